import { eq, sql, type SQL } from 'drizzle-orm'
import type { ReleaseRule } from '../../domain/catalogue/contract.ts'
import type { TestPause } from '../../domain/catalogue/window.ts'
import type { ContentState } from '../../domain/content.ts'
import type { AccessKind } from '../../domain/purchases/access.ts'
import type { Difficulty } from '../../domain/questions/levels.ts'
import type { QuestionKind } from '../../domain/questions/kinds/names.ts'
import type { Candidate } from '../../domain/revision/picker.ts'
import type { PracticeSpec } from '../../domain/revision/practice.ts'
import { exams, presets, presetVersions, subjects, topics } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const among = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Most questions that a quiz is drawn from. */
const mostCandidates = 5_000

/** Empty lists mean any. */
export type CandidateFilter = Pick<PracticeSpec, 'exam' | 'subjects' | 'topics' | 'difficulties'> & {
  /** Only these questions; null for all of the bank. */
  questionIds: readonly string[] | null
}

export type CandidateRow = Candidate & { kind: QuestionKind; targetMs: number; exams: string[] }

const inList = (column: SQL, list: readonly string[]): SQL =>
  list.length === 0 ? sql`1` : sql`${column} IN ${among(list)}`

/** Not a question that only a draft of a test asks: it is kept for that test. */
const notKept = sql`(
  EXISTS (SELECT 1 FROM question_versions AS version CROSS JOIN test_questions AS use
    ON use.question_version_id = version.id WHERE version.question_id = questions.id)
  OR questions.id NOT IN (SELECT tree.value FROM content_drafts AS draft CROSS JOIN json_tree(draft.body) AS tree
    WHERE draft.kind = 'test' AND draft.body IS NOT NULL AND draft.deleted_at IS NULL AND tree.type = 'text'))`

/** Published questions with a key that scores, but outdated ones; a random choice of them where there are more than the limit. */
const chosen = (
  { exam, subjects: inSubjects, topics: inTopics, difficulties, questionIds }: CandidateFilter,
  limit: number,
) => sql`
  SELECT questions.id AS id FROM questions
  CROSS JOIN question_keys AS secret ON secret.question_version_id = questions.current_version_id
    AND secret.state = 'current' AND secret.outcome IN ('normal', 'any_of')
  WHERE questions.state = 'published' AND questions.deleted_at IS NULL AND questions.rights <> 'blocked'
    AND ${questionIds === null ? notKept : sql`questions.id IN ${among(questionIds)}`}
    AND ${inList(sql`questions.subject`, inSubjects)} AND ${inList(sql`questions.topic`, inTopics)}
    AND ${inList(sql`questions.difficulty`, difficulties)}
    AND NOT EXISTS (SELECT 1 FROM card_changes WHERE card_id = questions.id AND is_stale = 1)
    AND ${exam === null ? sql`1` : sql`(questions.exams = '[]' OR EXISTS (SELECT 1 FROM json_each(questions.exams) WHERE value = ${exam}))`}
  ORDER BY random() LIMIT ${limit}`

/** Questions that a quiz may be drawn from, with the tests that ask them in any version. */
export const listCandidates = async (
  db: Database,
  filter: CandidateFilter,
  limit = mostCandidates,
): Promise<CandidateRow[]> => {
  const rows = await db.all<Record<string, string> & { difficulty: Difficulty; kind: QuestionKind; targetMs: number }>(
    sql`
    SELECT questions.id AS questionId, questions.current_version_id AS questionVersionId, questions.subject AS subject,
      questions.topic AS topic, questions.difficulty AS difficulty, questions.kind AS kind,
      questions.target_ms AS targetMs, questions.exams AS exams,
      (SELECT json_group_array(DISTINCT paper.test_id) FROM question_versions AS version
        CROSS JOIN test_questions AS use ON use.question_version_id = version.id
        CROSS JOIN test_versions AS paper ON paper.id = use.test_version_id
        WHERE version.question_id = questions.id) AS tests
    FROM (${chosen(filter, limit)}) AS chosen CROSS JOIN questions ON questions.id = chosen.id`,
  )
  return rows.map((row) => ({
    questionId: row['questionId'] ?? '',
    questionVersionId: row['questionVersionId'] ?? '',
    subject: row['subject'] ?? '',
    topic: row['topic'] ?? '',
    difficulty: row.difficulty,
    kind: row.kind,
    targetMs: row.targetMs,
    exams: JSON.parse(row['exams'] ?? '[]') as string[],
    tests: JSON.parse(row['tests'] ?? '[]') as string[],
  }))
}

type TestRow = {
  id: string
  state: ContentState
  isDeleted: number
  access: AccessKind
  seriesId: string | null
  opensAt: number | null
  closesAt: number | null
  commonStart: number
  durationMs: number
  extraMs: number
  pauses: string
  release: string
  isSat: number
  isRunning: number
}

/** Tests by id with their windows and releases, and the student's place in them. A void result does not count. */
export const listAskingTests = async (db: Database, userId: string, testIds: readonly string[]) => {
  const rows = await db.all<TestRow>(sql`
    SELECT tests.id AS id, tests.state AS state, tests.deleted_at IS NOT NULL AS isDeleted, tests.access AS access,
      tests.series_id AS seriesId, tests.opens_at AS opensAt, tests.closes_at AS closesAt,
      tests.common_start AS commonStart, paper.duration_ms AS durationMs, tests.extra_ms AS extraMs,
      tests.pauses AS pauses,
      CASE WHEN tests.release_held THEN '{"rule":"held"}' ELSE tests.release END AS release,
      EXISTS (SELECT 1 FROM results WHERE results.user_id = ${userId} AND results.test_id = tests.id
        AND results.standing NOT IN ('withdrawn', 'invalidated')) AS isSat,
      EXISTS (SELECT 1 FROM attempts WHERE attempts.user_id = ${userId} AND attempts.test_id = tests.id
        AND attempts.state = 'in_progress') AS isRunning
    FROM tests JOIN test_versions AS paper ON paper.id = tests.current_version_id
    WHERE tests.id IN ${among(testIds)}`)
  return rows.map((row) => ({
    ...row,
    isDeleted: row.isDeleted === 1,
    commonStart: row.commonStart === 1,
    isSat: row.isSat === 1,
    isRunning: row.isRunning === 1,
    pauses: JSON.parse(row.pauses) as TestPause[],
    release: JSON.parse(row.release) as ReleaseRule,
  }))
}

/** Names of subjects and topics, in their order. */
export const listTopics = async (db: Database) => {
  const [subjectRows, topicRows] = await db.batch([
    db.select({ id: subjects.id, title: subjects.title }).from(subjects).orderBy(subjects.position),
    db
      .select({ subject: topics.subject, slug: topics.slug, title: topics.title })
      .from(topics)
      .orderBy(topics.position, topics.id),
  ])
  return { subjects: subjectRows, topics: topicRows }
}

/** Versions of all patterns with the exams that they are of. */
export const listPatterns = (db: Database) =>
  db
    .select({
      exam: exams.slug,
      presetId: presets.id,
      version: presetVersions.version,
      effectiveFrom: presetVersions.effectiveFrom,
      pattern: presetVersions.pattern,
    })
    .from(presetVersions)
    .innerJoin(presets, eq(presets.id, presetVersions.presetId))
    .innerJoin(exams, eq(exams.id, presets.examId))
    .orderBy(presets.id, presetVersions.version)

export const listExamSlugs = async (db: Database): Promise<string[]> =>
  (await db.select({ slug: exams.slug }).from(exams)).map(({ slug }) => slug)
