import type { JobSummary } from '../../../domain/jobs/contract.ts'
import { daysLeft } from '../../../domain/jobs/dates.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type Props = {
  job: Pick<JobSummary, 'phase' | 'overlays' | 'opensAt' | 'closesAt' | 'stageAt'>
  /** Unix milliseconds. */
  serverNow: number
}

/** The date that matters now: opening, last date, or release of the current stage. */
export function JobDeadline({ job, serverNow }: Props) {
  const { t } = useTranslation('jobs')
  const { date } = useFormat()
  const { phase, overlays, opensAt, closesAt, stageAt } = job
  if (overlays.includes('cancelled')) return null
  if (phase === 'upcoming') return <>{opensAt === null ? t('opensLater') : t('opensOn', { date: date(opensAt) })}</>
  if (phase === 'open' || phase === 'closing_soon') {
    if (closesAt === null) return null
    const days = daysLeft(closesAt, serverNow)
    return (
      <>
        {t('lastDate', { date: date(closesAt - 1) })}{' '}
        <span className={`whitespace-nowrap ${phase === 'closing_soon' ? 'font-semibold text-danger' : 'text-muted'}`}>
          ({days === 0 ? t('lastDay') : t('daysLeft', { count: days })})
        </span>
      </>
    )
  }
  if (phase === 'closed') return <>{closesAt !== null && t('closedOn', { date: date(closesAt - 1) })}</>
  return <>{stageAt !== null && phase !== 'exam_done' && t('outOn', { date: date(stageAt) })}</>
}
