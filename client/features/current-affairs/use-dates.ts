import { startOfDayInIndia } from '../../../domain/india.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Formats days (`2026-10-02`) and months (`2026-10`) in the current language. */
export const useDates = () => {
  const { t } = useTranslation('affairs')
  const { date } = useFormat()
  return {
    day: (day: string): string => date(startOfDayInIndia(day)),
    month: (month: string): string => `${t(`longMonths.m${Number(month.slice(5, 7)) as Month}`)} ${month.slice(0, 4)}`,
  }
}
