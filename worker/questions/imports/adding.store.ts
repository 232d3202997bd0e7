import { sql, type SQL } from 'drizzle-orm'
import type { RowFault, Verdict } from '../../../domain/questions/imports/contract.ts'
import type { Database } from '../../platform/context.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { givenRows } from './rows.store.ts'

/** Row that becomes a question. */
export type Claim = {
  position: number
  questionId: string
  print: string
  verdict: Verdict
  faults: readonly RowFault[]
}

/**
 * Statement that claims rows for their questions: all, or none where a repeated step has claimed one. A print that another
 * import has added meanwhile violates the index, and the transaction fails.
 */
export const claimRows = (importId: string, claims: readonly Claim[]): SQL => sql`
  ${givenRows(claims)}
  UPDATE question_import_rows SET outcome = 'added', question_id = given.value ->> 'questionId',
    print = given.value ->> 'print', verdict = given.value ->> 'verdict', faults = given.value -> 'faults'
  FROM given
  WHERE import_id = ${importId} AND position = given.value ->> 'position' AND NOT EXISTS (
    SELECT 1 FROM given CROSS JOIN question_import_rows AS row ON row.position = given.value ->> 'position'
    WHERE row.import_id = ${importId} AND row.outcome IS NOT NULL)`

/** Condition: the row has become this question. */
export const isClaimed = (importId: string, { position, questionId }: Claim): SQL => sql`EXISTS (
  SELECT 1 FROM question_import_rows
  WHERE import_id = ${importId} AND position = ${position} AND question_id = ${questionId})`

/** Frees prints of rows whose questions were purged from the bank or are in the bin. */
export const releaseGone = (prints: readonly string[]): SQL => sql`
  UPDATE question_import_rows SET outcome = 'gone'
  WHERE outcome = 'added' AND print IN (SELECT value FROM json_each(${JSON.stringify(prints)}))
    AND NOT EXISTS (SELECT 1 FROM questions WHERE id = question_id AND deleted_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM content_drafts
      WHERE kind = 'question' AND item_id = question_id AND body IS NOT NULL AND deleted_at IS NULL)`

/** Leaves rows out of the bank, with the faults that they have now. */
export const leaveRows = (
  db: Database,
  importId: string,
  left: readonly { position: number; verdict: Verdict; faults: readonly RowFault[] }[],
) =>
  inTransaction(db, [
    sql`${givenRows(left)}
      UPDATE question_import_rows
      SET outcome = 'left', verdict = given.value ->> 'verdict', faults = given.value -> 'faults'
      FROM given WHERE import_id = ${importId} AND position = given.value ->> 'position' AND +outcome IS NULL`,
  ])
