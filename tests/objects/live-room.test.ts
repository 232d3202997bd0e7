import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { hallStates, type HallBanner } from '../../domain/attempts/hall.ts'
import type { LiveRoom } from '../../domain/attempts/live-room.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { countEvidence } from '../../worker/attempts/administration.usecases.ts'
import { enterLobby } from '../../worker/attempts/lobby.usecases.ts'
import { readLiveRoom } from '../../worker/attempts/live-room.usecases.ts'
import {
  extendTest,
  giveTimeToAll,
  giveTimeToSome,
  noteIncident,
  pauseTest,
  postponeTest,
  releaseResults,
  resumeTest,
  showBanner,
} from '../../worker/attempts/live.admin.usecases.ts'
import { startAttempt } from '../../worker/attempts/start.usecases.ts'
import { pushTest } from '../../worker/attempts/test-push.task.ts'
import { delayReleaseForExtraTime } from '../../worker/catalogue/live.usecases.ts'
import { paperOf } from '../../worker/questions/papers.usecases.ts'
import { AppError } from '../../worker/platform/errors.ts'
import { deleteAttempts } from '../../worker/attempts/attempts.store.ts'
import { maskEmail } from '../../domain/accounts/mask-email.ts'
import { addTest, type TestParts } from '../support/rows.ts'
import { newStudent } from './new-student.ts'
import { chosen, db, env, event, prepareDatabase, servicesAt, unique } from './support.ts'
import { servicesWithTasks } from './take-step.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const second = 1_000
const minute = 60 * second
const actor = 'admin'

/** A live test of half an hour with a common start. */
const liveTestAt = async (opensAt: number, parts: TestParts & { closesAt?: number } = {}): Promise<string> => {
  const id = unique('tst_')
  const closesAt = opensAt + 30 * minute
  await addTest(env.DB, { id, durationMs: 30 * minute, opensAt, closesAt, commonStart: true, ...parts })
  return id
}

const act = (reason?: string) => ({ id: unique('act-room-'), actorId: actor, reason: reason ?? 'a reason' })
const student = () => ({ userId: unique('user'), session: 'session' })
const all = { list: 'all' } as const

const push = (testId: string) =>
  pushTest(servicesAt(), {
    id: 'tsk_push',
    kind: 'test_push',
    state: 'running',
    userId: null,
    input: { testId },
    output: null,
    done: 0,
    total: null,
    cursor: null,
    createdAt: 0,
    updatedAt: 0,
  })

const messageOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.message}` : String(error)),
  )

const deadlineOf = async (attemptId: string) => (await env.ATTEMPTS.getByName(attemptId).view(Date.now()))?.deadlineAt

const bannerOf = (attemptId: string): Promise<HallBanner | null> =>
  runInDurableObject(env.ATTEMPTS.getByName(attemptId), (_attempt, { storage }) => {
    const { banner } = storage.sql.exec<{ banner: string | null }>('SELECT banner FROM sitting').one()
    return banner === null ? null : (JSON.parse(banner) as HallBanner)
  })

const questionOf = async (testId: string): Promise<string> =>
  (await paperOf(servicesAt(), `${testId}_v1`)).paper.questions[0]?.id ?? ''

/** A reading later than the cached one. */
const roomLater = (testId: string, inMs = 5_000): Promise<LiveRoom> =>
  readLiveRoom(
    servicesAt(() => Date.now() + inMs),
    testId,
    all,
  )

describe('the live room of a test (OFC-49)', () => {
  test('counts the attempts by state and minute and lists them with their students', async () => {
    const opensAt = Date.now() + 10 * minute
    const testId = await liveTestAt(opensAt)
    const entries = [
      await enterLobby(servicesAt(), student(), testId),
      await enterLobby(servicesAt(), student(), testId),
    ]
    await expect.poll(async () => (await roomLater(testId)).counts.waiting).toBe(2)
    const [first] = entries
    const stub = env.ATTEMPTS.getByName(first?.attemptId ?? '')
    const view = await stub.view(opensAt)
    const answered = event(1, await questionOf(testId), opensAt)
    expect(view).toMatchObject({ state: 'in_progress' })
    await stub.sync({ epoch: 1, session: 'session' }, { device: 'device-01', batch: [answered] }, opensAt + minute)
    const room = await roomLater(testId, 12 * minute)
    expect(room).toMatchObject({
      test: { id: testId, opensAt, commonStart: true, endsAt: opensAt + 30 * minute, pausedFrom: null },
      phase: 'running',
      counts: { waiting: 1, writing: 1, lost: 0 },
      next: null,
      late: { count: 0, until: null },
      evidence: 0,
    })
    expect(room.rows.map(({ state, student: who }) => [state, who])).toEqual([
      ['writing', null],
      ['waiting', null],
    ])
    expect(room.minutes.at(-1)).toMatchObject({ writing: 1, waiting: 1 })
    expect(room.minutes.length).toBeGreaterThanOrEqual(2)
  })

  test('shows the address of a student without a name masked, as the rest of the office does', async () => {
    const testId = await liveTestAt(Date.now() + 10 * minute)
    const email = `${unique('anon-')}@example.com`.toLowerCase()
    const userId = await newStudent({ email })
    await env.DB.prepare('UPDATE users SET display_name = NULL WHERE uid = ?').bind(userId).run()
    await enterLobby(servicesAt(), { userId, session: 'session' }, testId)
    await expect.poll(async () => (await roomLater(testId)).rows.length).toBe(1)
    const room = await roomLater(testId)
    expect(room.rows[0]?.student).toMatchObject({ uid: userId, name: maskEmail(email) })
    expect(JSON.stringify(room)).not.toContain(email)
  })

  test('reads each part once for several administrators within some seconds, and its database by index', async () => {
    const testId = await liveTestAt(Date.now() + 10 * minute)
    await enterLobby(servicesAt(), student(), testId)
    const { bindings, statements, trips } = watched()
    let reads = 0
    const HALLS = {
      getByName: (name: string) => {
        const part = env.HALLS.getByName(name)
        return {
          read: (...asked: Parameters<typeof part.read>) => {
            reads += 1
            return part.read(...asked)
          },
        }
      },
    } as unknown as typeof env.HALLS
    const now = Date.now()
    const services = servicesAt(() => now, {
      env: { ...bindings, HALLS },
      db: drizzle(bindings.DB, { schema }),
    })
    await readLiveRoom(services, testId, all)
    await readLiveRoom(services, testId, all)
    expect(reads).toBe(32)
    expect(trips()).toBeLessThanOrEqual(14)
    expect(await slowStatements(statements)).toEqual([])
  })

  test('lists pages of fifty without a gap over all parts', async () => {
    const testId = await liveTestAt(Date.now() + 10 * minute)
    const part = (index: number) => env.HALLS.getByName(`${testId}/${index % 32}`)
    const ids = Array.from({ length: 120 }, (_, index) => `att_${String(index).padStart(4, '0')}`)
    for (const [index, attemptId] of ids.entries()) {
      const state = hallStates[index % hallStates.length] ?? 'writing'
      const times = { at: Date.now(), savedAt: index, deadlineAt: null, countedUntil: null, evidence: index % 2 }
      await part(index).report({ attemptId, state, ...times })
    }
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const page = await readLiveRoom(servicesAt(), testId, { list: 'all', ...(cursor && { cursor }) })
      listed.push(...page.rows.map(({ attemptId }) => attemptId))
      cursor = page.next ?? undefined
    } while (cursor)
    expect([listed.length, new Set(listed).size]).toEqual([120, 120])
    const lost = await readLiveRoom(servicesAt(), testId, { list: 'lost' })
    expect(new Set(lost.rows.map(({ state }) => state))).toEqual(new Set(['lost']))
    expect((await readLiveRoom(servicesAt(), testId, { list: 'late' })).rows).toHaveLength(50)
  })
})

describe('acts in the room of a live test (OFC-50)', () => {
  test('a pause during a pause is refused in words, the same act twice is one, and both are in the log', async () => {
    const testId = await liveTestAt(Date.now() - minute)
    const first = act('Power cut')
    await pauseTest(servicesAt(), first, testId)
    await pauseTest(servicesAt(), first, testId)
    expect(await messageOf(pauseTest(servicesAt(), act('Again'), testId))).toBe('409 This test is paused already.')
    expect(await roomLater(testId)).toMatchObject({ phase: 'paused', test: { pauseReason: 'Power cut' } })
    const going = act()
    await Promise.all([resumeTest(servicesAt(), going, testId), resumeTest(servicesAt(), going, testId)])
    expect(await messageOf(resumeTest(servicesAt(), act(), testId))).toBe('409 This test is not paused.')
    const { incidents } = await roomLater(testId)
    expect(incidents.map(({ kind }) => kind)).toEqual(['resumed', 'paused'])
    expect(incidents[1]).toMatchObject({ note: 'Power cut', actor })
  })

  test('of two administrators at once one pauses, and the other is told', async () => {
    const testId = await liveTestAt(Date.now() - minute)
    const answers = await Promise.all(
      [act('One'), act('Two')].map((each) => messageOf(pauseTest(servicesAt(), each, testId))),
    )
    expect(answers.toSorted()).toEqual(['409 This test is paused already.', 'done'])
    expect((await roomLater(testId)).incidents).toHaveLength(1)
  })

  test('a later close lengthens the attempts of who joined late, and never shortens', async () => {
    const now = Date.now()
    const testId = await liveTestAt(now - 20 * minute, { commonStart: false, closesAt: now + 10 * minute })
    const { attemptId } = await startAttempt(servicesAt(), student(), testId)
    await env.ATTEMPTS.getByName(attemptId).begin({ epoch: 1, session: 'session' }, { language: 'en' }, now)
    expect(await deadlineOf(attemptId)).toBe(now + 10 * minute)
    expect(await messageOf(extendTest(servicesAt(), act(), testId, now + minute))).toBe(
      '409 A window is closed later, never earlier.',
    )
    await extendTest(servicesAt(), act(), testId, now + 15 * minute)
    await push(testId)
    await push(testId)
    expect(await deadlineOf(attemptId)).toBe(now + 15 * minute)
    await extendTest(servicesAt(), act(), testId, now + 60 * minute)
    await push(testId)
    expect(await deadlineOf(attemptId)).toBe(now + 30 * minute)
  })

  test('extra time for all reaches open attempts and late joiners once, and results wait for it', async () => {
    const opensAt = Date.now() - minute
    const testId = await liveTestAt(opensAt)
    const early = await enterLobby(servicesAt(), student(), testId)
    const given = act()
    await giveTimeToAll(servicesAt(), given, testId, 10)
    await giveTimeToAll(servicesAt(), given, testId, 10)
    await push(testId)
    await push(testId)
    const late = await enterLobby(servicesAt(), student(), testId)
    const end = opensAt + 40 * minute
    expect([await deadlineOf(early.attemptId), await deadlineOf(late.attemptId), late.deadlineAt]).toEqual([
      end,
      end,
      end,
    ])
    expect((await roomLater(testId)).test.endsAt).toBe(end)
    // A student with extra time of their own, who comes later, has both.
    await delayReleaseForExtraTime(servicesAt(), { id: testId, extraMs: 0 }, 5 * minute)
    expect((await roomLater(testId)).test.endsAt).toBe(end + 5 * minute)
  })

  test('extra time for some leaves the others alone, and strangers out', async () => {
    const opensAt = Date.now() - minute
    const testId = await liveTestAt(opensAt)
    const [one, other] = [
      await enterLobby(servicesAt(), student(), testId),
      await enterLobby(servicesAt(), student(), testId),
    ]
    const elsewhere = await enterLobby(servicesAt(), student(), await liveTestAt(opensAt))
    const given = act('Broken screen')
    const asked = () => giveTimeToSome(servicesAt(), given, testId, 7, [one.attemptId, elsewhere.attemptId])
    expect([await asked(), await asked()]).toEqual([{ attempts: 1 }, { attempts: 1 }])
    expect(
      await Promise.all(
        [one.attemptId, other.attemptId, elsewhere.attemptId].map((attemptId) => deadlineOf(attemptId)),
      ),
    ).toEqual([opensAt + 37 * minute, opensAt + 30 * minute, opensAt + 30 * minute])
    expect((await roomLater(testId)).incidents[0]).toMatchObject({
      kind: 'extra_time',
      note: 'Broken screen',
      detail: { minutes: 7, attempts: 1 },
    })
  })

  test('an id of another act is refused, and gives nobody time without a row of the audit log', async () => {
    const opensAt = Date.now() - minute
    const testId = await liveTestAt(opensAt)
    const { attemptId } = await enterLobby(servicesAt(), student(), testId)
    const other = await enterLobby(servicesAt(), student(), testId)
    const [noted, given] = [act(), act()]
    await noteIncident(servicesAt(), noted, testId, 'A fan is loud.')
    await giveTimeToSome(servicesAt(), given, testId, 5, [attemptId])
    const answers = [
      giveTimeToSome(servicesAt(), noted, testId, 90, [attemptId]),
      giveTimeToSome(servicesAt(), given, testId, 90, [attemptId]),
      giveTimeToSome(servicesAt(), given, testId, 5, [other.attemptId]),
      giveTimeToAll(servicesAt(), noted, testId, 90),
    ].map(messageOf)
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['409 This id belongs to another act.']))
    expect([await deadlineOf(attemptId), await deadlineOf(other.attemptId)]).toEqual([
      opensAt + 35 * minute,
      opensAt + 30 * minute,
    ])
  })

  test('a banner is kept with each attempt, also of late joiners, and taken back', async () => {
    const testId = await liveTestAt(Date.now() - minute)
    const early = await enterLobby(servicesAt(), student(), testId)
    const text = { en: 'Ignore the noise.', hi: 'शोर पर ध्यान न दें।' }
    const shown = act()
    await showBanner(servicesAt(), shown, testId, text)
    await push(testId)
    const late = await enterLobby(servicesAt(), student(), testId)
    const banners = () =>
      Promise.all([early, late].map(async ({ attemptId }) => (await bannerOf(attemptId))?.text ?? null))
    expect(await banners()).toEqual([text, text])
    expect((await roomLater(testId)).banner).toEqual({ id: shown.id, text })
    await showBanner(servicesAt(), act(), testId, null)
    await push(testId)
    expect(await banners()).toEqual([null, null])
    expect((await roomLater(testId)).banner).toBeNull()
  })

  test('a start that is moved and a note are in the log; the lines of an attempt go with it', async () => {
    const opensAt = Date.now() + 20 * minute
    const testId = await liveTestAt(opensAt)
    await postponeTest(servicesAt(), act(), testId, opensAt + 5 * minute)
    await noteIncident(servicesAt(), act(), testId, 'The caretaker opened hall two at 9:55.')
    const [note, moved] = (await roomLater(testId)).incidents
    expect(note).toMatchObject({ kind: 'note', note: 'The caretaker opened hall two at 9:55.' })
    expect(moved).toMatchObject({ kind: 'postponed', detail: { from: opensAt, to: opensAt + 5 * minute } })
    const attemptId = unique('att_')
    await env.DB.prepare(
      "INSERT INTO incidents (id, test_id, at, actor, kind, attempt_id, note) VALUES (?, ?, 1, 'admin', 'attempt_reset', ?, 'x')",
    )
      .bind(unique('inc_'), testId, attemptId)
      .run()
    await deleteAttempts(db, [attemptId])
    expect((await roomLater(testId)).incidents).toHaveLength(2)
  })

  test('results open earlier than their rule says, once no answer may still arrive', async () => {
    const now = Date.now()
    const testId = await liveTestAt(now - 31 * minute)
    await env.DB.prepare('UPDATE tests SET release = ? WHERE id = ?')
      .bind(JSON.stringify({ rule: 'at', at: now + 60 * minute }), testId)
      .run()
    expect(await messageOf(releaseResults(servicesAt(), act(), testId))).toMatch(/^409 Answers may still arrive/)
    const after = servicesAt(() => now + 2 * minute)
    expect((await readLiveRoom(after, testId, all)).results.canRelease).toBe(true)
    await releaseResults(after, act(), testId)
    expect((await readLiveRoom(after, testId, all)).results).toMatchObject({
      from: now + 2 * minute,
      canRelease: false,
    })
    expect(await messageOf(releaseResults(after, act(), testId))).toMatch(/^409 The results of this test open by/)
  })
})

describe('a live room after the close (OFC-51)', () => {
  test('names open attempts whose answers are expected, and those with late answers, until they are counted (OFC-52)', async () => {
    const opensAt = Date.now() - 40 * minute
    const testId = await liveTestAt(opensAt)
    const { attemptId } = await enterLobby(
      servicesAt(() => opensAt - minute),
      student(),
      testId,
    )
    const stub = env.ATTEMPTS.getByName(attemptId)
    const questionId = await questionOf(testId)
    const sync = (seq: number, option: string, at: number, now: number) =>
      stub.sync(
        { epoch: 1, session: 'session' },
        { device: 'device-01', batch: [event(seq, questionId, at, { answer: chosen(option) })] },
        now,
      )
    const roomAt = (now: number) =>
      readLiveRoom(
        servicesAt(() => now),
        testId,
        all,
      )
    await sync(1, 'a', opensAt + minute, opensAt + minute)
    let read = opensAt + 30 * minute + second
    await expect
      .poll(async () => (await roomAt((read += 5 * second))).late)
      .toEqual({
        count: 1,
        until: opensAt + 32 * minute,
      })
    expect((await roomAt(read)).phase).toBe('draining')
    await sync(2, 'b', opensAt + 2 * minute, opensAt + 33 * minute)
    await expect.poll(async () => (await roomLater(testId)).evidence).toBe(1)
    const services = servicesWithTasks()
    const late = await readLiveRoom(services, testId, { list: 'late' })
    expect(late.rows).toMatchObject([{ attemptId, state: 'closed', evidence: 1 }])
    await countEvidence(services, { actorId: actor, reason: 'Network of the centre was down' }, attemptId, null)
    const evidenceLeft = async () => {
      await runDurableObjectAlarm(stub)
      return (await roomAt((read += minute) + 60 * minute)).evidence
    }
    await expect.poll(evidenceLeft, { timeout: 15_000 }).toBe(0)
    expect((await roomLater(testId)).incidents[0]).toMatchObject({
      kind: 'evidence_counted',
      attemptId,
      note: 'Network of the centre was down',
    })
  })
})
