import type { OfferItem } from '../../../../../domain/purchases/office-offers.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { FurtherPart } from '../../../../office/publishing/publishing-panel.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import type { SaleData } from './load-sale.ts'

const OfferPanel = lazyPart(() => import('./offer-panel.tsx'), 'OfferPanel')

/** Sale of an item as a part of its editor's panel. */
export const useSalePart = (item: OfferItem, data: SaleData): FurtherPart => {
  const { t } = useTranslation('officeOffers')
  return { id: 'sale', label: t('title'), content: <OfferPanel item={item} data={data} /> }
}
