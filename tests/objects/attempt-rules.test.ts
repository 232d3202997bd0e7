import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Paper, PaperSection, Timing } from '../../domain/attempts/contract.ts'
import { autoClosesAt, defaultDrainMs } from '../../domain/attempts/timing.ts'
import { attempts } from '../../drizzle/schema/index.ts'
import { timesOf } from '../../worker/attempts/opening.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { chosen, db, env, event, mock, newRunning, newAttempt, prepareDatabase, unique } from './support.ts'
import { losses } from './worker.ts'

beforeAll(prepareDatabase)

const device = 'device-01'
const minute = 60_000
/** The time from the deadline until an absent attempt closes. */
const closesAfter = autoClosesAt({ deadlineAt: 0, drainMs: defaultDrainMs })
type Stub = Awaited<ReturnType<typeof newAttempt>>['stub']
type StoredAttempt = Awaited<ReturnType<typeof newRunning>>

/** The mock with three minutes for each section and the given parts. */
const sectional =
  (rules: Partial<PaperSection>[] = []) =>
  (seeded: Paper): Partial<Paper> => ({
    navigation: 'sectional',
    sections: seeded.sections.map((section, index) => ({
      ...section,
      durationMs: 3 * minute,
      after: 'none',
      ...rules[index],
    })),
  })

/** Saves answers, each with its question and the times it was given and received. */
const saver = ({ stub, holder, start }: StoredAttempt, from = 0) => {
  let seq = from
  return (answers: [questionId: string, givenAt: number][], arrives: number, leaves: [string, number][] = []) =>
    stub.sync(
      holder,
      {
        device,
        batch: answers.map(([questionId, givenAt]) => event((seq += 1), questionId, start + givenAt)),
        leaves: leaves.map(([sectionId, at]) => ({ sectionId, at: start + at })),
      },
      start + arrives,
    )
}

/** A question of each section. */
const oneOfEach = ({ paper }: StoredAttempt): string[] => paper.sections.map(({ questionIds }) => questionIds[0] ?? '')

const answeredIn = async (stub: Stub, now: number) =>
  (await stub.view(now))?.responses.map(({ questionId }) => questionId)

const waitingIn = (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_instance, state) => {
    const [row] = state.storage.sql.exec<{ message: string; sends: number }>('SELECT message, sends FROM outbox')
    return row ? { ...row, message: JSON.parse(row.message) as SubmissionMessage } : null
  })

const alarmOf = (stub: DurableObjectStub) => runInDurableObject(stub, (_instance, state) => state.storage.getAlarm())

