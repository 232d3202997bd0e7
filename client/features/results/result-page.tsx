import type { AttemptSummary, Board, ScoringResult, VoidResult } from '../../../domain/results/contract.ts'
import type { AttemptEvidence } from '../../../domain/results/evidence.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResultFrame } from './frame/result-frame.tsx'
import { PendingResult } from './pending-result.tsx'
import { Reattempt } from './reattempt.tsx'
import { NoResult, UnreleasedResult, VoidResultNotice } from './result-notice.tsx'
import type { ResultSummary } from './result-summary.ts'

const AttemptList = lazyPart(() => import('./attempt-list.tsx'), 'AttemptList')
const ReleasedResult = lazyPart(() => import('./released-result.tsx'), 'ReleasedResult', <Skeleton lines={12} />)
const EvidenceNotice = lazyPart(() => import('./evidence-notice.tsx'), 'EvidenceNotice')

/**
 * State of the result page: `none` while the attempt runs or there is no attempt, `absent` for an attempt that ended
 * without a result.
 */
export type ResultOutcome =
  | { state: 'none' | 'absent' }
  | ScoringResult
  | { state: 'not_released'; releaseAt: number | null; receipt: string | null; submittedAt: number | null }
  | ResultSummary
  | VoidResult

type Props = {
  testId: string
  /** Id of the student. */
  owner: string
  title: Bilingual | null
  series: { id: string; title: Bilingual } | null
  outcome: ResultOutcome
  /** Answers of the attempt that do not count. */
  evidence: AttemptEvidence | null
  attempts: AttemptSummary[]
  shownAttempt: string | null
  mayReattempt: boolean
  /** True when the score is normalised with other shifts. */
  inShifts: boolean
  /** Top ten of a live test; null before its results are out. */
  board: Board | null
  /** Origin of the site, for absolute links. */
  origin: string
}

export function ResultPage({ title, series, attempts, shownAttempt, ...shown }: Props) {
  const { testId, outcome } = shown
  const attemptId = outcome.state === 'released' ? outcome.attemptId : null
  return (
    <ResultFrame testId={testId} title={title} series={series} attemptId={attemptId} shown="result">
      <OutcomePart {...shown} />
      {attempts.length > 1 && <AttemptList testId={testId} attempts={attempts} shown={shownAttempt} />}
    </ResultFrame>
  )
}

type PartProps = Omit<Props, 'title' | 'series' | 'attempts' | 'shownAttempt'>

function OutcomePart({ testId, outcome, evidence, mayReattempt, ...shown }: PartProps) {
  const uncounted = evidence && evidence.items.length > 0 && <EvidenceNotice {...evidence} />
  const reattempt = mayReattempt && <Reattempt testId={testId} />
  switch (outcome.state) {
    case 'none':
      return <NoResult state="none" testId={testId} />
    case 'absent':
      return (
        <>
          <NoResult state="absent" testId={testId} />
          {uncounted}
        </>
      )
    case 'scoring':
      return (
        <>
          <PendingResult until={outcome.until} serverNow={outcome.serverNow} />
          {uncounted}
        </>
      )
    case 'not_released':
      return (
        <>
          <UnreleasedResult {...outcome} />
          {uncounted}
          {reattempt}
        </>
      )
    case 'void':
      return (
        <>
          <VoidResultNotice result={outcome} />
          {reattempt}
        </>
      )
    case 'released':
      return (
        <ReleasedResult testId={testId} result={outcome} evidence={evidence} mayReattempt={mayReattempt} {...shown} />
      )
  }
}
