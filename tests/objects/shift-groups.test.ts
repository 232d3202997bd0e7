import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestContent } from '../../domain/catalogue/test-content.ts'
import { unitsPerMark } from '../../domain/results/marks.ts'
import { auditLog, events as eventRows, results, shiftGroups, testSections, tests } from '../../drizzle/schema/index.ts'
import { releaseNow } from '../../worker/catalogue/live-room.usecases.ts'
import { announceReleased } from '../../worker/catalogue/due.usecases.ts'
import { fitsShifts, testContents } from '../../worker/catalogue/test-versions.store.ts'
import type { Services } from '../../worker/platform/context.ts'
import { newId } from '../../worker/platform/ids.ts'
import {
  addShift,
  computeShiftGroup,
  createShiftGroup,
  releaseShiftGroup,
  removeShift,
  renameShiftGroup,
} from '../../worker/results/shift-group-acts.usecases.ts'
import { readShiftGroup } from '../../worker/results/shift-groups.usecases.ts'
import { readNormalisedOf } from '../../worker/results/shifts.usecases.ts'
import { failTask } from '../../worker/tasks/tasks.store.ts'
import { readTask } from '../../worker/tasks/tasks.usecases.ts'
import { newTest } from './scored.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'

beforeAll(prepareDatabase)

const admin = 'usr_admin'
const preset = 'pre_ssc-cgl-1_v2'
const title = { en: 'Sunday', hi: 'रविवार' }
const hour = 3_600_000
const now = Date.now()

/** Services at an instant; the test takes the steps of tasks itself. */
const at = (instant: number) => servicesAt(() => instant, { env: { ...env, ...undeliveredTasks } })
const services = at(now)

/** A test whose window is an hour, from so many hours after now. */
const newShift = (hours: number, presetVersionId = preset) =>
  newTest(
    { opensAt: now + hours * hour, closesAt: now + (hours + 1) * hour, release: { rule: 'after_close' } },
    { presetVersionId },
  )

const revisionOf = async (groupId: string): Promise<number> =>
  (await db.select().from(shiftGroups).where(eq(shiftGroups.id, groupId)).get())?.revision ?? 0

const add = async (groupId: string, testId: string, overlaps = false) =>
  addShift(services, admin, { groupId, testId }, { revision: await revisionOf(groupId), overlaps })

const newGroup = async (...hours: number[]) => {
  const groupId = await createShiftGroup(services, admin, { title, presetVersionId: preset })
  const testIds: string[] = []
  for (const each of hours) {
    const { testId } = await newShift(each)
    await add(groupId, testId)
    testIds.push(testId)
  }
  return { groupId, testIds }
}

const newResult = async (testId: string, units: number) => {
  const [attemptId, userId] = [newId('att', now), unique('user')]
  await db.insert(results).values({
    attemptId,
    userId,
    testId,
    testVersionId: `${testId}_v1`,
    receipt: unique('receipt'),
    submittedAt: now,
    closedBy: 'student',
    lateSynced: 0,
    units,
    ranked: true,
    responses: [],
    scores: [],
  })
  return { attemptId, userId }
}

/** Computes a group to the end. */
const compute = async (after: Services, groupId: string): Promise<void> => {
  const taskId = await computeShiftGroup(after, admin, groupId, await revisionOf(groupId))
  expect((await readShiftGroup(after, groupId)).state).toBe('computing')
  while ((await readTask(after, taskId)).state !== 'done') await takeStep(after, taskId)
}

const reason = (name: string) => ({ code: 'catalogue.not_possible', extra: { details: { reason: name } } })

const actsOn = async (groupId: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.itemId, groupId))).map(({ act }) => act)

test('an obstacle to a shift is named, and a permitted overlap is none (OFC-162)', async () => {
  const { groupId, testIds } = await newGroup(10, 12)
  const [first = ''] = testIds
  const [other, always, overlapping, shorter, sat] = await Promise.all([
    newShift(14, 'pre_practice_v1'),
    newTest({ opensAt: null, closesAt: null }, { presetVersionId: preset }),
    newShift(12),
    newTest({ opensAt: now + 20 * hour, closesAt: now + 21 * hour }, { presetVersionId: preset, durationMs: 1 }),
    newShift(16),
  ])
  await newResult(sat.testId, unitsPerMark)
  for (const [testId, name] of [
    [first, 'in_group'],
    [other.testId, 'other_preset'],
    [always.testId, 'no_window'],
    [overlapping.testId, 'overlaps'],
    [shorter.testId, 'other_structure'],
    [sat.testId, 'attempted'],
  ] as const)
    await expect(add(groupId, testId), name).rejects.toMatchObject(reason(name))
  const { offered, state } = await readShiftGroup(services, groupId)
  expect(state).toBe('waiting')
  const ids = offered.map(({ id }) => id)
  expect(ids).toContain(overlapping.testId)
  for (const { testId } of [other, always, shorter, sat]) expect(ids).not.toContain(testId)
  await add(groupId, overlapping.testId, true)
  expect((await readShiftGroup(services, groupId)).shifts).toHaveLength(3)
  await expect(createShiftGroup(services, admin, { title, presetVersionId: 'pre_practice_v1' })).rejects.toMatchObject(
    reason('no_rule'),
  )
  const paper = await testContents.read(db, `${first}_v1`)
  if (!paper) throw new Error('The shift has no paper')
  const [section, ...others] = paper.sections
  const fewer = section ? [{ ...section, questions: section.questions.slice(1) }, ...others] : []
  const fits = async (parts: Partial<TestContent>) =>
    (await db.get<{ fits: number }>(sql`SELECT ${fitsShifts(first, { ...paper, ...parts })} AS fits`)).fits
  expect(await fits({})).toBe(1)
  for (const parts of [{ presetVersionId: 'pre_practice_v1' }, { sections: fewer }, { durationMs: 1 }, { maxUnits: 1 }])
    expect(await fits(parts), JSON.stringify(Object.keys(parts))).toBe(0)
})

