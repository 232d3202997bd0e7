import type { SQL } from 'drizzle-orm'
import type { AuditAct } from '../../domain/activities/acts.ts'
import {
  offersShown,
  type ChangeCoupon,
  type CouponPage,
  type CouponsQuery,
  type CouponTerms,
  type NewCoupon,
} from '../../domain/purchases/office-coupons.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { invalidInput } from '../platform/validate.ts'
import * as store from './coupons-office.store.ts'

const pageSize = 30

/** A page of the coupons, newest first, with the offers among which they choose. Throws 422 for an unreadable cursor. */
export const listCoupons = async (services: Services, { cursor, ...filter }: CouponsQuery): Promise<CouponPage> => {
  const now = services.now()
  const before = decodeCursor(cursor, 'number')
  const [rows, count, offers] = await Promise.all([
    store.listCoupons(services.db, filter, { now, before, limit: pageSize + 1 }),
    store.countCoupons(services.db, filter, now),
    store.offersToChoose(services.db, offersShown),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ createdAt, id }) => ({ value: createdAt, id }))
  return {
    items,
    next,
    count,
    offers: offers.map(({ id, titleEn, titleHi, pricePaise }) => ({
      id,
      title: { en: titleEn, hi: titleHi },
      pricePaise,
    })),
  }
}

type CouponAct = Extract<AuditAct, `coupon.${string}`>
type Values = Record<string, unknown>

const perform = async (
  services: Services,
  act: { actor: string; act: CouponAct; itemId: string; title: string; before?: Values; after: Values },
  change: SQL,
): Promise<boolean> => (await inAuditedTransaction(services, { ...act, kind: 'coupon' }, [change])).isDone

const requireOffers = async ({ db }: Services, offerIds: readonly string[]): Promise<void> => {
  if ((await store.countOffersOf(db, offerIds)) < new Set(offerIds).size)
    throw invalidInput({ 'terms.offerIds': 'unknown' })
}

const factsOf = (terms: CouponTerms): Values => {
  const { kind, value, cap, offerIds, from, to, leastPaise, totalLimit, perStudent, firstOrderOnly, note } = terms
  return { kind, value, cap, offerIds, from, to, leastPaise, totalLimit, perStudent, firstOrderOnly, note }
}

/** Creates a coupon. Throws 422 for a code that another has, and for an unknown offer. */
export const createCoupon = async (services: Services, actor: string, coupon: NewCoupon): Promise<{ id: string }> => {
  const { code, terms } = coupon
  await requireOffers(services, terms.offerIds)
  const id = services.newId('cpn')
  const act = { actor, act: 'coupon.created', itemId: id, title: code, after: factsOf(terms) } as const
  const isDone = await perform(services, act, store.insertCoupon(id, coupon, { by: actor, now: services.now() }))
  if (!isDone) throw invalidInput({ code: 'taken' })
  return { id }
}

const required = async ({ db }: Services, id: string) => {
  const coupon = await store.findCouponById(db, id)
  if (!coupon) throw notFound()
  return coupon
}

const conflict = () => new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.')

/** Changes a coupon; its code stays. Throws 409 after another change, 422 for an unknown offer. */
export const changeCoupon = async (
  services: Services,
  actor: string,
  id: string,
  { revision, terms }: ChangeCoupon,
): Promise<void> => {
  const before = await required(services, id)
  await requireOffers(services, terms.offerIds)
  const act = {
    actor,
    act: 'coupon.changed',
    itemId: id,
    title: before.code,
    before: factsOf({ ...before, offerIds: [...before.offerIds] }),
    after: factsOf(terms),
  } as const
  const change = store.updateCoupon({ id, revision }, terms, { by: actor, now: services.now() })
  if (!(await perform(services, act, change))) throw conflict()
}

/** Switches a coupon on or off. Throws 409 after another change. */
export const switchCoupon = async (
  services: Services,
  actor: string,
  id: string,
  { revision, isActive }: { revision: number; isActive: boolean },
): Promise<void> => {
  const before = await required(services, id)
  const act = {
    actor,
    act: isActive ? 'coupon.switched_on' : 'coupon.switched_off',
    itemId: id,
    title: before.code,
    before: { isActive: before.isActive },
    after: { isActive },
  } as const
  const change = store.switchStatement({ id, revision }, isActive, { by: actor, now: services.now() })
  if (!(await perform(services, act, change))) throw conflict()
}