describe('sections of an attempt (EXM-10, EXM-11, EXM-12, EXM-38, EXM-39)', () => {
  test('an answer counts only while its section runs; otherwise it is kept with its reason', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, start } = attempt
    const [first = '', second = '', third = ''] = oneOfEach(attempt)
    const save = saver(attempt)
    expect(
      await save(
        [
          [first, 10],
          [second, 20],
        ],
        30,
      ),
    ).toMatchObject({
      ackSeq: 2,
      revision: 1,
      uncounted: [{ seq: 2, reason: 'section_not_open' }],
    })
    const late = await save(
      [
        [first, 3 * minute],
        [second, 3 * minute + 1],
      ],
      3 * minute + 2,
    )
    expect(late).toMatchObject({ ackSeq: 4, uncounted: [{ seq: 3, reason: 'section_closed' }] })
    expect(await save([[third, 6 * minute]], 6 * minute + 1)).not.toHaveProperty('uncounted')
    expect(await answeredIn(stub, start + 7 * minute)).toEqual([first, second, third])
    expect((await stub.view(start + 7 * minute))?.responses[0]).toMatchObject({ at: start + 10 })
  })

  test('answers given in their sections count after hours offline', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, start, holder } = attempt
    const [first = '', second = '', third = ''] = oneOfEach(attempt)
    expect(
      await saver(attempt)(
        [
          [first, minute],
          [second, 4 * minute],
          [third, 7 * minute],
        ],
        8 * minute,
      ),
    ).not.toHaveProperty('uncounted')
    await stub.submit(holder, 'submission', start + 9 * minute)
    expect((await waitingIn(stub))?.message).toMatchObject({ lateSynced: 2 })
    expect((await waitingIn(stub))?.message.responses).toHaveLength(3)
  })

  test('lateSynced counts changed answers, not events', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, start, holder } = attempt
    const [first = '', second = ''] = oneOfEach(attempt)
    const save = saver(attempt)
    await save([[first, minute]], minute + 10)
    // The time spent, noted as the section ends, and a question that was only viewed.
    const noted = [
      event(2, first, start + 3 * minute - 400),
      event(3, second, start + 6 * minute - 400, { answer: null, status: 'not_answered' }),
    ]
    expect(await stub.sync(holder, { device, batch: noted }, start + 6 * minute + 10)).not.toHaveProperty('uncounted')
    await stub.submit(holder, 'submission', start + 9 * minute)
    expect((await waitingIn(stub))?.message).toMatchObject({ lateSynced: 0 })
  })

  test('an answer given in its section counts beside a later event of the same batch', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, start } = attempt
    const [first = ''] = oneOfEach(attempt)
    expect(
      await saver(attempt)(
        [
          [first, 3 * minute - 10],
          [first, 3 * minute + 10],
        ],
        3 * minute + 20,
      ),
    ).toMatchObject({ ackSeq: 2, uncounted: [{ seq: 2, reason: 'section_closed' }] })
    expect(await answeredIn(stub, start + 4 * minute)).toEqual([first])
  })

  test('an earlier time is not accepted once something later was saved', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, start, holder } = attempt
    const [first = '', second = ''] = oneOfEach(attempt)
    const save = saver(attempt)
    await save([[second, 4 * minute]], 4 * minute)
    expect(await save([[first, 2 * minute]], 4 * minute + 10)).toMatchObject({
      ackSeq: 2,
      uncounted: [{ seq: 2, reason: 'section_closed' }],
    })
    expect(await answeredIn(stub, start + 5 * minute)).toEqual([second])
    // Also within one batch.
    expect(
      await save(
        [
          [second, 4 * minute + 20],
          [first, minute],
        ],
        5 * minute,
      ),
    ).toMatchObject({
      uncounted: [{ seq: 4, reason: 'section_closed' }],
    })
    await stub.submit(holder, 'submission', start + 5 * minute)
    expect((await waitingIn(stub))?.message).toMatchObject({ lateSynced: 0, responses: [{ questionId: second }] })
  })

  test('the journal of another device, without later events, merges', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, start, holder } = attempt
    const [first = '', second = ''] = oneOfEach(attempt)
    await saver(attempt)([[second, 4 * minute]], 4 * minute)
    const taken = await stub.takeOver(holder.session, 'device-02', start + 2 * minute)
    if ('refused' in taken) throw new Error(taken.refused)
    const batch = [event(1, first, start + 2.5 * minute)]
    const other = { epoch: taken.epoch, session: holder.session }
    expect(await stub.sync(other, { device: 'device-02', batch }, start + 5 * minute)).not.toHaveProperty('uncounted')
    expect((await answeredIn(stub, start + 5 * minute))?.toSorted()).toEqual([first, second].toSorted())
  })

  test('a break begins and ends by itself and takes no answer', async () => {
    const paper = sectional([{ breakMs: minute, after: 'edit' }])
    const attempt = await newRunning(undefined, { paper })
    const { stub, start } = attempt
    const [first = '', second = ''] = oneOfEach(attempt)
    const save = saver(attempt)
    expect(await stub.view(start + 3.5 * minute)).toMatchObject({ state: 'section_break' })
    expect(await save([[first, 3.5 * minute]], 3.6 * minute)).toMatchObject({
      uncounted: [{ seq: 1, reason: 'break' }],
    })
    expect(await stub.view(start + 4 * minute)).toMatchObject({ state: 'in_progress' })
    expect(
      await save(
        [
          [second, 4 * minute],
          [first, 4 * minute + 1],
        ],
        4.1 * minute,
      ),
    ).not.toHaveProperty('uncounted')
  })

  test('a section left early gives away its rest, and the paper ends earlier', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, start, deadlineAt } = attempt
    const [first = '', second = ''] = oneOfEach(attempt)
    const save = saver(attempt)
    const left = await save(
      [
        [first, minute],
        [second, 2 * minute + 5],
      ],
      2 * minute + 10,
      [['s1', 2 * minute]],
    )
    expect(left).toMatchObject({
      ackSeq: 2,
      deadlineAt: deadlineAt - minute,
      timing: { leaves: { s1: start + 2 * minute } },
    })
    expect(left).not.toHaveProperty('uncounted')
    expect(await alarmOf(stub)).toBe(deadlineAt - minute + closesAfter)
    // The first leave is final, and a future one is cut to now.
    expect(await save([], 2.5 * minute, [['s1', minute]])).toMatchObject({ deadlineAt: deadlineAt - minute })
    expect(await save([], 4 * minute, [['s2', 100 * minute]])).toMatchObject({
      timing: { leaves: { s1: start + 2 * minute, s2: start + 4 * minute } },
    })
    expect(await save([[first, 4.5 * minute]], 4.6 * minute)).toMatchObject({
      uncounted: [{ reason: 'section_closed' }],
    })
  })

  test('no section ends before its minimum, however it is paused, and none is left before it began', async () => {
    const attempt = await newRunning(undefined, { paper: sectional([{ minSubmitMs: 2 * minute }]) })
    const { stub, start } = attempt
    const left = await saver(attempt)([], minute, [
      ['s1', minute],
      ['s3', minute],
    ])
    const endsOf = (timing: Timing | null | undefined) => timing?.spans?.map(({ endsAt }) => endsAt - start)
    expect('timing' in left && endsOf(left.timing)).toEqual([2, 5, 8, 11].map((at) => at * minute))
    await stub.resumeForAll({ from: start + 1.5 * minute, to: start + 2.5 * minute }, start + 2.5 * minute)
    const view = await stub.view(start + 2.5 * minute)
    expect(endsOf(view?.timing)).toEqual([3, 6, 9, 12].map((at) => at * minute))
  })

  test('leaving the last section ends the paper', async () => {
    const attempt = await newRunning(undefined, { paper: sectional() })
    const { stub, holder, start } = attempt
    const save = saver(attempt)
    await save([], 10 * minute, [['s4', 10 * minute]])
    expect(await stub.submit(holder, 'submission', start + 10 * minute + 1)).toHaveProperty('receipt')
    expect((await waitingIn(stub))?.message).toMatchObject({ closedBy: 'time', submittedAt: start + 10 * minute })
  })

  test('a paper with a minimum is refused before it, with the time from which it can be submitted', async () => {
    const { stub, holder, start } = await newRunning(undefined, { paper: { minSubmitMs: 5 * minute } })
    const early = await stub.submit(holder, 'submission', start + 5 * minute - 1)
    expect(early).toEqual({ refused: 'too_early', from: start + 5 * minute })
    expect(await stub.submit(holder, 'submission', start + 5 * minute)).toHaveProperty('receipt')
  })
})

