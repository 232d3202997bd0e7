import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { OrderActForm, Refused } from './act-form.tsx'
import type { OrderData } from './load-order.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderEntries } from './order-entries.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderFacts } from './order-facts.tsx'

/** Page of an order: what it is, what the office can do, and what happened. */
export function OrderScreen({ data, answer }: { data: OrderData; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('officeOrders')
  const { order, act, paymentId, done } = data
  const payment = order.payments.find(({ id, refusal }) => id === paymentId && refusal === null)
  const isForm = act !== null && act !== 'ask' && (payment ? act === 'refund' : order.refusals[act] === null)
  const refundable = payment
    ? { paise: payment.paise, paymentId: payment.id }
    : { paise: order.totalPaise - order.refundedPaise, paymentId: null }
  return (
    <div className="grid gap-5">
      {answer?.intent === 'ask' && <Refused answer={answer} />}
      {!answer && done !== null && <Notice tone="success">{t(`done.${done}`)}</Notice>}
      {order.review !== null && <Notice tone="warning">{t(`reviews.${order.review}`)}</Notice>}
      <OrderActs order={order} />
      {isForm && <OrderActForm act={act} answer={answer} refundable={refundable} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="lg:order-last">
          <OrderFacts order={order} />
        </div>
        <div className="grid gap-6">
          <OrderEntries order={order} />
          <OrderPayments order={order} />
        </div>
      </div>
    </div>
  )
}
