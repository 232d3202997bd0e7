import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { units as unitsOf, unitsPerMark } from '../../domain/results/marks.ts'
import { normalise, shiftOf, type NormalisationRule } from '../../domain/results/normalisation/index.ts'
import { normalisedScores, results, shiftGroups, tests, testVersions } from '../../drizzle/schema/index.ts'
import { newId } from '../../worker/platform/ids.ts'
import { readNormalisedOf, startNormalisation } from '../../worker/results/shifts.usecases.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'
import { readTask } from '../../worker/tasks/tasks.usecases.ts'
import { copyOfTest } from './scored.ts'
import { db, env, mock, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

/** Without the queue: the test runs the steps itself. */
const services = () => servicesAt(Date.now, { env: { ...env, ...undeliveredTasks } })

/** A group of copies of the seeded mock, by id. */
const newGroup = async (normaliser: NormalisationRule, shifts: number) => {
  const groupId = unique('shg')
  await db.insert(shiftGroups).values({ id: groupId, title: { en: 'Shifts', hi: 'पालियाँ' }, normaliser, state: 'open' })
  const [copied, version] = await Promise.all([
    db.select().from(tests).where(eq(tests.id, mock.testId)).get(),
    db.select().from(testVersions).where(eq(testVersions.id, mock.versionId)).get(),
  ])
  if (!copied || !version) throw new Error('The mock is not seeded')
  const testIds: string[] = []
  for (let index = 0; index < shifts; index += 1) {
    const id = unique('tst')
    await db.insert(testVersions).values({ ...version, id: `${id}_v1`, testId: id })
    await db.insert(tests).values({
      ...copyOfTest(copied),
      id,
      slug: id,
      currentVersionId: `${id}_v1`,
      shiftGroupId: groupId,
      position: index,
    })
    testIds.push(id)
  }
  return { groupId, testIds }
}

type Made = Partial<typeof results.$inferInsert>

/** A scored first attempt. */
const newResult = async (testId: string, units: number, parts: Made = {}) => {
  const attemptId = newId('att', Date.now())
  const userId = unique('user')
  await db.insert(results).values({
    attemptId,
    userId,
    testId,
    testVersionId: `${testId}_v1`,
    receipt: unique('receipt'),
    submittedAt: 1,
    closedBy: 'student',
    lateSynced: 0,
    units,
    ranked: true,
    responses: [],
    scores: [],
    ...parts,
  })
  return { attemptId, userId: parts.userId ?? userId, testId, units }
}

const compute = async (groupId: string) => {
  const taskId = await startNormalisation(services(), groupId)
  for (let steps = 0; steps < 50; steps += 1) {
    await takeStep(services(), taskId)
    const task = await readTask(services(), taskId)
    if (task.state === 'done') return task
  }
  throw new Error('The task does not end')
}

const scoresIn = (groupId: string) => db.select().from(normalisedScores).where(eq(normalisedScores.groupId, groupId))

test('a task gives the first attempts of all shifts their normalised score, and no other attempt (RES-44)', async () => {
  const { groupId, testIds } = await newGroup('rrb', 2)
  const [one = '', two = ''] = testIds
  const firsts = await Promise.all([
    ...Array.from({ length: 40 }, (_, index) => newResult(one, (index % 25) * unitsPerMark)),
    ...Array.from({ length: 35 }, (_, index) => newResult(two, (index % 20) * 2 * unitsPerMark - unitsOf('1/2'))),
  ])
  const practice = await newResult(one, unitsOf('40'), { ranked: false })
  const invalid = await newResult(two, unitsOf('40'), { standing: 'invalidated' })

  expect(await compute(groupId)).toMatchObject({ done: 75, total: 75 })
  const rows = await scoresIn(groupId)
  expect(rows).toHaveLength(75)
  const shifts = testIds.map((id) =>
    shiftOf(
      id,
      firsts.filter(({ testId }) => testId === id).map(({ units }) => units),
    ),
  )
  const made = normalise('rrb', shifts)
  if (made.refused) throw new Error(made.refused.reason)
  for (const { attemptId, testId, units } of firsts) {
    const expected = made.scores.find((score) => score.shiftId === testId && score.units === units)
    const { normalised, percentile, rank } = expected ?? {}
    expect(rows.find((row) => row.attemptId === attemptId)).toMatchObject({ units, normalised, percentile, rank })
  }
  for (const { attemptId, userId } of [practice, invalid]) {
    expect(rows.some((row) => row.attemptId === attemptId)).toBe(false)
    expect((await readNormalisedOf(services(), userId, attemptId)).outcome).toEqual({ state: 'not_counted' })
  }
})

test('a student reads each step of their own normalised score, and no other student does (RES-35, RES-47)', async () => {
  const { groupId, testIds } = await newGroup('ssc_2025', 2)
  const [one = '', two = ''] = testIds
  const mine = await newResult(one, unitsOf('5'))
  for (let index = 0; index < 30; index += 1) {
    await newResult(one, index * unitsOf('1/2'))
    await newResult(two, index * unitsPerMark)
  }
  expect((await readNormalisedOf(services(), mine.userId, mine.attemptId)).outcome).toEqual({ state: 'waiting' })
  await compute(groupId)
  const read = await readNormalisedOf(services(), mine.userId, mine.attemptId)
  expect(read).toMatchObject({
    rule: 'ssc_2025',
    units: unitsOf('5'),
    shifts: [
      { id: one, own: true },
      { id: two, own: false },
    ],
    outcome: { state: 'computed', refused: null, of: 61, steps: { rule: 'ssc_2025', students: 31 } },
  })
  const row = (await scoresIn(groupId)).find(({ attemptId }) => attemptId === mine.attemptId)
  expect(read.outcome).toMatchObject({ normalised: row?.normalised, rank: row?.rank })
  await expect(readNormalisedOf(services(), 'another', mine.attemptId)).rejects.toMatchObject({ status: 404 })
  await expect(readNormalisedOf(services(), mine.userId, newId('att', 1))).rejects.toMatchObject({ status: 404 })
})

test('tie-breaks order equal normalised scores within a shift and between shifts (RES-41, RES-44)', async () => {
  const { groupId, testIds } = await newGroup('nta', 2)
  const [one = '', two = ''] = testIds
  for (let index = 0; index < 30; index += 1) {
    await newResult(one, index * unitsPerMark)
    await newResult(two, index * unitsOf('1/2'))
  }
  // Three toppers per shift, all at percentile 100; their tie-breaks order them 1, 2, 2, 4, 5 and 6.
  const toppers: [rank: number, made: Awaited<ReturnType<typeof newResult>>][] = []
  for (const [rank, testId, tieKey] of [
    [1, two, '0000000900|9'],
    [2, one, '0000000900|5'],
    [2, two, '0000000900|5'],
    [4, one, '0000000900|1'],
    [5, one, '0000000800|9'],
    [6, two, '0000000700|9'],
  ] as const)
    toppers.push([
      rank,
      await newResult(testId, testId === one ? unitsOf('50') : unitsOf('40'), { tieKey, synthetic: rank === 6 }),
    ])
  await compute(groupId)
  const rows = await scoresIn(groupId)
  for (const [rank, { attemptId, userId }] of toppers) {
    expect(rows.find((row) => row.attemptId === attemptId)).toMatchObject({ normalised: '100.0000000', rank })
    expect((await readNormalisedOf(services(), userId, attemptId)).outcome).toMatchObject({
      above: 0,
      equal: 5,
      tiedAbove: rank - 1,
      rank,
      of: 66,
      synthetic: 1,
    })
  }
  expect(rows.filter(({ rank }) => rank === 7)).toHaveLength(2)
})

test('before the release neither a step nor a figure is shown (RES-47)', async () => {
  const { testIds } = await newGroup('nta', 2)
  const [one = ''] = testIds
  await db
    .update(tests)
    .set({ release: { rule: 'at', at: Date.now() + 60_000 } })
    .where(eq(tests.id, one))
  const mine = await newResult(one, unitsOf('5'))
  await expect(readNormalisedOf(services(), mine.userId, mine.attemptId)).rejects.toMatchObject({
    status: 403,
    code: 'results.not_released',
  })
})

test('a second computation includes new scores and drops void ones (RES-48)', async () => {
  const { groupId, testIds } = await newGroup('nta', 2)
  const [one = '', two = ''] = testIds
  for (let index = 0; index < 31; index += 1) {
    await newResult(one, index * unitsPerMark)
    await newResult(two, index * unitsPerMark)
  }
  await compute(groupId)
  const late = await newResult(one, unitsOf('500'))
  expect((await readNormalisedOf(services(), late.userId, late.attemptId)).outcome).toMatchObject({ state: 'too_late' })
  const [gone] = await db.select().from(results).where(eq(results.testId, two))
  await db
    .update(results)
    .set({ standing: 'withdrawn' })
    .where(eq(results.attemptId, gone?.attemptId ?? ''))
  await compute(groupId)
  const rows = await scoresIn(groupId)
  expect(rows).toHaveLength(62)
  expect(rows.find(({ attemptId }) => attemptId === late.attemptId)).toMatchObject({
    normalised: '100.0000000',
    rank: 1,
  })
  expect(rows.some(({ attemptId }) => attemptId === gone?.attemptId)).toBe(false)
})

test('a shift of fewer than 30 students says so in words, and has no normalised score (RES-46)', async () => {
  const { groupId, testIds } = await newGroup('ssc_2019', 2)
  const [one = '', two = ''] = testIds
  const mine = await newResult(one, 2 * unitsPerMark)
  for (let index = 0; index < 30; index += 1) await newResult(two, index * unitsPerMark)
  await compute(groupId)
  expect(await scoresIn(groupId)).toHaveLength(0)
  expect((await readNormalisedOf(services(), mine.userId, mine.attemptId)).outcome).toMatchObject({
    state: 'computed',
    refused: { reason: 'too_few', shiftId: one, students: 1, least: 30 },
  })
})
