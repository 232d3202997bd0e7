import { and, desc, eq, inArray, isNotNull, max, not, notInArray, sql } from 'drizzle-orm'
import { attempts, exams, series, studentProfiles, tests } from '../../drizzle/schema/index.ts'
import { countUpTo, isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { listSeries, listTestsOfSeries, seriesRow } from './catalogue.store.ts'

/** Number of begun series above the list. */
const begunShown = 12

/** Series whose tests a student began last. */
const begunBy = (db: Database, userId: string) => {
  const last = max(attempts.startedAt).as('last_started_at')
  return db
    .select({ seriesId: tests.seriesId, last })
    .from(attempts)
    .innerJoin(tests, eq(tests.id, attempts.testId))
    .where(and(eq(attempts.userId, userId), isNotNull(tests.seriesId)))
    .groupBy(tests.seriesId)
    .orderBy(desc(last))
    .limit(begunShown)
    .as('begun')
}

/** Published series that a student has begun, the one worked in last first. */
export const listBegunSeries = (db: Database, userId: string) => {
  const begun = begunBy(db, userId)
  return db
    .select({ ...seriesRow, count: countUpTo(series, isShown(series)) })
    .from(begun)
    .innerJoin(series, eq(series.id, begun.seriesId))
    .innerJoin(exams, eq(exams.id, series.examId))
    .where(isShown(series))
    .orderBy(desc(begun.last))
}

/** Ids of the series that `begunBy` finds. */
const begunIds = (db: Database, userId: string) => {
  const begun = begunBy(db, userId)
  return db.select({ id: sql<string>`${begun.seriesId}` }).from(begun)
}

/** Published tests of the series that a student has begun. */
export const listTestsOfBegun = (db: Database, userId: string) => listTestsOfSeries(db, begunIds(db, userId))

type StudentPage = {
  userId: string
  /** True for series of the exams in the student's profile, false for all others. */
  ofMyExams: boolean
  cursor: Cursor | null
  limit: number
}

/** Newest series that `listBegunSeries` leaves out, `limit` and one more. Keyset paging. */
export const listOtherSeries = (db: Database, { userId, ofMyExams, cursor, limit }: StudentPage) => {
  const isMyExam = inArray(
    series.examId,
    db
      .select({ id: exams.id })
      .from(exams)
      .where(
        sql`${exams.slug} in (select value from ${studentProfiles}, json_each(${studentProfiles.targets})
          where ${studentProfiles.uid} = ${userId})`,
      ),
  )
  const part = and(notInArray(series.id, begunIds(db, userId)), ofMyExams ? isMyExam : not(isMyExam))
  return listSeries(db, {}, { cursor, limit, part })
}
