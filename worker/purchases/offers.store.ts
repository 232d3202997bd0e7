import { and, eq, inArray, sql } from 'drizzle-orm'
import { offers } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Offers of items, those that are not on sale too. */
export const findOffers = (db: Database, itemIds: readonly string[]) =>
  db
    .select()
    .from(offers)
    .where(
      and(
        inArray(offers.itemId, sql`(SELECT value FROM json_each(${JSON.stringify(itemIds)}))`),
        eq(offers.state, 'active'),
      ),
    )
