import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import type { JobContent } from '../../domain/jobs/contract.ts'
import { awaitedDate } from '../../domain/jobs/awaited.ts'
import type { DueName } from '../../domain/dashboard/contract.ts'
import type { FigureName } from '../../domain/dashboard/figures.ts'
import { dateInIndia } from '../../domain/india.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { discardDraft, readItem, saveChecked } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { readDashboard } from '../../worker/dashboard/dashboard.usecases.ts'
import { recordFigures } from '../../worker/dashboard/figures.cron.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { searchDaysOf } from '../../worker/search/counts.store.ts'
import { recordSearches } from '../../worker/search/misses.store.ts'
import { bodyWith, kindFixtures } from './content-bodies.ts'
import { newOrder } from './new-order.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const day = 86_400_000
const [, job] = kindFixtures.find(([, { kind }]) => kind === jobContent) ?? []
if (!job) throw new Error('There are jobs.')

const dashboardAt = async (now: () => number, days: 30 | 90 = 30) => {
  const pending: Promise<unknown>[] = []
  const shown = await readDashboard(servicesAt(now, { later: (work) => pending.push(work) }), days)
  await Promise.all(pending)
  return shown
}

const lineOf = async (name: DueName, now: () => number = Date.now) =>
  (await dashboardAt(now)).due.lines.find((line) => line.name === name)

const awaiting = async (at: number): Promise<string> => {
  const word = unique('due')
  const date = { kind: 'admit_card', at, until: null, allDay: false, tentative: false, note: null }
  const body = bodyWith(job, word.toLowerCase(), word)
  const dates = [...(body['dates'] as object[]), date]
  const { id } = await createItem(servicesAt(), jobContent, { ...body, dates }, 'usr_due')
  await publish(servicesAt(), jobContent, id, { revision: 1 }, 'usr_due')
  return id
}

test('a notice is due from 7 days before a date whose stage it has not reached (OFC-59)', async () => {
  const seen = async (now: number) => (await lineOf('jobDates', () => now))?.items.map(({ id }) => id) ?? []
  // Before every date of the demo, so that the items named are the test's.
  const at = Date.now() - 400 * day
  const id = await awaiting(at)
  expect(await seen(at - 9 * day)).not.toContain(id)
  expect(await seen(at - 6 * day)).toContain(id)
  expect(await seen(at + 30 * day)).toContain(id)
})

test('the migration finds the awaited dates that publishing computes (OFC-59)', async () => {
  await awaiting(Date.now() + 3 * day)
  const before = await db.select({ id: schema.jobs.id, awaitsAt: schema.jobs.awaitsAt }).from(schema.jobs)
  expect(before.some(({ awaitsAt }) => awaitsAt !== null)).toBe(true)
  const update = env.MIGRATIONS.flatMap(({ queries }) => queries).find((query) => query.includes('SET awaits_at'))
  await env.DB.prepare('UPDATE jobs SET awaits_at = NULL').run()
  await env.DB.prepare(update ?? '').run()
  expect(await db.select({ id: schema.jobs.id, awaitsAt: schema.jobs.awaitsAt }).from(schema.jobs)).toEqual(before)
})

test('an awaited date is over with its stage and link, and with a cancellation (OFC-59)', () => {
  const date = { kind: 'result', at: 10, until: null, allDay: false, tentative: false, note: null } as const
  const content = { dates: [date], links: [], cancelled: null } as Pick<JobContent, 'dates' | 'links' | 'cancelled'>
  const link = {
    kind: 'result',
    label: { en: '', hi: '' },
    url: 'https://example.com',
    official: true,
    checkedAt: 0,
  } as const
  expect(awaitedDate(content, 'applications')).toBe(10)
  expect(awaitedDate(content, 'result')).toBe(10)
  expect(awaitedDate({ ...content, links: [link] }, 'result')).toBeNull()
  expect(awaitedDate({ ...content, cancelled: { at: 1, note: { en: '', hi: '' } } }, 'applications')).toBeNull()
})

