import { and, asc, count, desc, eq, gt, inArray, lte, notInArray, sql, type SQL } from 'drizzle-orm'
import type { CompactScores } from '../../domain/results/compact.ts'
import { taskStates } from '../../domain/tasks/contract.ts'
import { results, scoreChanges, scoreHistogram, tasks, users } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { resultChangeStatements } from './recording.store.ts'

/** Tasks that are changing scores now. */
export const runningCommit = sql`
  SELECT 1 FROM tasks
  WHERE kind = 'rescoring' AND state IN ('waiting', 'running') AND input ->> 'mode' = 'commit'`

type OfKey = { questionVersionId: string; keyVersion: number }

/** Task that applies a version of a key to the scores. */
export const commitOf = ({ questionVersionId, keyVersion }: OfKey): SQL => sql`
  SELECT id FROM tasks
  WHERE kind = 'rescoring' AND state IN ('waiting', 'running', 'done', 'failed') AND input ->> 'mode' = 'commit'
    AND input ->> 'questionVersionId' = ${questionVersionId} AND input ->> 'keyVersion' = ${keyVersion}`

/** True when a version of a key is current and has no task yet. */
export const uncommitted = (holds: SQL, ofKey: OfKey): SQL => sql`${holds} AND NOT EXISTS (${commitOf(ofKey)})`

/** True when a task exists; within its own transaction, when that transaction made it. */
export const taskExists = (taskId: string): SQL => sql`EXISTS (SELECT 1 FROM tasks WHERE id = ${taskId})`

/** True when a task changed a score of a test. */
export const hasChanged = (taskId: string, testId: string): SQL => sql`
  EXISTS (SELECT 1 FROM score_changes WHERE task_id = ${taskId} AND test_id = ${testId})`

/** Results of a test after an attempt, in the order of their ids. */
export const readPage = (db: Database, testId: string, after: string, limit: number) =>
  db
    .select({
      attemptId: results.attemptId,
      userId: results.userId,
      testId: results.testId,
      testVersionId: results.testVersionId,
      closing: results.closing,
      keyRevision: results.keyRevision,
      units: results.units,
      tieKey: results.tieKey,
      responses: results.responses,
      scores: results.scores,
    })
    .from(results)
    .where(and(eq(results.testId, testId), gt(results.attemptId, after)))
    .orderBy(asc(results.attemptId))
    .limit(limit)

export type ResultRow = Awaited<ReturnType<typeof readPage>>[number]

export const countResults = async (db: Database, testId: string): Promise<number> =>
  (await db.select({ results: count() }).from(results).where(eq(results.testId, testId)).get())?.results ?? 0

/** A result scored with other keys. */
export type Rescored = Pick<ResultRow, 'attemptId' | 'userId' | 'testId' | 'closing' | 'keyRevision'> & {
  beforeUnits: number
  units: number
  tieKey: string
  scores: CompactScores
}

/** A changed score of an attempt. */
type ScoreHead = Pick<Rescored, 'attemptId' | 'userId' | 'testId' | 'beforeUnits' | 'units'>

/** Records scores that would change, without changing them. */
export const recordChanges = (db: Database, taskId: string, changed: readonly ScoreHead[]) =>
  inTransaction(db, [
    sql`
      INSERT INTO score_changes (task_id, attempt_id, user_id, test_id, before_units, after_units)
      SELECT ${taskId}, entry.value ->> 'attemptId', entry.value ->> 'userId', entry.value ->> 'testId',
        entry.value ->> 'beforeUnits', entry.value ->> 'units'
      FROM json_each(${headsOf(changed)}) AS entry
      WHERE true
      ON CONFLICT (task_id, attempt_id) DO UPDATE SET before_units = excluded.before_units, after_units = excluded.after_units`,
  ])

const headsOf = (rows: readonly (ScoreHead & Partial<Rescored>)[]): string =>
  JSON.stringify(rows.map(({ scores: _scores, tieKey: _tieKey, ...head }) => head))

/**
 * Guard: the result was neither closed again nor scored with newer keys since it was read, and the keys are still the
 * newest.
 */
const unchanged = (revision: number): SQL => sql`
  results.closing = entry.value ->> 'closing' AND results.key_revision = entry.value ->> 'keyRevision'
  AND NOT EXISTS (SELECT 1 FROM tests WHERE tests.id = results.test_id AND tests.key_revision <> ${revision})`

/**
 * Rewrites results with the scores of newer keys, records the changes and moves them in the histogram, in one
 * transaction. Results that changed since they were read are skipped: they have the newer keys already.
 */
