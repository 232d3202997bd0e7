import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { ReportsQuery } from '../../domain/questions/reports.ts'
import { reportMoves, type ReportActName, type ReportOutcome } from '../../domain/questions/report-states.ts'
import {
  questionReports,
  questions,
  questionVersions,
  reportedQuestions,
  testQuestions,
  testVersions,
  users,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { countStatement } from './reports.store.ts'

type Filter = Omit<ReportsQuery, 'cursor'>

const conditionOf = ({ state, reason, subject }: Filter): SQL | undefined =>
  and(
    eq(reportedQuestions.state, state),
    reason ? sql`${reportedQuestions.reasons} ->> ${`$.${reason}`} > 0` : undefined,
    subject ? eq(questions.subject, subject) : undefined,
  )

const joined = (db: Database) =>
  db
    .select({
      questionId: reportedQuestions.questionId,
      code: questions.slug,
      title: questions.title,
      subject: questions.subject,
      state: reportedQuestions.state,
      reports: reportedQuestions.reports,
      waiting: reportedQuestions.waiting,
      reasons: reportedQuestions.reasons,
      newestAt: reportedQuestions.newestAt,
      revision: reportedQuestions.revision,
      testId: testVersions.testId,
      testTitle: testVersions.title,
    })
    .from(reportedQuestions)
    .innerJoin(questions, eq(questions.id, reportedQuestions.questionId))
    .leftJoin(testVersions, eq(testVersions.id, reportedQuestions.newestTestVersionId))

/** A page of reported questions: those with the newest report first, or those with the most. */
export const listReported = (db: Database, filter: Filter, after: Cursor | null, limit: number) => {
  const column = filter.sort === 'most' ? reportedQuestions.reports : reportedQuestions.newestAt
  const isAfter = after && sql`(${column}, ${reportedQuestions.questionId}) < (${after.value}, ${after.id})`
  return joined(db)
    .where(and(conditionOf(filter), isAfter ?? undefined))
    .orderBy(desc(column), desc(reportedQuestions.questionId))
    .limit(limit)
}

/** Number of matches, counted to a limit. */
export const countReported = async (db: Database, filter: Filter, limit: number): Promise<number> => {
  const found = db
    .select({ id: reportedQuestions.questionId })
    .from(reportedQuestions)
    .innerJoin(questions, eq(questions.id, reportedQuestions.questionId))
    .where(conditionOf(filter))
    .limit(limit)
  const [row] = await db.select({ count: count() }).from(found.as('found'))
  return row?.count ?? 0
}

export const findReported = (db: Database, questionId: string) =>
  joined(db).where(eq(reportedQuestions.questionId, questionId)).get()

/** Reports of a question by state. */
export const countByState = (db: Database, questionId: string) =>
  db
    .select({ state: questionReports.state, count: count() })
    .from(questionReports)
    .where(eq(questionReports.questionId, questionId))
    .groupBy(questionReports.state)

/** A page of the reports of a question, the newest first, with the version of the question that the student saw. */
export const listReports = (db: Database, questionId: string, after: Cursor | null, limit: number) =>
  db
    .select({
      report: questionReports,
      studentId: users.studentId,
      testId: testVersions.testId,
      testTitle: testVersions.title,
      questionVersionId: sql<string | null>`(
        SELECT ${questionVersions.id} FROM ${testQuestions}
        JOIN ${questionVersions} ON ${questionVersions.id} = ${testQuestions.questionVersionId}
        WHERE ${testQuestions.testVersionId} = ${questionReports.testVersionId}
          AND ${questionVersions.questionId} = ${questionReports.questionId})`,
    })
    .from(questionReports)
    .leftJoin(users, eq(users.uid, questionReports.userId))
    .leftJoin(testVersions, eq(testVersions.id, questionReports.testVersionId))
    .where(
      and(
        eq(questionReports.questionId, questionId),
        after ? sql`(${questionReports.createdAt}, ${questionReports.id}) < (${after.value}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(questionReports.createdAt), desc(questionReports.id))
    .limit(limit)

/** Versions of a question that were reported. */
export const listReportedVersions = async (db: Database, questionId: string): Promise<string[]> =>
  (
    await db.all<{ id: string }>(sql`
      SELECT DISTINCT question_versions.id AS id
      FROM (SELECT DISTINCT test_version_id FROM question_reports WHERE question_id = ${questionId}) AS reported
      JOIN test_questions ON test_questions.test_version_id = reported.test_version_id
      JOIN question_versions ON question_versions.id = test_questions.question_version_id
        AND question_versions.question_id = ${questionId}`)
  ).map(({ id }) => id)

export type ReportMove = {
  questionId: string
  act: ReportActName
  revision: number
  until: number
  reportId: string | undefined
  outcome: ReportOutcome | null
  answer: string | null
  now: number
}

/**
 * Statements of one transaction that move the reports which an administrator saw, unless another act came between. The
 * last changes a row where one of them was moved.
 */
export const moveStatements = (move: ReportMove): SQL[] => {
  const { questionId, act, revision, until, reportId, outcome, answer, now } = move
  const { from, to } = reportMoves[act]
  const isDecision = act === 'accept' || act === 'reject'
  const decision = isDecision
    ? sql`, outcome = ${outcome}, answer = ${answer}, decided_at = ${now}`
    : act === 'reopen'
      ? sql`, outcome = NULL, answer = NULL, decided_at = NULL`
      : sql``
  return [
    sql`
      UPDATE question_reports SET state = ${to}, updated_at = ${now} ${decision}
      WHERE question_id = ${questionId} AND created_at <= ${until}
        AND state IN (SELECT value FROM json_each(${JSON.stringify(from)}))
        ${reportId === undefined ? sql`` : sql`AND id = ${reportId}`}
        AND EXISTS (SELECT 1 FROM reported_questions WHERE question_id = ${questionId} AND revision = ${revision})`,
    countStatement(sql`question_id = ${questionId} AND changes() > 0`, sql`, revision = revision + 1`),
  ]
}

export const countOpen = (db: Database, testId: string): Promise<number> =>
  db.$count(
    questionReports,
    sql`state IN ('open', 'triaged') AND test_version_id IN (SELECT id FROM test_versions WHERE test_id = ${testId})`,
  )

/** True when reports of a question were decided at an instant. */
export const isDecidedAt = (questionId: string, at: number): SQL => sql`EXISTS (
  SELECT 1 FROM question_reports WHERE question_id = ${questionId} AND decided_at = ${at})`

/** Reports of a question that were decided at an instant, after an id, in the order of ids, with their tests. */
export const listDecided = (
  db: Database,
  { questionId, decidedAt }: { questionId: string; decidedAt: number },
  after: string,
  limit: number,
) =>
  db
    .select({
      id: questionReports.id,
      userId: questionReports.userId,
      attemptId: questionReports.attemptId,
      state: questionReports.state,
      outcome: questionReports.outcome,
      answer: questionReports.answer,
      testId: testVersions.testId,
    })
    .from(questionReports)
    .innerJoin(testVersions, eq(testVersions.id, questionReports.testVersionId))
    .where(
      and(
        eq(questionReports.questionId, questionId),
        eq(questionReports.decidedAt, decidedAt),
        gt(questionReports.id, after),
      ),
    )
    .orderBy(asc(questionReports.id))
    .limit(limit)
