import { startOfDayInIndia } from '../../../../../domain/india.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

const monthLength = 'YYYY-MM'.length

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Names a day `YYYY-MM-DD` or a month `YYYY-MM`. */
export const usePeriod = () => {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (period: string): string =>
    period.length === monthLength
      ? `${t(`months.m${Number(period.slice(5)) as Month}`)} ${period.slice(0, 4)}`
      : date(startOfDayInIndia(period))
}