test('what is due names messages, failed tasks and drafts of today, and reads indexes alone (OFC-59)', async () => {
  const now = Date.now()
  const before = (await lineOf('messages'))?.count ?? 0
  const failed = (await lineOf('tasks'))?.count ?? 0
  const id = unique('msg_')
  await db.insert(schema.contactMessages).values({
    id,
    reference: id,
    fingerprint: id,
    userId: null,
    name: 'Asha',
    email: 'asha@example.com',
    topic: 'other',
    subject: 'Key',
    message: 'Wrong key',
    language: 'en',
    state: 'new',
    createdAt: now,
    updatedAt: now,
  } as typeof schema.contactMessages.$inferInsert)
  await db
    .insert(schema.tasks)
    .values({ id: unique('tsk_'), kind: 'search_rebuild', state: 'failed', userId: null, input: {}, updatedAt: now })
  expect((await lineOf('messages'))?.count).toBe(before + 1)
  expect((await lineOf('tasks'))?.count).toBe(failed + 1)
  const failures = async () => [(await lineOf('mails'))?.count ?? 0, (await lineOf('letters'))?.count ?? 0] as const
  const [mails, others] = await failures()
  const dead = (['mail', 'events'] as const).map((queue) => ({ id: unique('dlt_'), queue, diedAt: now }))
  await db.insert(schema.deadLetters).values(dead)
  expect(await failures()).toEqual([mails + 1, others + 1])
  for (const each of dead) await db.delete(schema.deadLetters).where(eq(schema.deadLetters.id, each.id))
  const seen = watched()
  const watchedDb = drizzle(seen.bindings.DB, { schema }) as ReturnType<typeof servicesAt>['db']
  const services = { ...servicesAt(), db: watchedDb }
  await recordFigures(services)
  const trips = seen.trips()
  await readDashboard(services, 30)
  expect(seen.trips() - trips).toBe(2)
  expect(await slowStatements(seen.statements)).toEqual([])
})

test('an item is named while its draft or its version has a stale translation (OFC-27, OFC-59)', async () => {
  const services = servicesAt()
  const word = unique('stale')
  const { id } = await createItem(services, jobContent, bodyWith(job, word.toLowerCase(), word), 'usr_due')
  const isNamed = async () =>
    (await dashboardAt(Date.now)).due.lines.some(
      ({ name, kind, items }) => name === 'stale' && kind === 'job' && items.some((item) => item.id === id),
    )
  const change = async (confirmed: string[] = []) => {
    const { draft } = await readItem(services, jobContent, id)
    const title = { en: `${word} ${unique('changed')}`, hi: (draft.body['title'] as { hi: string }).hi }
    const body = { ...draft.body, title }
    return saveChecked(services, jobContent, id, { revision: draft.revision, body, confirmed }, 'usr_due')
  }
  await publish(services, jobContent, id, { revision: 1 }, 'usr_due')
  expect(await isNamed()).toBe(false)
  const { revision } = await change()
  expect(await isNamed()).toBe(true)
  await discardDraft(services, jobContent, id, revision, 'usr_due')
  expect(await isNamed()).toBe(false)
  await publish(services, jobContent, id, { revision: (await change()).revision }, 'usr_due')
  expect(await isNamed()).toBe(true)
  await change(['title.hi'])
  expect(await isNamed()).toBe(false)
})

const figuresAt = async (now: number, days: 30 | 90 = 30) => {
  const { figures } = await dashboardAt(() => now, days)
  return (name: FigureName) => {
    const figure = figures.figures.find((each) => each.name === name)
    if (!figure) throw new Error(name)
    const valueOn = (at: number) => figure.days.find((each) => each.day === dateInIndia(at))?.value
    return { ...figure, valueOn }
  }
}

const signUp = (createdAt: number) => {
  const uid = unique('usr_')
  return { uid, email: `${uid}@example.com`, createdAt, lastLoginAt: createdAt, updatedAt: createdAt }
}

