import { eq, inArray, sql } from 'drizzle-orm'
import { auditKeys } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

export type AuditKey = { userId: string; alias: string; key: string }

const byUser = (keys: AuditKey[]): ReadonlyMap<string, AuditKey> => new Map(keys.map((each) => [each.userId, each]))

/** Keys of existing accounts by user id; a first key is stored. */
export const provideKeys = async (
  db: Database,
  offered: AuditKey[],
  now: number,
): Promise<ReadonlyMap<string, AuditKey>> => {
  if (offered.length === 0) return new Map()
  const json = JSON.stringify(offered)
  const [, found] = await inTransaction(db, [
    sql`
      INSERT INTO audit_keys (user_id, alias, key, created_at)
      SELECT value ->> 'userId', value ->> 'alias', value ->> 'key', ${now} FROM json_each(${json})
      WHERE EXISTS (SELECT 1 FROM auth_users WHERE id = value ->> 'userId')
      ON CONFLICT DO NOTHING`,
    sql`
      SELECT user_id AS userId, alias, key FROM audit_keys
      WHERE user_id IN (SELECT value ->> 'userId' FROM json_each(${json}))`,
  ])
  return byUser((found?.results ?? []) as AuditKey[])
}

/** Keys that exist, by alias. */
export const keysByAlias = async (db: Database, aliases: string[]): Promise<ReadonlyMap<string, AuditKey>> => {
  if (aliases.length === 0) return new Map()
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(aliases)}))`
  const rows = await db.select().from(auditKeys).where(inArray(auditKeys.alias, wanted))
  return new Map(rows.map((row) => [row.alias, row]))
}

/** Alias of a user; undefined where the log does not name them. */
export const findAlias = async (db: Database, userId: string): Promise<string | undefined> =>
  (await db.select({ alias: auditKeys.alias }).from(auditKeys).where(eq(auditKeys.userId, userId)).get())?.alias
