import { sql, type SQL } from 'drizzle-orm'
import type { CompactIntegrity, CompactResponses, CompactScores } from '../../domain/results/compact.ts'
import type { Validity } from '../../domain/results/contract.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { LogMessage, SubmissionMessage } from './results.queue.ts'
import { statisticsDueStatement } from './statistics-due.store.ts'

/** A scored closing of an attempt, with the revision of the keys it was scored with. */
export type ScoredAttempt = Omit<SubmissionMessage, 'kind' | 'sections' | 'responses' | 'integrity'> & {
  units: number
  tieKey: string
  keyRevision: number
  validity: Validity
  responses: CompactResponses | { file: string }
  scores: CompactScores
  integrity: CompactIntegrity
}

type StudentTest = { userId: string; testId: string }

/** Ends attempts that began by themselves and that no student joined: they have no result. */
export const abandonAttempts = (db: Database, attemptIds: string[]) =>
  inTransaction(db, [
    sql`
      UPDATE attempts SET state = 'abandoned' FROM json_each(${JSON.stringify(attemptIds)}) AS absent
      WHERE attempts.id = absent.value AND attempts.state = 'in_progress'`,
  ])

/** Records the R2 keys of response logs; a later closing replaces an earlier one. */
export const saveLogs = (db: Database, logs: readonly LogMessage[]) =>
  inTransaction(db, [
    sql`
      UPDATE attempts SET log_key = log.value ->> 'key', log_closing = log.value ->> 'closing',
        log_hash = log.value ->> 'hash'
      FROM json_each(${JSON.stringify(logs)}) AS log
      WHERE attempts.id = log.value ->> 'attemptId' AND coalesce(attempts.log_closing, 0) <= log.value ->> 'closing'`,
  ])

/** Distinct pairs of student and test: the results that a statement may move in the histogram. */
const pairsJson = (of: readonly StudentTest[]): string =>
  JSON.stringify(
    [...new Set(of.map(({ userId, testId }) => JSON.stringify([userId, testId])))].map((pair) => JSON.parse(pair)),
  )

/** All results of some students in some tests. Joined from the pairs, so that each is found by its index. */
const resultsOfPairs = (pairs: string): SQL =>
  sql`json_each(${pairs}) AS pair
    CROSS JOIN results AS r ON r.user_id = pair.value ->> 0 AND r.test_id = pair.value ->> 1`

const moveBars = (pairs: string, sign: SQL): SQL => sql`
  INSERT INTO score_histogram (test_id, units, students)
  SELECT r.test_id, r.units, ${sign} count(*) FROM ${resultsOfPairs(pairs)} WHERE r.ranked = 1 GROUP BY r.test_id, r.units
  ON CONFLICT (test_id, units) DO UPDATE SET students = students + excluded.students`

/**
 * A student's first attempt in a test ranks if it counts; withdrawn ones are skipped. The plus makes SQLite search the
 * student's own results: by test and attempt it would read everyone's.
 */
const isRankedSql = sql`(results.standing = 'counted' AND NOT EXISTS (
  SELECT 1 FROM results AS earlier
  WHERE earlier.user_id = results.user_id AND earlier.test_id = results.test_id
    AND +earlier.attempt_id < results.attempt_id AND earlier.standing <> 'withdrawn'))`

/**
 * Changes results and the histogram together: subtracts the ranked results from the bars, applies the change,
 * recomputes which results rank, and adds them to the bars. One transaction, so that the bars equal the ranked results
 * whatever is delivered, how often and in which order.
 */
export const resultChangeStatements = (of: readonly StudentTest[], change: SQL[]): SQL[] => {
  const pairs = pairsJson(of)
  const attemptIds = sql`(SELECT r.attempt_id FROM ${resultsOfPairs(pairs)})`
  return [
    moveBars(pairs, sql`-`),
    sql`
      DELETE FROM score_histogram
      WHERE students = 0 AND (test_id, units) IN (SELECT r.test_id, r.units FROM ${resultsOfPairs(pairs)})`,
    ...change,
    sql`UPDATE results SET ranked = 0 WHERE attempt_id IN ${attemptIds} AND ranked = 1 AND NOT ${isRankedSql}`,
    sql`UPDATE results SET ranked = 1 WHERE attempt_id IN ${attemptIds} AND ranked = 0 AND ${isRankedSql}`,
    moveBars(pairs, sql`+`),
  ]
}

/** Ids and revisions of the messages, small beside the rows themselves. */
const headsJson = (rows: readonly ScoredAttempt[]): string =>
  JSON.stringify(
    rows.map(({ attemptId, testId, closing, keyRevision, submittedAt }) => ({
      attemptId,
      testId,
      closing,
      keyRevision,
      submittedAt,
    })),
  )

/** False where a key changed after the score was made: the message is scored again. */
const keysAreCurrent = sql`NOT EXISTS (
  SELECT 1 FROM tests WHERE tests.id = message.value ->> 'testId' AND tests.key_revision <> message.value ->> 'keyRevision')`

const endAttempts = (heads: string): SQL => sql`
  UPDATE attempts SET state = 'scored', submitted_at = message.value ->> 'submittedAt'
  FROM json_each(${heads}) AS message
  WHERE attempts.id = message.value ->> 'attemptId' AND attempts.state NOT IN ('abandoned', 'invalidated')
    AND ${keysAreCurrent}
    AND NOT EXISTS (
      SELECT 1 FROM results
      WHERE results.attempt_id = message.value ->> 'attemptId' AND results.closing >= message.value ->> 'closing')`

