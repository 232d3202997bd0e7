import { and, asc, gt, sql } from 'drizzle-orm'
import type { CompactIntegrity, CompactResponses, CompactScores } from '../../domain/results/compact.ts'
import { results } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Results with responses in the earlier form, in the order of attempt ids, beginning after the id `after`. */
export const readUncompacted = (db: Database, after: string, limit: number) =>
  db
    .select({
      attemptId: results.attemptId,
      userId: results.userId,
      testVersionId: results.testVersionId,
      closing: results.closing,
      keyRevision: results.keyRevision,
      responses: results.responses,
      scores: results.scores,
      integrity: results.integrity,
    })
    .from(results)
    .where(and(gt(results.attemptId, after), sql`json_type(${results.responses}) = 'array'`))
    .orderBy(asc(results.attemptId))
    .limit(limit)

export type UncompactedRow = Awaited<ReturnType<typeof readUncompacted>>[number]

export type CompactRow = Pick<UncompactedRow, 'attemptId' | 'userId' | 'closing' | 'keyRevision'> & {
  responses: CompactResponses | { file: string }
  scores: CompactScores
  integrity: CompactIntegrity
}

/** Rewrites rows that are unchanged since they were read and still of the same student. Returns their number. */
export const rewriteCompacted = async (db: Database, rows: readonly CompactRow[]): Promise<number> => {
  const [written] = await inTransaction(db, [
    sql`
      UPDATE results SET responses = entry.value -> 'responses', scores = entry.value -> 'scores',
        integrity = entry.value -> 'integrity'
      FROM json_each(${JSON.stringify(rows)}) AS entry
      WHERE results.attempt_id = entry.value ->> 'attemptId' AND results.user_id = entry.value ->> 'userId'
        AND results.closing = entry.value ->> 'closing'
        AND results.key_revision = entry.value ->> 'keyRevision'`,
  ])
  return written?.meta.changes ?? 0
}
