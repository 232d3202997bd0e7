import { useFormat } from './use-format.ts'
import { useTranslation } from './use-translation.ts'

const secondsOf = (at: number): string => `:${String(Math.floor(at / 1000) % 60).padStart(2, '0')}`

/** Formats instants to the second. */
export const useInstant = () => {
  const { t } = useTranslation()
  const { date, timeOfDay } = useFormat()
  const clockTime = (at: number): string => timeOfDay(at, secondsOf(at))
  const instant = (at: number): string => t('dateTime', { date: date(at), time: clockTime(at) })
  return { clockTime, instant }
}
