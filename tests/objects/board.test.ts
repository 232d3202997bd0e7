import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { results, tests } from '../../drizzle/schema/index.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { joinBoard, leaveBoard, readBoard } from '../../worker/results/board.usecases.ts'
import { deliver, newTest, submission } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const hour = 3_600_000

/** A closed live test whose students have the given numbers of right answers. */
const newLive = async (rights: number[]) => {
  const now = Date.now()
  const live = await newTest({
    kind: 'live',
    opensAt: now - 5 * hour,
    closesAt: now - 4 * hour,
    release: { rule: 'after_close' },
  })
  const sat = await Promise.all(rights.map((right) => submission(live, unique('user'), right)))
  await deliver(sat)
  return { ...live, students: sat.map(({ userId }) => userId) }
}

describe('the board of a live test (EXM-57)', () => {
  test('shows the ten best by rank, with names only where students chose to', async () => {
    const { testId, students } = await newLive([14, 13, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
    const [best = '', second = '', , , , , , , , , , last = ''] = students
    await joinBoard(servicesAt(), second, testId, 'Meena K.')
    const board = await readBoard(servicesAt(), last, testId)
    expect(board.rows).toHaveLength(10)
    expect(board.rows.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5, 6, 7, 8, 9, 10])
    expect(board.rows.flatMap(({ name }) => name ?? [])).toEqual(['Meena K.'])
    expect(board.rows.some(({ mine }) => mine)).toBe(false)
    expect(board).toMatchObject({ mayJoin: true, myName: null })
    const mine = await readBoard(servicesAt(), best, testId)
    expect(mine.rows.map((row) => row.mine)).toEqual([true, ...Array(9).fill(false)])
    for (const row of mine.rows)
      expect(Object.keys(row).toSorted()).toEqual(['mine', 'name', 'rank', 'synthetic', 'units'])
  })

  test('lets a student change their name and remove it', async () => {
    const { testId, students } = await newLive([5])
    const [only = ''] = students
    await joinBoard(servicesAt(), only, testId, 'Asha')
    await joinBoard(servicesAt(), only, testId, 'Asha V')
    expect((await readBoard(servicesAt(), only, testId)).rows).toMatchObject([{ name: 'Asha V' }])
    await leaveBoard(servicesAt(), only, testId)
    expect(await readBoard(servicesAt(), only, testId)).toMatchObject({ rows: [{ name: null }], myName: null })
  })

  test('shows no name of a student who is not ranked', async () => {
    const { testId, students } = await newLive([5])
    await expect(joinBoard(servicesAt(), unique('user'), testId, 'Nobody')).rejects.toMatchObject({ status: 404 })
    expect((await readBoard(servicesAt(), unique('user'), testId)).mayJoin).toBe(false)
    await db
      .update(results)
      .set({ ranked: false, standing: 'disqualified' })
      .where(eq(results.userId, students[0] ?? ''))
    await expect(joinBoard(servicesAt(), students[0] ?? '', testId, 'Out')).rejects.toMatchObject({ status: 404 })
  })

  test('is empty before the results are out and at a practice test', async () => {
    const { testId, students } = await newLive([5])
    await db
      .update(tests)
      .set({ closesAt: Date.now() + hour })
      .where(eq(tests.id, testId))
    const early = { status: 403, code: 'results.not_released' }
    await expect(readBoard(servicesAt(), students[0] ?? '', testId)).rejects.toMatchObject(early)
    await expect(joinBoard(servicesAt(), students[0] ?? '', testId, 'Early')).rejects.toMatchObject(early)
    const practice = await newTest()
    await expect(readBoard(servicesAt(), 'user', practice.testId)).rejects.toMatchObject({ status: 404 })
  })

  test('reads no growing table from end to end', async () => {
    const { testId, students } = await newLive([5, 6])
    const { bindings, statements } = watched()
    const services = makeServices(bindings, () => undefined)
    await joinBoard(services, students[0] ?? '', testId, 'Asha')
    await readBoard(services, students[0] ?? '', testId)
    await leaveBoard(services, students[0] ?? '', testId)
    expect(await slowStatements(statements)).toEqual([])
  })
})
