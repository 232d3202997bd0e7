import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Home } from '../../domain/home/contract.ts'
import { jobs, studentProfiles } from '../../drizzle/schema/index.ts'
import { listSeries } from '../../worker/catalogue/series.usecases.ts'
import { listWindowedTests } from '../../worker/catalogue/tests.usecases.ts'
import type { Bindings } from '../../worker/env.ts'
import { readHome } from '../../worker/home/home.usecases.ts'
import { readToday } from '../../worker/current-affairs/current-affairs.usecases.ts'
import { homepageJobs } from '../../worker/jobs/jobs.usecases.ts'
import { raiseContentVersion } from '../../worker/events/content-version.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { withBatchedReads } from '../../worker/platform/batched-reads.ts'
import { Caller } from './caller.ts'
import { d1Down, faultyD1 } from './faulty.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

/** Services with an origin of their own, so that no cached value of another test is used. */
const watchedServices = () => {
  const { bindings, ...seen } = watched()
  const services = makeServices(bindings, () => undefined, `https://${unique('host')}.test`)
  return { services: withBatchedReads(services), ...seen }
}

describe('the home page takes at most three round trips to D1 (HOM-2, HOM-5, HOM-6)', () => {
  test('for the first visitor, and again from the cache', async () => {
    const { services, statements, trips } = watchedServices()
    const { lists, mine } = await readHome(services, null)
    expect(trips()).toBeLessThanOrEqual(3)
    expect(lists?.exams.length).toBeGreaterThan(3)
    expect(lists?.jobs.latest).toHaveLength(4)
    expect(lists?.series.length).toBeGreaterThan(3)
    expect(mine).toBeNull()
    expect((await readHome(services, null)).lists?.jobs).toEqual(lists?.jobs)
    // Work that an earlier test left may publish a new content version once.
    const tripsOfRead = async () => {
      const before = trips()
      await readHome(services, null)
      return trips() - before
    }
    await expect.poll(tripsOfRead).toBe(0)
    expect(await slowStatements(statements)).toEqual([])
  })

  test('for a student, who finds the open attempt, the next test and the progress', async () => {
    const student = await new Caller().signUp()
    const { attemptId } = await student.begin()
    const userId = await userIdOf(student)
    const { services, statements, trips } = watchedServices()
    await readHome(services, userId)
    expect(trips()).toBeLessThanOrEqual(3)
    const before = trips()
    const { lists, mine } = await readHome(services, userId)
    expect(trips() - before).toBeLessThanOrEqual(3)
    expect(lists).toBeNull()
    expect(mine?.running).toMatchObject([
      { attemptId, testId: 'tst_ssc-cgl-mock-1', examId: 'exm_ssc', state: 'in_progress', isPaused: false },
    ])
    expect(mine?.running[0]?.deadlineAt).toBeGreaterThan(Date.now())
    expect(mine).toMatchObject({ standing: 'busy', main: 'running' })
    expect(mine?.next).not.toBeNull()
    expect(mine?.progress[0]).toMatchObject({ done: 0, exam: 'ssc' })
    expect(mine?.streak).toEqual({ days: 0, today: false, practised: [] })
    expect(await slowStatements(statements)).toEqual([])
  })
})

const userIdOf = async (student: Caller): Promise<string> =>
  (await student.call<{ user: { uid: string } }>('GET', '/api/session')).body.user.uid

const mineOf = async (student: Caller, bindings = env) => {
  const { body } = await student.call<Home>('GET', '/api/home', undefined, bindings)
  if (!body.mine) throw new Error('The caller is a student.')
  return body.mine
}

/** Writes a scored attempt of the first version of a test. */
const sit = (userId: string, testId: string, at: number) =>
  env.DB.prepare(
    `INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at, submitted_at, created_at)
     VALUES (?1, ?2, ?3, ?3 || '_v1', 'scored', ?4, ?4, ?4)`,
  )
    .bind(unique('att'), userId, testId, at)
    .run()

