import type { Language } from '../../domain/language.ts'
import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { paths } from '../../domain/paths.ts'
import { accessWords, rejectedWords, reviewReasonWords } from '../../domain/purchases/notice-words.ts'
import type { EventHandler } from '../events/events.queue.ts'
import { tell } from '../notifications/announcing.usecases.ts'
import type { Services } from '../platform/context.ts'
import * as store from './notices.store.ts'

/** Words that are the same in both languages, as someone wrote them. */
const same = (text: string): Record<Language, string> => ({ en: text, hi: text })

/** Tells a buyer that the payment came and until when the item is open. A grant of the office has its own notice. */
export const tellBuyer: EventHandler<'order.fulfilled'> = async (services, { payload: { orderId } }) => {
  const sold = await store.findSold(services.db, orderId)
  if (!sold || sold.order.grantReason !== null) return
  const { userId, title: item, totalPaise: amount } = sold.order
  const [key, link, access] = [`order:${orderId}`, paths.order(orderId), accessWords(sold.endsAt)]
  if (amount === 0) return tell(services, { key, link, kind: 'order.opened' }, [{ userId, params: { item, access } }])
  return tell(services, { key, link, kind: 'order.paid' }, [{ userId, params: { item, amount, access } }])
}

/** Tells a buyer that a person looks at the payment. */
export const tellReview: EventHandler<'order.reviewed'> = async (services, { payload: { orderId } }) => {
  const { order } = (await store.findSold(services.db, orderId)) ?? {}
  const reason = reviewReasonWords(order?.reviewReason ?? null)
  if (!order || !reason) return
  const { userId, title: item, reviewReason } = order
  const occasion = {
    key: `review:${orderId}:${reviewReason}`,
    link: paths.order(orderId),
    kind: 'order.reviewed',
  } as const
  await tell(services, occasion, [{ userId, params: { item, reason } }])
}

/** Tells the administrators of an order that waits for a decision. */
export const tellOffice =
  (listAdministrators: (services: Services) => Promise<readonly { id: string }[]>): EventHandler<'order.reviewed'> =>
  async (services, { payload: { orderId } }) => {
    const { order } = (await store.findSold(services.db, orderId)) ?? {}
    const reason = reviewReasonWords(order?.reviewReason ?? null)
    if (!order || !reason) return
    const { title: item, totalPaise: amount, reviewReason } = order
    const params = { item, amount, reason }
    const occasion = {
      key: `office-review:${orderId}:${reviewReason}`,
      link: officePaths.adminOrder(orderId),
      kind: 'office.review',
    } as const
    const administrators = await listAdministrators(services)
    await tell(
      services,
      occasion,
      administrators.map(({ id: userId }) => ({ userId, params })),
    )
  }

type Refund = NonNullable<Awaited<ReturnType<typeof store.findRefund>>>

const ofRefund = <Kind extends NoticeKind>(kind: Kind, { refund }: Refund) => ({
  kind,
  key: `${kind}:${refund.id}`,
  link: paths.order(refund.orderId),
})

/** Tells a student that the request for a refund has come in. */
export const tellRequest: EventHandler<'refund.requested'> = async (services, { payload: { refundId } }) => {
  const found = await store.findRefund(services.db, refundId)
  if (!found) return
  const { userId, amount } = found.refund
  await tell(services, ofRefund('refund.requested', found), [{ userId, params: { item: found.title, amount } }])
}

/** Tells a student the decision on a refund, with the words of the office. */
export const tellDecision: EventHandler<'refund.decided'> = async (services, { payload: { refundId } }) => {
  const found = await store.findRefund(services.db, refundId)
  if (!found) return
  const { userId, amount, state, answer } = found.refund
  const item = found.title
  if (state === 'rejected') {
    const params = { item, answer: answer ? same(answer) : rejectedWords }
    return tell(services, ofRefund('refund.rejected', found), [{ userId, params }])
  }
  const params = { item, amount, answer: same(answer ?? '') }
  return tell(services, ofRefund('refund.approved', found), [{ userId, params }])
}

/** Tells a student that a refund was paid. */
export const tellRefunded: EventHandler<'refund.paid'> = async (services, { payload: { refundId } }) => {
  const found = await store.findRefund(services.db, refundId)
  if (!found) return
  const { userId, amount } = found.refund
  await tell(services, ofRefund('refund.paid', found), [{ userId, params: { item: found.title, amount } }])
}

/** Tells a student what the office opened. */
export const tellGranted: EventHandler<'access.granted'> = async (services, { payload: { entitlementId } }) => {
  const right = await store.findRight(services.db, entitlementId)
  if (!right?.title) return
  const { userId, title: item, endsAt } = right
  const occasion = { key: `granted:${entitlementId}`, link: paths.myPurchases(), kind: 'access.granted' } as const
  await tell(services, occasion, [{ userId, params: { item, access: accessWords(endsAt) } }])
}

/** Tells a student what the office ended. */
export const tellRevoked: EventHandler<'access.revoked'> = async (services, { payload: { entitlementId } }) => {
  const right = await store.findRight(services.db, entitlementId)
  if (!right?.title) return
  const { userId, title: item } = right
  const occasion = { key: `revoked:${entitlementId}`, link: paths.contact(), kind: 'access.revoked' } as const
  await tell(services, occasion, [{ userId, params: { item } }])
}
