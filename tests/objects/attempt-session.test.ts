import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Holder } from '../../worker/attempts/session/stored-attempt.ts'
import { chosen, env, event, logged, newRunning, newAttempt, prepareDatabase } from './support.ts'

beforeAll(prepareDatabase)

const device = 'device-01'
const other = 'device-02'

/** A new writer's lease, from the same session. */
const takenOver = async (
  stub: Awaited<ReturnType<typeof newAttempt>>['stub'],
  { session }: Holder,
  to: string,
  now: number,
): Promise<Holder> => {
  const taken = await stub.takeOver(session, to, now)
  if ('refused' in taken) throw new Error(taken.refused)
  return { epoch: taken.epoch, session }
}

const rowsOf = (stub: DurableObjectStub, table: 'saves' | 'outbox') =>
  runInDurableObject(
    stub,
    (_instance, state) => state.storage.sql.exec<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`).one().rows,
  )

/** The number of stored events. */
const eventsIn = (stub: DurableObjectStub) =>
  runInDurableObject(
    stub,
    (_instance, state) =>
      state.storage.sql
        .exec<{ events: number | null }>('SELECT sum(json_array_length(events)) AS events FROM saves')
        .one().events ?? 0,
  )

describe('starting an attempt (EXM-3, EXM-5, EXM-9, HAL-2)', () => {
  test('an attempt that was never created has no view and refuses every call', async () => {
    const stub = env.ATTEMPTS.getByName('att_never')
    expect(await stub.view(1)).toBeNull()
    expect(await stub.visit('user', 1)).toBeNull()
    const session = 'session'
    const holder = { epoch: 1, session }
    expect(await stub.takeOver(session, device, 1)).toEqual({ refused: 'missing' })
    const replies = [
      await stub.begin(holder, { language: 'en' }, 1),
      await stub.sync(holder, { device, batch: [event(1, 'q', 0)] }, 1),
      await stub.submit(holder, 'submission', 1),
    ]
    expect(replies).toEqual([0, 1, 2].map(() => ({ refused: 'missing' })))
  })

  test('the clock starts at "I am ready to begin", and only once', async () => {
    const { stub, holder, start, opening, paper } = await newAttempt()
    expect(await stub.view(start)).toMatchObject({
      state: 'instructions',
      deadlineAt: null,
      revision: 0,
      responses: [],
    })
    expect(await stub.begin(holder, { language: 'hi' }, start)).toEqual({ deadlineAt: start + paper.durationMs })
    expect(await stub.begin(holder, { language: 'en' }, start + 60_000)).toEqual({
      deadlineAt: start + paper.durationMs,
    })
    const again = { ...opening, clock: { ...opening.clock, durationMs: 1 }, userId: 'someone else' }
    expect(await stub.open(again, start)).toEqual({ state: 'in_progress', epoch: holder.epoch })
    expect(await stub.view(start)).toMatchObject({ userId: opening.userId, deadlineAt: start + paper.durationMs })
  })

  test('a save or submission before the clock has started is refused', async () => {
    const { stub, holder, start, questionIds } = await newAttempt()
    expect(await stub.sync(holder, { device, batch: [event(1, questionIds[0] ?? '', start)] }, start)).toMatchObject({
      refused: 'not_begun',
    })
    expect(await stub.submit(holder, 'submission', start)).toMatchObject({ refused: 'not_begun' })
  })

  test('the close of the window cuts the deadline, and nothing begins at or after it', async () => {
    const soon = Date.now() + 86_400_000
    const cut = await newAttempt(soon, { closesAt: soon + 60_000 })
    expect(await cut.stub.begin(cut.holder, { language: 'en' }, soon)).toEqual({ deadlineAt: soon + 60_000 })
    const late = await newAttempt(soon, { closesAt: soon })
    expect(await late.stub.begin(late.holder, { language: 'en' }, soon)).toMatchObject({ refused: 'closed' })
  })
})

describe('saving (EXM-19, EXM-20, EXM-21, EXM-22, EXM-24)', () => {
  test('acknowledges a repeated batch the same way and writes nothing', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const batch = [event(1, questionIds[0] ?? '', start + 1), event(2, questionIds[1] ?? '', start + 2)]
    const first = await stub.sync(holder, { device, batch }, start + 10)
    expect(first).toMatchObject({ ackSeq: 2, revision: 1 })
    expect(await stub.sync(holder, { device, batch }, start + 20)).toEqual(first)
    expect(await eventsIn(stub)).toBe(2)
  })

  test('stores only the new events of a batch that overlaps the last one', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = '', two = ''] = questionIds
    await stub.sync(holder, { device, batch: [event(1, one, start + 1)] }, start + 10)
    expect(
      await stub.sync(holder, { device, batch: [event(1, one, start + 1), event(2, two, start + 2)] }, start + 20),
    ).toMatchObject({ ackSeq: 2, revision: 2 })
    expect(await eventsIn(stub)).toBe(2)
  })

  test.each([
    ['another answer', { answer: chosen('b') }],
    ['another status', { status: 'answered_marked' as const }],
    ['another time', { at: 77 }],
  ])('refuses a used seq with %s, keeps the first and logs the conflict', async (_what, parts) => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = '', two = ''] = questionIds
    await stub.sync(holder, { device, batch: [event(1, one, start + 1)] }, start + 10)
    const warnings = await logged('warn', async () => {
      const batch = [event(1, one, start + 1, parts), event(2, two, start + 2)]
      const refused = await stub.sync(holder, { device, batch }, start + 20)
      expect(refused).toMatchObject({
        refused: 'seq_conflict',
        view: { revision: 1, responses: [{ questionId: one, answer: chosen('a') }] },
      })
    })
    expect(warnings.map((line) => line.event)).toEqual(['attempts.seq_conflict'])
    expect(await eventsIn(stub)).toBe(1)
  })

  test('rejects a whole batch with a question outside the paper or an unknown option', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = ''] = questionIds
    const good = event(1, one, start + 1)
    const strange = await stub.sync(holder, { device, batch: [good, event(2, 'qst_none', start + 2)] }, start + 3)
    expect(strange).toEqual({ refused: 'invalid', fields: { 'batch.1.questionId': 'not in this paper' } })
    const unknown = await stub.sync(
      holder,
      { device, batch: [good, event(2, one, start + 2, { answer: chosen('z') })] },
      start + 3,
    )
    expect(unknown).toEqual({ refused: 'invalid', fields: { 'batch.1.answer': 'not an answer to this question' } })
    expect(await stub.view(start + 3)).toMatchObject({ revision: 0, responses: [] })
  })

  test('empties a stored answer only by an explicit Clear', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = ''] = questionIds
    await stub.sync(holder, { device, batch: [event(1, one, start + 1)] }, start + 2)
    expect((await stub.view(start + 2))?.responses).toMatchObject([{ questionId: one, answer: chosen('a') }])
    await stub.sync(
      holder,
      { device, batch: [event(2, one, start + 3, { answer: null, status: 'not_answered' })] },
      start + 4,
    )
    expect((await stub.view(start + 4))?.responses).toMatchObject([
      { questionId: one, answer: null, status: 'not_answered' },
    ])
  })

  test('keeps acknowledged events after the object was evicted', async () => {
    const { stub, holder, start, questionIds, deadlineAt } = await newRunning()
    await stub.sync(holder, { device, batch: [event(1, questionIds[3] ?? '', start + 1)] }, start + 2)
    await evictDurableObject(stub)
    expect(await stub.view(start + 3)).toMatchObject({
      state: 'in_progress',
      deadlineAt,
      revision: 1,
      responses: [{ questionId: questionIds[3] }],
    })
    expect(
      await stub.sync(holder, { device, batch: [event(2, questionIds[4] ?? '', start + 4)] }, start + 5),
    ).toMatchObject({ ackSeq: 2, revision: 2 })
  })
})

describe('one writer (EXM-29, EXM-30, EXM-31)', () => {
  test('an older lease cannot submit or begin and gets the current state', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = ''] = questionIds
    await stub.sync(holder, { device, batch: [event(1, one, start + 1)] }, start + 2)
    expect(await stub.takeOver(holder.session, other, start + 3)).toEqual({ epoch: holder.epoch + 1, revision: 1 })
    const stale = { refused: 'stale', view: { state: 'in_progress', revision: 1, responses: [{ questionId: one }] } }
    expect(await stub.submit(holder, 'submission', start + 4)).toMatchObject(stale)
    expect(await stub.begin(holder, { language: 'en' }, start + 4)).toMatchObject(stale)
    expect((await stub.view(start + 5))?.state).toBe('in_progress')
  })

  test('a save under an older lease is stored, then refused; the reply acknowledges what was stored', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = '', two = ''] = questionIds
    await stub.sync(holder, { device, batch: [event(1, one, start + 1)] }, start + 2)
    await stub.takeOver(holder.session, other, start + 3)
    const late = { device, batch: [event(2, two, start + 3)] }
    const merged = { refused: 'stale', merged: { ackSeq: 2, revision: 2 }, view: { revision: 2 } }
    expect(await stub.sync(holder, late, start + 4)).toMatchObject(merged)
    expect(await stub.sync(holder, late, start + 5), 'a repeated batch is told the same').toMatchObject(merged)
    expect((await stub.view(start + 6))?.responses.map(({ questionId }) => questionId)).toEqual([one, two])
    expect(await eventsIn(stub)).toBe(2)
  })

  test('of two devices with the same lease the first to save writes, and the other merges', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = ''] = questionIds
    await stub.sync(holder, { device, batch: [event(1, one, start + 1)] }, start + 2)
    const second = { device: other, batch: [event(1, one, start + 3, { answer: chosen('b') })] }
    expect(await stub.sync(holder, second, start + 4)).toMatchObject({
      refused: 'stale',
      merged: { ackSeq: 1, revision: 2 },
    })
    expect((await stub.view(start + 4))?.responses).toMatchObject([{ answer: chosen('b') }])
    expect(await stub.sync(holder, { device, batch: [event(2, one, start + 5)] }, start + 6)).toMatchObject({
      ackSeq: 2,
    })
    const taken = await takenOver(stub, holder, other, start + 7)
    const third = { device: other, batch: [event(2, one, start + 8, { answer: chosen('c') })] }
    expect(await stub.sync(taken, third, start + 9)).toMatchObject({ ackSeq: 2, revision: 4 })
  })

  test('the latest action counts across a takeover, whatever the sequence numbers and the writer', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = '', two = ''] = questionIds
    const answerOf = async (questionId: string, now: number) =>
      (await stub.view(now))?.responses.find((response) => response.questionId === questionId)?.answer
    await stub.sync(holder, { device, batch: [event(7, one, start + 50), event(8, two, start + 51)] }, start + 60)
    const second = await takenOver(stub, holder, other, start + 61)
    const earlier = { device: other, batch: [event(1, one, start + 40, { answer: chosen('c') })] }
    expect(await stub.sync(second, earlier, start + 70)).toMatchObject({ ackSeq: 1, revision: 2 })
    expect([await answerOf(one, start + 70), await answerOf(two, start + 70)]).toEqual([chosen('a'), chosen('a')])

    const third = await takenOver(stub, holder, device, start + 71)
    const last = { device, batch: [event(9, one, start + 80, { answer: chosen('d') })] }
    expect(await stub.sync(third, last, start + 90)).toMatchObject({ ackSeq: 9, revision: 3 })
    expect(await answerOf(one, start + 90)).toEqual(chosen('d'))
  })
})

describe('late answers (EXM-37, EXM-40, EXM-43)', () => {
  /** An attempt last saved `quiet` milliseconds before its deadline. */
  const savedBefore = async (quiet: number) => {
    const attempt = await newRunning()
    const { stub, holder, deadlineAt, questionIds } = attempt
    const at = deadlineAt - quiet
    expect(await stub.sync(holder, { device, batch: [event(1, questionIds[0] ?? '', at)] }, at)).toMatchObject({
      ackSeq: 1,
    })
    const late = (seq: number, given: number, arrives: number) =>
      stub.sync(
        holder,
        { device, batch: [event(seq, questionIds[seq] ?? '', deadlineAt + given)] },
        deadlineAt + arrives,
      )
    return { ...attempt, late }
  }

  describe.each([
    ['a second', 1_000],
    ['30 s', 30_000],
    ['10 min', 600_000],
  ])('of a student last acknowledged %s before the deadline', (_how, quiet) => {
    test.each([
      ['given 1 ms before the deadline, arriving 1 ms before it', -1, -1, null],
      ['given 1 ms before, arriving exactly at it', -1, 0, null],
      ['given 1 ms before, arriving 10.001 s after', -1, 10_001, null],
      ['given 1 ms before, arriving 119.999 s after', -1, 119_999, null],
      ['given 1 ms before, arriving 120.000 s after', -1, 120_000, null],
      ['given 1 ms before, arriving 120.001 s after', -1, 120_001, 'arrived_late'],
      ['given exactly at the deadline', 0, 1, 'after_deadline'],
      ['given after the deadline', 5, 10, 'after_deadline'],
      ['given at the deadline, arriving after the window', 0, 130_000, 'after_deadline'],
    ])('an event %s is stored, and reported where it does not count', async (_what, given, arrives, reason) => {
      const { late, stub, deadlineAt } = await savedBefore(quiet)
      const reply = await late(2, given, arrives)
      expect(reply).toMatchObject({ ackSeq: 2, revision: 2 })
      if (reason === null) expect(reply).not.toHaveProperty('uncounted')
      else expect(reply).toMatchObject({ uncounted: [{ seq: 2, reason }] })
      expect('closed' in reply).toBe(arrives > 120_000)
      expect((await stub.view(deadlineAt))?.responses).toHaveLength(reason === null ? 2 : 1)
    })
  })

  test('an offline device can send several batches within the window', async () => {
    const { late } = await savedBefore(60_000)
    expect(await late(2, -5_000, 40_000)).toMatchObject({ ackSeq: 2, revision: 2 })
    expect(await late(3, -4_000, 119_000)).not.toHaveProperty('uncounted')
  })

  test('a batch that spans the deadline is stored whole and counts up to it', async () => {
    const { stub, holder, deadlineAt, questionIds } = await savedBefore(1_000)
    const [, second = '', third = ''] = questionIds
    const batch = [event(2, second, deadlineAt - 1), event(3, third, deadlineAt)]
    expect(await stub.sync(holder, { device, batch }, deadlineAt + 500)).toMatchObject({
      ackSeq: 3,
      revision: 2,
      uncounted: [{ seq: 3, reason: 'after_deadline' }],
    })
    expect((await stub.view(deadlineAt + 501))?.responses.map(({ questionId }) => questionId)).not.toContain(third)
  })

  test('answers received after the deadline are counted in lateSynced', async () => {
    const { stub, holder, deadlineAt, late } = await savedBefore(1_000)
    await late(2, -10, 2_000)
    await stub.submit(holder, 'submission', deadlineAt + 3_000)
    const message = await runInDurableObject(
      stub,
      (_instance, state) => state.storage.sql.exec<{ message: string }>('SELECT message FROM outbox').one().message,
    )
    expect(JSON.parse(message)).toMatchObject({ lateSynced: 1, closedBy: 'time', submittedAt: deadlineAt })
  })
})

describe('the end of an attempt (EXM-40, EXM-44, EXM-45)', () => {
  test('a repeated submission gets the stored receipt, also from a stale writer', async () => {
    const { stub, holder, start } = await newRunning()
    const first = await stub.submit(holder, 'submission-1', start + 10)
    expect(first).toEqual({ receipt: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) })
    expect(await stub.submit(holder, 'submission-2', start + 20)).toEqual(first)
    await takenOver(stub, holder, other, start + 25)
    expect(await stub.submit(holder, 'submission-1', start + 30)).toEqual(first)
    expect(await rowsOf(stub, 'outbox')).toBe(1)
  })

  test('20 concurrent submissions get one receipt', async () => {
    const { stub, holder, start } = await newRunning()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stub.submit(holder, `submission-${index}`, start + index)),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]).toHaveProperty('receipt')
    expect(await rowsOf(stub, 'outbox')).toBe(1)
  })

  test('a save after the close is kept as evidence, and a repeated batch is still acknowledged', async () => {
    const { stub, holder, start, questionIds } = await newRunning()
    const [one = '', two = ''] = questionIds
    const stored = [event(1, one, start + 1)]
    await stub.sync(holder, { device, batch: stored }, start + 2)
    await stub.submit(holder, 'submission', start + 3)
    expect(await stub.sync(holder, { device, batch: [event(2, two, start + 2)] }, start + 4)).toMatchObject({
      ackSeq: 2,
      closed: true,
      uncounted: [{ seq: 2, reason: 'after_submission' }],
    })
    const again = await stub.sync(holder, { device, batch: stored }, start + 5)
    expect(again).toMatchObject({ ackSeq: 2, revision: 2, closed: true })
    expect(again).not.toHaveProperty('uncounted')
    expect(await stub.begin(holder, { language: 'en' }, start + 6)).toMatchObject({ refused: 'closed' })
    expect((await stub.view(start + 7))?.responses.map(({ questionId }) => questionId)).toEqual([one])
  })

  test('any call after the last millisecond of the drain window closes an absent attempt, and none within it', async () => {
    const { stub, deadlineAt } = await newRunning()
    expect(await stub.view(deadlineAt + 120_000)).toMatchObject({ state: 'in_progress', receipt: null })
    expect(await stub.view(deadlineAt + 120_001)).toMatchObject({ state: 'submitted', receipt: expect.any(String) })
  })

  test('an alarm before the end of the drain window closes nothing and is set again', async () => {
    const { stub, deadlineAt, closesItself } = await newRunning(Date.now() - 12 * 60_000 - 60_000)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await stub.view(deadlineAt)).toMatchObject({ state: 'in_progress', receipt: null })
    expect(await runInDurableObject(stub, (_instance, state) => state.storage.getAlarm())).toBe(closesItself)
  })

  test('the alarm closes an absent attempt with everything saved, without any call', async () => {
    // The deadline was 119 s ago, so the alarm is due in a second.
    const start = Date.now() - 12 * 60_000 - 119_000
    const { stub, holder, deadlineAt, questionIds } = await newRunning(start)
    await stub.sync(holder, { device, batch: [event(1, questionIds[0] ?? '', deadlineAt - 10)] }, deadlineAt - 5)
    await vi.waitFor(
      async () =>
        expect(await stub.view(deadlineAt)).toMatchObject({ state: expect.stringMatching(/submitted|scored/) }),
      { timeout: 10_000, interval: 50 },
    )
    const closed = await runInDurableObject(stub, (_instance, state) =>
      state.storage.sql
        .exec<{ closedBy: string; closedAt: number }>(
          'SELECT closed_by AS closedBy, closed_at AS closedAt FROM sitting',
        )
        .one(),
    )
    expect(closed.closedBy).toBe('time')
    expect(closed.closedAt).toBeGreaterThan(deadlineAt + 120_000)
    expect((await stub.view(deadlineAt))?.responses).toHaveLength(1)
  })
})
