import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import { calendarWindow } from '../../domain/calendar/window.ts'
import type { DatedTest } from '../../domain/catalogue/calendar.ts'
import type { Services } from '../platform/context.ts'
import * as store from './calendar.store.ts'

/** Most live tests in a calendar. */
const limit = 200

/** Live tests of exams in the window of a calendar. One that was taken off the site before it began is cancelled. */
export const calendarTests = async (services: Services, exams: readonly ExamTarget[]): Promise<DatedTest[]> => {
  if (exams.length === 0) return []
  const now = services.now()
  const rows = await store.listLive(services.db, { exams, ...calendarWindow(now), limit })
  return rows.flatMap(({ opensAt, isPaused, state, deletedAt, ...test }) =>
    opensAt === null
      ? []
      : [
          {
            ...test,
            opensAt,
            isPaused: isPaused === true,
            isOff: opensAt > now && (state !== 'published' || deletedAt !== null),
          },
        ],
  )
}
