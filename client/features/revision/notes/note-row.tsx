import { Bookmark } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { noteIntents } from '../../../../domain/revision/note-form.ts'
import type { NotedQuestion } from '../../../../domain/revision/notes.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { QuestionNote } from '../../../ui/question-note.tsx'
import { SolutionLink } from '../solution-link.tsx'
import { bookmarkIntents } from './notes-data.ts'

type Props = { owner: string; entry: NotedQuestion; number: number }

/** A question with its note or bookmark. */
export function NoteRow({ owner, entry, number }: Props) {
  const { t } = useTranslation('notes')
  const { date } = useFormat()
  const { questionId, excerpt, note, bookmarkedIn, at, solution } = entry
  const attemptId = solution?.at === 'test' ? solution.attemptId : null
  return (
    <li id={questionId} className="grid grid-cols-1 gap-1 py-4">
      <h2 className="line-clamp-3 text-base font-semibold [overflow-wrap:anywhere]">
        <BilingualText text={excerpt} />
      </h2>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        {bookmarkedIn !== null && (
          <span className="inline-flex items-center gap-1">
            <Bookmark aria-hidden size={16} />
            {t('bookmarked')}
          </span>
        )}
        {solution?.at === 'test' && <BilingualText text={solution.title} />}
        <span>{date(at)}</span>
      </p>
      <QuestionNote
        hasRemoval={false}
        owner={owner}
        questionId={questionId}
        attemptId={attemptId}
        saved={note}
        number={number}
      />
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <SolutionLink
          questionId={questionId}
          solution={solution}
          label={t('solutionOf', { number })}
          texts={{ test: t('solution'), practice: t('practice'), none: t('noSolution') }}
        />
        {note !== null && (
          <RowForm
            fields={{ intent: noteIntents.remove, questionId }}
            label={t('editor.removeOf', { number })}
            text={t('editor.remove')}
          />
        )}
        {bookmarkedIn !== null && (
          <RowForm
            fields={{ intent: bookmarkIntents.drop, questionId, attemptId: bookmarkedIn }}
            label={t('dropBookmarkOf', { number })}
            text={t('dropBookmark')}
          />
        )}
      </div>
    </li>
  )
}

function RowForm({ fields, label, text }: { fields: Record<string, string>; label: string; text: string }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={`${pathname}${search}`} preventScrollReset>
      <HiddenFields fields={fields} />
      <Button type="submit" look="quiet" aria-label={label}>
        {text}
      </Button>
    </Form>
  )
}
