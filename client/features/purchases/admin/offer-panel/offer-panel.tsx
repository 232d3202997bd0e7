import { useActionData } from 'react-router'
import type { OfferItem } from '../../../../../domain/purchases/office-offers.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useValue } from '../../../../office/editor/editor-context.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { saleAnswerOf } from '../offers/offer-form.ts'
import { Sale } from '../offers/sale.tsx'
import type { SaleData } from './load-sale.ts'

/** Sale of the item of an editor. It has a button of its own: what is typed here is no part of the draft. */
export function OfferPanel({ item, data: { sale, now } }: { item: OfferItem; data: SaleData }) {
  const answer = saleAnswerOf(useActionData())
  return (
    <div className="grid gap-3">
      <AccessHint isSold={sale.offer?.state === 'active'} />
      <Sale item={item} sale={sale} now={now} answer={answer} />
    </div>
  )
}

/** How the access of the draft and its sale fit together. */
function AccessHint({ isSold }: { isSold: boolean }) {
  const { t } = useTranslation('officeOffers')
  const access = useValue('access')
  if (access === 'free') return <Notice tone={isSold ? 'warning' : 'info'}>{t('isFree')}</Notice>
  if (access === 'paid' && !isSold) return <Notice tone="warning">{t('unsold')}</Notice>
  return access === 'series' ? <p className="text-sm text-muted">{t('withSeries')}</p> : null
}
