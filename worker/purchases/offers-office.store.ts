import { sql, type SQL } from 'drizzle-orm'
import { countedTo } from '../../domain/lists.ts'
import type { OfferItem, OffersQuery } from '../../domain/purchases/office-offers.ts'
import { isPassOfAll, type OfferTerms, type SoldKind } from '../../domain/purchases/offers.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

/** Offer with the title of its item, or of its pass, and the name of who changed it. */
type StoredOffer = OfferTerms &
  OfferItem & {
    id: string
    titleEn: string
    titleHi: string
    state: 'active' | 'withdrawn'
    revision: number
    updatedAt: number
    by: string | null
  }

const columns = sql`offer.id, offer.kind, offer.item_id AS itemId, offer.price_paise AS pricePaise,
  offer.list_paise AS listPaise, offer.validity_days AS validityDays, offer.from_at AS "from", offer.to_at AS "to",
  offer.state, offer.revision, offer.updated_at AS updatedAt,
  coalesce(offer.title ->> 'en', item.title_en, '') AS titleEn,
  coalesce(offer.title ->> 'hi', item.title_hi, '') AS titleHi,
  (SELECT name FROM auth_users WHERE auth_users.id = offer.updated_by) AS by`

const source = sql`offers AS offer LEFT JOIN office_items AS item ON item.kind = offer.kind AND item.item_id = offer.item_id`

/** The offer of an item, whatever its state. */
export const findOfferOf = (db: Database, { kind, itemId }: OfferItem): Promise<StoredOffer | undefined> =>
  db.get<StoredOffer>(sql`SELECT ${columns} FROM ${source} WHERE offer.kind = ${kind} AND offer.item_id = ${itemId}`)

export const findOfferById = (db: Database, id: string): Promise<StoredOffer | undefined> =>
  db.get<StoredOffer>(sql`SELECT ${columns} FROM ${source} WHERE offer.id = ${id}`)

type Filter = Omit<OffersQuery, 'cursor'>

const isOnSaleAt = (now: number): SQL =>
  sql`(offer.state = 'active' AND (offer.from_at IS NULL OR offer.from_at <= ${now})
    AND (offer.to_at IS NULL OR offer.to_at > ${now}))`

const passes = ({ kind, state, sale, q }: Filter, now: number): SQL =>
  sql.join(
    [
      sql`true`,
      ...(kind ? [sql`offer.kind = ${kind}`] : []),
      ...(state ? [sql`offer.state = ${state}`] : []),
      ...(sale ? [sql`${isOnSaleAt(now)} = ${sale === 'on' ? 1 : 0}`] : []),
      ...(q
        ? [
            sql`(instr(lower(coalesce(offer.title ->> 'en', item.title_en)), ${q.toLowerCase()}) > 0
              OR instr(lower(coalesce(offer.title ->> 'hi', item.title_hi)), ${q.toLowerCase()}) > 0
              OR offer.id = ${q} OR offer.item_id = ${q})`,
          ]
        : []),
    ],
    sql` AND `,
  )

/** A page of the offers, those changed last first, each with the orders that were paid since an instant. */
export const listOffers = (
  db: Database,
  filter: Filter,
  { now, soldSince, before, limit }: { now: number; soldSince: number; before: Cursor | null; limit: number },
): Promise<(StoredOffer & { sold: number })[]> =>
  db.all(sql`
    SELECT ${columns},
      (SELECT count(*) FROM orders WHERE orders.offer_id = offer.id AND orders.paid_at > ${soldSince}) AS sold
    FROM ${source}
    WHERE ${passes(filter, now)} AND ${isBefore(sql`offer.updated_at`, sql`offer.id`, before) ?? sql`true`}
    ORDER BY offer.updated_at DESC, offer.id DESC LIMIT ${limit}`)

/** Number of offers that pass a filter: exact to `countedTo`, one more where there are more. */
export const countOffers = async (db: Database, filter: Filter, now: number): Promise<number> => {
  const row = await db.get<{ count: number }>(sql`
    SELECT count(*) AS count FROM (SELECT 1 FROM ${source} WHERE ${passes(filter, now)} LIMIT ${countedTo + 1})`)
  return row?.count ?? 0
}

/** Orders of an offer at another price that can still be paid, by price. */
export const unpaidAtOtherPrices = (
  db: Database,
  { id, pricePaise, now }: { id: string; pricePaise: number; now: number },
): Promise<{ pricePaise: number; count: number }[]> =>
  db.all(sql`
    SELECT price_paise AS pricePaise, count(*) AS count FROM orders
    WHERE offer_id = ${id} AND paid_at IS NULL AND state IN ('created', 'pending') AND expires_at > ${now}
      AND price_paise <> ${pricePaise}
    GROUP BY price_paise ORDER BY price_paise LIMIT 10`)

/** SQL condition: what is to be sold exists, and is not in the trash. */
const exists = ({ kind, itemId }: OfferItem): SQL => {
  if (kind !== 'pass')
    return sql`EXISTS (SELECT 1 FROM office_items WHERE kind = ${kind} AND item_id = ${itemId} AND is_live = 1)`
  return isPassOfAll(itemId) ? sql`true` : sql`EXISTS (SELECT 1 FROM exams WHERE 'pass:' || slug = ${itemId})`
}

type Written = { terms: OfferTerms; title: Bilingual | null; by: string; now: number }

/** Inserts an offer of an item that exists and has none yet. */
export const insertOffer = (id: string, { kind, itemId }: OfferItem, { terms, title, by, now }: Written): SQL => sql`
  INSERT INTO offers (id, kind, item_id, title, price_paise, list_paise, validity_days, from_at, to_at, state,
    created_at, created_by, updated_at, updated_by)
  SELECT ${id}, ${kind}, ${itemId}, ${title && JSON.stringify(title)}, ${terms.pricePaise}, ${terms.listPaise},
    ${terms.validityDays}, ${terms.from}, ${terms.to}, 'active', ${now}, ${by}, ${now}, ${by}
  WHERE ${exists({ kind, itemId })}
  ON CONFLICT (kind, item_id) DO NOTHING`

type At = { id: string; revision: number }

/** Changes an offer over the revision from which the change began. */
export const updateOffer = ({ id, revision }: At, { terms, title, by, now }: Written): SQL => sql`
  UPDATE offers SET title = ${title && JSON.stringify(title)}, price_paise = ${terms.pricePaise},
    list_paise = ${terms.listPaise}, validity_days = ${terms.validityDays}, from_at = ${terms.from}, to_at = ${terms.to},
    revision = revision + 1, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision}`

/** Withdraws an offer, or brings it back. */
export const moveOffer = (
  { id, revision }: At,
  { to, by, now }: { to: 'active' | 'withdrawn'; by: string; now: number },
): SQL => sql`
  UPDATE offers SET state = ${to}, revision = revision + 1, updated_at = ${now}, updated_by = ${by}
  WHERE id = ${id} AND revision = ${revision} AND state <> ${to}`

/** Kinds and states of an item with its offer, for the checklist of its draft. */
export const hasActiveOffer = async (db: Database, kind: SoldKind, itemId: string): Promise<boolean> =>
  (await db.get(sql`SELECT 1 FROM offers WHERE kind = ${kind} AND item_id = ${itemId} AND state = 'active'`)) !==
  undefined
