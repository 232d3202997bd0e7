import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { monthOf } from '../../domain/current-affairs/days.ts'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import { affairDigests, attempts, currentAffairs, dailyQuizzes, testVersions } from '../../drizzle/schema/index.ts'
import { dailyQuizzes as seedQuizzes, testOfQuiz } from '../../drizzle/seed/catalogue/daily-quiz.ts'
import { seedAffairs } from '../../drizzle/seed/current-affairs/index.ts'
import type { SeedDatabase, Statement } from '../seed-database.ts'

const idOf = (code: string): string => `caf_${code}`

/** Moves unedited items to their day before today; digests of the months they leave are made again. */
const moveItems = async (db: SeedDatabase, now: number): Promise<Statement[]> => {
  const today = dateInIndia(now)
  const daysAgo = new Map(seedAffairs.map((affair) => [idOf(affair.code), affair.daysAgo]))
  const rows = await db
    .select()
    .from(currentAffairs)
    .where(and(eq(currentAffairs.isSample, true), sql`${currentAffairs.updatedBy} IS NULL`))
  const moved = rows.flatMap((row) => {
    const ago = daysAgo.get(row.id)
    const isUntouched = row.currentVersionId === `${row.id}_v1` && row.state === 'published' && row.deletedAt === null
    const date = ago === undefined ? row.date : addDays(today, -ago)
    return isUntouched && date > row.date ? [{ row, date }] : []
  })
  const later = (at: number, from: string, to: string) =>
    Math.min(at + startOfDayInIndia(to) - startOfDayInIndia(from), now)
  const months = moved.map(({ row }) => monthOf(row.date)).toSorted()
  return [
    ...moved.map(({ row, date }) =>
      db
        .update(currentAffairs)
        .set({
          date,
          publishedAt: row.publishedAt && later(row.publishedAt, row.date, date),
          updatedAt: later(row.updatedAt, row.date, date),
        })
        .where(eq(currentAffairs.id, row.id)),
    ),
    ...(months[0] ? [db.delete(affairDigests).where(gte(affairDigests.month, months[0]))] : []),
  ]
}

/** Moves quizzes without attempts to a day that has none. */
const moveQuizzes = async (db: SeedDatabase, now: number): Promise<Statement[]> => {
  const today = dateInIndia(now)
  const ids = seedQuizzes.map(({ id }) => id)
  const stored = await db.select().from(dailyQuizzes)
  const sat = await db.selectDistinct({ testId: attempts.testId }).from(attempts).where(inArray(attempts.testId, ids))
  const moved = seedQuizzes.flatMap((quiz) => {
    const row = stored.find(({ testId }) => testId === quiz.id)
    const date = addDays(today, -quiz.daysAgo)
    return row && row.date < date && !sat.some(({ testId }) => testId === quiz.id) ? [{ quiz, date }] : []
  })
  const leaving = new Set(moved.map(({ quiz }) => quiz.id))
  const taken = new Set(stored.filter(({ testId }) => !leaving.has(testId)).map(({ date }) => date))
  const free = moved.filter(({ date }) => !taken.has(date))
  if (free.length === 0) return []
  return [
    db.delete(dailyQuizzes).where(
      inArray(
        dailyQuizzes.testId,
        free.map(({ quiz }) => quiz.id),
      ),
    ),
    ...free.flatMap(({ quiz, date }) => [
      db.insert(dailyQuizzes).values({ date, testId: quiz.id, isSample: true }),
      // A quiz of an older demo keeps the day of its seed in its name.
      db
        .update(testVersions)
        .set({ title: testOfQuiz(quiz).title })
        .where(eq(testVersions.id, `${quiz.id}_v1`)),
    ]),
  ]
}

export const moveAffairs = async (db: SeedDatabase, now: number): Promise<Statement[]> => [
  ...(await moveItems(db, now)),
  ...(await moveQuizzes(db, now)),
]
