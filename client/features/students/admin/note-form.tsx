import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { noteLength } from '../../../../domain/students/timeline.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { foldOutButton } from '../../../office/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type Props = {
  answer: OfficeAnswer | undefined
  /** Time at which the last note was added; null where the page shows no such outcome. */
  addedAt: number | null
}

/** Form of a note for colleagues, closed and empty again once the note is added. */
export function NoteForm({ answer, addedAt }: Props) {
  const { t } = useTranslation('studentPage')
  const box = useRef<HTMLDetailsElement>(null)
  const busy = useNavigation().formData?.get('intent') === 'note'
  const mine = answer?.intent === 'note' ? answer : undefined
  useEffect(() => {
    if (addedAt === null || !box.current) return
    box.current.open = false
    box.current.querySelector('form')?.reset()
  }, [addedAt])
  return (
    <details ref={box} open={mine !== undefined} className="open:basis-full">
      <summary className={`${foldOutButton} cursor-pointer`}>{t('note.write')}</summary>
      <Form method="post" noValidate className="grid gap-3 py-2">
        <HiddenFields fields={{ intent: 'note' }} />
        <TextArea
          label={t('note.label')}
          name="text"
          rows={3}
          maxLength={noteLength}
          required
          defaultValue={mine?.values['text']}
          hint={t('note.hint')}
          {...(mine?.fields['text'] && { error: t('note.missing') })}
        />
        <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
          {t('note.add')}
        </Button>
      </Form>
    </details>
  )
}
