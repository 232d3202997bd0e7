import { drizzle } from 'drizzle-orm/d1'
import { AffairContent } from '../domain/current-affairs/contract.ts'
import { startOfDayInIndia } from '../domain/india.ts'
import { AuthoredQuestion } from '../domain/questions/contract.ts'
import * as schema from '../drizzle/schema/index.ts'
import { dailyQuizzes, dayOfQuiz, testOfQuiz } from '../drizzle/seed/catalogue/daily-quiz.ts'
import { seedAffairs } from '../drizzle/seed/current-affairs/index.ts'
import { dailyQuizQuestions } from '../drizzle/seed/questions/current-affairs.ts'
import { examRows } from '../worker/content/exams.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'
import { pendingIo, type SeedDatabase, type Statement } from './seed-database.ts'
import { rowsOfQuestion } from './seed-questions.ts'
import { testRows } from './seed-tests.ts'

const hour = 3_600_000
/** Time of day at which an item is published. */
const morning = 7 * hour

/**
 * Fills an empty list of current affairs with the demo's items on the days of their events, and with its quizzes.
 * Separate from `seed`, so that a demo of an older build gets them too. One transaction. Returns false, without changes,
 * if there are items. `now`: Unix milliseconds.
 */
export const seedCurrentAffairs = async (d1: D1Database, now: number): Promise<boolean> => {
  const db = drizzle(d1, { schema })
  if (await db.select().from(schema.currentAffairs).limit(1).get()) return false
  const statements = [
    ...(await Promise.all(seedAffairs.map((affair) => affairRows(db, affair)))).flat(),
    ...(await Promise.all(dailyQuizQuestions.map((authored) => questionOf(db, authored, now)))).flat(),
    ...dailyQuizzes.flatMap((quiz, position) => quizRows(db, quiz, position, now)),
  ]
  await pendingIo()
  await db.batch(statements as unknown as [Statement, ...Statement[]])
  return true
}

const affairRows = async (db: SeedDatabase, affair: (typeof seedAffairs)[number]): Promise<Statement[]> => {
  const { code, category, eventDate, title, summary, body, matters, facts, sources } = affair
  const id = `caf_${code}`
  const publishedAt = startOfDayInIndia(eventDate) + morning
  const content = AffairContent.parse({ body, bodyHtml: await renderBilingual(body), matters, facts, sources })
  return [
    db.insert(schema.itemExams).values(examRows('current_affairs', { id, title, exams: [], listedAt: publishedAt })),
    db.insert(schema.currentAffairs).values({
      id,
      slug: code,
      title,
      summary,
      state: 'published',
      access: 'free',
      exams: [],
      languages: ['en', 'hi'],
      currentVersionId: `${id}_v1`,
      publishedAt,
      updatedAt: publishedAt,
      date: eventDate,
      eventDate,
      category,
      isSample: true,
    }),
    db
      .insert(schema.contentVersions)
      .values({ id: `${id}_v1`, kind: 'current_affairs', itemId: id, version: 1, content }),
  ]
}

const questionOf = (db: SeedDatabase, authored: AuthoredQuestion, now: number): Promise<Statement[]> =>
  rowsOfQuestion(db, AuthoredQuestion.parse(authored), now)

const quizRows = (
  db: SeedDatabase,
  quiz: (typeof dailyQuizzes)[number],
  position: number,
  now: number,
): Statement[] => {
  return [
    ...testRows(db, testOfQuiz(quiz), position, now),
    db.insert(schema.dailyQuizzes).values({ date: dayOfQuiz(quiz), testId: quiz.id, isSample: true }),
  ]
}
