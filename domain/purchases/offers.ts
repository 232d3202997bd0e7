import { z } from 'zod'
import type { Bilingual } from '../questions/text.ts'

/** Kinds of items that are sold; a pass opens every paid item of an exam, or of all. */
export const soldKinds = ['series', 'course', 'material', 'video', 'pass'] as const
export type SoldKind = (typeof soldKinds)[number]

export const offerStates = ['active', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

/** Beginning of the id of every pass, and of no other item. */
export const passPrefix = 'pass:'

/** Item of a pass in offers, orders and rights: it opens every paid item of the exam, or of all. */
export const passId = (exam: string | null): string => `${passPrefix}${exam ?? 'all'}`

export const isPass = (itemId: string): boolean => itemId.startsWith(passPrefix)

/** Passes that open an item of exams. */
export const passesOf = (exams: readonly string[]): string[] => [null, ...exams].map(passId)
export const isPassOfAll = (itemId: string): boolean => itemId === passId(null)

/** Least price: the gateway takes nothing below one rupee. */
export const leastPaise = 100
/** Greatest price, 1,00,000 rupees: a mistyped amount is refused. */
export const greatestPaise = 1_00_000_00

const price = z.int().min(leastPaise).max(greatestPaise).multipleOf(100)

/** Instant of an office's form, Unix milliseconds: within the range of a date. */
export const instant = z.int().min(0).max(8_640_000_000_000_000)

/** Terms of an offer as the office sets them. Paise with GST inside, whole rupees; instants in Unix milliseconds. */
export const OfferTerms = z
  .strictObject({
    pricePaise: price,
    /** Price that is struck through; null for none. Only one at which it was sold. */
    listPaise: price.nullable(),
    /** Days of access from the payment on; null for access without an end. */
    validityDays: z.int().min(1).max(3_650).nullable(),
    from: instant.nullable(),
    to: instant.nullable(),
  })
  .refine(({ pricePaise, listPaise }) => listPaise === null || listPaise > pricePaise, {
    path: ['listPaise'],
    error: 'not_higher',
  })
  .refine(({ from, to }) => from === null || to === null || from < to, { path: ['to'], error: 'not_later' })
export type OfferTerms = z.infer<typeof OfferTerms>

export type Offer = OfferTerms & { id: string; kind: SoldKind; itemId: string; state: OfferState; revision: number }

/** True while an offer can be bought. */
export const isOnSale = ({ state, from, to }: Pick<Offer, 'state' | 'from' | 'to'>, now: number): boolean =>
  state === 'active' && (from === null || from <= now) && (to === null || now < to)

/** An offer as students see it beside its item. Paise with GST inside. */
export type OfferView = {
  id: string
  kind: SoldKind
  itemId: string
  /** Name of a pass; null for an item, which has its own. */
  title: Bilingual | null
  pricePaise: number
  listPaise: number | null
  validityDays: number | null
  /** End of the sale, in Unix milliseconds; null for none. */
  to: number | null
}

/** How a student gets an item that is not free, and what they have of it. Instants in Unix milliseconds. */
export type Sale = {
  /** Offer that opens it: its own, else that of the series or course that contains it. Null while none is on sale. */
  offer: OfferView | null
  /** Pass that opens it with everything else of its exam; null while none is on sale. */
  pass: OfferView | null
  /** End of the student's right to it; null without a right, or for one without an end. */
  ownedUntil: number | null
}
