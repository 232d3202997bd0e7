import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateInIndia, instantInIndia } from '../../domain/india.ts'
import { passId } from '../../domain/purchases/offers.ts'
import { announceReleased } from '../../worker/catalogue/due.usecases.ts'
import { remindOfLiveTests } from '../../worker/catalogue/live.notices.ts'
import { announceResult } from '../../worker/catalogue/result.notices.ts'
import { newEvent } from '../../worker/events/outbox.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { addTest, type TestParts } from '../support/rows.ts'
import { newStudent } from './new-student.ts'
import { bellOf, follow } from './notice-readers.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const later = Date.now() + 400 * day

/** Ten in the morning of a day on which no other test of this file is. */
let days = 0
const nextTen = () => instantInIndia(addDays(dateInIndia(later), (days += 3)), '10:00')

const liveTest = async (opensAt: number, parts: TestParts & { closesAt?: number } = {}): Promise<string> => {
  const id = unique('tst_')
  await addTest(env.DB, { id, opensAt, closesAt: opensAt + hour, commonStart: true, ...parts })
  return id
}

const tick = (at: number) => remindOfLiveTests(servicesAt(() => at))
/** Notices of a student about a test. */
const about = async (testId: string, userId: string, at: number) =>
  (await bellOf(userId, at)).filter(({ link }) => link === `/test/${testId}`)
const kindsOf = async (testId: string, userId: string, at: number): Promise<string[]> =>
  (await about(testId, userId, at)).map(({ kind }) => kind)
const move = (testId: string, opensAt: number) =>
  inTransaction(db, [sql`UPDATE tests SET opens_at = ${opensAt}, closes_at = ${opensAt + hour} WHERE id = ${testId}`])
const set = (testId: string, state: string) =>
  inTransaction(db, [sql`UPDATE tests SET state = ${state} WHERE id = ${testId}`])