describe('optional sections (EXM-7)', () => {
  const paper = (seeded: Paper): Partial<Paper> => ({
    ...sectional([{}, { optional: true }, { optional: true }])(seeded),
    optionalTaken: 1,
  })

  test.each([
    ['none', []],
    ['too many', ['s2', 's3']],
    ['one twice', ['s2', 's2']],
    ['one that is not optional', ['s1']],
    ['one that there is not', ['s9']],
  ])('an attempt cannot begin with %s', async (_what, sections) => {
    const { stub, holder, start } = await newAttempt(undefined, { paper })
    const refused = { refused: 'invalid', fields: { sections: expect.any(String) } }
    expect(await stub.begin(holder, { language: 'en', sections }, start)).toEqual(refused)
    expect(await stub.view(start)).toMatchObject({ state: 'instructions' })
  })

  test('the clock, the answers and the score are those of the sections taken', async () => {
    const attempt = await newRunning(undefined, { paper, sections: ['s3'] })
    const { stub, start, holder, deadlineAt } = attempt
    const [first = '', second = '', third = ''] = oneOfEach(attempt)
    expect(deadlineAt).toBe(start + 9 * minute)
    expect(await stub.view(start)).toMatchObject({ sections: ['s1', 's3', 's4'] })
    expect(
      await saver(attempt)(
        [
          [first, 1],
          [second, 2],
        ],
        3,
      ),
    ).toEqual({
      refused: 'invalid',
      fields: { 'batch.1.questionId': 'in a section that is not taken' },
    })
    expect(await saver(attempt)([[third, 4 * minute]], 4 * minute)).not.toHaveProperty('uncounted')
    await stub.submit(holder, 'submission', start + 5 * minute)
    expect((await waitingIn(stub))?.message).toMatchObject({ sections: ['s1', 's3', 's4'] })
  })
})

