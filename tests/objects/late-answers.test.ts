import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AttemptView } from '../../domain/attempts/contract.ts'
import type { Uncounted } from '../../domain/attempts/judging.ts'
import { evidenceMs } from '../../domain/attempts/timing.ts'
import type { Holder } from '../../worker/attempts/session/stored-attempt.ts'
import type { SubmissionMessage } from '../../worker/results/results.queue.ts'
import { Caller } from './caller.ts'
import { chosen, event, newRunning, newAttempt, prepareDatabase } from './support.ts'

beforeAll(prepareDatabase)

const phone = 'phone-0001'
const laptop = 'laptop-001'
const minute = 60_000
const drainMs = 120_000

type StoredAttempt = Awaited<ReturnType<typeof newRunning>>

const takeOver = async ({ stub, holder }: StoredAttempt, device: string, now: number): Promise<Holder> => {
  const taken = await stub.takeOver(holder.session, device, now)
  if ('refused' in taken) throw new Error(taken.refused)
  return { epoch: taken.epoch, session: holder.session }
}

/** The submission sent to scoring, or pending. */
const submittedBy = ({ stub }: StoredAttempt) =>
  runInDurableObject(stub, (_instance, state) => {
    const [row] = state.storage.sql.exec<{ message: string }>('SELECT message FROM outbox').toArray()
    return row ? (JSON.parse(row.message) as SubmissionMessage) : null
  })

const alarmOf = ({ stub }: StoredAttempt) => runInDurableObject(stub, (_instance, state) => state.storage.getAlarm())

/** The phone has answered the first question with a. */
const answered = async (parts: Parameters<typeof newRunning>[1] = {}) => {
  const attempt = await newRunning(undefined, parts)
  const { stub, holder, start, questionIds } = attempt
  const [one = '', two = ''] = questionIds
  await stub.sync(holder, { device: phone, batch: [event(1, one, start + 1, { act: 'answer' })] }, start + 2)
  return { ...attempt, one, two }
}

describe('an answer that does not count is stored, acknowledged with its reason and shown with both answers (EXM-40, EXM-41)', () => {
  test('when given before another device submitted and received after it', async () => {
    const attempt = await answered()
    const { stub, holder, start, one } = attempt
    const second = await takeOver(attempt, laptop, start + minute)
    await stub.submit(second, 'submission', start + 3 * minute)
    const before = await submittedBy(attempt)
    const batch = [event(2, one, start + 2 * minute, { act: 'answer', answer: chosen('d') })]
    const told = {
      refused: 'stale',
      view: { state: 'submitted' },
      merged: { ackSeq: 2, revision: 2, uncounted: [{ seq: 2, reason: 'after_submission' }] },
    }
    expect(await stub.sync(holder, { device: phone, batch }, start + 4 * minute)).toMatchObject(told)
    expect(await stub.sync(holder, { device: phone, batch }, start + 5 * minute), 'again').toMatchObject(told)
    const view = await stub.view(start + 6 * minute)
    expect(view?.responses).toMatchObject([{ questionId: one, answer: chosen('a') }])
    expect(view?.evidence).toEqual([
      {
        questionId: one,
        answer: chosen('d'),
        stands: chosen('a'),
        at: start + 2 * minute,
        receivedAt: start + 4 * minute,
        reason: 'after_submission',
        device: phone,
      },
    ])
    expect(await submittedBy(attempt), 'what is scored stays').toEqual(before)
  })

  test.each<[string, number, number, Uncounted]>([
    ['at the deadline', 0, 10, 'after_deadline'],
    ['after the deadline, arriving in the window', 5, drainMs, 'after_deadline'],
    ['in time, arriving after the window', -1, drainMs + 1, 'arrived_late'],
    ['in time, arriving hours later', -5 * minute, 300 * minute, 'arrived_late'],
  ])('when given %s', async (_when, given, arrives, reason) => {
    const { stub, holder, deadlineAt, one } = await answered()
    const batch = [event(2, one, deadlineAt + given, { act: 'answer', answer: chosen('d') })]
    const save = (now: number) => stub.sync(holder, { device: phone, batch }, deadlineAt + now)
    expect(await save(arrives)).toMatchObject({ ackSeq: 2, revision: 2, uncounted: [{ seq: 2, reason }] })
    expect(await save(arrives + 1)).toMatchObject({ ackSeq: 2, revision: 2, uncounted: [{ seq: 2, reason }] })
    const view = await stub.view(deadlineAt + arrives + 2)
    expect(view?.responses).toMatchObject([{ answer: chosen('a') }])
    expect(view?.evidence).toMatchObject([{ questionId: one, answer: chosen('d'), stands: chosen('a'), reason }])
  })

  test('unless it equals the current answer or is a visit', async () => {
    const { stub, holder, deadlineAt, one, two } = await answered()
    const batch = [
      event(2, one, deadlineAt - 1, { act: 'answer' }),
      event(3, two, deadlineAt - 1, { act: 'visit', answer: null, status: 'not_answered' }),
    ]
    const now = deadlineAt + drainMs + 1
    expect(await stub.sync(holder, { device: phone, batch }, now)).toMatchObject({
      uncounted: [{ seq: 2 }, { seq: 3 }],
    })
    expect((await stub.view(now))?.evidence).toEqual([])
  })

  test('for seven days after the close, to the last millisecond, and is refused later', async () => {
    const { stub, holder, start, one, two } = await answered()
    await stub.submit(holder, 'submission', start + minute)
    const closedAt = start + minute
    const save = (seq: number, now: number) =>
      stub.sync(holder, { device: phone, batch: [event(seq, seq === 2 ? one : two, start + 5)] }, now)
    expect(await save(2, closedAt + evidenceMs)).toMatchObject({ ackSeq: 2, closed: true })
    expect(await save(3, closedAt + evidenceMs + 1)).toMatchObject({ refused: 'closed', view: { revision: 2 } })
  })
})

