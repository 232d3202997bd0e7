import type { JobDate } from '../../../domain/jobs/contract.ts'
import { endOfDate } from '../../../domain/jobs/dates.ts'
import { dateNames } from '../../../domain/jobs/date-names.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { useJobValues } from './use-job-values.ts'

type Props = { dates: JobDate[]; cancelled: boolean; serverNow: number }

/** Announced dates with their notes. Past dates are marked, dates of a cancelled job struck out. */
export function KeyDates({ dates, cancelled, serverNow }: Props) {
  const { t } = useTranslation('job')
  const { when } = useJobValues()
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {dates.map((date) => {
        const end = endOfDate(date)
        const over = end !== null && end <= serverNow
        const off = cancelled && !over
        const past = over || off
        return (
          <div key={date.kind} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
            <dt className={past ? 'text-muted' : 'font-semibold'}>
              <BilingualText text={dateNames[date.kind]} />
            </dt>
            <dd className="ml-auto text-right tabular">
              {off ? (
                <s className="text-muted">{when(date)}</s>
              ) : (
                <span className={over ? 'text-muted' : ''}>{when(date)}</span>
              )}{' '}
              {date.tentative && !off && <Badge>{t('dates.tentative')}</Badge>}
              {over && <span className="text-sm text-muted">({t('dates.passed')})</span>}
              {off && <span className="text-sm text-muted">({t('dates.cancelled')})</span>}
              {date.note && !off && (
                <span className="block text-sm text-muted">
                  <BilingualText text={date.note} />
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
