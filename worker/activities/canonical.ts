import type { auditLog } from '../../drizzle/schema/index.ts'
import { hashSync } from '../platform/hash.ts'

/** Row of the audit log as D1 stores it, with JSON as text. */
export type StoredRow = {
  [Column in keyof typeof auditLog.$inferSelect]: (typeof auditLog.$inferSelect)[Column] extends number
    ? number
    : string | null
}

/** Hash before the first row. */
export const chainStart = '0'.repeat(64)

/** Hash of a row in the chain: over the previous hash and every column in a fixed order. */
export const chainHash = (previous: string, row: StoredRow): string =>
  hashSync(
    JSON.stringify([
      previous,
      row.seq,
      row.id,
      row.at,
      row.actor,
      row.act,
      row.kind,
      row.itemId,
      row.title,
      row.detail,
      row.reason,
      row.person,
      row.sealed,
      row.origin,
      row.requestId,
    ]),
  )
