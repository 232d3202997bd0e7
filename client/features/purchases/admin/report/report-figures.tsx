import { figuresOf, salesFigures, type SalesSums } from '../../../../../domain/sales/sums.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { money } from './money.ts'

/** Change in percent; null where there is nothing to compare with. */
const changeOf = (value: number, before: number): number | null =>
  before === 0 ? null : Math.round(((value - before) * 100) / Math.abs(before))

/** Figures of the span, each with its change since as many days before. */
export function ReportFigures({ sums, before, days }: { sums: SalesSums; before: SalesSums; days: number }) {
  const { t } = useTranslation('salesReport')
  const now = figuresOf(sums)
  const then = figuresOf(before)
  const trendOf = (change: number | null): string => {
    if (change === null) return t('trend.none')
    if (change === 0) return t('trend.same', { count: days })
    return t(change > 0 ? 'trend.up' : 'trend.down', { percent: Math.abs(change), count: days })
  }
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {salesFigures.map((name) => (
        <div key={name} className="card p-4">
          <dt className="text-sm text-muted">{t(`figures.${name}`)}</dt>
          <dd className="tabular text-xl font-semibold">{money(now[name])}</dd>
          <dd className="text-sm text-muted">{t(`hints.${name}`)}</dd>
          <dd className="tabular text-sm">{trendOf(changeOf(now[name], then[name]))}</dd>
        </div>
      ))}
    </dl>
  )
}
