import type { QuestionReport, Reported } from '../../domain/questions/reports.ts'
import type { Services } from '../platform/context.ts'
import { reportQuestion } from '../questions/reports.usecases.ts'
import { requireBegun } from './attempts.usecases.ts'

/**
 * Keeps a student's report of a question of an attempt of theirs, while it runs or after. Throws 404 for another's
 * attempt, and for one whose clock has not begun: the reply would tell whether the question is in a paper to come.
 */
export const reportAskedQuestion = async (
  services: Services,
  userId: string,
  attemptId: string,
  report: QuestionReport,
): Promise<Reported> => {
  await requireBegun(services, userId, attemptId)
  return reportQuestion(services, userId, attemptId, report)
}
