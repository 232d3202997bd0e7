import { calendarText } from '../../domain/calendar/icalendar.ts'
import { withinWindow } from '../../domain/calendar/window.ts'
import { testEvent } from '../../domain/catalogue/calendar.ts'
import { jobEvents } from '../../domain/jobs/calendar.ts'
import { paths } from '../../domain/paths.ts'
import { keptLanguageOfUser } from '../accounts/accounts.usecases.ts'
import { examProfileOfUser } from '../accounts/profile.usecases.ts'
import { calendarTests } from '../catalogue/calendar.usecases.ts'
import { calendarJobs } from '../jobs/calendar.usecases.ts'
import { ownerOfCalendar } from '../notifications/calendar-codes.usecases.ts'
import type { Services } from '../platform/context.ts'

const names = { en: 'Taiyari: my exams', hi: 'तैयारी: मेरी परीक्षाएँ' }

/** Live tests and job dates of a student as an iCalendar object, in the student's language; null for an unknown code. */
export const calendarOfStudent = async (services: Services, code: string): Promise<string | null> => {
  const userId = await ownerOfCalendar(services, code)
  if (userId === null) return null
  const { origin } = services
  const [{ targets }, language] = await Promise.all([
    examProfileOfUser(services, userId),
    keptLanguageOfUser(services, userId),
  ])
  const [tests, jobs] = await Promise.all([calendarTests(services, targets), calendarJobs(services, userId, targets)])
  const events = [
    ...tests.map((test) => testEvent(test, origin + paths.test(test.id), language)),
    ...jobs.flatMap((job) => jobEvents(job, origin + paths.job(job.id), language)),
  ]
  return calendarText({
    product: 'Calendar',
    name: names[language],
    language,
    host: new URL(origin).host,
    events: withinWindow(events, services.now()),
    refresh: 'PT4H',
  })
}
