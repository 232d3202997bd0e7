import { applyD1Migrations } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, expect, test } from 'vitest'
import { JobContent } from '../../domain/jobs/contract.ts'
import { phaseOf } from '../../domain/jobs/dates.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { moveDemoDates } from '../../scripts/demo-dates/index.ts'
import { seedCurrentAffairs } from '../../scripts/seed-current-affairs.ts'
import { seedJobs } from '../../scripts/seed-jobs.ts'
import { seedOffice } from '../../scripts/seed-office.ts'
import { seed } from '../../scripts/seed.ts'
import { readItem } from '../../worker/content/drafts.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { jobContent } from '../../worker/jobs/jobs.content.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { copyOfTest } from './scored.ts'
import { env } from './support.ts'

const { DEMO_DB: d1 } = env
const db = drizzle(d1, { schema })

const hour = 3_600_000
const day = 24 * hour
/** 15:30 on 3 December in India; the move crosses the turn of the year. */
const seededAt = Date.UTC(2030, 11, 3, 10)
const later = seededAt + 31 * day + 2 * hour

const lobbyTest = 'tst_ssc-cgl-live-2'
const liveTest = 'tst_ssc-cgl-live-1'
const edited = { job: '' }
const savedJob = { id: '' }

const stored = async () => ({
  tests: await db.select().from(schema.tests),
  jobs: await db.select().from(schema.jobs),
  versions: await db.select().from(schema.contentVersions),
  affairs: await db.select().from(schema.currentAffairs),
  quizzes: await db.select().from(schema.dailyQuizzes),
})
type Stored = Awaited<ReturnType<typeof stored>>