describe('a pause (EXM-17, EXM-18, EXM-55)', () => {
  const paper = { pausable: true }

  test('stores earlier answers and leaves later ones on the device until the clock resumes', async () => {
    const attempt = await newRunning(undefined, { paper })
    const { stub, holder, start, deadlineAt, questionIds } = attempt
    const [one = '', two = '', three = ''] = questionIds
    const save = saver(attempt)
    const paused = await stub.pause(holder, start + minute)
    expect(paused).toMatchObject({ pausedAt: start + minute, deadlineAt })
    expect(await stub.pause(holder, start + 2 * minute)).toMatchObject({ pausedAt: start + minute })
    // The deadline moves while the pause is open.
    expect(
      await save(
        [
          [one, minute - 1],
          [two, minute],
        ],
        3 * minute,
      ),
    ).toMatchObject({
      ackSeq: 1,
      deadlineAt: deadlineAt + 2 * minute,
    })
    expect(await save([[three, 2 * minute]], 500 * minute)).toMatchObject({ refused: 'paused', view: { revision: 1 } })
    expect(await stub.resume(holder, start + 501 * minute)).toMatchObject({
      pausedAt: null,
      deadlineAt: deadlineAt + 500 * minute,
    })
    expect(await alarmOf(stub)).toBe(deadlineAt + 500 * minute + closesAfter)
    expect(await stub.resume(holder, start + 502 * minute)).toMatchObject({ deadlineAt: deadlineAt + 500 * minute })
    expect(
      await save(
        [
          [two, minute],
          [three, 2 * minute],
        ],
        502 * minute,
      ),
    ).toMatchObject({ ackSeq: 5, revision: 2 })
  })

  test('of 30 days closes the attempt', async () => {
    const { stub, holder, start } = await newRunning(undefined, { paper })
    await stub.pause(holder, start + minute)
    const days30 = 30 * 24 * 60 * minute
    expect(await alarmOf(stub)).toBe(start + minute + days30)
    expect(await stub.view(start + minute + days30 - 1)).toMatchObject({ state: 'in_progress' })
    expect(await stub.view(start + minute + days30)).toMatchObject({ state: 'submitted' })
  })

  test('is refused where the test forbids it, before the start and after the end', async () => {
    const strict = await newRunning()
    expect(await strict.stub.pause(strict.holder, strict.start)).toMatchObject({ refused: 'not_pausable' })
    const waiting = await newAttempt(undefined, { paper })
    expect(await waiting.stub.pause(waiting.holder, waiting.start)).toMatchObject({ refused: 'not_begun' })
    const over = await newRunning(undefined, { paper })
    expect(await over.stub.pause(over.holder, over.deadlineAt)).toMatchObject({ refused: 'closed' })
    expect(await over.stub.pause({ ...over.holder, epoch: 7 }, over.start)).toMatchObject({ refused: 'stale' })
  })

  test('for all moves the deadline once, however often and late it is sent', async () => {
    const { stub, start, deadlineAt } = await newRunning()
    const at = start + minute
    await stub.pauseForAll(at, at)
    await stub.pauseForAll(at, at + 5)
    expect(await stub.view(at + minute)).toMatchObject({ timing: { pausedAt: at }, deadlineAt: deadlineAt + minute })
    await stub.resumeForAll({ from: at, to: at + 3 * minute }, at + 3 * minute)
    await stub.resumeForAll({ from: at, to: at + 9 * minute }, at + 9 * minute)
    await stub.pauseForAll(at, at + 9 * minute)
    expect(await stub.view(at + 9 * minute)).toMatchObject({
      timing: { pausedAt: null },
      deadlineAt: deadlineAt + 3 * minute,
    })
    expect(await alarmOf(stub)).toBe(deadlineAt + 3 * minute + closesAfter)

    const never = await newRunning(start)
    await never.stub.resumeForAll({ from: at, to: at + 3 * minute }, at + 3 * minute)
    expect(await never.stub.view(at + 3 * minute)).toMatchObject({ deadlineAt: never.deadlineAt + 3 * minute })
  })

  test.each([
    ['under one clock', {}],
    ['in a section', sectional()],
  ])('for all costs no answer of a device that had not heard of it, %s', async (_how, paper_) => {
    const attempt = await newRunning(undefined, { paper: paper_ })
    const { stub, start } = attempt
    const [first = ''] = oneOfEach(attempt)
    const other = attempt.paper.sections[0]?.questionIds[1] ?? ''
    const save = saver(attempt)
    // Before the pause reaches the attempt, answers are stored as usual.
    expect(await save([[first, minute + 10]], minute + 20)).toMatchObject({ ackSeq: 1 })
    await stub.pauseForAll(start + minute, start + minute + 30)
    expect(await save([[other, minute + 40]], minute + 50)).toMatchObject({ refused: 'paused' })
    await stub.resumeForAll({ from: start + minute, to: start + 30 * minute }, start + 30 * minute)
    // Hours offline in the open tab, through the whole pause.
    const later = await save([[other, 10 * minute]], 30 * minute + 1)
    expect(later).toMatchObject({ ackSeq: 3 })
    expect(later).not.toHaveProperty('uncounted')
    expect((await answeredIn(stub, start + 31 * minute))?.toSorted()).toEqual([first, other].toSorted())
  })

  test('for all holds for a student who resumes their own pause', async () => {
    const { stub, holder, start, deadlineAt } = await newRunning(undefined, { paper })
    await stub.pause(holder, start + minute)
    await stub.pauseForAll(start + 2 * minute, start + 2 * minute)
    expect(await stub.resume(holder, start + 3 * minute)).toMatchObject({ pausedAt: start + minute })
    await stub.resumeForAll({ from: start + 2 * minute, to: start + 6 * minute }, start + 6 * minute)
    expect(await stub.view(start + 6 * minute)).toMatchObject({
      timing: { pausedAt: null },
      deadlineAt: deadlineAt + 5 * minute,
    })
  })
})

