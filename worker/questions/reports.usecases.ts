import type { SQL } from 'drizzle-orm'
import type { QuestionReport, Reported } from '../../domain/questions/reports.ts'
import type { ReportEntry } from '../../domain/students/timeline.ts'
import { limitCount } from '../platform/limits.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import type { Cursor } from '../platform/paging.ts'
import { eraseReports, findPaperOfOwnAttempt, findReport, insertReport, listOfStudent } from './reports.store.ts'

/** Reports that one student may send in a day. */
const reportLimit: Limit = { failures: 30, windowMs: 24 * 60 * 60_000 }

/**
 * Stores a student's report of a question in an attempt that the caller has checked. One for each question and attempt:
 * the first is kept. Throws 404 for a question outside its paper, 429 beyond 30 in a day.
 */
export const reportQuestion = async (
  services: Services,
  userId: string,
  attemptId: string,
  { questionId, reason, note }: QuestionReport,
): Promise<Reported> => {
  const { db } = services
  const paper = await findPaperOfOwnAttempt(db, userId, attemptId, questionId)
  if (!paper) throw notFound()
  const before = await findReport(db, userId, attemptId, questionId)
  if (before) return { reportId: before.id, known: true }
  await limitCount(services, `reports:${userId}`, reportLimit)
  const id = services.newId('rep')
  const { testVersionId } = paper
  const report = { id, userId, attemptId, questionId, testVersionId, reason, note: note.trim(), now: services.now() }
  const isNew = await insertReport(db, report)
  return { reportId: isNew ? id : ((await findReport(db, userId, attemptId, questionId))?.id ?? ''), known: !isNew }
}

/** Statements that delete a student's reports, for the transaction that erases the account. */
export const eraseReportStatements = (userId: string): SQL[] => eraseReports(userId)

/** Reports of a student before a mark, newest first. */
export const reportsOfStudent = async (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<ReportEntry[]> =>
  (await listOfStudent(db, userId, before, limit)).map(({ id, createdAt, questionId, reason, note, state }) => ({
    at: createdAt,
    id,
    questionId,
    reason,
    note,
    state,
  }))
