import { sql } from 'drizzle-orm'
import { maskEmail } from '../../domain/accounts/mask-email.ts'
import type {
  DoneMerge,
  Grantable,
  GrantAccess,
  MergePreview,
  MergePurchases,
  MovedPurchases,
} from '../../domain/purchases/grants.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { inAuditedTransaction, isRecorded, newAudit, auditRow, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findOrder, grantAccess } from './fulfilment.store.ts'
import * as store from './grants.store.ts'
import type { By } from './order-decisions.usecases.ts'

const notPossible = (reason: string) =>
  new AppError('purchases.not_possible', 409, 'This cannot be done with these purchases.', { details: { reason } })

/** What the office may grant: published items that are not free, and passes. */
export const grantables = ({ db }: Services): Promise<Grantable[]> => store.listGrantables(db)

type Grant = Omit<GrantAccess, 'reason'> & By

/**
 * Gives a student a right for nothing: an order of zero with its reason, the right, audit row and event in one batch.
 * Throws 404 without the account or the item.
 */
export const grantRight = async (services: Services, uid: string, grant: Grant): Promise<void> => {
  const { kind, itemId, days, reason, actor } = grant
  const item = (await store.listGrantables(services.db)).find((each) => each.kind === kind && each.itemId === itemId)
  if (!item) throw notFound()
  const now = services.now()
  const [orderId, rightId] = [services.newId('ord'), services.newId('ent')]
  const audit = await newAudit(services, {
    actor,
    act: 'order.granted',
    kind: 'order',
    itemId: orderId,
    title: item.title,
    person: uid,
    detail: { days },
    reason,
  })
  const event = newEvent(services, { kind: 'access.granted', payload: { entitlementId: rightId } })
  const order = { id: orderId, userId: uid, itemId, validityDays: days }
  const results = await inTransaction(services.db, [
    store.insertGrant({ orderId, uid, item, days, reason, now }),
    auditRow(audit, sql`changes() > 0`),
    grantAccess(order, rightId, now, isRecorded(audit.id)),
    eventRow(event, isRecorded(audit.id)),
  ])
  if ((results[1]?.results.length ?? 0) === 0) throw notFound()
  dispatchSoon(services, [event])
}

/** Takes a right of a student away. Throws 404 for another's, 409 for one that has ended. */
export const revokeAccess = async (services: Services, uid: string, rightId: string, by: By): Promise<void> => {
  const right = await store.findRight(services.db, rightId)
  if (right?.userId !== uid) throw notFound()
  const order = right.orderId === null ? undefined : await findOrder(services.db, right.orderId)
  const now = services.now()
  const event = newEvent(
    services,
    { kind: 'access.revoked', payload: { entitlementId: rightId } },
    `evt_revoked_${rightId}_${now}`,
  )
  const isRevoked = sql`EXISTS (SELECT 1 FROM entitlements WHERE id = ${rightId} AND revoked_at = ${now})`
  const { isDone } = await inAuditedTransaction(
    services,
    {
      ...by,
      act: 'order.access_revoked',
      kind: 'order',
      itemId: right.orderId ?? rightId,
      title: order?.title ?? null,
      person: uid,
    },
    [store.revokeRight(uid, rightId, now)],
    { after: [eventRow(event, isRevoked)] },
  )
  if (!isDone) throw notPossible('ended')
  dispatchSoon(services, [event])
}

const requireAccount = async ({ db }: Services, text: string) => {
  const account = await store.findAccount(db, text)
  if (!account) throw notFound()
  const { email, ...rest } = account
  return { ...rest, maskedEmail: maskEmail(email) }
}

/** What a merge would move from another account. Throws 404 without one of the two, 409 for the same account. */
export const previewMerge = async (services: Services, uid: string, other: string): Promise<MergePreview> => {
  const [from, to] = await Promise.all([requireAccount(services, other), requireAccount(services, uid)])
  if (from.uid === to.uid) throw notPossible('same')
  const [orders, rights] = await Promise.all([
    store.ordersToMove(services.db, from.uid),
    store.rightsToMove(services.db, from.uid),
  ])
  return {
    from,
    to,
    orders: orders.map((order) => ({ ...order, title: JSON.parse(order.title) as Bilingual })),
    rights,
  }
}

const mergeAct = (uid: string, act: 'student.purchases_merged' | 'student.merge_undone', by: By): Act => ({
  ...by,
  act,
  kind: 'student',
  itemId: uid,
  person: uid,
})

/**
 * Moves the purchases of a doubled account to another in one batch: what the dry run named, and nothing else. Throws 404
 * without one of the two, 409 where there is nothing to move or something has changed.
 */
export const mergePurchases = async (services: Services, to: string, merge: MergePurchases & By): Promise<void> => {
  const { fromUserId: from, actor, reason } = merge
  const preview = await previewMerge(services, to, from)
  const moved: MovedPurchases = {
    orders: preview.orders.map(({ id }) => id),
    rights: preview.rights.map(({ id }) => id),
  }
  if (moved.orders.length + moved.rights.length === 0) throw notPossible('nothing')
  if (moved.orders.length !== merge.orders || moved.rights.length !== merge.rights) throw notPossible('changed')
  const id = services.newId('mrg')
  const when = store.isMerged(id)
  const act = { ...mergeAct(to, 'student.purchases_merged', { actor, reason }), detail: { ...moved } }
  const { isDone } = await inAuditedTransaction(
    services,
    act,
    [store.insertMerge({ id, from, to, moved, by: actor, now: services.now() })],
    { after: store.moveStatements({ from, to, moved, when }) },
  )
  if (!isDone) throw notPossible('changed')
}

/** Merges into or out of an account that can be undone. */
export const mergesOf = async (services: Services, uid: string): Promise<DoneMerge[]> =>
  (await store.listMerges(services.db, uid))
    .filter(({ undoneAt }) => undoneAt === null)
    .map(({ id, fromUserId, mergedAt, moved }) => ({
      id,
      from: fromUserId,
      at: mergedAt,
      orders: moved.orders.length,
      rights: moved.rights.length,
    }))

/** Moves back what a merge moved. Throws 404 without it, 409 where it is undone or an account has ended. */
export const undoMerge = async (services: Services, uid: string, mergeId: string, by: By): Promise<void> => {
  const merge = await store.findMerge(services.db, mergeId)
  if (!merge || (merge.toUserId !== uid && merge.fromUserId !== uid)) throw notFound()
  const { fromUserId, toUserId, moved } = merge
  const now = services.now()
  const when = store.isUndoneAt(mergeId, now)
  const { isDone } = await inAuditedTransaction(
    services,
    mergeAct(uid, 'student.merge_undone', by),
    [store.markUndone(mergeId, now)],
    { after: store.moveStatements({ from: toUserId, to: fromUserId, moved, when }) },
  )
  if (!isDone) throw notPossible('changed')
}
