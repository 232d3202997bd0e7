import { count, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CourseContent } from '../../domain/courses/contract.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { seedCourses as demoCourses } from '../../drizzle/seed/courses/index.ts'
import { seedCourses } from '../../scripts/seed-courses.ts'
import {
  requestCertificate,
  certificateKey,
  checkCertificate,
  serveCertificate,
} from '../../worker/courses/certificates.usecases.ts'
import { listCourses, readCourse } from '../../worker/courses/courses.usecases.ts'
import { enrol, markDone, readLesson } from '../../worker/courses/lessons.usecases.ts'
import { makeServices, type Services } from '../../worker/platform/context.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import type { TaskMessage } from '../../worker/tasks/task.ts'
import { takeStep } from './take-step.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const own = taskRunners.certificate
afterEach(() => {
  taskRunners.certificate = own
})

const short = 'crs_first-month'

/** Services whose queue only records its messages. */
const recordingServices = (sent: string[] = []): Services =>
  servicesAt(Date.now, {
    env: { ...env, TASKS_QUEUE: { send: async ({ taskId }: TaskMessage) => void sent.push(taskId) } as never },
  })

/** Student with every lesson of the short course done. */
const completed = async (services: Services): Promise<string> => {
  const userId = unique('usr_')
  await enrol(services, userId, short)
  const { chapters } = await readCourse(services, userId, short)
  for (const { id } of chapters.flatMap(({ lessons }) => lessons)) await markDone(services, userId, short, id)
  return userId
}

const taskOf = async (code: string): Promise<string> => {
  const row = await db.select().from(schema.certificates).where(eq(schema.certificates.code, code)).get()
  return row?.taskId ?? ''
}

/** Replaces the PDF renderer: fonts are assets of the built site, which this project lacks. */
const settingPages = () => {
  taskRunners.certificate = async (services, { input }) => {
    const { code } = input as { code: string }
    await services.env.FILES.put(certificateKey(code), 'a file')
    await db.update(schema.certificates).set({ bytes: 6 }).where(eq(schema.certificates.code, code))
    return { done: 1, total: 1, cursor: null }
  }
}

describe('the certificate is issued and rendered once (CRS-20, CRS-27, CRS-28)', () => {
  test('one of ten concurrent requests of a student issues it and starts the task', async () => {
    const sent: string[] = []
    const services = recordingServices(sent)
    const userId = await completed(services)
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        requestCertificate(services, userId, short, `Asha ${'ABCDEFGHIJ'[index]}`),
      ),
    )
    expect(asked.filter(({ issued }) => issued)).toHaveLength(1)
    expect(new Set(asked.map(({ certificate }) => `${certificate.code} ${certificate.name}`)).size).toBe(1)
    expect(sent).toHaveLength(1)
    const rows = await db.select().from(schema.certificates).where(eq(schema.certificates.userId, userId))
    expect(rows).toHaveLength(1)
  })

  test('becomes ready through the real queue; a repeated step leaves one file', async () => {
    settingPages()
    const services = servicesAt()
    const userId = await completed(services)
    const { certificate } = await requestCertificate(services, userId, short, 'Asha Rao')
    await vi.waitFor(async () => expect((await readCourse(services, userId, short)).certificate?.state).toBe('ready'), {
      timeout: 20_000,
      interval: 50,
    })
    const taskId = await taskOf(certificate.code)
    await Promise.all([takeStep(services, taskId), takeStep(services, taskId)])
    const { objects } = await env.FILES.list({ prefix: 'certificates/' })
    expect(objects.filter(({ key }) => key === certificateKey(certificate.code))).toHaveLength(1)
    const file = await serveCertificate(services, userId, short, new Request('https://own.test/'))
    expect([file.status, await file.text()]).toEqual([200, 'a file'])
    await expect(serveCertificate(services, 'somebody', short, new Request('https://own.test/'))).rejects.toMatchObject(
      {
        status: 404,
      },
    )
  })

  test('says when it failed, and is retried by the next request', async () => {
    const sent: string[] = []
    const services = recordingServices(sent)
    const userId = await completed(services)
    const { certificate } = await requestCertificate(services, userId, short, 'Asha Rao')
    const taskId = await taskOf(certificate.code)
    await db.update(schema.tasks).set({ state: 'failed' }).where(eq(schema.tasks.id, taskId))
    expect((await readCourse(services, userId, short)).certificate?.state).toBe('failed')
    const again = await requestCertificate(services, userId, short, 'Another Name')
    expect([again.issued, again.certificate.state, again.certificate.name]).toEqual([false, 'making', 'Asha Rao'])
    settingPages()
    await takeStep(services, taskId)
    expect((await readCourse(services, userId, short)).certificate?.state).toBe('ready')
  })

  test('fails permanently, without a file, when its row is gone', async () => {
    const services = recordingServices()
    const userId = await completed(services)
    const { certificate } = await requestCertificate(services, userId, short, 'Asha Rao')
    const taskId = await taskOf(certificate.code)
    await db.delete(schema.certificates).where(eq(schema.certificates.code, certificate.code))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await takeStep(services, taskId)
    vi.restoreAllMocks()
    expect((await db.select().from(schema.tasks).where(eq(schema.tasks.id, taskId)).get())?.state).toBe('failed')
    expect(await env.FILES.head(certificateKey(certificate.code))).toBeNull()
  })

  test('keeps its text whatever happens to the course', async () => {
    const services = recordingServices()
    const userId = await completed(services)
    const { certificate } = await requestCertificate(services, userId, short, 'Asha Rao')
    const { title } = await readCourse(services, userId, short)
    const change = (parts: Partial<typeof schema.courses.$inferInsert>) =>
      db.update(schema.courses).set(parts).where(eq(schema.courses.id, short))
    await change({ title: { en: 'Another title', hi: '' }, state: 'unpublished' })
    const found = await checkCertificate(services, certificate.code, unique('address'))
    await change({ title, state: 'published' })
    expect(found).toMatchObject({ state: 'valid', name: 'Asha Rao', course: { title, isListed: false } })
  })
})

