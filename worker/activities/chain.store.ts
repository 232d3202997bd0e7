import { asc, desc, gt, sql } from 'drizzle-orm'
import { auditChain, auditLog } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { StoredRow } from './canonical.ts'

/** Number of a row with its hash in the chain. */
export type ChainLink = { seq: number; hash: string }

/** Newest link of the chain. */
export const findHead = (db: Database) => db.select().from(auditChain).orderBy(desc(auditChain.seq)).limit(1).get()

/** Largest number in the audit log; 0 when it is empty. */
export const lastNumber = async (db: Database): Promise<number> =>
  (await db.select({ seq: auditLog.seq }).from(auditLog).orderBy(desc(auditLog.seq)).limit(1).get())?.seq ?? 0

/** Rows after a number, in order, exactly as stored. */
export const rowsAfter = async (db: Database, after: number, limit: number): Promise<StoredRow[]> => {
  const [found] = await inTransaction(db, [
    sql`
      SELECT seq, id, at, actor, act, kind, item_id AS itemId, title, detail, reason, person, sealed, origin,
        request_id AS requestId
      FROM audit_log WHERE seq > ${after} ORDER BY seq LIMIT ${limit}`,
  ])
  return (found?.results ?? []) as StoredRow[]
}

/** Links after a number, in order. */
export const linksAfter = (db: Database, after: number, limit: number) =>
  db.select().from(auditChain).where(gt(auditChain.seq, after)).orderBy(asc(auditChain.seq)).limit(limit)

/** Link of a number. */
export const findLink = async (db: Database, seq: number): Promise<ChainLink | undefined> =>
  (await linksAfter(db, seq - 1, 1)).find((each) => each.seq === seq)

/** Appends links to the chain, unless another run has added some since `after`. True when they were added. */
export const appendLinks = async (db: Database, after: number, links: ChainLink[], now: number): Promise<boolean> => {
  const [added] = await inTransaction(db, [
    sql`
      INSERT INTO audit_chain (seq, hash, sealed_at)
      SELECT value ->> 'seq', value ->> 'hash', ${now} FROM json_each(${JSON.stringify(links)})
      WHERE coalesce((SELECT max(seq) FROM audit_chain), 0) = ${after}`,
  ])
  return added?.meta.changes === links.length
}
