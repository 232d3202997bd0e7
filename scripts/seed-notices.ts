import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { editionOf, titlesText } from '../domain/content/new-content.ts'
import { addDays, dateInIndia } from '../domain/india.ts'
import type { JobContent } from '../domain/jobs/contract.ts'
import { ruleOf, type NoticeContent } from '../domain/notifications/kinds.ts'
import { paths } from '../domain/paths.ts'
import * as schema from '../drizzle/schema/index.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import { demoNotice, extendedJob, newFor, savedJobs, takenTest } from '../drizzle/seed/notices.ts'
import type { SeedDatabase, Statement } from './seed-database.ts'

const hour = 3_600_000
const day = 24 * hour
const titlesNamed = 3
const [{ id: userId }] = seedAccounts

type Seeded = { at: number; link: string | null } & NoticeContent

/** The notice of a saved job's corrigendum, on its day. */
const extended = async (db: SeedDatabase): Promise<Seeded[]> => {
  const job = await db
    .select({ title: schema.jobs.title, closesAt: schema.jobs.closesAt, content: schema.contentVersions.content })
    .from(schema.jobs)
    .innerJoin(schema.contentVersions, eq(schema.contentVersions.id, schema.jobs.currentVersionId))
    .where(eq(schema.jobs.id, extendedJob))
    .get()
  const [corrigendum] = (job?.content as JobContent | undefined)?.corrigenda ?? []
  if (!job || !corrigendum || job.closesAt === null) return []
  const params = { job: job.title, day: job.closesAt, change: corrigendum.note }
  return [{ at: corrigendum.at + 9 * hour, link: paths.job(extendedJob), kind: 'job.extended', params }]
}

/** The result of a test that the student took, if past attempts are seeded. */
const released = async (db: SeedDatabase): Promise<Seeded[]> => {
  const taken = await db
    .select({ test: schema.tests.title, closesAt: schema.tests.closesAt })
    .from(schema.results)
    .innerJoin(schema.tests, eq(schema.tests.id, schema.results.testId))
    .where(and(eq(schema.results.userId, userId), eq(schema.results.testId, takenTest)))
    .get()
  if (!taken || taken.closesAt === null) return []
  const { test, closesAt } = taken
  return [{ at: closesAt + hour, link: paths.testResult(takenTest), kind: 'result.out', params: { test } }]
}

/** The newest tests of an exam. */
const published = async (db: SeedDatabase, now: number): Promise<Seeded[]> => {
  const tests = await db
    .select({ title: schema.tests.title })
    .from(schema.tests)
    .where(and(eq(schema.tests.kind, 'full'), sql`${schema.tests.exams} ->> 0 = ${newFor.slug}`))
    .orderBy(desc(schema.tests.publishedAt))
    .limit(titlesNamed)
  const params = { exam: newFor.name, count: tests.length, items: titlesText(tests.map(({ title }) => title)) }
  const { to } = editionOf(addDays(dateInIndia(now), -1))
  return [{ at: to, link: `${paths.tests()}?exam=${newFor.slug}`, kind: 'content.new', params }]
}

const noticeRow = ({ at, link, kind, params }: Seeded, index: number): typeof schema.notices.$inferInsert => ({
  id: `ntc_demo-${index}`,
  userId,
  kind,
  topic: ruleOf(kind).topic,
  params,
  link,
  at,
})

/**
 * Gives the student of the demo saved jobs, and notices of what the demo has: the clock adds those of saved jobs and live
 * tests. Those of the days before yesterday are read. Returns false where the student has notices.
 */
export const seedNotices = async (d1: D1Database, now: number): Promise<boolean> => {
  const db = drizzle(d1, { schema })
  const known = await db.select().from(schema.notices).where(eq(schema.notices.userId, userId)).limit(1).get()
  if (known) return false
  const about: Seeded = { at: now, link: paths.tests(), kind: 'message.service', params: demoNotice }
  const notices = [about, ...(await published(db, now)), ...(await extended(db)), ...(await released(db))]
  const jobs = await db
    .select({ id: schema.jobs.id })
    .from(schema.jobs)
    .where(inArray(schema.jobs.id, [...savedJobs]))
  const readTo = now - 2 * day
  const statements: Statement[] = [
    db.insert(schema.notices).values(notices.map(noticeRow)),
    db
      .insert(schema.noticeReaders)
      .values({ userId, readTo })
      .onConflictDoUpdate({ target: schema.noticeReaders.userId, set: { readTo } }),
    ...jobs.map(({ id: jobId }) =>
      db
        .insert(schema.savedJobs)
        .values({ userId, jobId, createdAt: now - 8 * day })
        .onConflictDoNothing(),
    ),
  ]
  await db.batch(statements as unknown as [Statement, ...Statement[]])
  return true
}
