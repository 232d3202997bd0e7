import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeriesSummary } from '../../../domain/catalogue/contract.ts'
import { rupees } from '../../i18n/format.ts'

type Props = { series: Pick<SeriesSummary, 'access' | 'entitlement' | 'pricePaise' | 'validityDays'> }

/** Price and validity of a series; an owned series shows neither. */
export function SeriesPrice({ series: { access, entitlement, pricePaise, validityDays } }: Props) {
  const { t } = useTranslation('catalogue')
  if (access === 'free') return <strong className="text-success">{t('common:free')}</strong>
  if (entitlement === 'open') return <strong className="text-success">{t('owned')}</strong>
  if (pricePaise === null) return <strong>{t('premium')}</strong>
  return (
    <span className="tabular">
      <strong>{t('price', { amount: rupees(pricePaise) })}</strong>
      {validityDays !== null && <span className="text-sm text-muted"> {t('validity', { count: validityDays })}</span>}
    </span>
  )
}
