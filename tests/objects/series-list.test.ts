import { beforeAll, expect, test } from 'vitest'
import type { ExamTarget } from '../../domain/accounts/student-profile.ts'
import { studentProfiles } from '../../drizzle/schema/index.ts'
import { seedSeries } from '../../drizzle/seed/catalogue/index.ts'
import { rowsForStudent } from '../../worker/catalogue/my-series.usecases.ts'
import { listSeries } from '../../worker/catalogue/series.usecases.ts'
import { withBatchedReads } from '../../worker/platform/batched-reads.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { newStudent } from './new-student.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const attempt = (userId: string, testId: string, startedAt: number) =>
  env.DB.prepare(
    `INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at, created_at)
     VALUES (?1, ?2, ?3, ?3 || '_v1', 'scored', ?4, ?4)`,
  )
    .bind(unique('att'), userId, testId, startedAt)
    .run()

/** Series of the demo in the order of the list, without those that other tests add. */
const demo = async () => {
  const seeded = new Set(seedSeries.map(({ id }) => id))
  const page = (cursor?: string) => listSeries(servicesAt(), null, { ...(cursor && { cursor }) })
  const pages = [await page()]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await page(next))
  return pages.flatMap(({ items }) => items).filter(({ id }) => seeded.has(id))
}

/** Ids of the demo's series on pages of two, without those that other tests add. */
const pagesOf = async (userId: string, known: string[]) => {
  const page = (cursor?: string) => rowsForStudent(servicesAt(), userId, cursor, 2)
  const pages = [await page()]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await page(next))
  const idsOf = (rows: { series: { id: string } }[]) =>
    rows.map(({ series }) => series.id).filter((id) => known.includes(id))
  return { begun: pages.map(({ begun }) => idsOf(begun)), items: pages.flatMap(({ items }) => idsOf(items)) }
}

test('a student finds begun series first, then those of their exams, each once over all pages (CAT-50)', async () => {
  const all = await demo()
  const known = all.map(({ id }) => id)
  const first = (exam: string) => all.find((series) => series.exam.id === exam && series.tests.length > 0)
  const [ssc, neet] = [first('ssc'), first('neet')]
  if (!ssc?.tests[0] || !neet?.tests[0]) throw new Error('The demo has series of SSC and NEET.')
  const student = await newStudent()
  await attempt(student, ssc.tests[0].id, 1)
  await attempt(student, neet.tests[0].id, 2)
  const targets: ExamTarget[] = ['banking', 'gate', 'upsc']
  await db
    .insert(studentProfiles)
    .values({ uid: student, targets, createdAt: 1 })
    .onConflictDoUpdate({ target: studentProfiles.uid, set: { targets } })

  const { begun, items } = await pagesOf(student, known)
  expect(begun[0]).toEqual([neet.id, ssc.id])
  expect(begun.slice(1).flat()).toEqual([])
  const mine = all.filter(({ exam }) => targets.some((target) => target === exam.id)).map(({ id }) => id)
  const others = known.filter((id) => ![neet.id, ssc.id, ...mine].includes(id))
  expect(mine.length).toBeGreaterThan(2)
  expect(items).toEqual([...mine, ...others])
})

test('filters and orders show the same list to everyone (CAT-50)', async () => {
  const student = await newStudent()
  for (const query of [{ exam: 'ssc' }, { sort: 'title' }] as const) {
    const [own, everyone] = await Promise.all([
      listSeries(servicesAt(), student, query),
      listSeries(servicesAt(), null, query),
    ])
    expect(own).toEqual(everyone)
    expect(own.count).toBeGreaterThan(0)
  }
})

test("a student's list takes three round trips and scans no table that grows (CAT-50, SPD-17)", async () => {
  const student = await newStudent()
  await attempt(student, 'tst_ssc-cgl-mock-1', 1)
  const { bindings, statements, trips } = watched()
  await listSeries(withBatchedReads(makeServices(bindings, () => undefined)), student, {})
  expect(trips()).toBeLessThanOrEqual(3)
  expect(await slowStatements(statements)).toEqual([])
})
