import { Form, useNavigation } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { OrderDetails } from '../../../../domain/purchases/checkout.ts'
import { rupees } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import { itemAddress } from '../item-address.ts'
import { orderIntents } from './order-intents.ts'
import type { Phase } from './phase.ts'

const contactAboutPayment = `${paths.contact()}?topic=payment`

/** What a student can do with an order in its state; the first is the main act. */
export function OrderActs({ order, phase }: { order: OrderDetails; phase: Phase }) {
  const { t } = useTranslation('orderPage')
  const { kind, itemId, payableUntil } = order
  const write = (
    <LinkButton to={contactAboutPayment} look="secondary">
      {t('write')}
    </LinkButton>
  )
  switch (phase) {
    case 'open':
    case 'granted':
      return <LinkButton to={itemAddress(kind, itemId)}>{t(`openItem.${kind}`)}</LinkButton>
    case 'unpaid':
      return (
        <>
          <PayNow order={order} />
          <LookNow />
          <Cancel />
        </>
      )
    case 'failed':
      return payableUntil === null ? <OrderAgain order={order} /> : <PayNow order={order} />
    case 'unlocking':
    case 'awaited':
      return (
        <>
          <LookNow />
          {write}
        </>
      )
    case 'review':
      return write
    default:
      return (
        <>
          <OrderAgain order={order} />
          {(phase === 'expired' || phase === 'cancelled') && <LookNow />}
        </>
      )
  }
}

/** Pays this order. A document of its own, because the checkout alone may lead to the gateway. */
function PayNow({ order: { id, offerId, totalPaise } }: { order: OrderDetails }) {
  const { t } = useTranslation('orderPage')
  return (
    <form method="post" action={paths.checkout(offerId)}>
      <HiddenFields fields={{ orderId: id }} />
      <Button type="submit">{t('pay', { amount: rupees(totalPaise) })}</Button>
    </form>
  )
}

function OrderAgain({ order: { offerId, couponCode } }: { order: OrderDetails }) {
  const { t } = useTranslation('orderPage')
  const coupon = couponCode === null ? '' : `?${new URLSearchParams({ coupon: couponCode })}`
  return (
    <LinkButton to={paths.checkout(offerId) + coupon} reloadDocument>
      {t('again')}
    </LinkButton>
  )
}

function LookNow() {
  const { t } = useTranslation('orderPage')
  const fields = { intent: orderIntents.look }
  const isAsking = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <Button type="submit" look="secondary" disabled={isAsking}>
        {isAsking ? t('common:waiting') : t('look')}
      </Button>
    </Form>
  )
}

function Cancel() {
  const { t } = useTranslation('orderPage')
  return (
    <ConfirmForm
      fields={{ intent: orderIntents.cancel }}
      button={t('cancel.button')}
      title={t('cancel.title')}
      text={t('cancel.text')}
      keep={t('cancel.keep')}
      look="secondary"
    />
  )
}