describe('extra time (EXM-15, EXM-16, EXM-47)', () => {
  test('is scaled to each section and applies at once to an open attempt', async () => {
    const { stub, start, deadlineAt } = await newRunning(undefined, { paper: sectional() })
    const extra = { minutes: 4 }
    expect(await stub.allow({ extra, times: null }, start + 1)).toEqual({ deadlineAt: deadlineAt + 4 * minute })
    const view = await stub.view(start + 1)
    expect(view?.timing?.spans?.map(({ startsAt, endsAt }) => endsAt - startsAt)).toEqual(
      [1, 2, 3, 4].map(() => 4 * minute),
    )
    expect(await alarmOf(stub)).toBe(deadlineAt + 4 * minute + closesAfter)
    expect(await stub.allow({ extra: null, times: null }, start + 2)).toEqual({ deadlineAt })
  })

  test('lengthens the minimum of section and paper, given before the start or during the attempt', async () => {
    const paper = (seeded: Paper) => ({ ...sectional([{ minSubmitMs: 2 * minute }])(seeded), minSubmitMs: 6 * minute })
    const attempt = await newRunning(undefined, { paper })
    const { stub, holder, start } = attempt
    await stub.allow({ extra: { perHourMinutes: 30 }, times: null }, start + 1)
    const left = await saver(attempt)([], minute, [['s1', minute]])
    expect('timing' in left && left.timing?.spans?.map(({ endsAt }) => (endsAt - start) / minute)).toEqual([
      3, 7.5, 12, 16.5,
    ])
    expect(await stub.submit(holder, 'submission', start + 9 * minute - 1)).toEqual({
      refused: 'too_early',
      from: start + 9 * minute,
    })
    const before = await newRunning(undefined, { paper, extra: { perHourMinutes: 30 } })
    expect((await before.stub.view(before.start))?.timing).toMatchObject({ submittableAt: before.start + 9 * minute })
    expect(await stub.submit(holder, 'submission', start + 9 * minute)).toHaveProperty('receipt')
  })

  test('for a scribe lengthens sections and their minima during the attempt', async () => {
    const { stub, start, paper } = await newRunning(undefined, {
      paper: (seeded) => ({
        ...sectional([{ minSubmitMs: 3 * minute }, { minSubmitMs: minute }])(seeded),
        minSubmitMs: 6 * minute,
      }),
    })
    const times = timesOf(paper, { s1: 4 * minute, s2: 6 * minute, s3: 4 * minute, s4: 4 * minute })
    await stub.allow({ extra: null, times }, start + 1)
    const timing = (await stub.view(start + 1))?.timing
    expect(timing?.spans?.map(({ startsAt, leavableAt }) => (leavableAt - startsAt) / minute)).toEqual([4, 2, 0, 0])
    expect(timing?.submittableAt).toBe(start + 9 * minute)
    await stub.allow({ extra: null, times: timesOf(paper, null) }, start + 2)
    expect((await stub.view(start + 2))?.timing?.submittableAt).toBe(start + 6 * minute)
  })

  test('keeps a page that was offline from submitting at its old deadline', async () => {
    const { stub, holder, start, deadlineAt } = await newRunning()
    await stub.allow({ extra: { minutes: 5 }, times: null }, start + minute)
    const from = deadlineAt + 5 * minute
    expect(await stub.submit(holder, 'submission', deadlineAt, true)).toEqual({ refused: 'too_early', from })
    expect(await stub.view(deadlineAt)).toMatchObject({ state: 'in_progress' })
    const asked = await newRunning()
    expect(await asked.stub.submit(asked.holder, 'submission', asked.start + 1)).toHaveProperty('receipt')
    expect(await stub.submit(holder, 'submission', from, true)).toHaveProperty('receipt')
  })

  test('can be given before the start, and by the hour', async () => {
    const { deadlineAt, start } = await newRunning(undefined, { extra: { perHourMinutes: 20 } })
    expect(deadlineAt).toBe(start + 16 * minute)
  })

  test('is refused for a closed attempt', async () => {
    const { stub, holder, start } = await newRunning()
    await stub.submit(holder, 'submission', start + 1)
    expect(await stub.allow({ extra: { minutes: 5 }, times: null }, start + 2)).toMatchObject({ refused: 'closed' })
  })
})