describe("a student's own page (HOM-8, HOM-9, HOM-10, HOM-11, HOM-12, HOM-18)", () => {
  test('offers a newcomer a first test', async () => {
    const mine = await mineOf(await new Caller().signUp())
    expect(mine).toMatchObject({
      standing: 'newcomer',
      main: 'next',
      targets: [],
      running: [],
      continues: [],
      dates: [],
    })
    expect(mine.next?.durationMs).toBeLessThan(3_600_000)
    // Other tests add items of more kinds.
    expect(mine.fresh.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['course', 'series']))
  })

  test('tells a test that waits at its instructions from one whose clock runs', async () => {
    const student = await new Caller().signUp()
    await student.call('POST', '/api/tests/tst_gate-1/attempts', {})
    expect((await mineOf(student)).running).toMatchObject([
      { testId: 'tst_gate-1', state: 'instructions', deadlineAt: null },
    ])
    await student.begin()
    expect((await mineOf(student)).running.map(({ testId }) => testId)).toEqual(['tst_ssc-cgl-mock-1', 'tst_gate-1'])
  })

  test('shows what is of the exams of the student, a minor too', async () => {
    const student = await new Caller().signUp()
    const [userId, birthDate] = [await userIdOf(student), '2012-05-01']
    await db
      .insert(studentProfiles)
      .values({ uid: userId, targets: ['neet'], birthDate })
      .onConflictDoUpdate({
        target: studentProfiles.uid,
        set: { targets: ['neet'], birthDate },
      })
    const mine = await mineOf(student)
    expect(mine).toMatchObject({ standing: 'newcomer', targets: ['neet'] })
    const series = mine.fresh.filter(({ kind }) => kind === 'series')
    expect(series.map(({ face }) => face)).toEqual(series.map(() => 'neet'))
    expect(mine.next?.exam).toBe('neet')
  })

  test('goes on with the course that the student began', async () => {
    const student = await new Caller().signUp()
    expect((await student.call('PUT', '/api/courses/crs_first-month/enrolment', {})).status).toBeLessThan(300)
    expect(await mineOf(student)).toMatchObject({
      standing: 'busy',
      main: 'continue',
      continues: [{ kind: 'lesson', courseId: 'crs_first-month', done: 0 }],
    })
  })

  test('goes on with a series of which a test was sat, by a practice test that is told once (HOM-21, HOM-27)', async () => {
    const student = await new Caller().signUp()
    const userId = await userIdOf(student)
    await sit(userId, 'tst_ssc-cgl-2026-mock-1', Date.now())
    const mine = await mineOf(student)
    const [step] = mine.continues
    if (step?.kind !== 'series') throw new Error('The series is not offered.')
    expect(step).toMatchObject({ exam: 'ssc', done: 1 })
    expect(step.testId).toBe('tst_ssc-cgl-2026-mock-2')
    expect(step.seriesId).toBe(mine.progress[0]?.id)
    expect(mine.next?.id).not.toBe(step.testId)
    expect(mine.main).toBe('continue')
  })

  test('leaves out a part whose statement fails in a batch with others (HOM-24)', async () => {
    const student = await new Caller().signUp()
    await student.begin()
    const userId = await userIdOf(student)
    const prepare = (sql: string) => env.DB.prepare(sql.replace('daily_quizzes AS quiz', 'no_such_table AS quiz'))
    const DB = new Proxy(env.DB, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown
        if (name === 'prepare') return prepare
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const services = makeServices({ ...env, DB }, () => undefined, `https://${unique('host')}.test`)
    const { mine } = await readHome(withBatchedReads(services), userId)
    expect(mine).toMatchObject({ quiz: null, standing: 'busy', main: 'running' })
    expect(mine?.running).toHaveLength(1)
    expect(mine?.streak).not.toBeNull()
    expect(mine?.revision).not.toBeNull()
  })

  test('leaves out a part that cannot be read', async () => {
    const student = await new Caller().signUp()
    await student.begin()
    const broken = {
      getByName: () => {
        throw new Error('The deck does not answer.')
      },
    } as unknown as Bindings['DECKS']
    const mine = await mineOf(student, { ...env, DECKS: broken })
    expect(mine).toMatchObject({ revision: null, streak: null, standing: 'busy' })
    expect(mine.running).toHaveLength(1)
  })
})

test('counts the days in a row on which a student submitted a test (HOM-3)', async () => {
  const student = await new Caller().signUp()
  const { body } = await student.call<{ user: { uid: string } }>('GET', '/api/session')
  const services = makeServices(env, () => undefined, `https://${unique('host')}.test`)
  const dayMs = 86_400_000
  for (const daysAgo of [1, 1, 2, 4]) await sit(body.user.uid, 'tst_ssc-cgl-mock-1', Date.now() - daysAgo * dayMs)
  expect((await readHome(services, body.user.uid)).mine?.streak).toMatchObject({ days: 2, today: false })
})

test('shows what was published since on the next home page, though the last one is cached (HOM-4)', async () => {
  const { services } = watchedServices()
  const latest = async () => (await readHome(services, null)).lists?.jobs.latest[0]
  const job = await latest()
  if (!job) throw new Error('The demo has jobs.')
  const rename = (title: typeof job.title) => db.update(jobs).set({ title }).where(eq(jobs.id, job.id))
  const title = { en: unique('Renamed '), hi: '' }
  /** True when a new title is not seen at once. Events of earlier tests may end the cached page in between. */
  const isCached = async () => {
    const before = (await latest())?.title.en
    await rename({ en: unique('Passing '), hi: '' })
    return (await latest())?.title.en === before
  }
  try {
    await expect.poll(isCached).toBe(true)
    await rename(title)
    await raiseContentVersion(services)
    expect(await latest()).toEqual({ ...job, title })
  } finally {
    await rename(job.title)
    await raiseContentVersion(services)
  }
})

describe('reads batched into one round trip (HOM-7, SPD-19)', () => {
  test('answer as one by one, joined columns of one name included', async () => {
    const now = Date.now()
    const services = servicesAt(() => now)
    const student = unique('user')
    const read = (by: typeof services) =>
      Promise.all([
        listSeries(by, student, {}),
        listSeries(by, null, { sort: 'title', exam: 'ssc' }),
        listWindowedTests(by, student),
        readToday(by, student),
        homepageJobs(by, 3),
      ])
    expect(await read(withBatchedReads(services))).toEqual(await read(services))
  })

  test('fail together while D1 is down, and nothing hangs', async () => {
    const bindings = { ...env, DB: faultyD1(env.DB, () => Promise.reject(new Error(d1Down))) }
    const services = makeServices(bindings, () => undefined, `https://${unique('host')}.test`)
    await expect(readHome(withBatchedReads(services), null)).rejects.toThrow()
  })
})
