import { and, eq } from 'drizzle-orm'
import { attempts, questionReports, questionVersions, testQuestions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Paper version of a student's own attempt, if the question is in it. */
export const findPaperOfOwnAttempt = (db: Database, userId: string, attemptId: string, questionId: string) =>
  db
    .select({ testVersionId: attempts.testVersionId })
    .from(attempts)
    .innerJoin(testQuestions, eq(testQuestions.testVersionId, attempts.testVersionId))
    .innerJoin(
      questionVersions,
      and(eq(questionVersions.id, testQuestions.questionVersionId), eq(questionVersions.questionId, questionId)),
    )
    .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)))
    .get()

/** Inserts a report; undefined where the student has reported the question in this attempt before. */
export const insertReport = (db: Database, report: typeof questionReports.$inferInsert) =>
  db.insert(questionReports).values(report).onConflictDoNothing().returning({ id: questionReports.id }).get()

export const findReport = (db: Database, userId: string, attemptId: string, questionId: string) =>
  db
    .select({ id: questionReports.id })
    .from(questionReports)
    .where(
      and(
        eq(questionReports.userId, userId),
        eq(questionReports.questionId, questionId),
        eq(questionReports.attemptId, attemptId),
      ),
    )
    .get()
