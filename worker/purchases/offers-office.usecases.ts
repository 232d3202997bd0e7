import type { AuditAct } from '../../domain/activities/acts.ts'
import {
  soldDays,
  type ChangeOffer,
  type FreeElsewhere,
  type ItemSale,
  type NewOffer,
  type OfferItem,
  type OfferPage,
  type OffersQuery,
  type OfficeOffer,
} from '../../domain/purchases/office-offers.ts'
import { isOnSale } from '../../domain/purchases/offers.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { invalidInput } from '../platform/validate.ts'
import { freeElsewhere } from './free-elsewhere.usecases.ts'
import * as store from './offers-office.store.ts'

const pageSize = 30
const dayMs = 86_400_000

type Stored = NonNullable<Awaited<ReturnType<typeof store.findOfferById>>>

const viewOf = ({ titleEn, titleHi, ...offer }: Stored, now: number): OfficeOffer => ({
  ...offer,
  title: { en: titleEn, hi: titleHi },
  isOnSale: isOnSale(offer, now),
})

/** A page of the offers, those changed last first. Throws 422 for an unreadable cursor. */
export const listOffers = async (services: Services, { cursor, ...filter }: OffersQuery): Promise<OfferPage> => {
  const now = services.now()
  const before = decodeCursor(cursor, 'number')
  const [rows, count] = await Promise.all([
    store.listOffers(services.db, filter, { now, soldSince: now - soldDays * dayMs, before, limit: pageSize + 1 }),
    store.countOffers(services.db, filter, now),
  ])
  const { items, next } = pageOf(rows, pageSize, ({ updatedAt, id }) => ({ value: updatedAt, id }))
  return { items: items.map(({ sold, ...offer }) => ({ ...viewOf(offer, now), sold })), next, count }
}

/** The sale of an item: its offer, unpaid orders at other prices, and what of it is free elsewhere. */
export const saleOf = async (services: Services, item: OfferItem): Promise<ItemSale> => {
  const now = services.now()
  const [stored, questions] = await Promise.all([store.findOfferOf(services.db, item), freeElsewhere(services, item)])
  const unpaid = stored
    ? await store.unpaidAtOtherPrices(services.db, { id: stored.id, pricePaise: stored.pricePaise, now })
    : []
  return { offer: stored ? viewOf(stored, now) : null, unpaid, freeElsewhere: questions }
}

const refuseFree = async (services: Services, item: OfferItem): Promise<void> => {
  const questions = await freeElsewhere(services, item)
  if (questions.length === 0) return
  const details: FreeElsewhere = { questions }
  throw new AppError('purchases.free_elsewhere', 409, 'Its paid tests ask questions of free tests.', { details })
}

const conflict = () => new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.')

type OfferAct = Extract<AuditAct, `offer.${string}`>

const factsOf = ({ pricePaise, listPaise, validityDays, from, to }: NewOffer['terms']) => ({
  pricePaise,
  listPaise,
  validityDays,
  from,
  to,
})

/** Runs a change of an offer with its event and its row of the audit log. False where it changed nothing. */
const perform = async (services: Services, act: Act & { act: OfferAct }, change: SQL): Promise<boolean> => {
  const event = newEvent(services, { kind: 'offer.changed', payload: { offerId: act.itemId } })
  const { isDone } = await inAuditedTransaction(services, act, [change, eventRow(event, sql`changes() > 0`)])
  if (isDone) dispatchSoon(services, [event])
  return isDone
}

/**
 * Puts an item on sale. Throws 404 for an item that does not exist, 409 for one that has an offer, and for one whose
 * questions are free elsewhere.
 */
export const createOffer = async (
  services: Services,
  actor: string,
  { kind, itemId, title, terms }: NewOffer,
): Promise<{ id: string }> => {
  const item = { kind, itemId }
  await refuseFree(services, item)
  const id = services.newId('ofr')
  const act = {
    actor,
    act: 'offer.created',
    kind: 'offer',
    itemId: id,
    title,
    after: factsOf(terms),
    detail: { kind, item: itemId },
  } as const
  const written = { terms, title, by: actor, now: services.now() }
  if (await perform(services, act, store.insertOffer(id, item, written))) return { id }
  throw (await store.findOfferOf(services.db, item)) ? conflict() : invalidInput({ itemId: 'unknown' })
}

const required = async (services: Services, id: string): Promise<Stored> => {
  const offer = await store.findOfferById(services.db, id)
  if (!offer) throw notFound()
  return offer
}

const titleOf = ({ titleEn, titleHi }: Stored) => ({ en: titleEn, hi: titleHi })

/** Changes the terms of an offer. Throws 409 after another change, 422 for a pass without a name. */
export const changeOffer = async (
  services: Services,
  actor: string,
  id: string,
  { revision, title, terms }: ChangeOffer,
): Promise<void> => {
  const before = await required(services, id)
  if ((before.kind === 'pass') !== (title !== null)) throw invalidInput({ title: 'required' })
  const act = {
    actor,
    act: 'offer.changed',
    kind: 'offer',
    itemId: id,
    title: title ?? titleOf(before),
    before: factsOf(before),
    after: factsOf(terms),
  } as const
  const written = { terms, title, by: actor, now: services.now() }
  if (!(await perform(services, act, store.updateOffer({ id, revision }, written)))) throw conflict()
}

/** Withdraws an offer, or brings it back. Throws 409 after another change, and where it would be free elsewhere. */
export const setOfferState = async (
  services: Services,
  actor: string,
  id: string,
  { revision, to }: { revision: number; to: 'active' | 'withdrawn' },
): Promise<void> => {
  const before = await required(services, id)
  if (to === 'active') await refuseFree(services, before)
  const act = {
    actor,
    act: to === 'active' ? 'offer.restored' : 'offer.withdrawn',
    kind: 'offer',
    itemId: id,
    title: titleOf(before),
    before: { state: before.state },
    after: { state: to },
  } as const
  const change = store.moveOffer({ id, revision }, { to, by: actor, now: services.now() })
  if (!(await perform(services, act, change))) throw conflict()
}
