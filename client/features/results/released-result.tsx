import { Link } from 'react-router'
import type { Board } from '../../../domain/results/contract.ts'
import type { AttemptEvidence } from '../../../domain/results/evidence.ts'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { FirstResult } from './first-result.tsx'
import { partOf } from './frame/tabs.ts'
import { Reattempt } from './reattempt.tsx'
import { Receipt } from './receipt.tsx'
import { NextActs } from './next-acts.tsx'
import { ResultNotices } from './result-notices.tsx'
import type { ResultSummary } from './result-summary.ts'
import { ScoreReport } from './score-report.tsx'

const EvidenceNotice = lazyPart(() => import('./evidence-notice.tsx'), 'EvidenceNotice')
const BoardPart = lazyPart(() => import('./board.tsx'), 'BoardPart')
const ShareResult = lazyPart(() => import('./share-result.tsx'), 'ShareResult')

type Props = {
  testId: string
  /** Id of the student. */
  owner: string
  result: ResultSummary
  /** True when the score is normalised with other shifts. */
  inShifts: boolean
  board: Board | null
  /** Origin of the site, for absolute links. */
  origin: string
  mayReattempt: boolean
  /** Answers of the attempt that do not count. */
  evidence: AttemptEvidence | null
}

/**
 * A released result: score report, notices, board and sharing. Its props stay the same from render to render, because it
 * is loaded after the page (`lazyPart`).
 */
export function ReleasedResult({ testId, owner, result, inShifts, board, origin, mayReattempt, evidence }: Props) {
  const { t } = useTranslation('result')
  const { dateTime } = useFormat()
  const { attemptId, isFirst } = result
  const notices = (
    <>
      {isFirst && <FirstResult />}
      <NextActs testId={testId} attemptId={attemptId} acts={result.acts} />
      <ResultNotices result={result} />
      {evidence && evidence.items.length > 0 && <EvidenceNotice {...evidence} />}
      {mayReattempt && <Reattempt testId={testId} />}
    </>
  )
  return (
    <ScoreReport
      score={result}
      ranked={result}
      blankCosts={result.blankCosts}
      moment={{ owner, id: attemptId }}
      first={notices}
    >
      {inShifts && (
        <Link
          to={partOf(learningPaths.testNormalisation, testId, attemptId)}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {t('normalisation')}
        </Link>
      )}
      {board && <BoardPart board={board} />}
      <div className="text-sm text-muted">
        <p>{t(result.closedBy === 'time' ? 'closedByTime' : 'submittedOn', { date: dateTime(result.submittedAt) })}</p>
        <Receipt code={result.receipt} />
        {result.standing && (
          <Link
            to={partOf(learningPaths.testRankCard, testId, attemptId)}
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            {t('rankCard')}
          </Link>
        )}
        <ShareResult result={result} origin={origin} />
      </div>
    </ScoreReport>
  )
}