/** Validity of a result: that of an attempt that was set aside before its score arrived. */
const validity = sql`coalesce(
  (SELECT CASE attempts.state WHEN 'invalidated' THEN 'invalidated' WHEN 'abandoned' THEN 'withdrawn' END
    FROM attempts WHERE attempts.id = message.value ->> 'attemptId'),
  message.value ->> 'validity')`

const writeResults = (rows: string): SQL => sql`
  INSERT INTO results (attempt_id, user_id, test_id, test_version_id, receipt, submitted_at, closed_by, late_synced, units,
    tie_key, closing, key_revision, language, standing, ranked, integrity, responses, scores)
  SELECT message.value ->> 'attemptId', message.value ->> 'userId', message.value ->> 'testId',
    message.value ->> 'testVersionId', message.value ->> 'receipt', message.value ->> 'submittedAt',
    message.value ->> 'closedBy', message.value ->> 'lateSynced', message.value ->> 'units', message.value ->> 'tieKey',
    message.value ->> 'closing', message.value ->> 'keyRevision', message.value ->> 'language', ${validity}, 0,
    message.value -> 'integrity', message.value -> 'responses', message.value -> 'scores'
  FROM json_each(${rows}) AS message
  WHERE ${keysAreCurrent}
  ON CONFLICT (attempt_id) DO UPDATE SET
    receipt = excluded.receipt, submitted_at = excluded.submitted_at, closed_by = excluded.closed_by,
    late_synced = excluded.late_synced, units = excluded.units, tie_key = excluded.tie_key, closing = excluded.closing,
    key_revision = excluded.key_revision, standing = excluded.standing, integrity = excluded.integrity,
    responses = excluded.responses, scores = excluded.scores
  WHERE excluded.closing > results.closing`

/** Marks the tests of closings that rank: their statistics are outdated. */
const markStatistics = (heads: string): SQL =>
  statisticsDueStatement(sql`
    SELECT DISTINCT results.test_id FROM json_each(${heads}) AS message
    CROSS JOIN results ON results.attempt_id = message.value ->> 'attemptId' WHERE results.ranked = 1`)

/**
 * Writes scores idempotently, in whatever order closings are delivered: a later closing of an attempt replaces an
 * earlier one. Returns the attempts whose stored result has at least the given closing; the others were scored with
 * outdated keys. One transaction for all.
 */
export const recordScores = async (db: Database, rows: readonly ScoredAttempt[]): Promise<Set<string>> => {
  const heads = headsJson(rows)
  const outcomes = await inTransaction(db, [
    ...resultChangeStatements(rows, [endAttempts(heads), writeResults(JSON.stringify(rows))]),
    markStatistics(heads),
    sql`
      SELECT results.attempt_id AS attemptId FROM json_each(${heads}) AS message
      CROSS JOIN results ON results.attempt_id = message.value ->> 'attemptId'
      WHERE results.closing >= message.value ->> 'closing'`,
  ])
  return new Set(outcomes.at(-1)?.results.map(({ attemptId }) => attemptId as string))
}

/** Sets the validity of a result and updates the ranks. Returns true when there is a result. */
export const saveValidity = async (
  db: Database,
  { attemptId, userId, testId }: StudentTest & { attemptId: string },
  to: Validity,
): Promise<boolean> => {
  const change = sql`UPDATE results SET standing = ${to} WHERE attempt_id = ${attemptId}`
  const outcomes = await inTransaction(db, [
    ...resultChangeStatements([{ userId, testId }], [change]),
    statisticsDueStatement(sql`SELECT ${testId}`),
  ])
  return (outcomes[2]?.meta.changes ?? 0) > 0
}

type Person = { uid: string; name: string | null; birthDate: string | null }

/**
 * Data that scoring needs for a batch: the revision of each test's keys, the students, and which of some hashed ids
 * belong to erased accounts.
 */
export const readScoringFacts = async (
  db: Database,
  testIds: readonly string[],
  userIds: readonly string[],
  subjects: readonly string[] = [],
): Promise<{ revisions: Map<string, number>; persons: Map<string, Person>; erased: Set<string> }> => {
  const [revisions, persons, erased] = await inTransaction(db, [
    sql`
      SELECT tests.id, tests.key_revision AS revision FROM json_each(${JSON.stringify(testIds)}) AS test
      CROSS JOIN tests ON tests.id = test.value`,
    sql`
      SELECT users.uid, users.display_name AS name, student_profiles.birth_date AS birthDate
      FROM json_each(${JSON.stringify(userIds)}) AS student
      CROSS JOIN users ON users.uid = student.value
      LEFT JOIN student_profiles ON student_profiles.uid = users.uid`,
    sql`
      SELECT erasures.subject FROM json_each(${JSON.stringify(subjects)}) AS given
      CROSS JOIN erasures ON erasures.subject = given.value`,
  ])
  return {
    erased: new Set(erased?.results.map(({ subject }) => subject as string)),
    revisions: new Map(revisions?.results.map(({ id, revision }) => [id as string, revision as number])),
    persons: new Map((persons?.results as Person[] | undefined)?.map((person) => [person.uid, person])),
  }
}