describe('figures (OFC-99)', () => {
  // Noon in India, years before any record of the demo.
  const now = Date.UTC(2021, 5, 15, 6, 30)

  test('are counted by day in India: today live, the past 90 days by the hourly job, in steps', async () => {
    const times = [now - 1000, now - 12.5 * 3_600_000, now - 7 * day - 1000, now - 7 * day + 1000, now - 85 * day]
    await db.insert(schema.users).values(times.map(signUp))
    const stored = () => db.$count(schema.dailyFigures, eq(schema.dailyFigures.name, 'signUps'))
    const others = await stored()
    const services = servicesAt(() => now)
    const counts: number[] = []
    for (let run = 0; run < 4; run += 1) {
      await recordFigures(services)
      counts.push((await stored()) - others)
    }
    expect(counts).toEqual([32, 62, 91, 91])
    const signUps = (await figuresAt(now, 90))('signUps')
    expect(signUps).toMatchObject({ today: 1, before: 1 })
    expect([0, 1, 7, 31, 85].map((days) => signUps.valueOn(now - days * day))).toEqual([1, 1, 2, 0, 1])
    expect(signUps.chart.last).not.toBeNull()
  })

  test('are counted at the first opening of the dashboard', async () => {
    const at = Date.now() + 1000 * day
    expect((await figuresAt(at))('signUps').valueOn(at - day)).toBe(0)
  })

  test('of a day that is over outlive deleted accounts, and count students once', async () => {
    const at = now + 200 * day
    const student = signUp(at)
    await db.insert(schema.users).values(student)
    const attempt = (startedAt: number, submittedAt: number | null) => ({
      id: unique('att_'),
      userId: student.uid,
      testId: unique('tst_'),
      testVersionId: 'none',
      state: submittedAt === null ? ('in_progress' as const) : ('scored' as const),
      startedAt,
      submittedAt,
      createdAt: startedAt,
    })
    await db.insert(schema.attempts).values([attempt(at, at + 1), attempt(at + 2, at + 3), attempt(at + 4, null)])
    const lesson = { userId: student.uid, courseId: 'none', lessonId: 'none', doneAt: at }
    await db.insert(schema.lessonProgress).values(lesson)
    await recordFigures(servicesAt(() => at + 10))
    await db.delete(schema.users).where(eq(schema.users.uid, student.uid))
    await recordFigures(servicesAt(() => at + day))
    const next = await figuresAt(at + day)
    expect(['signUps', 'activeStudents', 'attempts'].map((name) => next(name as FigureName).valueOn(at))).toEqual([
      1, 1, 2,
    ])
    expect(next('activeStudents')).toMatchObject({ today: 0, before: 0 })
  })

  test('add up what was paid, in rupees, whatever was refunded later', async () => {
    const at = now + 400 * day
    const paid = (paidAt: number, rupees: number) =>
      newOrder({ userId: 'usr_none', state: 'fulfilled', paidAt, totalPaise: rupees * 100 })
    await paid(at - 2 * day, 499)
    const refunded = await paid(at - 2 * day + 1, 1_499)
    await paid(at - 1, 99)
    await paid(at + 5, 7)
    await recordFigures(servicesAt(() => at))
    await db.update(schema.orders).set({ state: 'refunded' }).where(eq(schema.orders.id, refunded.id))
    const revenue = (await figuresAt(at))('revenue')
    expect(revenue).toMatchObject({ today: 99, before: 0 })
    expect(revenue.valueOn(at - 2 * day)).toBe(1_998)
  })

  test('count searches without their words', async () => {
    // Within the days for which other tests' searches are kept.
    const at = Date.now() + 50 * day
    await recordSearches(env, { searches: 1, misses: [] }, at - 10 * day, 0)
    await recordSearches(env, { searches: 2, misses: [] }, at, 0)
    expect((await figuresAt(at))('searches').today).toBe(2)
    const later = (await figuresAt(at + 7 * day))('searches')
    expect(later).toMatchObject({ today: 0, before: 2 })
    expect([at - day, at, at + day].map(later.valueOn)).toEqual([0, 2, 0])
  })

  test('compare no searches of a day that was not counted whole', () => {
    const hour = Math.floor((now + 5.5 * 3_600_000) / 3_600_000)
    const rows = (first: number) => [{ hour: first, searches: 3, firstHour: first }]
    expect(searchDaysOf(rows(hour - 24), now)).toEqual({
      days: new Map([
        [dateInIndia(now - day), 3],
        [dateInIndia(now), 0],
      ]),
      before: null,
    })
    expect(searchDaysOf(rows(hour - 7 * 24 - 12), now).before).toBe(3)
    expect(searchDaysOf(rows(hour - 7 * 24 - 13), now).before).toBe(0)
  })
})
