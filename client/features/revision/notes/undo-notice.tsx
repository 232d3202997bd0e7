import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { noteField, noteIntents } from '../../../../domain/revision/note-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { NoteAnswer } from './note-action.ts'
import { bookmarkIntents, type BookmarkAnswer } from './notes-data.ts'

/** Outcome of the form that was sent last: its refusal, or the removal with its undo. */
export function UndoNotice({ answer }: { answer: NoteAnswer | BookmarkAnswer | undefined }) {
  const { t } = useTranslation('notes')
  if (!answer) return null
  if (answer.refusal) return <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>
  if ('note' in answer) {
    if (answer.intent === noteIntents.write) return <Notice tone="success">{t('editor.saved')}</Notice>
    const { note: questionId, undo } = answer
    return undo === null ? null : (
      <Undo fields={{ intent: noteIntents.write, questionId, attemptId: '', [noteField]: undo }}>{t('removed')}</Undo>
    )
  }
  if (answer.intent === bookmarkIntents.keep) return <Notice tone="success">{t('keptBookmark')}</Notice>
  const { bookmark: questionId, attemptId } = answer
  return <Undo fields={{ intent: bookmarkIntents.keep, questionId, attemptId }}>{t('droppedBookmark')}</Undo>
}

/** Takes the focus from the button of the removal, which may be gone. */
function Undo({ fields, children }: { fields: Record<string, string>; children: ReactNode }) {
  const { t } = useTranslation('notes')
  const { pathname, search } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const { questionId } = fields
  useEffect(() => button.current?.focus(), [questionId])
  return (
    <Notice
      actions={
        <Form method="post" action={`${pathname}${search}`} preventScrollReset>
          <HiddenFields fields={fields} />
          <Button ref={button} type="submit" look="secondary">
            {t('undo')}
          </Button>
        </Form>
      }
    >
      {children}
    </Notice>
  )
}
