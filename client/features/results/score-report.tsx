import { lazy, Suspense, type ReactNode } from 'react'
import type { AttemptResult, DemoResult } from '../../../domain/results/contract.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Figures } from './figures.tsx'
import { IntegrityLog } from './result-notices.tsx'

// Until their script comes, after the page's, they are what the server sent.
const CutOffList = lazy(async () => ({ default: (await import('./cut-offs.tsx')).CutOffList }))
const ScoreExplanation = lazy(async () => ({ default: (await import('./score-explanation.tsx')).ScoreExplanation }))
const SectionBars = lazy(async () => ({ default: (await import('./section-bars.tsx')).SectionBars }))
const TieNote = lazy(async () => ({ default: (await import('./tie-note.tsx')).TieNote }))
const QuestionList = lazyPart(() => import('./question-list.tsx'), 'QuestionList')

/** The parts of a stored result that a demo result lacks. */
export type RankedResult = Pick<AttemptResult, 'standing' | 'validity' | 'qualifying' | 'cutOffs' | 'integrity'>

type Props = {
  score: DemoResult
  ranked?: RankedResult
  /** Notices and next steps, right below the score. */
  first?: ReactNode
  children?: ReactNode
}

/**
 * Score, rank, sections, explanation and questions. `ranked` is absent where there are no ranks; `children` come before
 * the questions.
 */
export function ScoreReport({ score, ranked, first, children }: Props) {
  const { totals, sections } = score
  const tie = ranked?.standing?.tie
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <Figures totals={totals} ranked={ranked} />
        {first}
      </div>
      <Suspense fallback={null}>
        {ranked && ranked.cutOffs.length > 0 && (
          <CutOffList cutOffs={ranked.cutOffs} sections={sections} totals={totals} />
        )}
        {tie && <TieNote tie={tie} sections={sections} />}
      </Suspense>
      <Suspense fallback={null}>{sections.length > 1 && <SectionBars sections={sections} />}</Suspense>
      {ranked && <IntegrityLog entries={ranked.integrity} />}
      <Suspense fallback={null}>
        <ScoreExplanation ranked={ranked} blankCosts={score.questions.some(({ marks }) => marks.blank !== undefined)} />
      </Suspense>
      {children}
      <QuestionList questions={score.questions} passages={score.passages} sections={sections} />
    </div>
  )
}
