import type { SeriesSummary } from '../../../domain/catalogue/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SeriesPrice } from './series-price.tsx'

type Props = { series: SeriesSummary; /** False beside a box with the price. */ isPriced?: boolean }

/** Number of tests, and once the price: a free series does not count its free tests. */
export function SeriesFacts({ series, isPriced = true }: Props) {
  const { t } = useTranslation('catalogue')
  const { access, entitlement, freeTestCount, testCount } = series
  const hasSamples = access !== 'free' && entitlement !== 'open' && freeTestCount > 0
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="tabular">
        {t('testCount', { count: testCount })}
        {hasSamples && `, ${t('freeCount', { count: freeTestCount })}`}
      </span>
      {isPriced && <SeriesPrice series={series} />}
    </p>
  )
}
