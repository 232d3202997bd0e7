import type { AgeLimit, JobDate } from '../../../domain/jobs/contract.ts'
import { rupees } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Noon of a calendar day in India, which formats as that day. */
const noonOf = (day: string): number => Date.parse(`${day}T06:30:00Z`)

/** First day of a range without the month that its last day names too: "6 Dec 2026" before "8 Dec 2026" is "6". */
const withoutSharedMonth = (from: string, to: string): string => {
  const [day = ''] = from.split(' ', 1)
  return to.endsWith(from.slice(day.length)) ? day : from
}

/** Formats dates, ages and amounts of a job in the current language. */
export const useJobValues = () => {
  const { t } = useTranslation('job')
  const { date, dateTime } = useFormat()

  const day = (text: string): string => date(noonOf(text))

  const when = ({ at, until, allDay }: Pick<JobDate, 'at' | 'until' | 'allDay'>): string => {
    if (at === null) return t('dates.unknown')
    const write = allDay ? date : dateTime
    if (until === null) return write(at)
    const [from, to] = [write(at), write(until)]
    return t('dates.range', { from: allDay ? withoutSharedMonth(from, to) : from, to })
  }

  const age = ({ min, max, asOn }: AgeLimit): string => {
    if (min === null && max === null) return t('age.none')
    const key = min === null ? 'age.atMost' : max === null ? 'age.atLeast' : 'age.between'
    return t(key, { min: min ?? '', max: max ?? '', date: day(asOn) })
  }

  const amount = (paise: number): string => (paise === 0 ? t('fee.free') : t('fee.amount', { amount: rupees(paise) }))

  return { day, when, age, amount }
}
