import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import type { JobContent } from '../../domain/jobs/contract.ts'
import { awaitedDate } from '../../domain/jobs/awaited.ts'
import type { DueName } from '../../domain/dashboard/contract.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { readDue } from '../../worker/dashboard/due.usecases.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { bodyWith, kindFixtures } from './content-bodies.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const day = 86_400_000
const [, job] = kindFixtures.find(([, { kind }]) => kind === jobContent) ?? []
if (!job) throw new Error('There are jobs.')

const lineOf = async (name: DueName, now: () => number = Date.now) =>
  (await readDue(servicesAt(now))).lines.find((line) => line.name === name)

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
  const seen = watched()
  await readDue({ ...servicesAt(), db: drizzle(seen.bindings.DB, { schema }) as ReturnType<typeof servicesAt>['db'] })
  expect(await slowStatements(seen.statements)).toEqual([])
  expect(seen.trips()).toBe(2)
})
