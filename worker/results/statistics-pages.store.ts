import { sql, type SQL } from 'drizzle-orm'
import type { Bilingual, Difficulty, QuestionKey } from '../../domain/questions/contract.ts'
import type { Body } from '../../domain/questions/kinds/registry.ts'
import type { KeyOutcome } from '../../domain/results/contract.ts'
import type {
  ItemFigures,
  StatisticsFlag,
  StatisticsGroup,
  TestFigures,
} from '../../domain/results/statistics/contract.ts'
import type { BiasSums, LanguageBias } from '../../domain/results/statistics/language-bias.ts'
import type { Database } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Versions of a question, and versions of tests with it, that its page shows. */
const maxVersions = 20
const maxItems = 600

type Row = Record<string, unknown>

/** Row with its JSON columns parsed. */
const parsed = <Parsed>(row: Row, columns: readonly string[]): Parsed =>
  ({
    ...row,
    ...Object.fromEntries(columns.map((name) => [name, JSON.parse(String(row[name]))])),
  }) as Parsed

export type QuestionRow = { id: string; code: string; title: Bilingual; difficulty: Difficulty; targetMs: number }

export type VersionRow = {
  questionVersionId: string
  version: number
  createdAt: number
  computedAt: number
  figures: Partial<Record<StatisticsGroup, ItemFigures>>
  languageGap: number | null
  languageBias: LanguageBias | null
  flags: StatisticsFlag[]
  difficulty: Difficulty | null
  bodyHtml: Body
  key: QuestionKey
  alternatives: QuestionKey[]
  outcome: KeyOutcome
  keyVersion: number
  currentKey: number
  confirmedKey: number | null
  confirmedAt: number | null
  confirmedReason: string | null
  synthetic: number
}

export type ItemOfTestRow = {
  questionVersionId: string
  testId: string
  testVersionId: string
  title: Bilingual
  version: number
  language: StatisticsGroup
  figures: ItemFigures
  languageGap: number | null
  synthetic: number
  computedAt: number
}

const versionsOf = (questionId: string): SQL => sql`
  SELECT question_versions.id AS questionVersionId, question_versions.version AS version,
    question_versions.created_at AS createdAt, computed_at AS computedAt, figures, language_gap AS languageGap,
    language_bias AS languageBias, flags,
    question_statistics.difficulty AS difficulty, body_html AS bodyHtml, question_keys."key" AS "key", alternatives,
    outcome, key_version AS keyVersion, question_keys.version AS currentKey, confirmed_key AS confirmedKey,
    confirmed_at AS confirmedAt, confirmed_reason AS confirmedReason, synthetic
  FROM question_versions
  JOIN question_statistics ON question_statistics.question_version_id = question_versions.id
  JOIN question_keys ON question_keys.question_version_id = question_versions.id AND question_keys.state = 'current'
  WHERE question_versions.question_id = ${questionId}
  ORDER BY question_versions.version DESC LIMIT ${maxVersions}`

const itemsOf = (questionId: string): SQL => sql`
  SELECT question_version_id AS questionVersionId, item_statistics.test_id AS testId, test_version_id AS testVersionId,
    test_versions.title AS title, test_versions.version AS version, language, figures, language_gap AS languageGap,
    synthetic, computed_at AS computedAt
  FROM item_statistics JOIN test_versions ON test_versions.id = test_version_id
  WHERE question_id = ${questionId}
  ORDER BY item_statistics.test_id, test_versions.version DESC LIMIT ${maxItems}`

/** Tests that hold a version of a question. */
const testsWith = (questionId: string): SQL => sql`
  SELECT DISTINCT test_versions.test_id AS testId FROM question_versions
  JOIN test_questions ON test_questions.question_version_id = question_versions.id
  JOIN test_versions ON test_versions.id = test_questions.test_version_id
  WHERE question_versions.question_id = ${questionId}`

