import { and, eq, inArray } from 'drizzle-orm'
import type { Entitlement } from '../../domain/purchases/access.ts'
import { entitlements } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Entitlements of a student to any of the items, active or not. */
export const findEntitlements = (db: Database, userId: string, itemIds: string[]): Promise<Entitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), inArray(entitlements.itemId, itemIds)))
