import { eq } from 'drizzle-orm'
import { passageVersions, questionKeys, questionVersions, testQuestions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import { isCurrentKey } from './keys.store.ts'

/** Markdown of a frozen paper with its solutions, in one round trip. */
export const readContent = async (db: Database, versionId: string) => {
  const [questions, passages] = await db.batch([
    db
      .select({
        questionId: questionVersions.questionId,
        stem: questionVersions.stem,
        body: questionVersions.body,
        solution: questionKeys.solution,
        reasons: questionKeys.reasons,
      })
      .from(testQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .innerJoin(questionKeys, isCurrentKey)
      .where(eq(testQuestions.testVersionId, versionId)),
    db
      .selectDistinct({ id: passageVersions.id, title: passageVersions.title, content: passageVersions.content })
      .from(testQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
      .innerJoin(passageVersions, eq(passageVersions.id, questionVersions.passageVersionId))
      .where(eq(testQuestions.testVersionId, versionId)),
  ])
  return { questions, passages }
}
