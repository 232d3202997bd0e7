import type { QuestionReport, Reported } from '../../domain/questions/reports.ts'
import type { Services } from '../platform/context.ts'
import { reportQuestion } from '../questions/reports.usecases.ts'
import { requireBegun } from './attempts.usecases.ts'

/**
 * Stores a student's report on a question of their attempt, during the test or after. Throws 404 for another student's
 * attempt and before the clock has begun: the reply would reveal whether a question is in the paper.
 */
export const reportAttemptQuestion = async (
  services: Services,
  userId: string,
  attemptId: string,
  report: QuestionReport,
): Promise<Reported> => {
  await requireBegun(services, userId, attemptId)
  return reportQuestion(services, userId, attemptId, report)
}
