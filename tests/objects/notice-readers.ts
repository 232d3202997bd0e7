import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import { emptyExamProfile } from '../../domain/accounts/student-profile.ts'
import type { Notice } from '../../domain/notifications/contract.ts'
import { keepExamProfile } from '../../worker/accounts/profile.store.ts'
import { noticesOf } from '../../worker/notifications/reading.usecases.ts'
import { db, servicesAt } from './support.ts'

/** Lets a student prepare for exams. */
export const follow = (userId: string, ...targets: ExamTarget[]) =>
  keepExamProfile(db, userId, { ...emptyExamProfile, targets })

/** Notices of a student at an instant, newest first. */
export const bellOf = async (userId: string, at = Date.now() + 60_000): Promise<Notice[]> =>
  (
    await noticesOf(
      servicesAt(() => at),
      userId,
      { language: 'en' },
    )
  ).items
