import { startOfDayInIndia } from '../../../../domain/india.ts'
import { useFormat } from '../../../i18n/use-format.ts'

/** Formats a calendar day `YYYY-MM-DD`. */
export const useDay = () => {
  const { date } = useFormat()
  return (day: string): string => date(startOfDayInIndia(day))
}
