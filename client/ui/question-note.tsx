import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { noteField, noteIntents } from '../../domain/revision/note-form.ts'
import { noteLimits } from '../../domain/revision/notes.ts'
import { useStrings } from '../i18n/use-strings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { useNote, type NoteOf, type NoteState } from './notes/use-note.ts'
import { TextArea } from './text-area.tsx'

type Props = NoteOf & {
  /** Number of the question on the page. */
  number: number
  /** False where the page has its own button that deletes it. */
  hasRemoval?: boolean
}

/**
 * The student's note on a question, with its form. Works without script, and keeps the text on the device until it is
 * sent.
 */
export function QuestionNote({ number, hasRemoval = true, ...of }: Props) {
  useStrings('notes')
  const { t } = useTranslation('notes')
  const { pathname, search } = useLocation()
  const { questionId, attemptId } = of
  const { area, note, sending, send, undo, typed } = useNote(of)
  const [isOpen, setIsOpen] = useState(false)
  const isUnsent = sending.state !== 'idle' && sending.state !== 'saved' && sending.state !== 'removed'
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = area.current?.value.trim() ?? ''
    if (sending.state !== 'sending' && (await send(text))) setIsOpen(false)
  }
  return (
    <div className="min-w-0 grow basis-full text-sm">
      {note !== null && <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p>}
      <details open={isOpen || isUnsent} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary
          aria-label={t(note === null ? 'editor.addOf' : 'editor.editOf', { number })}
          className="link inline-flex min-h-11 items-center"
        >
          {t(note === null ? 'editor.add' : 'editor.edit')}
        </summary>
        <form
          method="post"
          action={`${pathname}${search}#${questionId}`}
          onSubmit={(event) => void save(event)}
          className="grid gap-3 pb-3"
        >
          <HiddenFields fields={{ intent: noteIntents.write, questionId, attemptId: attemptId ?? '' }} />
          <TextArea
            ref={area}
            label={t('editor.label', { number })}
            hint={t('editor.hint', { most: noteLimits.length })}
            name={noteField}
            rows={3}
            maxLength={noteLimits.length}
            defaultValue={note ?? ''}
            onInput={typed}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={sending.state === 'sending'}>
              {t(sending.state === 'sending' ? 'editor.saving' : 'editor.save')}
            </Button>
            {note !== null && hasRemoval && (
              <Button
                look="quiet"
                className="noscript:hidden"
                disabled={sending.state === 'sending'}
                aria-label={t('editor.removeOf', { number })}
                onClick={async () => {
                  if (area.current) area.current.value = ''
                  if (await send('')) setIsOpen(false)
                }}
              >
                {t('editor.remove')}
              </Button>
            )}
          </div>
        </form>
      </details>
      <NoteStatus sending={sending} />
      {sending.state === 'removed' && undo && (
        <Button look="secondary" onClick={undo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}

function NoteStatus({ sending }: { sending: NoteState }) {
  const { t } = useTranslation('notes')
  const { state } = sending
  const isBad = state === 'kept' || state === 'lost' || state === 'refused'
  return (
    <p role="status" className={isBad ? 'pb-2 font-semibold text-danger' : 'text-muted empty:hidden'}>
      {state === 'refused' && t(`errors:${sending.code}`)}
      {state !== 'refused' && state !== 'idle' && state !== 'sending' && t(`editor.${state}`)}
    </p>
  )
}
