import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import type { DatedJob } from '../../domain/jobs/calendar.ts'
import type { Services } from '../platform/context.ts'
import * as store from './calendar.store.ts'

/** Most saved jobs, and most jobs of exams, in a calendar. */
const calendarLimit = 150

/** Jobs that a student saved, and the newest of exams, with their dates; at most `limit` of each. */
export const calendarJobs = (
  { db }: Services,
  userId: string,
  exams: readonly ExamTarget[],
  limit = calendarLimit,
): Promise<DatedJob[]> => store.listDated(db, { userId, exams, limit })
