import { and, eq, inArray } from 'drizzle-orm'
import { questions, questionVersions, testQuestions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** A question as a note keeps it; null where there is none, or it is not in the paper of the version that is named. */
export const findNoted = async (db: Database, questionId: string, testVersionId: string | null) => {
  const ofPaper = db
    .select({ id: questionVersions.questionId })
    .from(testQuestions)
    .innerJoin(questionVersions, eq(questionVersions.id, testQuestions.questionVersionId))
    .where(eq(testQuestions.testVersionId, testVersionId ?? ''))
  const found = await db
    .select({ subject: questions.subject, topic: questions.topic, excerpt: questions.title })
    .from(questions)
    .where(and(eq(questions.id, questionId), testVersionId === null ? undefined : inArray(questions.id, ofPaper)))
    .get()
  return found ?? null
}