describe('courses as data (CNT-24, CNT-27, CRS-3, CRS-17)', () => {
  test('are seeded into an empty list only', async () => {
    const counted = () => db.select({ rows: count() }).from(schema.courses).get()
    const before = await counted()
    await seedCourses(env.DB, Date.now())
    expect(await counted()).toEqual(before)
  })

  test('keep progress in the next version for lessons with the same id', async () => {
    const services = recordingServices()
    const userId = await completed(services)
    const version = await db
      .select()
      .from(schema.contentVersions)
      .where(eq(schema.contentVersions.id, `${short}_v1`))
      .get()
    const content = structuredClone(version?.content) as CourseContent
    const [chapter] = content.chapters
    const [lesson] = chapter?.lessons ?? []
    if (!chapter || !lesson) throw new Error('The course is empty.')
    chapter.lessons = [...chapter.lessons.toReversed(), { ...lesson, id: 'brand-new' }]
    await db
      .insert(schema.contentVersions)
      .values({ id: `${short}_v2`, kind: 'course', itemId: short, version: 2, content })
    const pointTo = (currentVersionId: string) =>
      db.update(schema.courses).set({ currentVersionId }).where(eq(schema.courses.id, short))
    await pointTo(`${short}_v2`)
    const { progress, chapters } = await readCourse(services, userId, short)
    await pointTo(`${short}_v1`)
    const lines = chapters.flatMap(({ lessons }) => lessons)
    expect(lines.filter(({ done }) => !done).map(({ id }) => id)).toEqual(['brand-new'])
    expect(progress).toMatchObject({ done: lines.length - 1, of: lines.length, complete: false })
  })

  test('are nowhere while unpublished', async () => {
    const services = recordingServices()
    const hide = (parts: Partial<typeof schema.courses.$inferInsert>) =>
      db.update(schema.courses).set(parts).where(eq(schema.courses.id, short))
    for (const [hidden, shown] of [
      [{ state: 'draft' }, { state: 'published' }],
      [{ deletedAt: 1 }, { deletedAt: null }],
    ] as const) {
      await hide(hidden)
      const { items } = await listCourses(services, null, {})
      const reads = [readCourse(services, null, short), readLesson(services, null, short, 'count-the-hours')]
      const settled = await Promise.allSettled([...reads, enrol(services, unique('usr_'), short)])
      await hide(shown)
      expect(items.map(({ id }) => id)).not.toContain(short)
      for (const each of settled)
        expect(each).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ status: 410 }) })
    }
  })

  test('a list tells an enrolled student how many required lessons are done (CRS-35)', async () => {
    const services = recordingServices()
    const userId = unique('usr_')
    const progress = async (user: string | null) =>
      (await listCourses(services, user, {})).items.find(({ id }) => id === short)?.progress
    expect(await progress(userId)).toBeNull()
    await enrol(services, userId, short)
    await markDone(services, userId, short, 'count-the-hours')
    const { done, of } = (await readCourse(services, userId, short)).progress ?? {}
    expect(await progress(userId)).toEqual({ done, of })
    expect(done).toBe(1)
    expect(await progress(null)).toBeNull()
  })

  test('are read without table scans, a page in at most three round trips (SPD-17, SPD-18)', async () => {
    const userId = await completed(recordingServices())
    await requestCertificate(recordingServices(), userId, short, 'Asha Rao')
    const first = await listCourses(recordingServices(), userId, {})
    const calls: ((services: Services) => Promise<unknown>)[] = [
      (services) => listCourses(services, null, {}),
      (services) => listCourses(services, userId, { exam: 'ssc', subject: 'polity', language: 'hi', access: 'free' }),
      (services) => listCourses(services, userId, { sort: 'title', q: 'a' }),
      (services) => readCourse(services, null, 'crs_english-error-hunt'),
      (services) => readCourse(services, userId, short),
      (services) => readLesson(services, null, 'crs_english-error-hunt', 'subject-and-verb'),
      (services) => readLesson(services, userId, short, 'count-the-hours'),
    ]
    for (const call of calls) {
      const { bindings, statements, trips } = watched()
      await call(makeServices(bindings, () => undefined))
      expect(trips()).toBeLessThanOrEqual(3)
      expect(await slowStatements(statements)).toEqual([])
    }
    // Video tests share the database and add a course.
    const demo = demoCourses.map(({ slug }) => `crs_${slug}`).toSorted()
    expect(demo).toHaveLength(6)
    expect(
      first.items
        .map(({ id }) => id)
        .filter((id) => demo.includes(id))
        .toSorted(),
    ).toEqual(demo)
    const { bindings, statements } = watched()
    const services = makeServices(bindings, () => undefined)
    await enrol(services, unique('usr_'), short)
    await markDone(services, userId, short, 'count-the-hours')
    await checkCertificate(services, '0'.repeat(28), unique('address')).catch(() => undefined)
    await requestCertificate(services, userId, short, 'Asha Rao')
    expect(await slowStatements(statements)).toEqual([])
  })
})