describe('calls of an attempt (EXM-5, EXM-25, EXM-35)', () => {
  test('do nothing in an ended session, while another session continues', async () => {
    const { stub, holder, start, questionIds } = await newRunning(undefined, { paper: { pausable: true } })
    const batch = [event(1, questionIds[0] ?? '', start + 1)]
    expect(await stub.sync(holder, { device, batch }, start + 2)).toMatchObject({ ackSeq: 1 })
    await stub.endSessions(['another', holder.session])
    const next = [event(2, questionIds[1] ?? '', start + 3)]
    const replies = [
      await stub.sync(holder, { device, batch: next }, start + 4),
      await stub.pause(holder, start + 4),
      await stub.submit(holder, 'submission', start + 4),
      await stub.begin(holder, { language: 'en' }, start + 4),
      await stub.takeOver(holder.session, device, start + 4),
    ]
    expect(replies).toEqual(replies.map(() => ({ refused: 'ended' })))
    await evictDurableObject(stub)
    expect(await stub.sync(holder, { device, batch: next }, start + 4)).toEqual({ refused: 'ended' })

    const session = unique('session')
    const taken = await stub.takeOver(session, device, start + 5)
    if ('refused' in taken) throw new Error(taken.refused)
    const again = { epoch: taken.epoch, session }
    expect(await stub.sync(again, { device, batch: next }, start + 5)).toMatchObject({ ackSeq: 2, revision: 2 })
  })

  test('store nothing under an id that was never opened', async () => {
    const stub = env.ATTEMPTS.getByName(unique('att_guessed'))
    await stub.view(1)
    await stub.visit('user', 1)
    await stub.takeOver('session', device, 1)
    await stub.endSessions(['session'])
    await stub.pauseForAll(1, 1)
    await stub.abandon(1)
    await stub.allow({ extra: null, times: null }, 1)
    const tables = await runInDurableObject(stub, (_instance, state) =>
      state.storage.sql
        .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
        .toArray(),
    )
    expect(tables).toEqual([])
    expect(await alarmOf(stub)).toBeNull()
  })

  test('store 20,000 changes, refuse the next and keep all', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = ''] = questionIds
    const batchFrom = (seq: number, count: number) =>
      Array.from({ length: count }, (_, index) => event(seq + index, one, start + 1, { ms: seq + index }))
    for (let saved = 0; saved < 20_000; saved += 200)
      await stub.sync(holder, { device, batch: batchFrom(saved + 1, 200) }, start + 2)
    const full = await stub.sync(holder, { device, batch: batchFrom(20_001, 1) }, start + 3)
    expect(full).toMatchObject({ refused: 'full', view: { revision: 100, responses: [{ ms: 20_000 }] } })
  }, 60_000)
})

describe('a common start (EXM-7, EXM-52, EXM-53, EXM-54)', () => {
  const soon = 10 * minute

  test('needs no call before the first save', async () => {
    const begins = Date.now() + 86_400_000
    const { stub, holder, questionIds, paper } = await newAttempt(begins - soon, { beginsAt: begins })
    expect(await stub.view(begins - soon)).toMatchObject({
      state: 'instructions',
      deadlineAt: begins + paper.durationMs,
    })
    expect(await alarmOf(stub)).toBe(begins + paper.durationMs + closesAfter)
    const batch = [event(1, questionIds[0] ?? '', begins + 1)]
    expect(await stub.sync(holder, { device, batch }, begins - 1)).toMatchObject({ refused: 'not_begun' })
    expect(await stub.sync(holder, { device, batch }, begins + 2)).toMatchObject({ ackSeq: 1 })
    expect(await stub.view(begins + 2)).toMatchObject({ state: 'in_progress' })
    expect(await stub.begin(holder, { language: 'hi' }, begins + 3)).toEqual({ deadlineAt: begins + paper.durationMs })
  })

  test('that is moved changes only attempts that have not begun', async () => {
    const begins = Date.now() + 86_400_000
    const { stub, paper } = await newAttempt(begins - soon, { beginsAt: begins })
    await stub.postpone({ beginsAt: begins + soon, closesAt: null }, begins - soon)
    expect(await stub.view(begins)).toMatchObject({
      state: 'instructions',
      deadlineAt: begins + soon + paper.durationMs,
    })
    await stub.postpone({ beginsAt: begins + 3 * soon, closesAt: null }, begins + soon)
    expect(await stub.view(begins + soon)).toMatchObject({ deadlineAt: begins + soon + paper.durationMs })
  })

  test('without its student abandons the attempt without a result, also in D1', async () => {
    const begins = Date.now() - 12 * minute - closesAfter
    const { stub, attemptId, opening, paper } = await newAttempt(begins - soon, { beginsAt: begins })
    const { userId } = opening
    await db.insert(attempts).values({
      id: attemptId,
      userId,
      testId: mock.testId,
      testVersionId: mock.versionId,
      state: 'in_progress',
      startedAt: begins,
    })
    expect(await stub.view(begins + paper.durationMs + closesAfter)).toMatchObject({
      state: 'abandoned',
      receipt: null,
    })
    await vi.waitFor(
      async () =>
        expect(await db.select().from(attempts).where(eq(attempts.id, attemptId)).get()).toMatchObject({
          state: 'abandoned',
        }),
      { timeout: 10_000, interval: 50 },
    )
    await runDurableObjectAlarm(stub)
    expect(await waitingIn(stub)).toBeNull()
    expect(await alarmOf(stub)).toBeNull()
  })

  test.each([
    ['looked at the paper', (stub: Stub, user: string, now: number) => stub.visit(user, now)],
    ['looked in after the end', (stub: Stub, user: string, now: number) => stub.visit(user, now + 12 * minute)],
  ])('with a student who %s gets a result', async (_what, come) => {
    const begins = Date.now() + 86_400_000
    const { stub, opening, paper } = await newAttempt(begins - soon, { beginsAt: begins })
    await come(stub, opening.userId, begins + 1)
    expect(await stub.view(begins + paper.durationMs + closesAfter)).toMatchObject({ state: 'submitted' })
  })

  test('takes no view before the start, or by another student, as presence', async () => {
    const begins = Date.now() + 86_400_000
    const { stub, opening, paper } = await newAttempt(begins - soon, { beginsAt: begins })
    await stub.visit(opening.userId, begins - 1)
    expect(await stub.visit('another', begins + 1)).toBeNull()
    expect(await stub.view(begins + paper.durationMs + closesAfter)).toMatchObject({ state: 'abandoned' })
  })

  test('takes the first optional sections by default, and a choice until the first answer', async () => {
    const begins = Date.now() + 86_400_000
    const paper = (seeded: Paper): Partial<Paper> => ({
      ...sectional([{}, { optional: true }, { optional: true }])(seeded),
      optionalTaken: 1,
    })
    const { stub, holder } = await newAttempt(begins - soon, { beginsAt: begins, paper })
    expect(await stub.view(begins)).toMatchObject({ sections: ['s1', 's2', 's4'], deadlineAt: begins + 9 * minute })
    await stub.begin(holder, { language: 'en', sections: ['s3'] }, begins + 1)
    expect(await stub.view(begins + 1)).toMatchObject({ sections: ['s1', 's3', 's4'] })
  })
})