test('a shift leaves while nobody has attempted it, and of two administrators one is told (OFC-162)', async () => {
  const { groupId, testIds } = await newGroup(10, 12)
  const [one = '', two = ''] = testIds
  const revision = await revisionOf(groupId)
  const tried = await Promise.allSettled([
    removeShift(services, admin, { groupId, testId: one }, revision),
    renameShiftGroup(services, admin, groupId, { title: { en: 'Monday', hi: 'सोमवार' }, revision }),
  ])
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await newResult(two, unitsPerMark)
  await expect(removeShift(services, admin, { groupId, testId: two }, await revisionOf(groupId))).rejects.toMatchObject(
    reason('attempted'),
  )
  const held = await db.select().from(tests).where(inArray(tests.id, testIds))
  for (const { shiftGroupId, releaseHeld } of held) expect(releaseHeld).toBe(shiftGroupId === groupId)
})

test('results of shifts wait for their group and are released at one instant (OFC-163, OFC-164)', async () => {
  const { groupId, testIds } = await newGroup(1, 3)
  const [one = '', two = ''] = testIds
  const mine = await newResult(one, 7 * unitsPerMark)
  for (let index = 0; index < 35; index += 1) {
    await newResult(one, index * unitsPerMark)
    await newResult(two, 2 * index * unitsPerMark)
  }
  const between = at(now + 1.5 * hour)
  await expect(computeShiftGroup(between, admin, groupId, await revisionOf(groupId))).rejects.toMatchObject(
    reason('still_open'),
  )
  expect((await readShiftGroup(between, groupId)).state).toBe('sitting')

  const after = at(now + 10 * hour)
  await announceReleased(after)
  await expect(readNormalisedOf(after, mine.userId, mine.attemptId)).rejects.toMatchObject({
    code: 'results.not_released',
  })
  await expect(releaseNow(after, { id: unique('act'), actorId: admin, reason: 'Early' }, one)).rejects.toMatchObject(
    reason('with_shifts'),
  )
  expect((await readShiftGroup(after, groupId)).state).toBe('ready')
  await expect(releaseShiftGroup(after, admin, groupId, await revisionOf(groupId))).rejects.toMatchObject(
    reason('not_computed'),
  )

  await compute(after, groupId)
  const computed = await readShiftGroup(after, groupId)
  expect(computed).toMatchObject({
    state: 'computed',
    isStale: false,
    figures: {
      refused: null,
      shifts: [
        { students: 36, top: '34' },
        { students: 35, mean: '34', top: '68' },
      ],
    },
  })
  const curve = computed.figures?.shifts[1]?.curve ?? []
  expect(curve).toHaveLength(20)
  expect([curve[0]?.raw, curve.at(-1)?.raw]).toEqual(['0', '68'])

  await newResult(two, 3 * unitsPerMark)
  expect((await readShiftGroup(after, groupId)).isStale).toBe(true)
  await expect(releaseShiftGroup(after, admin, groupId, await revisionOf(groupId))).rejects.toMatchObject(
    reason('scores_changed'),
  )
  await compute(after, groupId)

  const revision = await revisionOf(groupId)
  const tried = await Promise.allSettled([1, 2].map(() => releaseShiftGroup(after, admin, groupId, revision)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await readShiftGroup(after, groupId)).state).toBe('released')
  expect((await readNormalisedOf(after, mine.userId, mine.attemptId)).outcome).toMatchObject({ state: 'computed' })
  await announceReleased(after)
  const events = (await db.select().from(eventRows).where(eq(eventRows.kind, 'result.released'))).filter(
    ({ payload }) => testIds.includes((payload as { testId: string }).testId),
  )
  expect(events).toHaveLength(2)
  expect((await actsOn(groupId)).filter((act) => act === 'shifts.released')).toHaveLength(1)
})

test('a computation that failed says so and is tried again, also after the release (OFC-163)', async () => {
  const { groupId } = await newGroup(1, 3)
  const after = at(now + 10 * hour)
  const fail = async () => {
    const taskId = await computeShiftGroup(after, admin, groupId, await revisionOf(groupId))
    await takeStep(after, taskId)
    await failTask(db, taskId, 'This failed again and again.', after.now())
  }
  await fail()
  expect(await readShiftGroup(after, groupId)).toMatchObject({ state: 'failed', work: 'failed', figures: null })
  await expect(releaseShiftGroup(after, admin, groupId, await revisionOf(groupId))).rejects.toMatchObject(
    reason('not_computed'),
  )
  await compute(after, groupId)
  expect(await readShiftGroup(after, groupId)).toMatchObject({ state: 'computed', work: null })
  await releaseShiftGroup(after, admin, groupId, await revisionOf(groupId))
  await fail()
  expect(await readShiftGroup(after, groupId)).toMatchObject({ state: 'released', work: 'failed' })
})

test('shifts whose papers differ are neither computed nor released (OFC-163)', async () => {
  const { groupId, testIds } = await newGroup(1, 3)
  const after = at(now + 10 * hour)
  await compute(after, groupId)
  await db
    .update(testSections)
    .set({ durationMs: 61_000 })
    .where(eq(testSections.testVersionId, `${testIds[1]}_v1`))
  for (const act of [computeShiftGroup, releaseShiftGroup])
    await expect(act(after, admin, groupId, await revisionOf(groupId))).rejects.toMatchObject(reason('papers_differ'))
})
