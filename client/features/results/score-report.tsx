import { lazy, Suspense, type ReactNode } from 'react'
import type { AttemptResult, DemoResult } from '../../../domain/results/contract.ts'
import { Figures } from './figures.tsx'
import { IntegrityLog } from './result-notices.tsx'

// Until their script comes, after the page's, they are what the server sent.
const CutOffList = lazy(async () => ({ default: (await import('./cut-offs.tsx')).CutOffList }))
const ScoreExplanation = lazy(async () => ({ default: (await import('./score-explanation.tsx')).ScoreExplanation }))
const SectionBars = lazy(async () => ({ default: (await import('./section-bars.tsx')).SectionBars }))
const TieNote = lazy(async () => ({ default: (await import('./tie-note.tsx')).TieNote }))

/** The parts of a stored result that a demo result lacks. */
export type RankedResult = Pick<AttemptResult, 'standing' | 'validity' | 'qualifying' | 'cutOffs' | 'integrity'>

type Props = {
  score: Pick<DemoResult, 'totals' | 'sections'>
  ranked?: RankedResult
  /** True where a blank costs marks. */
  blankCosts: boolean
  /** Notices and next steps, right below the score. */
  first?: ReactNode
  children?: ReactNode
}

/** Score, rank, sections and explanation. `ranked` is absent where there are no ranks; `children` come last. */
export function ScoreReport({ score: { totals, sections }, ranked, blankCosts, first, children }: Props) {
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
        <ScoreExplanation ranked={ranked} blankCosts={blankCosts} />
      </Suspense>
      {children}
    </div>
  )
}
