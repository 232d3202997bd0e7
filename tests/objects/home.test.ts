import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../../drizzle/schema/index.ts'
import { listSeries } from '../../worker/catalogue/series.usecases.ts'
import { listWindowedTests } from '../../worker/catalogue/tests.usecases.ts'
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
    const home = await readHome(services, null)
    expect(trips()).toBeLessThanOrEqual(3)
    expect(home.exams.length).toBeGreaterThan(3)
    expect(home.jobs.latest).toHaveLength(4)
    expect(home.series.length).toBeGreaterThan(3)
    expect(home.mine).toBeNull()
    expect((await readHome(services, null)).jobs).toEqual(home.jobs)
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
    const { body } = await student.call<{ user: { uid: string } }>('GET', '/api/session')
    const { services, trips } = watchedServices()
    await readHome(services, body.user.uid)
    expect(trips()).toBeLessThanOrEqual(3)
    const before = trips()
    const home = await readHome(services, body.user.uid)
    expect(trips() - before).toBe(1)
    expect(home.mine?.open).toMatchObject({ attemptId, testId: 'tst_ssc-cgl-mock-1' })
    expect(home.mine?.next).not.toBeNull()
    expect(home.mine?.progress[0]).toMatchObject({ done: 0 })
    expect(home.mine?.streak).toEqual({ days: 0, today: false })
  })
})

test('counts the days in a row on which a student submitted a test (HOM-3)', async () => {
  const student = await new Caller().signUp()
  const { body } = await student.call<{ user: { uid: string } }>('GET', '/api/session')
  const services = makeServices(env, () => undefined, `https://${unique('host')}.test`)
  const dayMs = 86_400_000
  for (const daysAgo of [1, 1, 2, 4])
    await env.DB.prepare(
      `INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at, submitted_at, created_at)
       VALUES (?1, ?2, 'tst_ssc-cgl-mock-1', 'tst_ssc-cgl-mock-1_v1', 'scored', ?3, ?3, ?3)`,
    )
      .bind(unique('att'), body.user.uid, Date.now() - daysAgo * dayMs)
      .run()
  expect((await readHome(services, body.user.uid)).mine?.streak).toEqual({ days: 2, today: false })
})

test('shows what was published since on the next home page, though the last one is cached (HOM-4)', async () => {
  const { services } = watchedServices()
  const latest = async () => (await readHome(services, null)).jobs.latest[0]
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