const byId = <Row extends { id: string }>(rows: Row[], id: string): Row => {
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

let before: Stored
let after: Stored

beforeAll(async () => {
  await applyD1Migrations(d1, env.MIGRATIONS)
  await seed(d1, seededAt)
  await seedJobs(d1, seededAt)
  await seedCurrentAffairs(d1, seededAt)
  const [job, saved] = (await db.select().from(schema.jobs)).filter(
    ({ stage, state }) => stage === 'applications' && state === 'published',
  )
  edited.job = job?.id ?? ''
  savedJob.id = saved?.id ?? ''
  await db.batch([
    db
      .update(schema.jobs)
      .set({ updatedBy: 'admin', updatedAt: seededAt + hour })
      .where(eq(schema.jobs.id, edited.job)),
    db.insert(schema.savedJobs).values({ userId: 'student', jobId: savedJob.id }),
  ])
  before = await stored()
  expect(await moveDemoDates(d1, seededAt + hour / 2), 'on its own day nothing is moved').toBe(false)
  expect(await moveDemoDates(d1, later)).toBe(true)
  after = await stored()
})

test('a live test of a month-old demo is live, as far from its end as on the first day (CNT-25)', () => {
  const [was, is] = [byId(before.tests, liveTest), byId(after.tests, liveTest)]
  expect(is).toEqual({
    ...was,
    opensAt: (was.opensAt ?? 0) + 31 * day,
    closesAt: (was.closesAt ?? 0) + 31 * day,
    updatedAt: was.updatedAt + 31 * day,
  })
  expect(is.opensAt).toBeLessThanOrEqual(later)
  expect(is.closesAt).toBeGreaterThan(later + 6 * day)
})

test('a test with a lobby opens within the next day, and its row has no future change (CNT-25)', () => {
  const is = byId(after.tests, lobbyTest)
  expect(is.opensAt).toBeGreaterThan(later)
  expect(is.opensAt).toBeLessThanOrEqual(later + day)
  expect((is.closesAt ?? 0) - (is.opensAt ?? 0)).toBe(15 * 60_000)
  expect(is.updatedAt).toBeLessThanOrEqual(later)
})

test('windows that are over keep their dates, since results belong to them (CNT-26)', () => {
  const over = before.tests.filter(({ closesAt }) => closesAt !== null && closesAt <= seededAt)
  expect(over.length).toBeGreaterThan(0)
  for (const row of over) expect(byId(after.tests, row.id)).toEqual(row)
})

test('jobs keep their phases in every version, with ages of the new year (CNT-25)', () => {
  const untouched = before.jobs.filter(
    ({ id, publishedAt }) => publishedAt !== null && id !== edited.job && id !== savedJob.id,
  )
  expect(untouched.length).toBeGreaterThan(20)
  for (const was of untouched) {
    const is = byId(after.jobs, was.id)
    expect([was.id, phaseOf(is, later)]).toEqual([was.id, phaseOf(was, seededAt + 2 * hour)])
    for (const version of before.versions.filter(({ itemId }) => itemId === was.id)) {
      const [old, moved] = [version, byId(after.versions, version.id)].map(({ content }) => JobContent.parse(content))
      expect(moved?.dates.map(({ at }) => at)).toEqual(old?.dates.map(({ at }) => at && at + 31 * day))
      expect(moved?.posts.map(({ age }) => age.asOn)).toEqual(
        old?.posts.map(({ age }) => age.asOn.replace('2030-', '2031-')),
      )
      expect(moved?.corrigenda.map(({ at }) => at)).toEqual(old?.corrigenda.map(({ at }) => at + 31 * day))
      expect(moved?.about).toEqual(old?.about)
    }
  }
  const phases = new Set(after.jobs.filter(({ state }) => state === 'published').map((job) => phaseOf(job, later)))
  for (const phase of ['open', 'closing_soon', 'upcoming'] as const) expect(phases).toContain(phase)
})

test('current affairs and quizzes keep the days of their events (AFF-16, AFF-17)', () => {
  expect(after.affairs).toEqual(before.affairs)
  expect(after.quizzes).toEqual(before.quizzes)
})

test('jobs that an administrator edited or a student saved keep their dates (CNT-26)', () => {
  expect(byId(after.jobs, edited.job)).toEqual(byId(before.jobs, edited.job))
  expect(byId(after.jobs, savedJob.id)).toEqual(byId(before.jobs, savedJob.id))
  for (const { itemId, id, content } of before.versions)
    if (itemId === edited.job || itemId === savedJob.id) expect(byId(after.versions, id).content).toEqual(content)
})

test('a second run on a day changes nothing, and the next day moves by one (CNT-25, OPS-3)', async () => {
  expect(await moveDemoDates(d1, later + 60_000)).toBe(false)
  expect(await stored()).toEqual(after)
  expect(await moveDemoDates(d1, later + day)).toBe(true)
  const { tests } = await stored()
  expect(byId(tests, liveTest).opensAt).toBe((byId(after.tests, liveTest).opensAt ?? 0) + day)
})

test.each([
  ['an administrator has paused', { pauses: [{ from: later, to: later + 1, reason: 'x' }] }],
  ['an administrator has edited', { updatedAt: later + 2 * day - 12_345 }],
  ['has another window', { closesAt: later + 90 * day }],
])('a test that %s keeps its dates (CNT-26)', async (_what, parts) => {
  const was = await db.select().from(schema.tests).where(eq(schema.tests.id, liveTest)).get()
  if (!was) throw new Error('no test')
  await db.update(schema.tests).set(parts).where(eq(schema.tests.id, liveTest))
  await moveDemoDates(d1, later + 40 * day)
  expect(await db.select().from(schema.tests).where(eq(schema.tests.id, liveTest)).get()).toEqual({ ...was, ...parts })
  await db.update(schema.tests).set(copyOfTest(was)).where(eq(schema.tests.id, liveTest))
})

test('a live test with an attempt keeps its dates (CNT-26)', async () => {
  await db.insert(schema.attempts).values({
    id: 'att_live',
    userId: 'student',
    testId: liveTest,
    testVersionId: `${liveTest}_v1`,
    state: 'scored',
    startedAt: later,
  })
  const was = await db.select().from(schema.tests).where(eq(schema.tests.id, liveTest)).get()
  await moveDemoDates(d1, later + 60 * day)
  expect(await db.select().from(schema.tests).where(eq(schema.tests.id, liveTest)).get()).toEqual(was)
})

test('lists of an exam sort moved items as all other lists do (CNT-23, CNT-25)', async () => {
  const listed = await db.select().from(schema.itemExams)
  const { jobs, affairs, tests } = await stored()
  const series = await db.select().from(schema.series)
  const bank = [...(await db.select().from(schema.questions)), ...(await db.select().from(schema.passages))]
  const publishedAt = new Map(
    [...jobs, ...affairs, ...tests, ...series, ...bank].map((item) => [item.id, item.publishedAt]),
  )
  const shown = listed.filter(({ listedAt }) => listedAt !== null)
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.map(({ itemId, listedAt }) => [itemId, listedAt])).toEqual(
    shown.map(({ itemId }) => [itemId, publishedAt.get(itemId)]),
  )
})

test('adds the work of the office once, with drafts, a schedule, a trashed item, a stale translation and a history (CNT-43)', async () => {
  expect(await seedOffice(d1, later)).toBe(true)
  const drafts = new Map((await db.select().from(schema.contentDrafts)).map((draft) => [draft.itemId, draft]))
  expect(drafts.get('job_office-forest-guards')).toMatchObject({ revision: 1, scheduledAt: null, deletedAt: null })
  expect(drafts.get('job_office-audit-clerks')?.scheduledAt).toBeGreaterThan(later)
  expect(drafts.get('job_office-doubled')?.deletedAt).toBe(later - 30 * hour)
  const versions = await db
    .select()
    .from(schema.contentVersions)
    .where(eq(schema.contentVersions.itemId, 'job_office-section-officers'))
  expect(versions.map(({ createdBy, note }) => [createdBy, note !== null])).toEqual([
    ['demo-admin', true],
    ['demo-editor', true],
    ['demo-admin', true],
    ['demo-editor', true],
  ])
  const services = { ...makeServices({ DB: d1 } as Bindings, () => undefined), now: () => later }
  expect((await readItem(services, jobContent, 'job_office-lab-assistants')).draft.stale).toEqual(['about.hi'])
  const acts = await db.$count(schema.auditLog)
  expect(await seedOffice(d1, later + hour)).toBe(false)
  expect(await db.$count(schema.auditLog)).toBe(acts)
  expect(await db.$count(schema.contactMessages)).toBe(3)
  expect([await db.$count(schema.facts), await db.$count(schema.affairEntries)]).toEqual([17, 3])
})
