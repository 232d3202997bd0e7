import { useTranslation } from '../../i18n/use-translation.ts'
import type { SeriesSummary } from '../../../domain/catalogue/contract.ts'
import { rupees } from '../../i18n/format.ts'

type Props = { series: Pick<SeriesSummary, 'access' | 'entitlement' | 'offer'> }

/** Price and validity of a series; an owned series shows neither. */
export function SeriesPrice({ series: { access, entitlement, offer } }: Props) {
  const { t } = useTranslation('catalogue')
  if (access === 'free') return <strong className="text-success">{t('common:free')}</strong>
  if (entitlement === 'open') return <strong className="text-success">{t('owned')}</strong>
  if (!offer) return <strong>{t('premium')}</strong>
  const { listPaise, pricePaise, validityDays } = offer
  return (
    <span className="tabular">
      {listPaise !== null && <s className="text-muted">₹{rupees(listPaise)}</s>}{' '}
      <strong>{t('price', { amount: rupees(pricePaise) })}</strong>
      {validityDays !== null && <span className="text-sm text-muted"> {t('validity', { count: validityDays })}</span>}
    </span>
  )
}