describe('a device first seen after a section has ended (EXM-38)', () => {
  const sectional = async () => {
    const attempt = await newRunning(undefined, {
      paper: (seeded) => ({
        navigation: 'sectional',
        sections: seeded.sections.map((section) => ({ ...section, durationMs: 3 * minute, after: 'none' as const })),
      }),
    })
    const [first = '', second = ''] = attempt.paper.sections.map(({ questionIds }) => questionIds[0] ?? '')
    const { stub, holder, start } = attempt
    const begun = [event(1, first, start + minute, { act: 'answer' })]
    await stub.sync(holder, { device: phone, batch: begun }, start + minute)
    return { ...attempt, first, second }
  }
  /** Two answers dated in the first section, and one in the second. */
  const claims = ({ first, second, start }: Awaited<ReturnType<typeof sectional>>) => [
    event(1, first, start + 2 * minute, { act: 'answer', answer: chosen('d') }),
    event(2, second, start + 4 * minute, { act: 'answer', answer: chosen('c') }),
  ]

  test.each([
    ['takes the attempt over', async (attempt: StoredAttempt) => takeOver(attempt, laptop, attempt.start + 4 * minute)],
    ['has the lease of the writer', async ({ holder }: StoredAttempt) => holder],
    ['only merges', async ({ holder }: StoredAttempt) => ({ ...holder, epoch: 0 })],
  ])('that %s: its answers of that section are evidence, those of the next count', async (_how, leaseOf) => {
    const attempt = await sectional()
    const { stub, start, first, second } = attempt
    const lease = await leaseOf(attempt)
    const reply = await stub.sync(lease, { device: laptop, batch: claims(attempt) }, start + 5 * minute)
    const uncounted = [{ seq: 1, reason: 'new_device' }]
    expect('merged' in reply ? reply.merged : reply).toMatchObject({ ackSeq: 2, uncounted })
    const view = await stub.view(start + 5 * minute)
    expect(view?.responses.map(({ questionId, answer }) => [questionId, answer])).toEqual([
      [first, chosen('a')],
      [second, chosen('c')],
    ])
    expect(view?.evidence).toMatchObject([
      { questionId: first, answer: chosen('d'), stands: chosen('a'), reason: 'new_device', device: laptop },
    ])
  })

  test('is not one that took a lease during the section, whenever its answers arrive', async () => {
    const attempt = await sectional()
    const { stub, start, first } = attempt
    const second = await takeOver(attempt, laptop, start + 3 * minute - 1)
    const third = await takeOver(attempt, phone, start + 4 * minute)
    expect(third.epoch).toBeGreaterThan(second.epoch)
    const reply = await stub.sync(second, { device: laptop, batch: claims(attempt) }, start + 8 * minute)
    expect('merged' in reply && reply.merged).toEqual({ ackSeq: 2, revision: 2 })
    const { responses } = (await stub.view(start + 8 * minute)) ?? { responses: [] }
    expect(responses.find(({ questionId }) => questionId === first)?.answer).toEqual(chosen('d'))
  })

  test.each([
    ['that named itself as it began', phone],
    ['that did not name itself', undefined],
  ])('is not the device %s, even when it was offline until after a takeover', async (_how, device) => {
    const { stub, holder, start, paper } = await newRunningWith(device)
    const first = paper.sections[0]?.questionIds[0] ?? ''
    await stub.takeOver(holder.session, laptop, start + 4 * minute)
    const batch = [event(1, first, start + minute, { act: 'answer' })]
    const reply = await stub.sync(holder, { device: phone, batch }, start + 5 * minute)
    expect('merged' in reply && reply.merged).toEqual({ ackSeq: 1, revision: 1 })
  })
})

