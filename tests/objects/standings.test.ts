import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { results, studentProfiles, users } from '../../drizzle/schema/index.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { listMyResults, readResultOf } from '../../worker/results/results.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { deliver, newTest, submission, testWith } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const released = async (services: ReturnType<typeof servicesAt>, { userId, attemptId }: SubmissionMessage) => {
  const result = await readResultOf(services, userId, attemptId)
  if (result?.state !== 'released') throw new Error(`The result is ${result?.state}`)
  return result
}

type Student = { name: string; birthDate: string | null; right: number }

const newStudent = async ({ name, birthDate }: Student): Promise<string> => {
  const uid = unique('user')
  const now = Date.now()
  await db
    .insert(users)
    .values({ uid, email: `${uid}@example.test`, displayName: name, createdAt: now, lastLoginAt: now, updatedAt: now })
  await db.insert(studentProfiles).values({ uid, birthDate })
  return uid
}

describe('ranks (RES-36, RES-40, RES-41)', () => {
  test('equal scores are ordered by the rules of the exam, what is equal in all shares a rank, and the page says why', async () => {
    const exam = await testWith({ tieBreak: [{ by: 'older' }, { by: 'name' }] })
    const students: Student[] = [
      { name: 'Top', birthDate: null, right: 9 },
      { name: 'Zoya', birthDate: '1999-05-01', right: 5 },
      { name: 'Asha', birthDate: '2001-05-01', right: 5 },
      { name: 'Meena', birthDate: '2001-05-01', right: 5 },
      { name: 'meena', birthDate: '2001-05-01', right: 5 },
      { name: 'Anil', birthDate: null, right: 5 },
      { name: 'Low', birthDate: '1990-01-01', right: 1 },
    ]
    const sat: SubmissionMessage[] = []
    for (const student of students) sat.push(await submission(exam, await newStudent(student), student.right))
    await deliver(sat)
    const made = await Promise.all(sat.map((each) => released(servicesAt(), each)))
    expect(made.map(({ standing }) => standing?.rank)).toEqual([1, 2, 3, 4, 4, 6, 7])
    expect(made.map(({ standing }) => standing?.of)).toEqual(Array(7).fill(7))
    expect(made[0]?.standing?.tie).toBe(null)
    expect(made[2]?.standing?.tie).toMatchObject({
      above: 1,
      below: 3,
      shared: 0,
      decided: { above: { by: 'older' }, below: { by: 'name' } },
    })
    expect(made[3]?.standing?.tie).toMatchObject({ above: 2, below: 1, shared: 1 })
  })

  test('ranks and percentiles of many students with few scores equal a direct count', async () => {
    const exam = await testWith({ tieBreak: [{ by: 'section', sectionId: 'reasoning' }] })
    const rights = Array.from({ length: 60 }, (_, index) => (index * 11) % 8)
    const sat = await Promise.all(rights.map((right) => submission(exam, unique('user'), right)))
    await deliver(sat)
    const rows = await db.select().from(results).where(eq(results.testId, exam.testId))
    for (const each of sat.filter((_, index) => index % 7 === 0)) {
      const mine = rows.find(({ attemptId }) => attemptId === each.attemptId)
      const better = rows.filter(
        (row) => row.units > (mine?.units ?? 0) || (row.units === mine?.units && row.tieKey > mine.tieKey),
      ).length
      const atOrBelow = rows.filter((row) => row.units <= (mine?.units ?? 0)).length
      expect((await released(servicesAt(), each)).standing).toMatchObject({
        rank: better + 1,
        of: 60,
        percentile: Math.round((atOrBelow * 1e9) / 60) / 1e7,
      })
    }
  })

  test('the standing says how many of those counted are demo data', async () => {
    const exam = await newTest()
    const [mine, other] = [await submission(exam, unique('user'), 3), await submission(exam, unique('user'), 4)]
    await deliver([mine, other])
    await db.update(results).set({ synthetic: true }).where(eq(results.attemptId, other.attemptId))
    expect((await released(servicesAt(), mine)).standing).toMatchObject({ rank: 2, of: 2, synthetic: 1 })
  })
})

describe('rules of the exam about a score (RES-13, RES-31, RES-43)', () => {
  test('over the allowed true blanks a student of RPSC is disqualified, with a score and without a rank', async () => {
    const exam = await testWith({ disqualifiedOverBlank: 10 })
    const [blank, all] = [await submission(exam, unique('user'), 9), await submission(exam, unique('user'), 19)]
    await deliver([blank, all])
    expect(await released(servicesAt(), blank)).toMatchObject({
      validity: 'disqualified',
      standing: null,
      totals: { correct: 9 },
    })
    expect(await released(servicesAt(), all)).toMatchObject({ validity: 'counted', standing: { rank: 1, of: 1 } })
  })

  test('a paper that only qualifies ranks nobody and shows each cut-off as cleared or not', async () => {
    const exam = await testWith({ qualifying: true, cutOffs: { ur: 40, sc: 20 } })
    const sat = await submission(exam, await newStudent({ name: 'Asha', birthDate: null, right: 6 }), 6)
    await deliver([sat])
    const result = await released(servicesAt(), sat)
    expect(result).toMatchObject({ qualifying: true, standing: null })
    expect(result.cutOffs.map(({ scope, category, passed }) => [scope, category, passed])).toEqual([
      ['total', 'ur', false],
      ['total', 'sc', true],
    ])
    await db.update(studentProfiles).set({ category: 'sc' }).where(eq(studentProfiles.uid, sat.userId))
    expect((await released(servicesAt(), sat)).cutOffs).toMatchObject([{ category: 'sc', passed: true }])
  })
})

describe('database reads of a result (RES-25)', () => {
  test('take three round trips at most, one once the paper is at hand, and read no growing table from end to end', async () => {
    const exam = await newTest()
    const sat = await submission(exam, unique('user'), 4)
    const { bindings, statements, trips } = watched()
    await deliver([sat], bindings)
    const services = makeServices(bindings, () => undefined)
    const cold = await newTest()
    const other = await submission(cold, unique('user'), 4)
    await deliver([other])
    const before = trips()
    await released(services, other)
    expect(trips() - before).toBeLessThanOrEqual(3)
    const warm = trips()
    await released(services, other)
    expect(trips() - warm).toBe(1)
    await listMyResults(services, sat.userId, exam.testId)
    expect(statements.size).toBeGreaterThan(10)
    expect(await slowStatements(statements)).toEqual([])
  })
})
