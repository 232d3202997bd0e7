import { and, eq, sql } from 'drizzle-orm'
import type { ReleaseRule } from '../../domain/catalogue/contract.ts'
import type { TestPause } from '../../domain/catalogue/window.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import {
  keyRulings,
  questionKeys,
  questionVersions,
  releaseInForce,
  tests,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Title of a test that is, or was, public; the demo is none. */
export const findTitle = async (db: Database, testId: string): Promise<Bilingual | undefined> =>
  (
    await db
      .select({ title: testVersions.title })
      .from(tests)
      .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
      .where(and(eq(tests.id, testId), sql`${tests.kind} <> 'demo'`))
      .get()
  )?.title

/** A version of a question in the papers of a test, with its number in the newest of them that holds it. */
type Placed = { questionVersionId: string; number: number }

const versionsOf = (testId: string) => sql`
  SELECT test_questions.question_version_id AS version_id, test_questions.position AS position,
    row_number() OVER (
      PARTITION BY test_questions.question_version_id ORDER BY test_versions.version DESC) AS place
  FROM test_versions JOIN test_questions ON test_questions.test_version_id = test_versions.id
  WHERE test_versions.test_id = ${testId}`

/** Versions of questions of a test whose key was changed or ruled upon. */
export const listCorrected = (db: Database, testId: string) =>
  db.all<Placed>(sql`
    SELECT version_id AS questionVersionId, position AS number FROM (${versionsOf(testId)})
    WHERE place = 1 AND (
      EXISTS (SELECT 1 FROM question_keys
        WHERE question_version_id = version_id AND version > 1 AND state IN ('current', 'superseded'))
      OR EXISTS (SELECT 1 FROM key_rulings WHERE question_version_id = version_id))`)

const listed = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Keys that were ever in force, rulings, and bodies of versions of questions. */
export const readCorrections = async (db: Database, versionIds: readonly string[]) => {
  const [keys, rulings, versions] = await db.batch([
    db
      .select({
        questionVersionId: questionKeys.questionVersionId,
        version: questionKeys.version,
        key: questionKeys.key,
        alternatives: questionKeys.alternatives,
        outcome: questionKeys.outcome,
        reason: questionKeys.reason,
        createdAt: questionKeys.createdAt,
      })
      .from(questionKeys)
      .where(
        and(
          sql`${questionKeys.questionVersionId} IN ${listed(versionIds)}`,
          sql`${questionKeys.state} IN ('current', 'superseded')`,
        ),
      )
      .orderBy(questionKeys.version),
    db
      .select()
      .from(keyRulings)
      .where(sql`${keyRulings.questionVersionId} IN ${listed(versionIds)}`),
    db
      .select({
        questionVersionId: questionVersions.id,
        questionId: questionVersions.questionId,
        body: questionVersions.body,
      })
      .from(questionVersions)
      .where(sql`${questionVersions.id} IN ${listed(versionIds)}`),
  ])
  return { keys, rulings, versions }
}

export type Applied = {
  questionVersionId: string
  keyVersion: number
  at: number
  state: string
  changed: number
}

/** Re-scorings that applied keys, with the number of scores of a test that each changed. */
export const listApplied = (db: Database, testId: string, versionIds: readonly string[]) =>
  db.all<Applied>(sql`
    SELECT input ->> 'questionVersionId' AS questionVersionId, input ->> 'keyVersion' AS keyVersion,
      created_at AS at, state,
      (SELECT count(*) FROM score_changes WHERE score_changes.task_id = tasks.id AND score_changes.test_id = ${testId})
        AS changed
    FROM tasks
    WHERE kind = 'rescoring' AND state IN ('waiting', 'running', 'done', 'failed') AND input ->> 'mode' = 'commit'
      AND input ->> 'questionVersionId' IN ${listed(versionIds)}`)

export type Holder = {
  questionId: string
  release: ReleaseRule
  opensAt: number | null
  closesAt: number | null
  commonStart: boolean
  extraMs: number
  pauses: TestPause[]
  durationMs: number
}

/** Release of every test that holds some version of questions. */
export const listHolders = async (db: Database, questionIds: readonly string[]): Promise<Holder[]> => {
  const rows = await db.all<Record<keyof Holder, string & number>>(sql`
    SELECT DISTINCT question_versions.question_id AS questionId, tests.id, ${releaseInForce} AS release, tests.opens_at AS opensAt,
      tests.closes_at AS closesAt, tests.common_start AS commonStart, tests.extra_ms AS extraMs, tests.pauses,
      current.duration_ms AS durationMs
    FROM question_versions
    JOIN test_questions ON test_questions.question_version_id = question_versions.id
    JOIN test_versions ON test_versions.id = test_questions.test_version_id
    JOIN tests ON tests.id = test_versions.test_id
    JOIN test_versions AS current ON current.id = tests.current_version_id
    WHERE question_versions.question_id IN ${listed(questionIds)} AND tests.deleted_at IS NULL`)
  return rows.map(({ release, pauses, commonStart, ...row }) => ({
    ...row,
    commonStart: Number(commonStart) === 1,
    release: JSON.parse(release) as ReleaseRule,
    pauses: JSON.parse(pauses) as TestPause[],
  }))
}
