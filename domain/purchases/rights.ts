import type { Bilingual } from '../questions/text.ts'
import type { OfferView, SoldKind } from './offers.ts'

/** An item that a student owns or owned, whatever number of orders gave it. Instants in Unix milliseconds. */
export type OwnedItem = {
  kind: SoldKind
  itemId: string
  title: Bilingual
  startsAt: number
  /** End of the access with its extensions; null for none. */
  endsAt: number | null
  isRunning: boolean
  /** Order that gave it last; null for a right older than the orders. */
  orderId: string | null
  /** Reason of the office, where it was given free. */
  grantReason: string | null
  /** Offer by which it is bought again; null where it is not on sale, or needs no more time. */
  offer: OfferView | null
}

/** GET /api/rights: running ones by their end, then ended ones from the newest. */
export type MyRights = { items: OwnedItem[] }
