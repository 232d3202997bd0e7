import { idsThatOpen, type AccessItem } from '../../domain/purchases/access.ts'
import { passesOf, type OfferView, type Sale } from '../../domain/purchases/offers.ts'
import type { Services } from '../platform/context.ts'
import { offersOnSale } from './offers.usecases.ts'
import type { Rights } from './purchases.usecases.ts'

/** Sale of an item that is free, or shown to the office. */
export const noSale: Sale = { offer: null, pass: null, ownedUntil: null }

const firstOf = (offers: ReadonlyMap<string, OfferView>, ids: readonly string[]): OfferView | null =>
  ids.map((id) => offers.get(id)).find((offer) => offer !== undefined) ?? null

/** How a student gets an item, for its page. `exams`: slugs of its exams. */
export const saleOf = async (
  services: Services,
  item: AccessItem,
  exams: readonly string[],
  { endOf }: Rights,
): Promise<Sale> => {
  if (item.access === 'free') return noSale
  const ids = idsThatOpen(item)
  const passes = passesOf(exams).toReversed()
  const offers = await offersOnSale(services, [...ids, ...passes])
  return { offer: firstOf(offers, ids), pass: firstOf(offers, passes), ownedUntil: endOf(item) }
}