describe("an administrator's act (EXM-59)", () => {
  test('reopens an attempt, whose next close has its own receipt', async () => {
    const attempt = await newRunning()
    const { stub, holder, start, questionIds } = attempt
    const [one = '', two = ''] = questionIds
    const save = saver(attempt)
    await save([[one, 1]], 2)
    expect(await stub.reopen(5 * minute, start + 3)).toMatchObject({ refused: 'state' })
    const first = await stub.submit(holder, 'submission-1', start + minute)
    const at = start + 600 * minute
    expect(await stub.reopen(5 * minute, at)).toEqual({ deadlineAt: at + 5 * minute })
    expect(await waitingIn(stub)).toBeNull()
    expect(await alarmOf(stub)).toBe(at + 5 * minute + closesAfter)
    expect(await stub.view(at)).toMatchObject({ state: 'reopened', receipt: null })
    expect(await save([[two, 601 * minute]], 601 * minute)).toMatchObject({ ackSeq: 2, deadlineAt: at + 5 * minute })
    expect(await stub.allow({ extra: { minutes: 2 }, times: null }, at + 1)).toEqual({ deadlineAt: at + 7 * minute })
    const second = await stub.submit(holder, 'submission-2', at + 2 * minute)
    expect(second).toHaveProperty('receipt')
    expect(second).not.toEqual(first)
    expect((await waitingIn(stub))?.message).toMatchObject({ closing: 2, lateSynced: 0, responses: [{}, {}] })
  })

  test('resets an attempt: its pending submission is dropped, and later answers are kept without counting', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    await stub.submit(holder, 'submission', start + 1)
    await stub.abandon(start + 2)
    await stub.abandon(start + 3)
    expect(await waitingIn(stub)).toBeNull()
    expect(await stub.view(start + 3)).toMatchObject({ state: 'abandoned' })
    const batch = [event(1, questionIds[0] ?? '', start)]
    expect(await stub.sync(holder, { device, batch }, start + 3)).toMatchObject({
      closed: true,
      uncounted: [{ seq: 1, reason: 'after_submission' }],
    })
    expect(await stub.reopen(minute, start + 4)).toMatchObject({ refused: 'state' })
  })
})

test('a submission is answered before anything is sent; the alarm sends it (EXM-44, EXM-45)', async () => {
  const { stub, holder, start } = await newRunning()
  const waiting = await runInDurableObject(stub, (instance, state) => {
    instance.submit(holder, 'submission', start + 1)
    return state.storage.sql.exec<{ sends: number }>('SELECT sends FROM outbox').one().sends
  })
  expect(waiting).toBe(0)
  await vi.waitFor(async () => expect((await waitingIn(stub))?.sends ?? 1).toBeGreaterThan(0), {
    timeout: 5_000,
    interval: 20,
  })
})

test('integrity notes are stored once, in order, and never refuse a save (EXM-58)', async () => {
  const { stub, holder, start, questionIds } = await newRunning()
  const left = { kind: 'window_left' as const, at: start + 50, ms: 10 }
  const earlier = { kind: 'full_screen_left' as const, at: start + 5, ms: 20 }
  const batch = [event(1, questionIds[0] ?? '', start + 1)]
  await stub.sync(holder, { device, batch, integrity: [left] }, start + 60)
  expect(await stub.sync(holder, { device, batch: [], integrity: [left, earlier] }, start + 61)).toMatchObject({
    ackSeq: 1,
    revision: 1,
  })
  expect((await stub.view(start + 62))?.integrity).toEqual([earlier, left])
  const many = Array.from({ length: 50 }, (_, index) => ({ kind: 'offline' as const, at: start + 100 + index, ms: 1 }))
  for (let page = 0; page < 12; page += 1) {
    const integrity = many.map((entry) => ({ ...entry, at: entry.at + page * 50 }))
    expect(await stub.sync(holder, { device, batch: [], integrity }, start + 2_000)).toMatchObject({ ackSeq: 1 })
  }
  expect((await stub.view(start + 2_000))?.integrity).toHaveLength(500)
})

