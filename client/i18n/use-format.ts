import { useTranslation } from './use-translation.ts'
import { indianTime, minutesAndSeconds } from './format.ts'

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats dates in India's time and spans, in the current language. */
export const useFormat = () => {
  const { t } = useTranslation()

  const date = (at: number): string => {
    const { day: number, month, year } = indianTime(at)
    return `${number} ${t(`months.m${month as Month}`)} ${year}`
  }

  /** `seconds`, as ":05", follow the minutes. */
  const timeOfDay = (at: number, seconds = ''): string => {
    const { hour: hours, minute: minutes, part } = indianTime(at)
    return t(`timeOfDay.${part}`, { time: `${hours}:${minutes}${seconds}` })
  }

  const dateTime = (at: number): string => t('dateTime', { date: date(at), time: timeOfDay(at) })

  /** Formats a span by its two largest units: "2 days 3 hours", "1 hour 20 minutes", "45 minutes". */
  const span = (ms: number): string => {
    const parts = [
      [Math.floor(ms / day), 'days'],
      [Math.floor((ms % day) / hour), 'hours'],
      [Math.floor((ms % hour) / minute), 'minutes'],
    ] as const
    const first = parts.findIndex(([count]) => count > 0)
    if (first === -1) return t('minutes', { count: 0 })
    return parts
      .slice(first, first + 2)
      .filter(([count]) => count > 0)
      .map(([count, unit]) => t(unit, { count }))
      .join(' ')
  }

  /** Formats the rest of a wait; the last hour in minutes and seconds. */
  const left = (ms: number): string => (ms < hour ? minutesAndSeconds(ms) : span(ms))

  return { date, timeOfDay, dateTime, span, left }
}
