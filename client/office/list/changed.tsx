import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { dateInIndia } from '../../../domain/india.ts'

const minute = 60_000

/** Formats an instant relative to `now`: minutes ago, the time of today or yesterday, or the date. */
export const useWhen = () => {
  const { t } = useTranslation('officeList')
  const { date, timeOfDay } = useFormat()
  return (at: number, now: number): string => {
    const minutes = Math.floor((now - at) / minute)
    if (minutes < 1 && at <= now) return t('when.now')
    if (minutes < 60 && at <= now) return t('when.minutes', { count: minutes })
    if (dateInIndia(at) === dateInIndia(now)) return t('when.today', { time: timeOfDay(at) })
    if (dateInIndia(at) === dateInIndia(now - 24 * 60 * minute)) return t('when.yesterday', { time: timeOfDay(at) })
    return date(at)
  }
}

/** Relative time of an instant, with its exact date and time in India as the title. */
export function When({ at, now }: { at: number; now: number }) {
  const { dateTime } = useFormat()
  const when = useWhen()
  return (
    <time dateTime={new Date(at).toISOString()} title={dateTime(at)} className="whitespace-nowrap">
      {when(at, now)}
    </time>
  )
}
