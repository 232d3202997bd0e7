import { z } from 'zod'
import type { CountedPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import { soldKinds, offerStates, OfferTerms, type OfferState, type SoldKind } from './offers.ts'

const itemId = z.string().min(1).max(64)

/** What an offer sells. */
export const OfferItem = z.strictObject({ kind: z.enum(soldKinds), itemId })
export type OfferItem = z.infer<typeof OfferItem>

const name = z.string().trim().min(1).max(120)
/** Name of a pass; null for an item, which has its own title. */
const title = z.strictObject({ en: name, hi: name }).nullable()

export const NewOffer = z
  .strictObject({ ...OfferItem.shape, title, terms: OfferTerms })
  .refine((offer) => (offer.kind === 'pass') === (offer.title !== null), { path: ['title'] })
export type NewOffer = z.infer<typeof NewOffer>

/** A change of an offer, over the revision from which it began. */
export const ChangeOffer = z.strictObject({ revision: z.int().min(1), title, terms: OfferTerms })
export type ChangeOffer = z.infer<typeof ChangeOffer>

export const AtOfferRevision = z.strictObject({ revision: z.int().min(1) })

export const OffersQuery = z.strictObject({
  kind: z.enum(soldKinds).optional(),
  state: z.enum(offerStates).optional(),
  /** On sale now, or not. */
  sale: z.enum(['on', 'off']).optional(),
  q: z.string().trim().min(1).max(100).optional(),
  cursor: z.string().max(400).optional(),
})
export type OffersQuery = z.infer<typeof OffersQuery>

/** An offer in the office. Paise; instants in Unix milliseconds. */
export type OfficeOffer = OfferTerms & {
  id: string
  kind: SoldKind
  itemId: string
  /** Title of the item or pass; either language may be empty. */
  title: Bilingual
  state: OfferState
  revision: number
  isOnSale: boolean
  updatedAt: number
  /** Name of who changed it last; null for the seed and for a deleted account. */
  by: string | null
}

/** `sold`: orders that were paid in the last `soldDays`. */
export type OfferLine = OfficeOffer & { sold: number }
export type OfferPage = CountedPage<OfferLine>

/** Days in which sales are counted. */
export const soldDays = 30

/** Test that asks a question. */
export type AskingTest = { id: string; title: Bilingual }

/** Question of a sold test that a free test asks too. */
export type FreeQuestion = {
  id: string
  code: string
  title: Bilingual
  /** Tests that are sold with the offer. */
  sold: AskingTest[]
  free: AskingTest[]
}

/** Questions named at most; there may be more. */
export const namedFreeQuestions = 20

/** What an editor shows of the sale of an item. */
export type ItemSale = {
  /** Null while the item was never sold. */
  offer: OfficeOffer | null
  /** Orders at an earlier price that can still be paid; they keep it. */
  unpaid: { pricePaise: number; count: number }[]
  freeElsewhere: FreeQuestion[]
}

/** Reason of a refused offer: what is free elsewhere. */
export type FreeElsewhere = { questions: FreeQuestion[] }
