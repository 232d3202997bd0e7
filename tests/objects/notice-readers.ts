import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import { emptyExamProfile } from '../../domain/accounts/student-profile.ts'
import type { Notice } from '../../domain/notifications/contract.ts'
import { keepExamProfile } from '../../worker/accounts/profile.store.ts'
import { noticesOf } from '../../worker/notifications/reading.usecases.ts'
import { db, servicesAt } from './support.ts'

/** Lets a student prepare for exams. */
export const follow = (userId: string, ...targets: ExamTarget[]) =>
  keepExamProfile(db, userId, { ...emptyExamProfile, targets })

/** All notices of a student at an instant, newest first: broadcasts of other files are among them. */
export const bellOf = async (userId: string, at = Date.now() + 60_000): Promise<Notice[]> => {
  const services = servicesAt(() => at)
  const read = (cursor?: string) => noticesOf(services, userId, { language: 'en', cursor })
  const listed: Notice[] = []
  for (let page = await read(); ; page = await read(page.next)) {
    listed.push(...page.items)
    if (page.next === null) return listed
  }
}
