import { LoaderCircle } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link, useRevalidator } from 'react-router'
import type { AttemptResult, AttemptSummary, Board, VoidResult } from '../../../domain/results/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Bookmarks } from './bookmarks-context.tsx'
import { LateAttemptList } from './late-attempt-list.tsx'
import { LateBoard } from './late-board.tsx'
import { LateShare } from './late-share.tsx'
import { LateSolutions } from './late-solutions.tsx'
import { ResultNotices } from './result-notices.tsx'
import { ShownAttemptProvider } from './report-button.tsx'
import { ScoreReport } from './score-report.tsx'

/** Where a result stands: being made, not to be seen yet, there, or not begun. */
export type Outcome =
  | { state: 'none' }
  | { state: 'scoring' }
  | { state: 'not_released'; releaseAt: number | null; receipt: string | null; submittedAt: number | null }
  | AttemptResult
  | VoidResult

type Props = {
  testId: string
  title: Bilingual | null
  outcome: Outcome
  attempts: AttemptSummary[]
  shownAttempt: string | null
  mayReattempt: boolean
  /** Whether its score is brought to one scale with those of other shifts. */
  inShifts: boolean
  /** The ten best of a live test, once its results are out. */
  board: Board | null
  /** The site's. */
  origin: string
}

export function ResultPage({ testId, title, outcome, attempts, shownAttempt, mayReattempt, ...rest }: Props) {
  const { t } = useTranslation('result')
  return (
    <div className="page grid grid-cols-1 gap-6 py-6">
      <div>
        <p className="text-sm text-muted">{t('title')}</p>
        <h1 className="text-2xl">{title ? <BilingualText text={title} /> : t('title')}</h1>
      </div>
      <OutcomePart testId={testId} outcome={outcome} {...rest} />
      {mayReattempt && outcome.state !== 'none' && outcome.state !== 'scoring' && (
        <div className="grid justify-items-start gap-2">
          <LinkButton look="secondary" to={paths.test(testId)}>
            {t('reattempt')}
          </LinkButton>
          <p className="text-sm text-muted">{t('reattemptNote')}</p>
        </div>
      )}
      {attempts.length > 1 && <LateAttemptList testId={testId} attempts={attempts} shown={shownAttempt} />}
    </div>
  )
}

type PartProps = Pick<Props, 'testId' | 'outcome' | 'inShifts' | 'board' | 'origin'>

function OutcomePart({ testId, outcome, inShifts, board, origin }: PartProps) {
  const { t } = useTranslation('result')
  const { dateTime } = useFormat()
  switch (outcome.state) {
    case 'none':
      return (
        <Notice title={t('none')} actions={<LinkButton to={paths.test(testId)}>{t('toTest')}</LinkButton>}>
          {t('noneText')}
        </Notice>
      )
    case 'scoring':
      return <Scoring />
    case 'not_released':
      return (
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
      )
    case 'void':
      return (
        <Notice title={t(`void.${outcome.validity}`)}>
          <p>{t(`voidText.${outcome.validity}`)}</p>
          {outcome.reason && <p className="mt-2">{t('voidReason', { reason: outcome.reason })}</p>}
          <Receipt code={outcome.receipt} />
        </Notice>
      )
    case 'released':
      return (
        <>
          <div className="text-sm text-muted">
            <p>
              {t(outcome.closedBy === 'time' ? 'closedByTime' : 'submittedOn', { date: dateTime(outcome.submittedAt) })}
            </p>
            <Receipt code={outcome.receipt} />
            <LateShare result={outcome} origin={origin} />
          </div>
          <ResultNotices result={outcome} />
          <ShownAttemptProvider value={outcome.attemptId}>
            <Bookmarks key={outcome.attemptId} attemptId={outcome.attemptId} bookmarked={outcome.bookmarked}>
              <ScoreReport score={outcome} ranked={outcome}>
                {inShifts && (
                  <Link
                    to={`${paths.testNormalisation(testId)}?attempt=${outcome.attemptId}`}
                    className="link inline-flex min-h-11 items-center justify-self-start"
                  >
                    {t('normalisation')}
                  </Link>
                )}
                {board && <LateBoard board={board} />}
                <LateSolutions key={outcome.attemptId} attemptId={outcome.attemptId} />
              </ScoreReport>
            </Bookmarks>
          </ShownAttemptProvider>
        </>
      )
  }
}

const Receipt = ({ code }: { code: string }) => {
  const { t } = useTranslation('result')
  return (
    <p className="text-sm">
      {t('receipt')}: <code className="font-mono break-all">{code}</code>
    </p>
  )
}

const askMs = { first: 1_000, last: 10_000 }

/** Asks again, more and more slowly, while the page is looked at. */
function Scoring() {
  const { t } = useTranslation('result')
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let wait = askMs.first
    let timer = setTimeout(ask, wait)
    function ask() {
      if (document.visibilityState === 'visible') look()
      wait = Math.min(askMs.last, wait * 1.5)
      timer = setTimeout(ask, wait)
    }
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="card flex items-center gap-4 p-5">
      <LoaderCircle aria-hidden className="shrink-0 animate-spin text-primary" />
      <div>
        <p className="font-semibold">{t('scoring')}</p>
        <p className="text-muted">{t('scoringText')}</p>
      </div>
    </div>
  )
}