/** A sectional attempt that begins with or without a named device. */
const newRunningWith = (device: string | undefined) =>
  newRunning(undefined, {
    device,
    paper: (seeded) => ({
      navigation: 'sectional',
      sections: seeded.sections.map((section) => ({ ...section, durationMs: 3 * minute, after: 'none' as const })),
    }),
  })

describe('a submission at time out (EXM-46)', () => {
  test('closes at once where no other device held a lease', async () => {
    const attempt = await answered()
    const { stub, holder, deadlineAt } = attempt
    const submitted = await stub.submit(holder, 'submission', deadlineAt, true)
    expect(submitted).toEqual({ receipt: expect.any(String) })
    expect(await stub.view(deadlineAt)).toMatchObject({ state: 'submitted', evidence: [] })
    expect(await submittedBy(attempt)).toMatchObject({ closedBy: 'time', submittedAt: deadlineAt })
  })

  test('gets its receipt and leaves the attempt open to the end of the window for another device', async () => {
    const attempt = await answered()
    const { stub, holder, start, deadlineAt, two } = attempt
    const second = await takeOver(attempt, laptop, start + minute)
    const submitted = await stub.submit(second, 'submission', deadlineAt, true)
    const until = deadlineAt + drainMs
    expect(submitted).toEqual({ receipt: expect.any(String), countedUntil: until })
    expect(await stub.submit(second, 'submission-2', deadlineAt + 5, true), 'again').toEqual(submitted)
    const receipt = 'receipt' in submitted ? submitted.receipt : ''
    expect(await stub.view(deadlineAt + 10)).toMatchObject({ state: 'in_progress', receipt, countedUntil: until })
    expect(await alarmOf(attempt)).toBe(until + 1)

    const batch = [event(2, two, deadlineAt - 1, { act: 'answer', answer: chosen('b') })]
    const merged = await stub.sync(holder, { device: phone, batch }, until)
    expect(merged).toMatchObject({ refused: 'stale', merged: { ackSeq: 2, revision: 2 } })
    expect('merged' in merged && merged.merged).not.toHaveProperty('uncounted')
    expect(await stub.view(until + 1)).toMatchObject({ state: 'submitted', receipt, evidence: [] })
    const message = await submittedBy(attempt)
    expect(message).toMatchObject({ receipt, closedBy: 'time', submittedAt: deadlineAt, lateSynced: 1 })
    expect(message?.responses).toHaveLength(2)
    expect(await stub.submit(second, 'submission-3', until + 2, true), 'after the close').toEqual({ receipt })
  })

  test('waits for an unnamed device that began the attempt', async () => {
    const attempt = await newRunning()
    const second = await takeOver(attempt, laptop, attempt.start + minute)
    const submitted = await attempt.stub.submit(second, 'submission', attempt.deadlineAt, true)
    expect(submitted).toHaveProperty('countedUntil', attempt.deadlineAt + drainMs)
  })

  test('waits for a device that took the attempt over before the language was chosen', async () => {
    const begins = Date.now() + 86_400_000
    const { stub, holder, paper, questionIds } = await newAttempt(begins, { beginsAt: begins })
    const [one = ''] = questionIds
    await stub.sync(holder, { device: phone, batch: [event(1, one, begins + 1)] }, begins + 2)
    await stub.takeOver(holder.session, laptop, begins + minute)
    const taken = await stub.takeOver(holder.session, phone, begins + 2 * minute)
    if ('refused' in taken) throw new Error(taken.refused)
    const third = { ...holder, epoch: taken.epoch }
    await stub.begin(third, { language: 'hi', device: phone }, begins + 3 * minute)
    const deadlineAt = begins + paper.durationMs
    expect(await stub.submit(third, 'submission', deadlineAt, true)).toHaveProperty(
      'countedUntil',
      deadlineAt + drainMs,
    )
  })

  test("is closed at once by the student's own submission, with the same receipt", async () => {
    const attempt = await answered()
    const { stub, start, deadlineAt } = attempt
    const second = await takeOver(attempt, laptop, start + minute)
    const first = await stub.submit(second, 'submission', deadlineAt, true)
    const receipt = 'receipt' in first ? first.receipt : ''
    expect(await stub.submit(second, 'submission-2', deadlineAt + 10)).toEqual({ receipt })
    expect(await stub.view(deadlineAt + 11)).toMatchObject({ state: 'submitted', receipt })
  })

  test('after the window, when the alarm is late, closes and names no past instant', async () => {
    const attempt = await answered()
    const { stub, start, deadlineAt } = attempt
    const second = await takeOver(attempt, laptop, start + minute)
    const until = deadlineAt + drainMs
    expect(await stub.submit(second, 'submission', until + 1, true)).toEqual({ receipt: expect.any(String) })
    expect(await submittedBy(attempt)).toMatchObject({ closedBy: 'time', submittedAt: deadlineAt })
  })

  test('by an older lease is refused: only the writer submits', async () => {
    const attempt = await answered()
    const { stub, holder, start, deadlineAt } = attempt
    await takeOver(attempt, laptop, start + minute)
    expect(await stub.submit(holder, 'submission', deadlineAt, true)).toMatchObject({ refused: 'stale' })
    expect(await stub.view(deadlineAt)).toMatchObject({ receipt: null })
  })
})

