import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Entitlement } from '../../domain/purchases/access.ts'
import { entitlements } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'

/** Entitlements of a student to any of the items, active or not. */
export const findEntitlements = (db: Database, userId: string, itemIds: string[]): Promise<Entitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), inArray(entitlements.itemId, itemIds)))

/** Entitlements of a student given before a mark, newest first. */
export const listEntitlements = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isBefore(entitlements.createdAt, entitlements.id, before)))
    .orderBy(desc(entitlements.createdAt), desc(entitlements.id))
    .limit(limit)
