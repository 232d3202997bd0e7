import { useSearchParams } from 'react-router'
import type { AttemptResult } from '../../../domain/results/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { StartPracticeButton } from '../../ui/start-practice.tsx'
import { Bookmarks } from './bookmarks-context.tsx'
import { FilterLinks } from './filter-links.tsx'
import { NotesContext, type ResultNotes } from './notes-context.ts'
import { ShownAttempt } from './shown-attempt.ts'
import { filterIn } from './shown-filter.ts'

const QuestionList = lazyPart(() => import('./question-list.tsx'), 'QuestionList')
const SolutionsPdf = lazyPart(() => import('./solutions-pdf.tsx'), 'SolutionsPdf')

type Props = { result: AttemptResult; notes: ResultNotes | null }

/** Questions of a released result with their solutions, and the PDF of them. */
export function SolutionsPage({ result, notes }: Props) {
  const { t } = useTranslation('result')
  const { attemptId, bookmarked, questions, passages, sections, peers, totals } = result
  const filter = filterIn(useSearchParams()[0])
  const hasMistakes = totals.wrong + totals.partial + totals.skipped > 0
  const controls = (
    <>
      <FilterLinks questions={questions} />
      {hasMistakes && (
        <StartPracticeButton look="secondary" start={{ mode: 'tutor', source: { from: 'mistakes', attemptId } }}>
          {t('retake')}
        </StartPracticeButton>
      )}
    </>
  )
  return (
    <ShownAttempt value={attemptId}>
      <Bookmarks key={attemptId} attemptId={attemptId} bookmarked={bookmarked}>
        <NotesContext value={notes}>
          <QuestionList
            questions={questions}
            passages={passages}
            sections={sections}
            peers={peers}
            filter={filter}
            filters={controls}
          />
        </NotesContext>
        <SolutionsPdf key={attemptId} attemptId={attemptId} />
      </Bookmarks>
    </ShownAttempt>
  )
}
