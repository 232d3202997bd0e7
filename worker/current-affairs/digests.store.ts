import { eq, sql, type SQL } from 'drizzle-orm'
import type { DigestPdfs } from '../../domain/current-affairs/contract.ts'
import { affairDigests } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

export const findDigest = (db: Database, month: string) =>
  db.select().from(affairDigests).where(eq(affairDigests.month, month)).get()

/**
 * Inserts a month's digest and its PDF task unless there is one. `task` builds the task's INSERT under a condition.
 * True when this call did.
 */
export const insertDigest = async (
  db: Database,
  { month, taskId }: { month: string; taskId: string },
  task: (when: SQL) => SQL,
): Promise<boolean> => {
  const [inserted] = await inTransaction(db, [
    sql`INSERT INTO affair_digests (month, task_id) VALUES (${month}, ${taskId}) ON CONFLICT DO NOTHING RETURNING month`,
    task(sql`EXISTS (SELECT 1 FROM affair_digests WHERE month = ${month} AND task_id = ${taskId})`),
  ])
  return (inserted?.results.length ?? 0) > 0
}

export const saveDigest = (db: Database, month: string, { files, items }: { files: DigestPdfs; items: number }) =>
  db.update(affairDigests).set({ files, itemCount: items }).where(eq(affairDigests.month, month))

/** Points a month at a new PDF task. Its files in R2 stay until the task replaces them. */
export const replaceDigest = (month: string, taskId: string): SQL => sql`
  INSERT INTO affair_digests (month, task_id) VALUES (${month}, ${taskId})
  ON CONFLICT (month) DO UPDATE SET task_id = excluded.task_id, files = NULL`