export const rewriteScores = (db: Database, taskId: string, rows: readonly Rescored[], revision: number) => {
  const heads = headsOf(rows)
  return inTransaction(
    db,
    resultChangeStatements(
      rows.filter(({ beforeUnits, units }) => beforeUnits !== units),
      [
        sql`
          INSERT INTO score_changes (task_id, attempt_id, user_id, test_id, before_units, after_units)
          SELECT ${taskId}, results.attempt_id, results.user_id, results.test_id, results.units, entry.value ->> 'units'
          FROM json_each(${heads}) AS entry
          CROSS JOIN results ON results.attempt_id = entry.value ->> 'attemptId'
          WHERE ${unchanged(revision)} AND results.units <> entry.value ->> 'units'
          ON CONFLICT (task_id, attempt_id) DO NOTHING`,
        sql`
          UPDATE results SET units = entry.value ->> 'units', tie_key = entry.value ->> 'tieKey',
            scores = entry.value -> 'scores', key_revision = ${revision}
          FROM json_each(${JSON.stringify(rows)}) AS entry
          WHERE results.attempt_id = entry.value ->> 'attemptId' AND ${unchanged(revision)}`,
      ],
    ),
  )
}

/** Scores that a re-scoring changed or would change, in the order of attempts; one more than `limit`. */
export const listChanges = (db: Database, taskId: string, after: string, limit: number) =>
  db
    .select({
      attemptId: scoreChanges.attemptId,
      userId: scoreChanges.userId,
      name: users.displayName,
      studentId: users.studentId,
      testId: scoreChanges.testId,
      beforeUnits: scoreChanges.beforeUnits,
      afterUnits: scoreChanges.afterUnits,
    })
    .from(scoreChanges)
    .leftJoin(users, eq(users.uid, scoreChanges.userId))
    .where(and(eq(scoreChanges.taskId, taskId), gt(scoreChanges.attemptId, after)))
    .orderBy(asc(scoreChanges.attemptId))
    .limit(limit + 1)

/** Ranked students of a test by score, and those whose score a task changes. */
export const readEffect = async (db: Database, taskId: string, testId: string) => {
  const [bars, moves] = await db.batch([
    db
      .select({ units: scoreHistogram.units, students: scoreHistogram.students })
      .from(scoreHistogram)
      .where(eq(scoreHistogram.testId, testId)),
    db
      .select({
        before: scoreChanges.beforeUnits,
        after: scoreChanges.afterUnits,
        students: sql<number>`sum(${results.ranked})`,
      })
      .from(scoreChanges)
      .innerJoin(results, eq(results.attemptId, scoreChanges.attemptId))
      .where(and(eq(scoreChanges.taskId, taskId), eq(scoreChanges.testId, testId)))
      .groupBy(scoreChanges.beforeUnits, scoreChanges.afterUnits),
  ])
  return { bars, moves }
}

/**
 * Results of a test after an attempt that count and were made by students, in the order of their ids, with what a task
 * changed.
 */
export const listTold = (db: Database, taskId: string, testId: string, after: string, limit: number) =>
  db
    .select({
      attemptId: results.attemptId,
      userId: results.userId,
      testVersionId: results.testVersionId,
      units: results.units,
      ranked: results.ranked,
      before: scoreChanges.beforeUnits,
      after: scoreChanges.afterUnits,
    })
    .from(results)
    .leftJoin(scoreChanges, and(eq(scoreChanges.taskId, taskId), eq(scoreChanges.attemptId, results.attemptId)))
    .where(
      and(
        eq(results.testId, testId),
        gt(results.attemptId, after),
        eq(results.synthetic, false),
        notInArray(results.standing, ['invalidated', 'withdrawn']),
      ),
    )
    .orderBy(asc(results.attemptId))
    .limit(limit)

/** Number of recorded changes among the results of one page. */
export const countChanges = async (
  db: Database,
  taskId: string,
  { testId, after, last }: { testId: string; after: string; last: string },
): Promise<number> =>
  (
    await db
      .select({ changes: count() })
      .from(scoreChanges)
      .where(
        and(
          eq(scoreChanges.taskId, taskId),
          gt(scoreChanges.attemptId, after),
          lte(scoreChanges.attemptId, last),
          eq(scoreChanges.testId, testId),
        ),
      )
      .get()
  )?.changes ?? 0

export const removeChanges = (db: Database, taskId: string) =>
  db.delete(scoreChanges).where(eq(scoreChanges.taskId, taskId))

/** Newest task that tried or applied a key of a question. */
export const findNewest = (db: Database, questionId: string) =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.kind, 'rescoring'),
        inArray(tasks.state, [...taskStates]),
        sql`${tasks.input} ->> 'questionId' = ${questionId}`,
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(1)
    .get()
