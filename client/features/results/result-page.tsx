import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import type {
  AttemptResult,
  AttemptSummary,
  Board,
  ScoringResult,
  VoidResult,
} from '../../../domain/results/contract.ts'
import type { AttemptEvidence } from '../../../domain/results/evidence.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Bookmarks } from './bookmarks-context.tsx'
import { PendingResult } from './pending-result.tsx'
import { ResultNotices } from './result-notices.tsx'
import { ShownAttemptProvider } from './report-button.tsx'
import { ScoreReport } from './score-report.tsx'

const AttemptList = lazyPart(() => import('./attempt-list.tsx'), 'AttemptList')
const BoardPart = lazyPart(() => import('./board.tsx'), 'BoardPart')
const EvidenceNotice = lazyPart(() => import('./evidence-notice.tsx'), 'EvidenceNotice')
const ShareResult = lazyPart(() => import('./share-result.tsx'), 'ShareResult')
const SolutionsPdf = lazyPart(() => import('./solutions-pdf.tsx'), 'SolutionsPdf')

/**
 * State of the result page: `none` while the attempt runs or there is no attempt, `absent` for an attempt that ended
 * without a result.
 */
export type ResultOutcome =
  | { state: 'none' | 'absent' }
  | ScoringResult
  | { state: 'not_released'; releaseAt: number | null; receipt: string | null; submittedAt: number | null }
  | AttemptResult
  | VoidResult

type Props = {
  testId: string
  title: Bilingual | null
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

export function ResultPage({ title, attempts, shownAttempt, ...shown }: Props) {
  const { t } = useTranslation('result')
  return (
    <div className="page grid grid-cols-1 gap-4 py-4 md:gap-6 md:py-6">
      <div>
        <p className="text-sm text-muted">{t('title')}</p>
        <h1 className="text-2xl">{title ? <BilingualText text={title} /> : t('title')}</h1>
      </div>
      <OutcomePart {...shown} />
      {attempts.length > 1 && <AttemptList testId={shown.testId} attempts={attempts} shown={shownAttempt} />}
    </div>
  )
}

type PartProps = Omit<Props, 'title' | 'attempts' | 'shownAttempt'>

function OutcomePart({ testId, outcome, evidence, mayReattempt, inShifts, board, origin }: PartProps) {
  const { t } = useTranslation('result')
  const { dateTime } = useFormat()
  const uncounted = evidence && evidence.items.length > 0 && <EvidenceNotice {...evidence} />
  const reattempt = mayReattempt && <Reattempt testId={testId} />
  switch (outcome.state) {
    case 'none':
      return (
        <Notice title={t('none')} actions={<LinkButton to={paths.test(testId)}>{t('toTest')}</LinkButton>}>
          {t('noneText')}
        </Notice>
      )
    case 'absent':
      return (
        <>
          <Notice title={t('absent')} actions={<LinkButton to={paths.test(testId)}>{t('toTest')}</LinkButton>}>
            {t('absentText')}
          </Notice>
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
          <Notice title={t('notReleased')}>
            <p>
              {outcome.releaseAt === null
                ? t('notReleasedSoon')
                : t('notReleasedText', { date: dateTime(outcome.releaseAt) })}
            </p>
            {outcome.submittedAt !== null && (
              <p className="mt-2 text-sm">{t('submittedOn', { date: dateTime(outcome.submittedAt) })}</p>
            )}
            {outcome.receipt && <Receipt code={outcome.receipt} />}
          </Notice>
          {uncounted}
          {reattempt}
        </>
      )
    case 'void':
      return (
        <>
          <Notice title={t(`void.${outcome.validity}`)}>
            <p>{t(`voidText.${outcome.validity}`)}</p>
            {outcome.reason && <p className="mt-2">{t('voidReason', { reason: outcome.reason })}</p>}
            <Receipt code={outcome.receipt} />
          </Notice>
          {reattempt}
        </>
      )
    case 'released':
      return (
        <ShownAttemptProvider value={outcome.attemptId}>
          <Bookmarks key={outcome.attemptId} attemptId={outcome.attemptId} bookmarked={outcome.bookmarked}>
            <ScoreReport
              score={outcome}
              ranked={outcome}
              first={
                <>
                  <div className="flex flex-wrap items-start gap-3">
                    <LinkButton to="#questions">{t('toQuestions')}</LinkButton>
                    {reattempt}
                  </div>
                  <ResultNotices result={outcome} />
                  {uncounted}
                </>
              }
            >
              {inShifts && (
                <Link
                  to={`${paths.testNormalisation(testId)}?attempt=${outcome.attemptId}`}
                  className="link inline-flex min-h-11 items-center justify-self-start"
                >
                  {t('normalisation')}
                </Link>
              )}
              {board && <BoardPart board={board} />}
              <div className="text-sm text-muted">
                <p>
                  {t(outcome.closedBy === 'time' ? 'closedByTime' : 'submittedOn', {
                    date: dateTime(outcome.submittedAt),
                  })}
                </p>
                <Receipt code={outcome.receipt} />
                <ShareResult result={outcome} origin={origin} />
              </div>
              <SolutionsPdf key={outcome.attemptId} attemptId={outcome.attemptId} />
            </ScoreReport>
          </Bookmarks>
        </ShownAttemptProvider>
      )
  }
}

function Reattempt({ testId }: { testId: string }) {
  const { t } = useTranslation('result')
  return (
    <div className="grid justify-items-start gap-2">
      <LinkButton look="secondary" to={paths.test(testId)}>
        {t('reattempt')}
      </LinkButton>
      <p className="text-sm text-muted">{t('reattemptNote')}</p>
    </div>
  )
}

const Receipt = ({ code }: { code: string }) => {
  const { t } = useTranslation('result')
  return (
    <p className="text-sm">
      {t('receipt')}: <code className="font-mono break-all">{code}</code>
    </p>
  )
}
