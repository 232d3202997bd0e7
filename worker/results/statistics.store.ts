import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '../../domain/language.ts'
import type { Difficulty, QuestionKey } from '../../domain/questions/contract.ts'
import type { StoredResponses, StoredScores } from '../../domain/results/compact.ts'
import type { KeyOutcome } from '../../domain/results/contract.ts'
import type {
  ItemFigures,
  StatisticsFlag,
  StatisticsGroup,
  TestFigures,
} from '../../domain/results/statistics/contract.ts'
import type { BiasSums, LanguageBias } from '../../domain/results/statistics/language-bias.ts'
import type { LevelFit } from '../../domain/results/statistics/levels.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** A first attempt as the statistics read it. */
export type CountedRow = {
  attemptId: string
  testVersionId: string
  language: Language | null
  synthetic: boolean
  keyRevision: number
  responses: StoredResponses
  scores: StoredScores
}

/**
 * First attempts of a test that rank, after an attempt, in the order of ids: without those of blocked students and those
 * that were reopened. The plus keeps SQLite from the index by score, whose rows it would have to sort.
 */
export const readCounted = async (
  db: Database,
  testId: string,
  after: string,
  limit: number,
): Promise<CountedRow[]> => {
  const [page] = await inTransaction(db, [
    sql`
      SELECT results.attempt_id AS attemptId, results.test_version_id AS testVersionId, results.language AS language,
        results.synthetic AS synthetic, results.key_revision AS keyRevision, results.responses AS responses,
        results.scores AS scores
      FROM results
      LEFT JOIN attempts ON attempts.id = results.attempt_id
      LEFT JOIN student_profiles ON student_profiles.uid = results.user_id
      WHERE results.test_id = ${testId} AND results.attempt_id > ${after} AND +results.ranked = 1
        AND attempts.reason IS NULL AND student_profiles.blocked_at IS NULL
      ORDER BY results.attempt_id LIMIT ${limit}`,
  ])
  return (page?.results ?? []).map((row) => ({
    ...(row as CountedRow),
    synthetic: row['synthetic'] === 1,
    responses: JSON.parse(String(row['responses'])) as StoredResponses,
    scores: JSON.parse(String(row['scores'])) as StoredScores,
  }))
}

/** First attempts of a test by the histogram of its scores. */
export const countRanked = async (db: Database, testId: string): Promise<number> => {
  const [found] = await inTransaction(db, [
    sql`SELECT coalesce(sum(students), 0) AS students FROM score_histogram WHERE test_id = ${testId}`,
  ])
  return Number(found?.results[0]?.['students'] ?? 0)
}

/** Revision of a test's keys, and the number of its questions; null where there is no such test. */
export const findCounted = async (
  db: Database,
  testId: string,
): Promise<{ revision: number; questions: number } | null> => {
  const [found] = await inTransaction(db, [
    sql`
      SELECT tests.key_revision AS revision, test_versions.question_count AS questions
      FROM tests JOIN test_versions ON test_versions.id = tests.current_version_id WHERE tests.id = ${testId}`,
  ])
  return (found?.results[0] as { revision: number; questions: number } | undefined) ?? null
}

export type TestRow = {
  testVersionId: string
  language: StatisticsGroup
  figures: TestFigures
  levelFit: LevelFit | null
  synthetic: number
}

export type ItemRow = {
  questionVersionId: string
  questionId: string
  testVersionId: string
  language: StatisticsGroup
  figures: ItemFigures
  languageGap: number | null
  languageSums: BiasSums | null
  level: number | null
  levelAnswers: number
  keyVersion: number
  synthetic: number
}

const rowsPerStatement = 200

const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  )

const insertItems = (testId: string, rows: readonly ItemRow[], now: number): SQL => sql`
  INSERT INTO item_statistics (question_version_id, test_version_id, language, test_id, question_id, figures, language_gap,
    language_sums, level, level_answers, key_version, synthetic, computed_at)
  SELECT value ->> 'questionVersionId', value ->> 'testVersionId', value ->> 'language', ${testId},
    value ->> 'questionId', value -> 'figures', value ->> 'languageGap',
    value ->> 'languageSums', value ->> 'level', value ->> 'levelAnswers', value ->> 'keyVersion', value ->> 'synthetic',
    ${now}
  FROM json_each(${JSON.stringify(rows)})`

/** Replaces the statistics of a test in one transaction. */
export const saveStatistics = (
  db: Database,
  testId: string,
  { tests, items }: { tests: readonly TestRow[]; items: readonly ItemRow[] },
  now: number,
) =>
  inTransaction(db, [
    sql`DELETE FROM test_statistics WHERE test_id = ${testId}`,
    sql`DELETE FROM item_statistics WHERE test_id = ${testId}`,
    sql`
      INSERT INTO test_statistics (test_version_id, language, test_id, figures, level_fit, synthetic, computed_at)
      SELECT value ->> 'testVersionId', value ->> 'language', ${testId}, value -> 'figures', value ->> 'levelFit',
        value ->> 'synthetic', ${now}
      FROM json_each(${JSON.stringify(tests)})`,
    ...chunksOf(items).map((rows) => insertItems(testId, rows, now)),
    sql`UPDATE statistics_runs SET computed_at = ${now} WHERE test_id = ${testId}`,
  ])

/** Question versions that the statistics of a test had before they are replaced. */
export const questionVersionsOf = async (db: Database, testId: string): Promise<string[]> => {
  const [found] = await inTransaction(db, [
    sql`SELECT DISTINCT question_version_id AS id FROM item_statistics WHERE test_id = ${testId}`,
  ])
  return (found?.results ?? []).map(({ id }) => id as string)
}