test('evidence is shown to its student alone, without key or score (EXM-40)', async () => {
  const caller = await new Caller().signUp()
  const { of, save, submit } = await caller.begin()
  const { body } = await caller.call<AttemptView>('GET', of(''))
  const [one = ''] = body.paper?.questions.map(({ id }) => id) ?? []
  expect((await save([event(1, one, Date.now(), { act: 'answer' })])).status).toBe(200)
  expect((await submit()).status).toBe(200)
  const late = [event(2, one, Date.now(), { act: 'answer', answer: chosen('b') })]
  expect(await save(late)).toMatchObject({
    status: 200,
    body: { ackSeq: 2, closed: true, uncounted: [{ seq: 2, reason: 'after_submission' }] },
  })
  const view = await caller.call<AttemptView>('GET', of(''))
  expect(view.body.evidence).toEqual([
    {
      questionId: one,
      answer: chosen('b'),
      stands: chosen('a'),
      at: expect.any(Number),
      receivedAt: expect.any(Number),
      reason: 'after_submission',
      device: 'device-01',
    },
  ])
  for (const secret of ['"key"', '"solution"', '"verdict"', '"units"', '"score"', '"outcome"'])
    expect(view.text, secret).not.toContain(secret)
  const stranger = await new Caller().signUp()
  expect((await stranger.call('GET', of(''))).status).toBe(404)
})
