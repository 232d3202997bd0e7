import { beforeAll, describe, expect, test } from 'vitest'
import type { JobDetail, JobSummary } from '../../domain/jobs/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import { jobLists, type JobPhase } from '../../domain/jobs/kinds.ts'
import { nextDates } from '../../domain/jobs/next-dates.ts'
import { jobSeeds } from '../../drizzle/seed/jobs/index.ts'
import { seedJobs } from '../../scripts/seed-jobs.ts'
import type { ExamProfile } from '../../domain/accounts/student-profile.ts'
import { emptyExamProfile, targets } from '../../domain/accounts/student-profile.ts'
import { studentProfiles } from '../../drizzle/schema/index.ts'
import { calendarJobs } from '../../worker/jobs/calendar.usecases.ts'
import {
  jobsForMe,
  latestJobs,
  listJobs,
  readJob,
  saveJob,
  sitemapEntries,
  unsaveJob,
} from '../../worker/jobs/jobs.usecases.ts'
import { withBatchedReads } from '../../worker/platform/batched-reads.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const day = 86_400_000

describe('the demo jobs (CNT-27, JOB-32)', () => {
  test('are thirty, complete in both languages, and unchanged by a second seeding', async () => {
    expect(jobSeeds).toHaveLength(30)
    expect(new Set(jobSeeds.map(({ id }) => id)).size).toBe(30)
    const blank = (value: unknown): boolean => {
      if (typeof value !== 'object' || value === null) return false
      if ('hi' in value && 'en' in value) return !value.hi || !value.en
      return Object.values(value).some(blank)
    }
    expect(jobSeeds.filter(blank)).toEqual([])
    expect(await seedJobs(env.DB, Date.now())).toBe(false)
  })

  test('have seats by category that add up to the posts, and dates in order', async () => {
    for (const { id } of jobSeeds.filter(({ state }) => state === 'published')) {
      const { posts, dates } = await readJob(servicesAt(), null, id)
      for (const { count, vacancies, name } of posts) {
        const { ur = 0, ews = 0, obc = 0, sc = 0, st = 0 } = vacancies
        expect({ id, name, seats: ur + ews + obc + sc + st }).toEqual({ id, name, seats: count ?? 0 })
      }
      const days = dates.flatMap(({ at }) => (at === null ? [] : [at]))
      expect({ id, days }).toEqual({ id, days: days.toSorted((one, other) => one - other) })
    }
  })
})

describe('the phases of a job (JOB-1, JOB-6)', () => {
  test('change as time passes, with nothing written', async () => {
    const at = async (now: number): Promise<JobDetail> =>
      readJob(
        servicesAt(() => now),
        null,
        'job_sample-survey-engineers',
      )
    const { opensAt, closesAt } = await at(Date.now())
    if (opensAt === null || closesAt === null) throw new Error('The sample has no dates.')
    expect((await at(opensAt - 1)).phase).toBe('upcoming')
    expect((await at(opensAt)).phase).toBe('open')
    expect((await at(closesAt - 8 * day + 1)).phase).toBe('closing_soon')
    expect((await at(closesAt)).phase).toBe('closed')
    const shown = async (list: 'new' | 'closing', now: number) =>
      (
        await listJobs(
          servicesAt(() => now),
          null,
          { list, organisation: 'org_sample-survey' },
        )
      ).items.map(({ id }) => id)
    expect(await shown('new', closesAt - 1)).toContain('job_sample-survey-engineers')
    expect(await shown('closing', closesAt - 8 * day + 1)).toContain('job_sample-survey-engineers')
    expect(await shown('closing', closesAt - 8 * day)).not.toContain('job_sample-survey-engineers')
    expect(await shown('new', closesAt)).not.toContain('job_sample-survey-engineers')
  })
})

describe('jobs in the database (CNT-24)', () => {
  test('lists under every filter, a job, saving and the feed are read without table scans, a page in three round trips (SPD-17, SPD-18)', async () => {
    const { bindings, statements, trips } = watched()
    const services = withBatchedReads(makeServices(bindings, () => {}, 'https://taiyari.test'))
    const student = unique('user')
    const filters = {
      level: 'state',
      state: 'UP',
      qualification: 'class-12',
      organisation: 'org_x',
      within: '7',
    } as const
    for (const list of jobLists) {
      const { next } = await listJobs(services, null, { list })
      if (next) await listJobs(services, student, { list, cursor: next })
      const before = trips()
      await listJobs(services, student, { list, ...filters })
      expect(trips() - before).toBeLessThanOrEqual(3)
    }
    const before = trips()
    await readJob(services, student, 'job_sample-clerks')
    expect(trips() - before).toBeLessThanOrEqual(3)
    const beforeOwn = trips()
    await Promise.all([
      listJobs(services, student, {}),
      jobsForMe(services, student, 3),
      calendarJobs(services, student, ['ssc', 'banking']),
    ])
    expect(trips() - beforeOwn).toBe(1)
    await listJobs(services, student, { list: 'mine', ...filters })
    await saveJob(services, student, 'job_sample-clerks')
    await listJobs(services, student, { list: 'saved', ...filters })
    await unsaveJob(services, student, 'job_sample-clerks')
    await latestJobs(services, 50)
    await sitemapEntries(services, { from: '', skip: 0, limit: 10 })
    expect(await slowStatements(statements)).toEqual([])
  })
})

const studentWith = async (parts: Partial<ExamProfile>): Promise<string> => {
  const uid = unique('user')
  await db.insert(studentProfiles).values({ ...emptyExamProfile, uid, ...parts })
  return uid
}

