import { useSearchParams } from 'react-router'
import type { AttemptResult } from '../../../domain/results/contract.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Bookmarks } from './bookmarks-context.tsx'
import { FilterLinks } from './filter-links.tsx'
import { NotesContext, type ResultNotes } from './notes-context.ts'
import { ShownAttempt } from './shown-attempt.ts'
import { filterIn } from './shown-filter.ts'

const QuestionList = lazyPart(() => import('./question-list.tsx'), 'QuestionList')
const SolutionsPdf = lazyPart(() => import('./solutions-pdf.tsx'), 'SolutionsPdf')

/** Questions of a released result with their solutions, and the PDF of them. */
export function SolutionsPage({ result, notes }: { result: AttemptResult; notes: ResultNotes | null }) {
  const { attemptId, bookmarked, questions, passages, sections } = result
  const filter = filterIn(useSearchParams()[0])
  return (
    <ShownAttempt value={attemptId}>
      <Bookmarks key={attemptId} attemptId={attemptId} bookmarked={bookmarked}>
        <NotesContext value={notes}>
          <QuestionList
            questions={questions}
            passages={passages}
            sections={sections}
            filter={filter}
            filters={<FilterLinks questions={questions} />}
          />
        </NotesContext>
        <SolutionsPdf key={attemptId} attemptId={attemptId} />
      </Bookmarks>
    </ShownAttempt>
  )
}
