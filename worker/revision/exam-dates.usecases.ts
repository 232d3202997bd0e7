import { announcedExamDates } from '../../domain/revision/announced-dates.ts'
import type { ExamSuggestion } from '../../domain/revision/queue.ts'
import { examProfileOfUser } from '../accounts/profile.usecases.ts'
import { calendarJobs } from '../jobs/calendar.usecases.ts'
import type { Services } from '../platform/context.ts'

/** Next announced exam dates of the student's saved jobs and target exams, soonest first. */
export const suggestExamDates = async (
  services: Services,
  userId: string,
  today: string,
): Promise<ExamSuggestion[]> => {
  const { targets } = await examProfileOfUser(services, userId)
  return announcedExamDates(await calendarJobs(services, userId, targets), today)
}
