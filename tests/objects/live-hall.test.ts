import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { hallKeptMs, hallStates, type HallReport } from '../../domain/attempts/hall.ts'
import type { HallPart } from '../../worker/attempts/hall/hall-part.ts'
import { hallPartOf } from '../../worker/attempts/session/hall-reporter.ts'
import { env, event, logged, newAttempt, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const device = 'device-01'
const second = 1_000
const minute = 60 * second
const everything = { states: hallStates, withEvidence: false, after: null, limit: 100 }

const tablesOf = (part: DurableObjectStub<HallPart>): Promise<number> =>
  runInDurableObject(
    part,
    (_part, { storage }) =>
      storage.sql
        .exec<{ tables: number }>("SELECT count(*) AS tables FROM sqlite_master WHERE name IN ('attempts', 'minutes')")
        .one().tables,
  )

/** An attempt in a hall of its own, opened at `start`. */
const inHall = async (start = Date.now() - 60 * minute) => {
  const attempt = await newAttempt(start, { held: true, paper: { testId: unique('tst_') } })
  const { opening, attemptId } = attempt
  const part = hallPartOf(env, opening)
  const row = async () => (await part.read({ since: 0, step: 1 }, everything, start)).rows[0]
  const states = async () => {
    const { minutes } = await part.read({ since: 0, step: 1 }, everything, start)
    return minutes.map(({ minute: _minute, ...counts }) => hallStates.filter((state) => counts[state] > 0))
  }
  await expect.poll(row).toMatchObject({ attemptId, state: 'waiting' })
  await expect.poll(async () => (await toldBy(attempt.stub)).state).toBe('waiting')
  return { ...attempt, part, row, states }
}

/** Last report as an attempt remembers it. */
const toldBy = (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_attempt, { storage }) => {
    const { hall } = storage.sql.exec<{ hall: string | null }>('SELECT hall FROM sitting').one()
    return JSON.parse(hall ?? '{}') as { state?: string; leftAt: number | null }
  })

const begun = async (start?: number) => {
  const attempt = await inHall(start)
  const at = attempt.start + 2 * minute
  await attempt.stub.begin(attempt.holder, { language: 'en' }, at)
  await expect.poll(attempt.row).toMatchObject({ state: 'writing', at })
  await expect.poll(async () => (await toldBy(attempt.stub)).state).toBe('writing')
  return { ...attempt, at }
}

describe('reports of an attempt to its hall (OFC-49)', () => {
  test('tell a change of state and its last save, at most once a minute', async () => {
    const { stub, holder, row, states, at, questionIds, paper } = await begun()
    const save = (seq: number, now: number) =>
      stub.sync(holder, { device, batch: [event(seq, questionIds[0] ?? '', now)] }, now)
    expect(await row()).toMatchObject({ savedAt: null, deadlineAt: at + paper.durationMs })
    await save(1, at + 10 * second)
    await save(2, at + 2 * minute)
    expect(await row()).toMatchObject({ savedAt: null, at })
    await save(3, at + 3 * minute)
    await expect.poll(row).toMatchObject({ state: 'writing', savedAt: at + 3 * minute, at: at + 3 * minute })
    await stub.submit(holder, 'submission', at + 3 * minute + 30 * second)
    expect(await row()).toMatchObject({ state: 'writing' })
    await runDurableObjectAlarm(stub)
    await expect.poll(row).toMatchObject({ state: 'submitted', savedAt: at + 3 * minute })
    expect(await states()).toEqual([['waiting'], ['writing'], ['submitted']])
  })

  test('survive the eviction of the attempt: a save after it is no reason to report again', async () => {
    const { stub, holder, row, at, questionIds } = await begun()
    await evictDurableObject(stub)
    await stub.sync(holder, { device, batch: [event(1, questionIds[0] ?? '', at + minute)] }, at + 2 * minute)
    expect(await row()).toMatchObject({ state: 'writing', at, savedAt: null })
  })

  test('tell a connection as lost a minute after its page went, and its return', async () => {
    const { stub, holder, row, at, questionIds } = await begun(Date.now() - 6 * minute)
    const headers = { upgrade: 'websocket', 'x-holder': JSON.stringify({ ...holder, now: Date.now() }) }
    const { webSocket: page } = await stub.fetch('https://attempt/channel', { headers })
    page?.accept()
    page?.close()
    const hall = () => toldBy(stub)
    await expect.poll(async () => (await hall()).leftAt).not.toBeNull()
    await runDurableObjectAlarm(stub)
    expect(await row()).toMatchObject({ state: 'writing' })
    // A minute later, after an eviction.
    const told = JSON.stringify({ ...(await hall()), leftAt: Date.now() - minute })
    await runInDurableObject(
      stub,
      (_attempt, { storage }) => void storage.sql.exec('UPDATE sitting SET hall = ?', told),
    )
    await evictDurableObject(stub)
    await runDurableObjectAlarm(stub)
    expect(await row()).toMatchObject({ state: 'lost', savedAt: null })
    const back = Date.now() + 2 * minute
    await stub.sync(holder, { device, batch: [event(1, questionIds[0] ?? '', at + minute)] }, back)
    await expect.poll(row).toMatchObject({ state: 'writing', savedAt: back })
  })

  test('are taken back by a reset and count an attempt without its student as closed', async () => {
    const { stub, row, at } = await begun()
    await stub.abandon(at + 2 * minute)
    await expect.poll(row).toBeUndefined()
    const start = Date.now() - 60 * minute
    const absent = await newAttempt(start, { held: true, beginsAt: start, paper: { testId: unique('tst_') } })
    const part = hallPartOf(env, absent.opening)
    await runDurableObjectAlarm(absent.stub)
    await expect
      .poll(async () => (await part.read({ since: 0, step: 1 }, everything, start)).counts)
      .toMatchObject({ waiting: 0, closed: 1 })
  })

  test('are sent for tests that end for all alone', async () => {
    const { opening } = await newAttempt(Date.now(), { paper: { testId: unique('tst_') } })
    expect(await tablesOf(hallPartOf(env, opening))).toBe(0)
  })

  test('fail without the attempt: a save is acknowledged while the hall is down', async () => {
    const { stub, holder, at, questionIds, row } = await begun()
    const saved = await runInDurableObject(stub, async (instance) => {
      const attempt = instance as unknown as { env: Record<string, unknown>; sync: typeof stub.sync }
      const { HALLS } = attempt.env
      attempt.env.HALLS = { getByName: () => ({ report: () => Promise.reject(new Error('down')) }) }
      let acknowledged: unknown
      const lines = await logged('warn', async () => {
        const batch = [event(1, questionIds[0] ?? '', at + 5 * minute)]
        acknowledged = await attempt.sync(holder, { device, batch }, at + 5 * minute)
        await new Promise((resolve) => setTimeout(resolve))
      })
      attempt.env.HALLS = HALLS
      return { acknowledged, lines }
    })
    expect(saved).toMatchObject({ acknowledged: { ackSeq: 1 }, lines: [{ event: 'attempts.hall_unreported' }] })
    await stub.sync(holder, { device, batch: [event(2, questionIds[0] ?? '', at + 7 * minute)] }, at + 7 * minute)
    await expect.poll(row).toMatchObject({ savedAt: at + 7 * minute })
  })
})

