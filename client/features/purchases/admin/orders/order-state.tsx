import type { ListedOrder } from '../../../../../domain/purchases/office-orders.ts'
import type { OrderState } from '../../../../../domain/purchases/orders.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'

const tones: Record<OrderState, 'neutral' | 'success' | 'danger' | 'primary' | 'warning'> = {
  created: 'neutral',
  pending: 'primary',
  paid: 'warning',
  fulfilled: 'success',
  failed: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  review: 'danger',
  part_refunded: 'warning',
  refunded: 'neutral',
}

/** State of an order; a fulfilled one may still have other money in review. */
export function OrderBadge({ order: { state, review, isGrant } }: { order: ListedOrder }) {
  const { t } = useTranslation('officeOrders')
  return (
    <span className="inline-flex gap-1">
      <Badge tone={tones[state]}>{isGrant && state === 'fulfilled' ? t('grant') : t(`states.${state}`)}</Badge>
      {review !== null && state !== 'review' && <Badge tone="danger">{t('states.review')}</Badge>}
    </span>
  )
}
