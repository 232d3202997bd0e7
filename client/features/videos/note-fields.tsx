import type { ReactNode } from 'react'
import { maxNoteLength } from '../../../domain/videos/kinds.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { NoteOutcome } from './note-action.ts'

type Props = {
  /** Outcome of this form, once submitted. */
  outcome: NoteOutcome | undefined
  text?: string
  at: string
  onAt: (at: string) => void
  /** Called when the student begins to write. */
  onWrite?: () => void
  isBusy: boolean
  button: ReactNode
}

/** Text and time of a note, with their errors. */
export function NoteFields({ outcome, text = '', at, onAt, onWrite, isBusy, button }: Props) {
  const { t } = useTranslation('player')
  const refused = outcome?.ok === false ? outcome : null
  const badTime = refused?.error === 'at' ? t('notes.badTime') : null
  return (
    <>
      <TextArea
        label={t('notes.text')}
        name="text"
        rows={3}
        required
        maxLength={maxNoteLength}
        defaultValue={refused?.text ?? text}
        onFocus={onWrite}
        {...(refused?.error === 'text' && { error: t('notes.badText', { count: maxNoteLength }) })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-24">
          <Field
            label={t('notes.at')}
            title={t('notes.atHint')}
            name="at"
            inputMode="text"
            autoComplete="off"
            required
            maxLength={8}
            value={at}
            onChange={({ currentTarget }) => onAt(currentTarget.value)}
            aria-invalid={badTime ? true : undefined}
          />
        </div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t('common:waiting') : button}
        </Button>
      </div>
      {badTime && (
        <p role="alert" className="text-sm text-danger">
          {badTime}
        </p>
      )}
      {refused && refused.error !== 'at' && refused.error !== 'text' && (
        <Notice tone="danger">{refused.error === 'failed' ? t('notes.failed') : t(`errors:${refused.error}`)}</Notice>
      )}
    </>
  )
}
