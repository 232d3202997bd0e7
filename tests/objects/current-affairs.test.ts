import { count, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AffairList } from '../../domain/current-affairs/contract.ts'
import { addDays, dateInIndia, startOfDayInIndia } from '../../domain/india.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { dailyQuizzes, dayOfQuiz } from '../../drizzle/seed/catalogue/daily-quiz.ts'
import { seedCurrentAffairs } from '../../scripts/seed-current-affairs.ts'
import {
  listAffairs,
  listQuizzes,
  readAffair,
  readDay,
  readToday,
  sitemapMonths,
} from '../../worker/current-affairs/current-affairs.usecases.ts'
import { readDigest, startDueDigest } from '../../worker/current-affairs/digest.usecases.ts'
import { markRead, readStrip } from '../../worker/current-affairs/reads.usecases.ts'
import { quizToday } from '../../worker/current-affairs/quiz-today.usecases.ts'
import { makeServices, type Services } from '../../worker/platform/context.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import { takeStep } from './take-step.ts'
import { db, demoSeededAt, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const own = taskRunners.affairs_digest
afterEach(() => {
  taskRunners.affairs_digest = own
})

/** Days of the demo's quizzes, newest first. */
const [newestQuizDay = '', olderQuizDay = ''] = dailyQuizzes.map(dayOfQuiz).toSorted().toReversed()
const duringQuizDay = servicesAt(() => startOfDayInIndia(newestQuizDay) + 1)
const beforeQuizDay = servicesAt(() => startOfDayInIndia(newestQuizDay) - 1)

/** Published item of a day, with content of the demo. */
const addAffair = async (date: string, parts: Partial<typeof schema.currentAffairs.$inferInsert> = {}) => {
  const id = unique('caf_')
  const text = { en: id, hi: id }
  const versions = schema.contentVersions
  const content = await db.select().from(versions).where(eq(versions.kind, 'current_affairs')).get()
  if (!content) throw new Error('The demo has no current affairs.')
  await db.insert(versions).values({ ...content, id: `${id}_v1`, itemId: id, version: 1 })
  await db.insert(schema.currentAffairs).values({
    id,
    slug: id,
    title: text,
    summary: text,
    state: 'published',
    access: 'free',
    exams: [],
    languages: ['en', 'hi'],
    currentVersionId: `${id}_v1`,
    updatedAt: 0,
    date,
    category: 'national',
    ...parts,
  })
  return id
}

/** Services at the start of a day, whose queue only records its messages. */
const recordingServicesAt = (day: string, sent: string[] = []): Services =>
  servicesAt(() => startOfDayInIndia(day) + 1, {
    env: { ...env, TASKS_QUEUE: { send: async ({ taskId }: TaskMessage) => void sent.push(taskId) } as never },
  })

const digestTasks = async (month: string): Promise<string[]> =>
  (await db.select().from(schema.tasks).where(eq(schema.tasks.kind, 'affairs_digest')))
    .filter(({ input }) => (input as { month: string }).month === month)
    .map(({ id }) => id)

describe('the PDF of a month is made once (AFF-14, AFF-15)', () => {
  test('one of ten concurrent requests and a cron run starts the task', async () => {
    await addAffair('1901-03-05')
    const sent: string[] = []
    const services = recordingServicesAt('1901-04-02', sent)
    await Promise.all([
      ...Array.from({ length: 10 }, () => readDigest(services, '1901-03')),
      startDueDigest(services),
      startDueDigest(services),
    ])
    const tasks = await digestTasks('1901-03')
    expect(tasks).toHaveLength(1)
    expect(sent).toEqual(tasks)
    expect((await readDigest(services, '1901-03')).pdf).toEqual({ state: 'making' })
  })

  test('the cron starts the PDF of the last month, only if the month had items', async () => {
    await addAffair('1902-01-31')
    await startDueDigest(recordingServicesAt('1902-02-01'))
    await startDueDigest(recordingServicesAt('1902-03-01'))
    expect(await digestTasks('1902-01')).toHaveLength(1)
    expect(await digestTasks('1902-02')).toEqual([])
  })

  test('none is started during the month, nor for a month without items', async () => {
    await addAffair('1903-05-10')
    expect((await readDigest(recordingServicesAt('1903-05-31'), '1903-05')).pdf).toEqual({ state: 'open' })
    expect(await digestTasks('1903-05')).toEqual([])
    await expect(readDigest(recordingServicesAt('1903-05-31'), '1903-01')).rejects.toMatchObject({ status: 404 })
  })

  test('a repeated step leaves one file, and a failure is reported', async () => {
    await addAffair('1904-05-10')
    const services = recordingServicesAt('1904-06-10')
    taskRunners.affairs_digest = async () => {
      await db
        .update(schema.affairDigests)
        .set({ files: { en: { bytes: 5, pages: 1 }, hi: { bytes: 6, pages: 1 } } })
        .where(eq(schema.affairDigests.month, '1904-05'))
      return { done: 2, total: 2, cursor: null }
    }
    await readDigest(services, '1904-05')
    const [taskId = ''] = await digestTasks('1904-05')
    await Promise.all([takeStep(services, taskId), takeStep(services, taskId)])
    expect((await readDigest(services, '1904-05')).pdf).toMatchObject({ state: 'ready', files: { hi: { bytes: 6 } } })

    await addAffair('1905-05-10')
    await readDigest(recordingServicesAt('1905-06-10'), '1905-05')
    const [failing = ''] = await digestTasks('1905-05')
    await db.update(schema.tasks).set({ state: 'failed' }).where(eq(schema.tasks.id, failing))
    expect((await readDigest(recordingServicesAt('1905-06-10'), '1905-05')).pdf).toEqual({ state: 'failed' })
  })

  test('a step for a month whose items are gone fails permanently', async () => {
    const id = await addAffair('1906-05-10')
    const services = recordingServicesAt('1906-06-10')
    await readDigest(services, '1906-05')
    await db.update(schema.currentAffairs).set({ state: 'unpublished' }).where(eq(schema.currentAffairs.id, id))
    const [taskId = ''] = await digestTasks('1906-05')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await takeStep(services, taskId)
    vi.restoreAllMocks()
    const task = await db.select().from(schema.tasks).where(eq(schema.tasks.id, taskId)).get()
    expect(task?.state).toBe('failed')
  })
})

describe('current affairs as data (AFF-1, AFF-9, AFF-11, CNT-24, CNT-27)', () => {
  test('are seeded into an empty list only, so that an older demo gets them and a newer one not twice', async () => {
    const before = await db.select({ rows: count() }).from(schema.currentAffairs).get()
    expect(await seedCurrentAffairs(env.DB, Date.now())).toBe(false)
    expect(await db.select({ rows: count() }).from(schema.currentAffairs).get()).toEqual(before)
  })

  test('are in no list, day, page or month while unpublished', async () => {
    const shown = await addAffair('1911-07-01')
    const hidden = [
      await addAffair('1911-07-01', { state: 'draft' }),
      await addAffair('1911-07-01', { state: 'scheduled' }),
      await addAffair('1911-07-01', { deletedAt: 1 }),
    ]
    await addAffair('1911-08-01', { state: 'draft' })
    const services = servicesAt()
    const ids = ({ items }: Pick<AffairList, 'items'>) => items.map(({ id }) => id)
    expect(ids(await listAffairs(services, { month: '1911-07' }))).toEqual([shown])
    expect(ids(await readDay(services, '1911-07-01'))).toEqual([shown])
    expect((await listAffairs(services, {})).months).not.toContain('1911-08')
    for (const id of hidden) await expect(readAffair(services, id)).rejects.toMatchObject({ status: 404 })
  })

  test('are paged without gaps or repeats although many share a day', async () => {
    const added = await Promise.all(Array.from({ length: 45 }, (_, index) => addAffair(`1912-02-0${1 + (index % 3)}`)))
    const services = servicesAt()
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await listAffairs(services, { month: '1912-02', ...(cursor && { cursor }) })
      expect(page.count).toBe(45)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(45)
    expect(seen.toSorted()).toEqual(added.toSorted())
  })

  test('are read without table scans, a page in at most three round trips (SPD-17, SPD-18)', async () => {
    const today = dateInIndia(demoSeededAt())
    const calls: ((services: Services) => Promise<unknown>)[] = [
      (services) => listAffairs(services, {}),
      (services) => listAffairs(services, { category: 'sports', month: today.slice(0, 7) }),
      (services) => readAffair(services, 'caf_chandrayaan-3-landing'),
      (services) => readDay(services, newestQuizDay),
      (services) => listQuizzes(services, null, undefined),
      (services) => readToday(services, null),
      (services) => quizToday(services, unique('user')),
      (services) => readStrip(services, unique('user')),
      (services) => markRead(services, unique('user'), ['caf_chandrayaan-3-landing']),
      (services) => sitemapMonths(services, { from: '', skip: 0, limit: 10 }),
    ]
    for (const call of calls) {
      const { bindings, statements, trips } = watched()
      await call(makeServices(bindings, () => undefined))
      expect(trips()).toBeLessThanOrEqual(3)
      expect(await slowStatements(statements)).toEqual([])
    }
    const { bindings, statements } = watched()
    const { next, months } = await listAffairs(servicesAt(), {})
    await listAffairs(
      makeServices(bindings, () => undefined),
      { cursor: next ?? '' },
    )
    await readDigest(
      makeServices(bindings, () => undefined),
      months[0] ?? '',
    )
    expect(await slowStatements(statements)).toEqual([])
  })

  test('list an earlier quiz below today’s, and not yet tomorrow’s', async () => {
    const days = async (of: Services) => (await listQuizzes(of, null, undefined)).items.map(({ date }) => date)
    expect((await days(duringQuizDay)).slice(0, 2)).toEqual([newestQuizDay, olderQuizDay])
    expect((await days(beforeQuizDay))[0]).toBe(olderQuizDay)
  })
})

describe('today’s quiz with its state (AFF-34)', () => {
  const services = duringQuizDay

  const attemptOf = async (state: 'in_progress' | 'released', parts: { testId: string; units?: number }) => {
    const [attemptId, userId] = [unique('att'), unique('user')]
    const { testId, units } = parts
    const common = { userId, testId, testVersionId: `${testId}_v1` }
    await db.insert(schema.attempts).values({ id: attemptId, ...common, state, startedAt: demoSeededAt() })
    if (units !== undefined)
      await db.insert(schema.results).values({
        attemptId,
        ...common,
        receipt: unique('receipt'),
        submittedAt: demoSeededAt(),
        closedBy: 'student',
        lateSynced: 0,
        units,
        ranked: true,
        responses: [],
        scores: [],
      })
    return { attemptId, userId }
  }

  test('is new for a visitor, open while an attempt runs, done with its score', async () => {
    const fresh = await quizToday(services, null)
    if (!fresh) throw new Error('The demo has no quiz.')
    const { testId } = fresh
    expect(fresh).toMatchObject({ date: newestQuizDay, isToday: true, path: `/test/${testId}`, state: { is: 'new' } })
    const running = await attemptOf('in_progress', { testId })
    expect(await quizToday(services, running.userId)).toMatchObject({
      path: `/test/${testId}`,
      state: { is: 'open' },
    })
    const done = await attemptOf('released', { testId, units: 720 })
    expect(await quizToday(services, done.userId)).toMatchObject({
      path: `/test-result/${testId}`,
      state: { is: 'done', units: 720 },
    })
    await db.update(schema.results).set({ standing: 'invalidated' }).where(eq(schema.results.attemptId, done.attemptId))
    expect(await quizToday(services, done.userId)).toMatchObject({ state: { is: 'done', units: null } })
  })

  test('is never that of a later day', async () => {
    expect(await quizToday(beforeQuizDay, null)).toMatchObject({ date: olderQuizDay, isToday: false })
  })
})

describe('marks of what a student has read (AFF-35)', () => {
  test('count once for each published item, for that student alone', async () => {
    const ids = [await addAffair('1913-03-01'), await addAffair('1913-03-01')]
    const draft = await addAffair('1913-03-01', { state: 'draft' })
    const student = unique('user')
    const first = servicesAt(() => 5_000)
    await markRead(first, student, [ids[0] ?? '', draft, 'caf_none'])
    await markRead(servicesAt(), student, ids)
    const marks = await db.select().from(schema.affairReads).where(eq(schema.affairReads.userId, student))
    expect(marks.map(({ itemId }) => itemId).toSorted()).toEqual(ids.toSorted())
    expect(marks.find(({ itemId }) => itemId === ids[0])?.readAt).toBe(5_000)
  })

  test('are in the strip of the seven days with their items (AFF-36)', async () => {
    const id = await addAffair('1913-05-04')
    const student = unique('user')
    const services = servicesAt(() => startOfDayInIndia('1913-05-05') + 1)
    const strip = await readStrip(services, student)
    expect(strip.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, day) => addDays('1913-04-29', day)),
    )
    expect(strip.days[5]).toEqual({ date: '1913-05-04', ids: [id] })
    expect(strip.read).toEqual([])
    await markRead(services, student, [id])
    expect((await readStrip(services, student)).read).toEqual([id])
    expect((await readStrip(services, unique('user'))).read).toEqual([])
    expect((await readStrip(services, null)).read).toBeNull()
  })

  test('leave an item in its place of the day (AFF-37)', async () => {
    await addAffair('1913-06-01')
    await addAffair('1913-06-01')
    const { items } = await readDay(servicesAt(), '1913-06-01')
    expect((await readAffair(servicesAt(), items[1]?.id ?? '')).place).toEqual({ number: 2, of: 2 })
  })
})