/** Figures of question versions in every test. */
export const readItems = async (db: Database, questionVersionIds: readonly string[]): Promise<ItemRow[]> => {
  const [found] = await inTransaction(db, [
    sql`
      SELECT item_statistics.question_version_id AS questionVersionId, question_id AS questionId,
        test_version_id AS testVersionId, language, figures, language_gap AS languageGap, language_sums AS languageSums,
        level, level_answers AS levelAnswers, key_version AS keyVersion, synthetic
      FROM json_each(${JSON.stringify(questionVersionIds)}) AS version
      CROSS JOIN item_statistics ON item_statistics.question_version_id = version.value
      ORDER BY test_version_id`,
  ])
  return (found?.results ?? []).map((row) => ({
    ...(row as ItemRow),
    figures: JSON.parse(String(row['figures'])) as ItemFigures,
    languageSums: row['languageSums'] === null ? null : (JSON.parse(String(row['languageSums'])) as BiasSums),
  }))
}

/** Current keys of question versions. */
export const readCurrentKeys = async (db: Database, questionVersionIds: readonly string[]) => {
  const [found] = await inTransaction(db, [
    sql`
      SELECT question_keys.question_version_id AS versionId, question_keys."key", alternatives, outcome
      FROM json_each(${JSON.stringify(questionVersionIds)}) AS listed
      CROSS JOIN question_keys ON question_version_id = listed.value AND state = 'current'`,
  ])
  const rows = (found?.results ?? []) as Record<'versionId' | 'key' | 'alternatives' | 'outcome', string>[]
  return new Map(
    rows.map(({ versionId, key, alternatives, outcome }) => [
      versionId,
      {
        key: JSON.parse(key) as QuestionKey,
        alternatives: JSON.parse(alternatives) as QuestionKey[],
        outcome: outcome as KeyOutcome,
      },
    ]),
  )
}

export type PooledRow = {
  questionVersionId: string
  questionId: string
  figures: Partial<Record<StatisticsGroup, ItemFigures>>
  languageGap: number | null
  languageBias: LanguageBias | null
  level: number | null
  levelAnswers: number
  students: number
  flags: StatisticsFlag[]
  difficulty: Difficulty | null
  keyVersion: number
  synthetic: number
}

const hasFlag = (flag: StatisticsFlag): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(question_statistics.flags) WHERE value = ${flag})`

/**
 * Statements that store pooled figures, and delete those of `versionIds` without any. A suspect key that was confirmed
 * stays confirmed until it changes: the flag is left out.
 */
export const pooledStatements = (versionIds: readonly string[], rows: readonly PooledRow[], now: number): SQL[] => {
  const json = JSON.stringify(rows)
  const listed = sql`SELECT value FROM json_each(${JSON.stringify(versionIds)})`
  return [
    sql`
      DELETE FROM question_statistics WHERE question_version_id IN (${listed})
        AND question_version_id NOT IN (SELECT value ->> 'questionVersionId' FROM json_each(${json}))`,
    sql`
      INSERT INTO question_statistics (question_version_id, question_id, figures, language_gap, language_bias, level,
        level_answers, students, flags, difficulty, key_version, is_suspect, synthetic, computed_at)
      SELECT value ->> 'questionVersionId', value ->> 'questionId', value -> 'figures', value ->> 'languageGap',
        value ->> 'languageBias', value ->> 'level', value ->> 'levelAnswers', value ->> 'students', value -> 'flags', value ->> 'difficulty', value ->> 'keyVersion', 0, value ->> 'synthetic',
        ${now}
      FROM json_each(${json}) WHERE true
      ON CONFLICT (question_version_id) DO UPDATE SET figures = excluded.figures, language_gap = excluded.language_gap,
        language_bias = excluded.language_bias, level = excluded.level, level_answers = excluded.level_answers,
        students = excluded.students, flags = excluded.flags, difficulty = excluded.difficulty,
        key_version = excluded.key_version, synthetic = excluded.synthetic, computed_at = excluded.computed_at`,
    sql`
      UPDATE question_statistics SET flags = ${withoutSuspicion}
      WHERE question_version_id IN (${listed}) AND confirmed_key = key_version`,
    sql`
      UPDATE question_statistics SET is_suspect = ${hasFlag('key_suspect')}, is_uneven = ${hasFlag('language_gap')}
      WHERE question_version_id IN (${listed})`,
  ]
}

const withoutSuspicion = sql`(
  SELECT json_group_array(value) FROM json_each(question_statistics.flags) WHERE value <> 'key_suspect')`

/** Confirms a suspect key and takes its flag off; changes nothing where it is not suspect or changed meanwhile. */
export const confirmationStatement = (
  questionId: string,
  { questionVersionId, keyVersion, reason }: { questionVersionId: string; keyVersion: number; reason: string },
  now: number,
): SQL => sql`
  UPDATE question_statistics SET confirmed_key = ${keyVersion}, confirmed_at = ${now}, confirmed_reason = ${reason},
    flags = ${withoutSuspicion}, is_suspect = 0
  WHERE question_version_id = ${questionVersionId} AND question_id = ${questionId} AND key_version = ${keyVersion}
    AND is_suspect = 1 AND EXISTS (
      SELECT 1 FROM question_keys WHERE question_version_id = ${questionVersionId} AND version = ${keyVersion}
        AND state = 'current')`

/** True when the key of a question version was confirmed at an instant. */
export const isConfirmedAt = (questionVersionId: string, at: number): SQL => sql`EXISTS (
  SELECT 1 FROM question_statistics WHERE question_version_id = ${questionVersionId} AND confirmed_at = ${at})`