/** A running attempt in the schema before migration 0001, with three events of two devices. */
const insertFirstSchema = (stub: DurableObjectStub, attemptId: string, start: number) =>
  runInDurableObject(stub, (_instance, state) => {
    const { sql } = state.storage
    sql.exec(`
      CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
      INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', 1795236524799);
      CREATE TABLE events (device text NOT NULL, seq integer NOT NULL, epoch integer NOT NULL, question_id text NOT NULL,
        answer text NOT NULL, status text NOT NULL, at integer NOT NULL, ms integer NOT NULL, received_at integer NOT NULL,
        PRIMARY KEY(device, seq));
      CREATE TABLE outbox (id integer PRIMARY KEY NOT NULL, message text NOT NULL, sends integer NOT NULL);
      CREATE TABLE paper (id integer PRIMARY KEY NOT NULL, questions text NOT NULL);
      CREATE TABLE sitting (id integer PRIMARY KEY NOT NULL, attempt_id text NOT NULL, user_id text NOT NULL,
        test_id text NOT NULL, test_version_id text NOT NULL, duration_ms integer NOT NULL, closes_at integer,
        state text NOT NULL, language text, epoch integer NOT NULL, revision integer NOT NULL, begun_at integer,
        deadline_at integer, last_ack_at integer, closed_at integer, closed_by text, submission_id text, receipt text)`)
    sql.exec(
      `INSERT INTO paper VALUES (1, '{"q1":{"kind":"mcq","optionIds":["a","b"]},"q2":{"kind":"mcq","optionIds":["a","b"]}}')`,
    )
    sql.exec(
      `INSERT INTO sitting VALUES (1, ?, 'user', 'test', ?, ?, ?, 'in_progress', 'en', 2, 3, ?, ?, ?, NULL, NULL, NULL, NULL)`,
      attemptId,
      unique('version'),
      12 * minute,
      start + 10 * minute,
      start,
      start + 10 * minute,
      start + 20,
    )
    const put = `INSERT INTO events VALUES (?, ?, ?, ?, ?, 'answered', ?, 5, ?)`
    sql.exec(put, 'device-01', 1, 1, 'q1', '{"optionIds":["a"]}', start + 1, start + 10)
    sql.exec(put, 'device-01', 2, 1, 'q2', 'null', start + 2, start + 10)
    sql.exec(put, 'device-02', 1, 2, 'q1', '{"optionIds":["b"]}', start + 15, start + 20)
  })

/** Every column of an object's tables. */
const columnsOf = (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_instance, state) =>
    state.storage.sql
      .exec(
        `SELECT m.name AS "table", p.name, p.type, p."notnull", p.pk, p.dflt_value AS "default"
           FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS p
           WHERE m.type = 'table' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY m.name, p.cid`,
      )
      .toArray(),
  )

test('an attempt stored before migration 0001 keeps its answers, clock and receipt (EXM-28)', async () => {
  const attemptId = unique('att_old')
  losses.set(attemptId, Number.MAX_SAFE_INTEGER)
  const stub = env.ATTEMPTS.getByName(attemptId)
  const start = Date.now() + 86_400_000
  await insertFirstSchema(stub, attemptId, start)
  await evictDurableObject(stub)
  expect(await stub.view(start + 30)).toMatchObject({
    state: 'in_progress',
    epoch: 2,
    revision: 3,
    deadlineAt: start + 10 * minute,
    timing: { begunAt: start, spans: null },
    responses: [
      { questionId: 'q1', answer: chosen('b'), at: start + 15, ms: 5 },
      { questionId: 'q2', answer: null },
    ],
  })
  const holder = { epoch: 2, session: 'session' }
  const repeated = [event(1, 'q1', start + 15, { answer: chosen('b'), ms: 5 })]
  expect(await stub.sync(holder, { device: 'device-02', batch: repeated }, start + 40)).toMatchObject({
    ackSeq: 1,
    revision: 3,
  })
  const next = [event(2, 'q2', start + 50)]
  expect(await stub.sync(holder, { device: 'device-02', batch: next }, start + 60)).toMatchObject({
    ackSeq: 2,
    revision: 4,
  })
  expect(await stub.submit(holder, 'submission', start + 70)).toHaveProperty('receipt')

  const fresh = await newAttempt()
  expect(await columnsOf(fresh.stub), 'a new object has every column: migrations/attempt/whole.sql').toEqual(
    await columnsOf(stub),
  )
})