describe('jobs that fit a student (JOB-41, JOB-43)', () => {
  test('come first for a student with a profile, each with its verdict', async () => {
    const graduate = { birthDate: '2001-01-15', category: 'ur', qualification: 'graduate', state: 'UP' } as const
    const student = await studentWith(graduate)
    const first = await listJobs(servicesAt(), student, {})
    expect(first).toMatchObject({ list: 'mine', isJudged: true })
    expect(first.items.length).toBeGreaterThan(0)
    expect(first.items.filter(({ fit }) => fit?.answer !== 'eligible' && fit?.answer !== 'check')).toEqual([])
    const page = (cursor?: string) => listJobs(servicesAt(), student, { list: 'new', ...(cursor && { cursor }) })
    const pages = [await page()]
    // Other tests add jobs that are newer than those of the demo.
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await page(next))
    const all = pages.flatMap(({ items }) => items)
    expect(new Set(all.map(({ fit }) => fit?.answer))).toEqual(new Set(['eligible', 'check', 'not']))
    const refused = all.filter(({ fit }) => fit?.answer === 'not')
    const suiting = await jobsForMe(servicesAt(), student, 50)
    expect(suiting.map(({ id }) => id)).not.toContain(refused[0]?.id)
    for (const { id, fit } of suiting)
      expect((await readJob(servicesAt(), student, id)).verdict?.answer).toBe(fit?.answer)
  })

  test('page by page are each found once: open ones by their last date, then coming ones by their opening (JOB-49)', async () => {
    const student = await studentWith({ qualification: 'doctorate' })
    const now = Date.now()
    const services = servicesAt(() => now)
    const seen: JobSummary[] = []
    let cursor: string | undefined
    do {
      const page = await listJobs(services, student, { list: 'mine', ...(cursor && { cursor }) })
      seen.push(...page.items)
      cursor = page.next ?? undefined
    } while (cursor)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const phases = seen.map(({ phase }) => phase)
    expect(new Set(phases)).toEqual(new Set(['closing_soon', 'open', 'upcoming']))
    const isOpen = (phase: JobPhase) => phase !== 'upcoming'
    expect(phases.map(isOpen)).toEqual(phases.map(isOpen).toSorted((one, other) => Number(other) - Number(one)))
    const dates = (of: boolean, name: 'closesAt' | 'opensAt') =>
      seen.filter(({ phase }) => isOpen(phase) === of).map((job) => job[name] ?? Infinity)
    for (const inOrder of [dates(true, 'closesAt'), dates(false, 'opensAt')])
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => (one === other ? 0 : one - other)))
  })

  test('are never closed ones: the last instant of a job takes it off the list (JOB-49)', async () => {
    const student = await studentWith({ qualification: 'doctorate' })
    const { closesAt } = await readJob(servicesAt(), null, 'job_sample-survey-engineers')
    if (closesAt === null) throw new Error('The sample has no last date.')
    const listedAt = async (now: number) => {
      const services = servicesAt(() => now)
      const { items } = await listJobs(services, student, { list: 'mine', organisation: 'org_sample-survey' })
      return items.map(({ id }) => id)
    }
    expect(await listedAt(closesAt - 1)).toContain('job_sample-survey-engineers')
    expect(await listedAt(closesAt)).not.toContain('job_sample-survey-engineers')
  })

  test('are none for a profile that states nothing, whose first list is New, nor for a visitor', async () => {
    const student = await studentWith({ targets: ['ssc'] })
    expect(await listJobs(servicesAt(), student, {})).toMatchObject({ list: 'new', isJudged: false })
    expect((await listJobs(servicesAt(), student, { list: 'mine' })).items).toEqual([])
    expect(await jobsForMe(servicesAt(), student, 3)).toEqual([])
    expect((await listJobs(servicesAt(), null, {})).items.every(({ fit }) => fit === null)).toBe(true)
    await expect(listJobs(servicesAt(), null, { list: 'mine' })).rejects.toMatchObject({ status: 401 })
  })

  test('are not chosen over filters that the student asked for', async () => {
    const student = await studentWith({ qualification: 'class-10' })
    expect(await listJobs(servicesAt(), student, { level: 'bank' })).toMatchObject({ list: 'new' })
  })
})

describe('dates of a student’s exams (JOB-42)', () => {
  test('keep the soonest date of a saved job (HOM-22)', async () => {
    const student = unique('user')
    const jobs = await calendarJobs(servicesAt(), student, [...targets])
    const last = nextDates(jobs, Date.now(), jobs.length).at(-1)
    if (!last) throw new Error('The demo has dates.')
    await saveJob(servicesAt(), student, last.jobId)
    const own = await calendarJobs(servicesAt(), student, [...targets])
    expect(own.filter(({ saved }) => saved).map(({ id }) => id)).toEqual([last.jobId])
    expect(nextDates(own, Date.now(), 3).at(-1)).toEqual({ ...last, saved: true })
  })

  test('come from the jobs that name the exam, none without a target', async () => {
    const student = unique('user')
    const found = nextDates(await calendarJobs(servicesAt(), student, ['banking']), Date.now(), 3)
    expect(found.length).toBeGreaterThan(0)
    for (const { jobId, kind, date } of found) {
      const { dates } = await readJob(servicesAt(), null, jobId)
      expect(dates.find((one) => one.kind === kind)?.at).not.toBeNull()
      expect(date >= dateInIndia(Date.now())).toBe(true)
    }
    expect(await calendarJobs(servicesAt(), student, [])).toEqual([])
  })
})
