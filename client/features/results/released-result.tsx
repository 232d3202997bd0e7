import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AttemptResult, Board } from '../../../domain/results/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Bookmarks } from './bookmarks-context.tsx'
import { Receipt } from './receipt.tsx'
import { ResultNotices } from './result-notices.tsx'
import { ScoreReport } from './score-report.tsx'
import { ShownAttempt } from './shown-attempt.ts'

const BoardPart = lazyPart(() => import('./board.tsx'), 'BoardPart')
const ShareResult = lazyPart(() => import('./share-result.tsx'), 'ShareResult')
const SolutionsPdf = lazyPart(() => import('./solutions-pdf.tsx'), 'SolutionsPdf')

type Props = {
  testId: string
  result: AttemptResult
  /** True when the score is normalised with other shifts. */
  inShifts: boolean
  board: Board | null
  /** Origin of the site, for absolute links. */
  origin: string
  /** Link to take the test again. */
  reattempt: ReactNode
  /** Notice of answers that do not count. */
  uncounted: ReactNode
}

/** A released result: score report, notices, board, sharing and the PDF of solutions. */
export function ReleasedResult({ testId, result, inShifts, board, origin, reattempt, uncounted }: Props) {
  const { t } = useTranslation('result')
  const { dateTime } = useFormat()
  const { attemptId } = result
  const notices = (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton to="#questions">{t('toQuestions')}</LinkButton>
        {reattempt}
      </div>
      <ResultNotices result={result} />
      {uncounted}
    </>
  )
  return (
    <ShownAttempt value={attemptId}>
      <Bookmarks key={attemptId} attemptId={attemptId} bookmarked={result.bookmarked}>
        <ScoreReport score={result} ranked={result} first={notices}>
          {inShifts && (
            <Link
              to={`${paths.testNormalisation(testId)}?attempt=${attemptId}`}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {t('normalisation')}
            </Link>
          )}
          {board && <BoardPart board={board} />}
          <div className="text-sm text-muted">
            <p>
              {t(result.closedBy === 'time' ? 'closedByTime' : 'submittedOn', { date: dateTime(result.submittedAt) })}
            </p>
            <Receipt code={result.receipt} />
            <ShareResult result={result} origin={origin} />
          </div>
          <SolutionsPdf key={attemptId} attemptId={attemptId} />
        </ScoreReport>
      </Bookmarks>
    </ShownAttempt>
  )
}
