import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { reportReasons, type ReportReason } from '../../domain/questions/report-reasons.ts'
import type { ReasonCounts } from '../../domain/questions/report-states.ts'
import { attempts, questionReports, questionVersions, testQuestions } from '../../drizzle/schema/index.ts'
import { refreshRows } from '../content/office-rows.ts'
import type { Database } from '../platform/context.ts'
import { isBefore, type Cursor } from '../platform/paging.ts'
import { inTransaction } from '../platform/transaction.ts'

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

const reasonCounts = (count: (reason: ReportReason) => number): ReasonCounts =>
  Object.fromEntries(reportReasons.map((reason) => [reason, count(reason)])) as ReasonCounts

type NewReport = {
  id: string
  userId: string
  attemptId: string
  questionId: string
  testVersionId: string
  reason: ReportReason
  note: string
  now: number
}

/**
 * Inserts an open report and counts it for its question, in one transaction. False where the student has reported the
 * question in this attempt before.
 */
export const insertReport = async (db: Database, report: NewReport): Promise<boolean> => {
  const { id, userId, attemptId, questionId, testVersionId, reason, note, now } = report
  const counts = JSON.stringify(reasonCounts((each) => (each === reason ? 1 : 0)))
  const path = `$.${reason}`
  const [inserted] = await inTransaction(db, [
    sql`
      INSERT INTO question_reports
        (id, user_id, attempt_id, question_id, test_version_id, reason, note, state, created_at, updated_at)
      VALUES (${id}, ${userId}, ${attemptId}, ${questionId}, ${testVersionId}, ${reason}, ${note}, 'open', ${now}, ${now})
      ON CONFLICT DO NOTHING RETURNING id`,
    sql`
      INSERT INTO reported_questions
        (question_id, state, reports, waiting, reasons, newest_at, newest_test_version_id)
      SELECT ${questionId}, 'open', 1, 1, ${counts}, ${now}, ${testVersionId}
      WHERE EXISTS (SELECT 1 FROM question_reports WHERE id = ${id})
      ON CONFLICT (question_id) DO UPDATE SET state = 'open', reports = reports + 1, waiting = waiting + 1,
        reasons = json_set(reasons, ${path}, (reasons ->> ${path}) + 1), newest_at = excluded.newest_at,
        newest_test_version_id = excluded.newest_test_version_id`,
    ...refreshRows('question', [questionId]),
  ])
  return (inserted?.results.length ?? 0) > 0
}

export const findReport = (db: Database, userId: string, attemptId: string, questionId: string) =>
  db
    .select()
    .from(questionReports)
    .where(
      and(
        eq(questionReports.userId, userId),
        eq(questionReports.questionId, questionId),
        eq(questionReports.attemptId, attemptId),
      ),
    )
    .get()

const countOf = (condition: SQL): SQL => sql`sum(${condition})`

const isIn = (...states: string[]): SQL =>
  sql`state IN (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`

/** Counted rows of the questions that a condition selects from their reports; `set` adds to what is updated. */
export const countStatement = (where: SQL, set: SQL = sql``): SQL => sql`
  INSERT INTO reported_questions (question_id, state, reports, waiting, reasons, newest_at, newest_test_version_id)
  SELECT question_id,
    CASE WHEN ${countOf(isIn('open'))} > 0 THEN 'open' WHEN ${countOf(isIn('triaged'))} > 0 THEN 'triaged'
      WHEN ${countOf(isIn('accepted', 'rejected'))} > 0 THEN 'decided' ELSE 'closed' END,
    count(*), ${countOf(isIn('open', 'triaged'))},
    json_object(${sql.join(
      reportReasons.flatMap((reason) => [sql`${reason}`, countOf(sql`reason = ${reason}`)]),
      sql`, `,
    )}), max(created_at), test_version_id
  FROM question_reports WHERE ${where} GROUP BY question_id
  ON CONFLICT (question_id) DO UPDATE SET state = excluded.state, reports = excluded.reports,
    waiting = excluded.waiting, reasons = excluded.reasons, newest_at = excluded.newest_at,
    newest_test_version_id = excluded.newest_test_version_id ${set}`

const reportedBy = (userId: string): SQL => sql`SELECT question_id FROM question_reports WHERE user_id = ${userId}`

/** Statements that delete a student's reports, and count those of others that are left of the same questions. */
export const eraseReports = (userId: string): SQL[] => [
  countStatement(sql`question_id IN (${reportedBy(userId)}) AND user_id <> ${userId}`),
  sql`
    DELETE FROM reported_questions WHERE question_id IN (${reportedBy(userId)}) AND NOT EXISTS (
      SELECT 1 FROM question_reports
      WHERE question_reports.question_id = reported_questions.question_id AND user_id <> ${userId})`,
  sql`DELETE FROM question_reports WHERE user_id = ${userId}`,
]

/** Reports of a student before a mark, newest first. */
export const listOfStudent = (db: Database, userId: string, before: Cursor | null, limit: number) =>
  db
    .select()
    .from(questionReports)
    .where(and(eq(questionReports.userId, userId), isBefore(questionReports.createdAt, questionReports.id, before)))
    .orderBy(desc(questionReports.createdAt), desc(questionReports.id))
    .limit(limit)
