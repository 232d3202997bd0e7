import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import type { DatedJob } from '../../domain/jobs/calendar.ts'
import { nextDates, type NextJobDate } from '../../domain/jobs/next-dates.ts'
import type { Services } from '../platform/context.ts'
import * as store from './calendar.store.ts'

/** Most saved jobs, and most jobs of exams, in a calendar. */
const calendarLimit = 150

/** Jobs that a student saved, and the newest of exams, with their dates. */
export const calendarJobs = ({ db }: Services, userId: string, exams: readonly ExamTarget[]): Promise<DatedJob[]> =>
  store.listDated(db, { userId, exams, limit: calendarLimit })

/** Newest jobs of targets whose dates are compared. */
const comparedLimit = 60

/** Next dates of the newest jobs of targets, one a job, soonest first. */
export const datesForTargets = async (
  { db, now }: Services,
  targets: readonly ExamTarget[],
  limit: number,
): Promise<NextJobDate[]> =>
  targets.length === 0 ? [] : nextDates(await store.listDatedOfExams(db, targets, comparedLimit), now(), limit)
