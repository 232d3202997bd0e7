import { lazy, Suspense, type ReactNode } from 'react'
import type { MarksSplit } from '../../../domain/results/analysis/contract.ts'
import type { AttemptResult, ScoreTotals } from '../../../domain/results/contract.ts'
import { Figures } from './figures.tsx'
import { IntegrityLog } from './result-notices.tsx'
import type { SectionScore } from './result-summary.ts'
import { ScoreHead } from './score-head.tsx'
import type { Moment } from './use-drawn-once.ts'

// Until their script comes, after the page's, they are what the server sent.
const CutOffList = lazy(async () => ({ default: (await import('./cut-offs.tsx')).CutOffList }))
const ScoreExplanation = lazy(async () => ({ default: (await import('./score-explanation.tsx')).ScoreExplanation }))
const SectionBars = lazy(async () => ({ default: (await import('./section-bars.tsx')).SectionBars }))
const TieNote = lazy(async () => ({ default: (await import('./tie-note.tsx')).TieNote }))

/** The parts of a stored result that a demo result lacks. */
export type RankedResult = Pick<AttemptResult, 'standing' | 'validity' | 'qualifying' | 'cutOffs' | 'integrity'>

type Props = {
  score: { totals: ScoreTotals; sections: SectionScore[]; split: MarksSplit }
  ranked?: RankedResult
  /** True where a blank costs marks. */
  blankCosts: boolean
  /** Draws the ring at its first sight. */
  moment?: Moment
  /** Notices and next steps, right below the score. */
  first?: ReactNode
  children?: ReactNode
}

/** Score, rank, sections and explanation. `ranked` is absent where there are no ranks; `children` come last. */
export function ScoreReport({
  score: { totals, sections, split },
  ranked,
  blankCosts,
  moment,
  first,
  children,
}: Props) {
  const tie = ranked?.standing?.tie
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <ScoreHead totals={totals} split={split} ranked={ranked} moment={moment} />
        {first}
        <Figures totals={totals} standing={ranked?.standing ?? null} />
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
