import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { OrderDetails } from '../../../../domain/purchases/checkout.ts'
import type { OrderRefunds } from '../../../../domain/purchases/refunds.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { RefundPanel } from '../refund/lazy-refund-panel.ts'
import type { OrderAnswer } from './order-data.ts'
import { OrderParts } from './order-parts.tsx'
import { OrderState } from './order-state.tsx'
import { mayChange, phaseOf } from './phase.ts'
import { useOrderPolling } from './use-order-polling.ts'

type Props = {
  order: OrderDetails
  /** Instant at which the order was read, Unix milliseconds. */
  now: number
  answer: OrderAnswer | undefined
  refunds: OrderRefunds
}

/** What has become of an order, what to do next, its price and papers. */
export function OrderPage({ order, refunds, now, answer }: Props) {
  const { t } = useTranslation('orderPage')
  const phase = phaseOf(order, now)
  useOrderPolling(order, mayChange(phase))
  return (
    <>
      <Link to={paths.myPurchases()} className="link inline-flex min-h-11 items-center">
        {t('all')}
      </Link>
      <p className="text-sm font-semibold text-primary">{t(`orders:kinds.${order.kind}`)}</p>
      <h1 className="mt-1 text-2xl md:text-3xl">
        <BilingualText text={order.title} />
      </h1>
      <OrderState order={order} phase={phase} now={now} answer={answer} />
      <OrderParts order={order} />
      <RefundPanel data={refunds} answer={answer} />
    </>
  )
}