describe('a part of a hall (OFC-49)', () => {
  const start = 20_000 * minute
  const report = (
    attemptId: string,
    state: HallReport['state'],
    at: number,
    parts: Partial<HallReport> = {},
  ): HallReport => ({
    attemptId,
    state,
    at,
    savedAt: null,
    deadlineAt: null,
    countedUntil: null,
    evidence: 0,
    ...parts,
  })
  const newPart = (): DurableObjectStub<HallPart> => env.HALLS.getByName(unique('part'))
  const idsOf = ({ rows }: { rows: { attemptId: string }[] }) => rows.map(({ attemptId }) => attemptId)

  test('counts by state and minute, ignores overtaken reports, and keeps both over an eviction', async () => {
    const part = newPart()
    await part.report(report('a', 'waiting', start))
    await part.report(report('b', 'waiting', start + second))
    await part.report(report('a', 'writing', start + minute))
    await part.report(report('a', 'waiting', start + 30 * second))
    await evictDurableObject(part)
    await part.report(report('b', 'lost', start + 3 * minute))
    const { counts, minutes } = await part.read({ since: 20_000, step: 1 }, everything, start)
    expect(counts).toMatchObject({ waiting: 0, writing: 1, lost: 1 })
    expect(minutes.map(({ minute: at, waiting, writing, lost }) => [at - 20_000, waiting, writing, lost])).toEqual([
      [0, 2, 0, 0],
      [1, 1, 1, 0],
      [3, 0, 1, 1],
    ])
    const { minutes: coarse } = await part.read({ since: 20_000, step: 2 }, everything, start)
    expect(coarse.map(({ minute: at }) => at - 20_000)).toEqual([1, 3])
  })

  test('lists lost connections first, then the oldest save, in pages', async () => {
    const part = newPart()
    await part.report(report('a', 'writing', start, { savedAt: start }))
    await part.report(report('b', 'writing', start, { savedAt: start - minute }))
    await part.report(report('c', 'submitted', start, { savedAt: start, evidence: 2 }))
    await part.report(report('d', 'lost', start, { savedAt: start }))
    const first = await part.read({ since: 0, step: 1 }, { ...everything, limit: 2 }, start)
    expect(idsOf(first)).toEqual(['d', 'b'])
    const after = first.rows.at(-1) ?? null
    expect(idsOf(await part.read({ since: 0, step: 1 }, { ...everything, after }, start))).toEqual(['a', 'c'])
    const late = await part.read({ since: 0, step: 1 }, { ...everything, withEvidence: true }, start)
    expect([idsOf(late), late.expected.evidence]).toEqual([['c'], 1])
  })

  test('names open attempts whose time is over and whose answers may still arrive', async () => {
    const part = newPart()
    const over = { deadlineAt: start, countedUntil: start + 2 * minute }
    await part.report(report('a', 'lost', start, over))
    await part.report(report('b', 'submitted', start, over))
    await part.report(report('c', 'writing', start, { deadlineAt: start + minute, countedUntil: start + 3 * minute }))
    const at = async (now: number) => (await part.read({ since: 0, step: 1 }, everything, now)).expected
    expect(await at(start - 1)).toMatchObject({ late: 0, lateUntil: null })
    expect(await at(start)).toMatchObject({ late: 1, lateUntil: start + 2 * minute })
    expect(await at(start + 2 * minute + 1)).toMatchObject({ late: 1, lateUntil: start + 3 * minute })
  })

  test('is deleted two weeks after its last report', async () => {
    const part = newPart()
    await part.report(report('old', 'submitted', Date.now() - hallKeptMs - minute))
    await part.report(report('new', 'submitted', Date.now()))
    await runDurableObjectAlarm(part)
    expect(idsOf(await part.read({ since: 0, step: 1 }, everything, start))).toEqual(['new'])
    await part.report(report('new', 'void', Date.now()))
    await runDurableObjectAlarm(part)
    expect(await tablesOf(part)).toBe(0)
  })
})
