import type { OrderDetails } from '../../../../domain/purchases/checkout.ts'
import { rupees } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Tone } from '../../../ui/tones.tsx'
import type { OrderAnswer } from './order-data.ts'
import { OrderActs } from './order-acts.tsx'
import { orderIntents } from './order-intents.ts'
import type { Phase } from './phase.ts'

const tones: Record<Phase, Tone> = {
  unlocking: 'info',
  open: 'success',
  granted: 'success',
  over: 'info',
  awaited: 'warning',
  unpaid: 'warning',
  failed: 'warning',
  expired: 'info',
  cancelled: 'info',
  review: 'warning',
  refunded: 'info',
}

type Props = { order: OrderDetails; phase: Phase; now: number; answer: OrderAnswer | undefined }

/** State of an order in words, with what can be done. */
export function OrderState(props: Props) {
  const { order, phase } = props
  const { t } = useTranslation('orderPage')
  return (
    <Notice
      tone={tones[phase]}
      title={t(`heading.${phase}`)}
      className="mt-4"
      actions={<OrderActs order={order} phase={phase} />}
    >
      {useSentences(props).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}

/** Sentences of a state: what it means, and what happens next. */
const useSentences = ({ order, phase, now, answer }: Props): string[] => {
  const access = useAccessText(order, now)
  const asks = useAsksText(order, phase, now)
  const meaning = useMeaning(order, phase)
  const { t } = useTranslation('orderPage')
  const partly = t('text.partRefunded', { amount: rupees(order.refundedPaise) })
  return [
    ...meaning,
    ...(phase === 'open' || phase === 'granted' ? [access] : []),
    ...(order.state === 'part_refunded' ? [partly] : []),
    ...(answer?.intent === orderIntents.look && isWithoutMoney(phase)
      ? [t(answer.refused === null ? 'still' : 'limited')]
      : []),
    ...asks,
  ]
}

const isWithoutMoney = (phase: Phase): boolean =>
  ['awaited', 'unpaid', 'failed', 'expired', 'cancelled'].includes(phase)

const useMeaning = ({ payableUntil, refundedPaise, grantReason }: OrderDetails, phase: Phase): string[] => {
  const { t } = useTranslation('orderPage')
  const { timeOfDay } = useFormat()
  if (phase === 'open') return []
  const values = {
    time: payableUntil === null ? '' : timeOfDay(payableUntil),
    amount: rupees(refundedPaise),
    reason: grantReason ?? '',
  }
  return [t(`text.${phase}`, values)]
}

const useAccessText = ({ access }: OrderDetails, now: number): string => {
  const { t } = useTranslation('orderPage')
  const { date } = useFormat()
  if (access === null) return ''
  if (access.startsAt > now) return t('from', { date: date(access.startsAt) })
  return access.endsAt === null ? t('noEnd') : t('until', { date: date(access.endsAt) })
}

const dayMs = 86_400_000

/** When the gateway is asked again about money that may be on its way. */
const useAsksText = ({ asksAt }: OrderDetails, phase: Phase, now: number): string[] => {
  const { t } = useTranslation('orderPage')
  const { timeOfDay, date } = useFormat()
  if (asksAt === null) return []
  const isSoon = asksAt - now < dayMs / 2
  const next = isSoon ? t('asks', { time: timeOfDay(asksAt) }) : t('asksOn', { date: date(asksAt) })
  return phase === 'awaited' ? [next] : [`${t('paidAlready')} ${next}`]
}