describe('reminders of a live test (NTF-13)', () => {
  test('come on the evening before and a quarter of an hour before, once each, to followers of its exam', async () => {
    const opensAt = nextTen()
    const testId = await liveTest(opensAt)
    const [mine, other] = [await newStudent(), await newStudent()]
    await follow(mine, 'ssc')
    await follow(other, 'jee')
    await tick(opensAt - 17 * hour - minute)
    expect(await about(testId, mine, opensAt)).toEqual([])
    await tick(opensAt - 17 * hour)
    await tick(opensAt - 16 * hour)
    expect(await about(testId, mine, opensAt)).toMatchObject([{ kind: 'test.tomorrow' }])
    await tick(opensAt - 15 * minute)
    await tick(opensAt - 14 * minute)
    expect(await kindsOf(testId, mine, opensAt)).toEqual(['test.soon', 'test.tomorrow'])
    expect(await about(testId, other, opensAt)).toEqual([])
  })

  test('reach the owners of a test that is sold, by itself or by a pass, and who is in its lobby (PAY-74)', async () => {
    const opensAt = nextTen()
    const testId = await liveTest(opensAt, { access: 'paid' })
    const [owner, holder, waiting, follower] = await Promise.all([1, 2, 3, 4].map(() => newStudent()))
    if (!owner || !holder || !waiting || !follower) throw new Error('No student.')
    await follow(follower, 'ssc')
    await inTransaction(db, [
      sql`INSERT INTO entitlements (id, user_id, item_id, starts_at) VALUES (${unique('ent')}, ${owner}, ${testId}, 0)`,
      sql`INSERT INTO entitlements (id, user_id, item_id, starts_at)
        VALUES (${unique('ent')}, ${holder}, ${passId('ssc')}, 0)`,
      sql`INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
        VALUES (${unique('att')}, ${waiting}, ${testId}, ${`${testId}_v1`}, 'in_progress', ${opensAt})`,
    ])
    await tick(opensAt - 10 * minute)
    expect(await kindsOf(testId, owner, opensAt)).toEqual(['test.soon'])
    expect(await kindsOf(testId, holder, opensAt)).toEqual(['test.soon'])
    expect(await kindsOf(testId, waiting, opensAt)).toEqual(['test.soon'])
    expect(await kindsOf(testId, follower, opensAt)).toEqual([])
  })

  test('of a moved start are withdrawn, and its students hear of the new one', async () => {
    const opensAt = nextTen()
    const [testId, student] = [await liveTest(opensAt), await newStudent()]
    await follow(student, 'ssc')
    await tick(opensAt - 10 * minute)
    await move(testId, opensAt + 2 * day)
    await tick(opensAt - 9 * minute)
    await tick(opensAt - 8 * minute)
    expect(await kindsOf(testId, student, opensAt)).toEqual(['test.moved'])
    await tick(opensAt + 2 * day - 10 * minute)
    expect(await kindsOf(testId, student, opensAt + 2 * day)).toEqual(['test.soon', 'test.moved'])
  })

  test('of a test taken back are withdrawn and come again with it, but not after the office stopped them', async () => {
    const opensAt = nextTen()
    const [testId, student] = [await liveTest(opensAt), await newStudent()]
    await follow(student, 'ssc')
    await tick(opensAt - 10 * minute)
    await set(testId, 'unpublished')
    await tick(opensAt - 9 * minute)
    expect(await kindsOf(testId, student, opensAt)).toEqual([])
    await set(testId, 'published')
    await tick(opensAt - 8 * minute)
    expect(await kindsOf(testId, student, opensAt)).toEqual(['test.soon'])
    await inTransaction(db, [
      sql`UPDATE broadcasts SET state = 'stopped', updated_by = 'admin' WHERE key = ${`test:${testId}:soon:${opensAt}`}`,
    ])
    await tick(opensAt - 7 * minute)
    expect(await kindsOf(testId, student, opensAt)).toEqual([])
  })

  test('are not made for practice, for a paused test, nor for minors without consent', async () => {
    const opensAt = nextTen()
    const practice = await liveTest(opensAt, { commonStart: false })
    const paused = await liveTest(opensAt + minute)
    await inTransaction(db, [
      sql`UPDATE tests SET pauses = ${JSON.stringify([{ from: 1, to: null, reason: 'a' }])} WHERE id = ${paused}`,
    ])
    const [student, minor] = [await newStudent(), await newStudent()]
    await follow(student, 'ssc')
    await follow(minor, 'ssc')
    await inTransaction(db, [sql`UPDATE student_rows SET is_minor = 1 WHERE uid = ${minor}`])
    await tick(opensAt - 10 * minute)
    for (const id of [practice, paused]) expect(await kindsOf(id, student, opensAt)).toEqual([])
    const testId = await liveTest(opensAt + 2 * minute)
    await tick(opensAt - 10 * minute)
    expect(await kindsOf(testId, student, opensAt)).toEqual(['test.soon'])
    expect(await kindsOf(testId, minor, opensAt)).toEqual([])
  })
})

test('a released result is told once to who took the test before (NTF-13)', async () => {
  const testId = await liveTest(Date.now() - 3 * hour, { release: { rule: 'after_close' } })
  const [taker, late, other] = [await newStudent(), await newStudent(), await newStudent()]
  const took = (userId: string, at: number) => sql`
    INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
    VALUES (${unique('att')}, ${userId}, ${testId}, ${`${testId}_v1`}, 'scored', ${at})`
  await inTransaction(db, [took(taker, Date.now() - 2 * hour), took(late, Date.now() + hour)])
  await announceReleased(servicesAt())
  const event = newEvent(servicesAt(), { kind: 'result.released' as const, payload: { testId } })
  for (let time = 0; time < 2; time += 1) await announceResult(servicesAt(), event)
  await announceResult(servicesAt(), newEvent(servicesAt(), { kind: 'result.released', payload: { testId } }))
  const soon = Date.now() + 2 * hour
  expect(await bellOf(taker, soon)).toMatchObject([{ kind: 'result.out', link: `/test-result/${testId}` }])
  expect(await bellOf(late, soon)).toEqual([])
  expect(await bellOf(other, soon)).toEqual([])
})

test('the clock looks for live tests through indexes (CNT-24)', async () => {
  const opensAt = nextTen()
  const testId = await liveTest(opensAt)
  const { bindings, statements } = watched()
  const services = { ...makeServices(bindings, () => undefined), now: () => opensAt - 10 * minute }
  await remindOfLiveTests(services)
  await move(testId, opensAt + 5 * day)
  await remindOfLiveTests(services)
  expect(await slowStatements(statements)).toEqual([])
})
