import { eq, sql } from 'drizzle-orm'
import {
  passages as passageTable,
  passageVersions,
  presetVersions,
  questions,
  questionVersions,
  testQuestions,
  tests,
  testSections,
  testVersions,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** A version of a question without its key. */
const publicColumns = {
  questionId: questionVersions.questionId,
  kind: questionVersions.kind,
  passageId: questionVersions.passageVersionId,
  stemHtml: questionVersions.stemHtml,
  bodyHtml: questionVersions.bodyHtml,
}

const passageColumns = {
  id: passageVersions.id,
  kind: passageTable.kind,
  title: passageVersions.title,
  contentHtml: passageVersions.contentHtml,
}

/** A frozen paper without its keys, in one round trip. */
export const readPaper = async (db: Database, versionId: string) => {
  const [versions, sections, items, passages] = await db.batch([
    db
      .select({ version: testVersions, pattern: presetVersions.pattern, seriesId: tests.seriesId })
      .from(testVersions)
      .innerJoin(presetVersions, eq(presetVersions.id, testVersions.presetVersionId))
      .innerJoin(tests, eq(tests.id, testVersions.testId))
      .where(eq(testVersions.id, versionId)),
    db.select().from(testSections).where(eq(testSections.testVersionId, versionId)).orderBy(testSections.position),
    db
      .select({
        sectionPosition: testQuestions.sectionPosition,
        ...publicColumns,
        weight: testQuestions.weight,
        topic: questions.topic,
        difficulty: questions.difficulty,
        targetMs: questions.targetMs,
      })
      .from(testQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .where(eq(testQuestions.testVersionId, versionId))
      .orderBy(testQuestions.position),
    db
      .selectDistinct(passageColumns)
      .from(testQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .innerJoin(passageVersions, eq(passageVersions.id, questionVersions.passageVersionId))
      .innerJoin(passageTable, eq(passageTable.id, passageVersions.passageId))
      .where(eq(testQuestions.testVersionId, versionId)),
  ])
  return { head: versions[0], sections, items, passages }
}

/** Versions of questions without their keys, and the passages of these, in one round trip. */
export const readVersions = async (db: Database, versionIds: readonly string[]) => {
  if (versionIds.length === 0) return { versions: [], passages: [] }
  const isAmong = sql`${questionVersions.id} IN (SELECT value FROM json_each(${JSON.stringify(versionIds)}))`
  const [versions, passages] = await db.batch([
    db
      .select({ versionId: questionVersions.id, ...publicColumns })
      .from(questionVersions)
      .where(isAmong),
    db
      .selectDistinct(passageColumns)
      .from(questionVersions)
      .innerJoin(passageVersions, eq(passageVersions.id, questionVersions.passageVersionId))
      .innerJoin(passageTable, eq(passageTable.id, passageVersions.passageId))
      .where(isAmong),
  ])
  return { versions, passages }
}