/** Statistics of a question with everything that its page names; null where there is no such question. */
export const readOfQuestion = async (db: Database, questionId: string) => {
  const [questions, versions, items, waiting] = await inTransaction(db, [
    sql`SELECT id, slug AS code, title, difficulty, target_ms AS targetMs FROM questions WHERE id = ${questionId}`,
    versionsOf(questionId),
    itemsOf(questionId),
    sql`
      SELECT count(*) AS waiting FROM (${testsWith(questionId)}) AS own
      JOIN statistics_runs ON statistics_runs.test_id = own.testId AND statistics_runs.is_due = 1`,
  ])
  const [question] = questions?.results ?? []
  if (!question) return null
  return {
    question: parsed<QuestionRow>(question, ['title']),
    versions: (versions?.results ?? []).map((row) =>
      parsed<VersionRow>(row, ['figures', 'languageBias', 'flags', 'bodyHtml', 'key', 'alternatives']),
    ),
    items: (items?.results ?? []).map((row) => parsed<ItemOfTestRow>(row, ['title', 'figures'])),
    waiting: Number(waiting?.results[0]?.['waiting'] ?? 0),
  }
}

/** Tests with first attempts that hold a version of a question. */
export const listTestsOf = async (db: Database, questionId: string): Promise<string[]> => {
  const [found] = await inTransaction(db, [
    sql`SELECT own.testId AS testId FROM (${testsWith(questionId)}) AS own
      JOIN statistics_runs ON statistics_runs.test_id = own.testId ORDER BY own.testId`,
  ])
  return (found?.results ?? []).map(({ testId }) => testId as string)
}

export type TestVersionRow = {
  testVersionId: string
  version: number
  questionCount: number
  maxUnits: number
  language: StatisticsGroup
  figures: TestFigures
  synthetic: number
  computedAt: number
}

export type ItemInTestRow = {
  testVersionId: string
  questionId: string
  questionVersionId: string
  code: string
  title: Bilingual
  bodyHtml: Body
  figures: ItemFigures
  languageSums: BiasSums | null
  key: QuestionKey
  alternatives: QuestionKey[]
  outcome: KeyOutcome
}

/** Statistics of a test with its questions in the order of the paper; null where there is no such test. */
export const readOfTest = async (db: Database, testId: string) => {
  const [tests, runs, versions, items] = await inTransaction(db, [
    sql`SELECT id FROM tests WHERE id = ${testId}`,
    sql`SELECT is_due AS isDue FROM statistics_runs WHERE test_id = ${testId}`,
    sql`
      SELECT test_version_id AS testVersionId, version, question_count AS questionCount, max_units AS maxUnits, language,
        figures, synthetic, computed_at AS computedAt
      FROM test_statistics JOIN test_versions ON test_versions.id = test_version_id
      WHERE test_statistics.test_id = ${testId} ORDER BY version DESC`,
    sql`
      SELECT item_statistics.test_version_id AS testVersionId, item_statistics.question_id AS questionId,
        item_statistics.question_version_id AS questionVersionId, questions.slug AS code, questions.title AS title,
        body_html AS bodyHtml, figures, language_sums AS languageSums, question_keys."key" AS "key", alternatives, outcome
      FROM item_statistics
      JOIN questions ON questions.id = item_statistics.question_id
      JOIN question_versions ON question_versions.id = item_statistics.question_version_id
      JOIN test_questions ON test_questions.question_version_id = item_statistics.question_version_id
        AND test_questions.test_version_id = item_statistics.test_version_id
      JOIN question_keys ON question_keys.question_version_id = item_statistics.question_version_id
        AND question_keys.state = 'current'
      WHERE item_statistics.test_id = ${testId} AND language = 'all'
      ORDER BY item_statistics.test_version_id, test_questions.position`,
  ])
  if (tests?.results.length === 0) return null
  return {
    isWaiting: runs?.results[0]?.['isDue'] === 1,
    versions: (versions?.results ?? []).map((row) => parsed<TestVersionRow>(row, ['figures'])),
    items: (items?.results ?? []).map((row) =>
      parsed<ItemInTestRow>(row, ['title', 'bodyHtml', 'figures', 'languageSums', 'key', 'alternatives']),
    ),
  }
}
