import type { QuestionReport, Reported } from '../../domain/questions/reports.ts'
import { limitCount } from '../accounts/accounts.limits.ts'
import { requireBegun } from '../attempts/attempts.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { findAskedIn, findReport, insertReport } from './reports.store.ts'

/** Reports of one student. */
const reportLimit: Limit = { failures: 30, windowMs: 24 * 60 * 60_000 }

/**
 * Keeps a student's word that something is wrong with a question of an attempt of theirs, while it runs or after. One
 * for each question of an attempt: the first stands. Throws 404 for another's attempt, a missing one, one whose clock has
 * not begun (the reply would tell whether the question is in a paper to come), and a question that is not in its paper;
 * 429 beyond 30 in a day.
 */
export const reportQuestion = async (
  services: Services,
  userId: string,
  attemptId: string,
  { questionId, reason, note }: QuestionReport,
): Promise<Reported> => {
  const { db } = services
  await requireBegun(services, userId, attemptId)
  const asked = await findAskedIn(db, userId, attemptId, questionId)
  if (!asked) throw notFound()
  const before = await findReport(db, userId, attemptId, questionId)
  if (before) return { reportId: before.id, known: true }
  await limitCount(services, `reports:${userId}`, reportLimit)
  const now = services.now()
  const report = {
    id: services.newId('rep'),
    userId,
    attemptId,
    questionId,
    testVersionId: asked.testVersionId,
    reason,
    note: note.trim(),
    state: 'open' as const,
    updatedAt: now,
  }
  const kept = await insertReport(db, report)
  return { reportId: kept?.id ?? (await findReport(db, userId, attemptId, questionId))?.id ?? '', known: !kept }
}
