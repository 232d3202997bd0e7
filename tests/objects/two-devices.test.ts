import { beforeAll, describe, expect, test } from 'vitest'
import type { AttemptView, Merged, StaleDetails, NewLease } from '../../domain/attempts/contract.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import type { Holder } from '../../worker/attempts/session/stored-attempt.ts'
import { Caller } from './caller.ts'
import { chosen, event, newRunning, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const phone = 'phone-0001'
const laptop = 'laptop-001'
const minute = 60_000

type StoredAttempt = Awaited<ReturnType<typeof newRunning>>

/** A lease of a newer epoch: the device has loaded the attempt. */
const takeOver = async ({ stub, holder }: StoredAttempt, device: string, now: number): Promise<Holder> => {
  const taken = await stub.takeOver(holder.session, device, now)
  if ('refused' in taken) throw new Error(taken.refused)
  return { epoch: taken.epoch, session: holder.session }
}

const answersIn = async ({ stub, questionIds }: StoredAttempt, now: number): Promise<(string | null)[]> => {
  const { responses } = (await stub.view(now)) ?? { responses: [] }
  return questionIds.slice(0, 5).map((id) => {
    const answer = responses.find(({ questionId }) => questionId === id)?.answer
    return answer && 'optionIds' in answer ? answer.optionIds.join() : null
  })
}

const empty = { answer: null, status: 'not_answered' as const }

describe('a device that returns with an older lease (EXM-30, EXM-31, EXM-33)', () => {
  /** The phone, offline, answers Q2 and looks at Q3 and Q4; the laptop takes over and answers all three. */
  const answeredOnBoth = async (phoneAnswersAt: number) => {
    const attempt = await newRunning()
    const { stub, holder, start, questionIds } = attempt
    const [one = '', two = '', three = '', four = ''] = questionIds
    await stub.sync(holder, { device: phone, batch: [event(1, one, start + 1, { act: 'answer' })] }, start + 2)
    const second = await takeOver(attempt, laptop, start + 2 * minute)
    const given = [two, three, four].map((id, index) =>
      event(index + 1, id, start + 3 * minute + index, { act: 'answer', answer: chosen(['d', 'c', 'b'][index] ?? '') }),
    )
    await stub.sync(second, { device: laptop, batch: given }, start + 3 * minute + 10)
    const kept = [
      event(2, two, start + phoneAnswersAt, { act: 'answer', answer: chosen('a') }),
      event(3, three, start + phoneAnswersAt + 1, { act: 'visit', ...empty }),
      event(4, four, start + phoneAnswersAt + 2, { act: 'visit', ...empty }),
    ]
    const back = () => stub.sync(holder, { device: phone, batch: kept }, start + 6 * minute)
    return { ...attempt, second, two, three, four, back }
  }

  test('leaves later answers of the other device alone, and its own are stored', async () => {
    const attempt = await answeredOnBoth(minute)
    expect(await attempt.back()).toMatchObject({
      refused: 'stale',
      merged: { ackSeq: 4, revision: 3 },
      view: { state: 'in_progress', revision: 3 },
    })
    expect(await answersIn(attempt, attempt.start + 6 * minute)).toEqual(['a', 'd', 'c', 'b', null])
  })

  test('wins with its later answers, and its visits change nothing', async () => {
    const attempt = await answeredOnBoth(4 * minute)
    await attempt.back()
    expect(await answersIn(attempt, attempt.start + 6 * minute)).toEqual(['a', 'a', 'c', 'b', null])
  })

  test.each([
    ['earlier', minute, 'd', 'a'],
    ['later', 4 * minute, 'a', 'd'],
  ])('that answered %s: the student sees both answers', async (_when, answersAt, stands, other) => {
    const { stub, start, two, back } = await answeredOnBoth(answersAt)
    expect((await stub.view(start + 5 * minute))?.differences).toEqual([])
    await back()
    const laptops = { answer: chosen('d'), at: start + 3 * minute, device: laptop }
    const phones = { answer: chosen('a'), at: start + answersAt, device: phone }
    expect((await stub.view(start + 6 * minute))?.differences).toEqual([
      {
        questionId: two,
        stands: stands === 'd' ? laptops : phones,
        other: other === 'd' ? laptops : phones,
      },
    ])
  })

  test('causes no difference for an answer that the other device had loaded', async () => {
    const attempt = await newRunning()
    const { stub, holder, start, questionIds } = attempt
    const [one = ''] = questionIds
    await stub.sync(holder, { device: phone, batch: [event(1, one, start + 1, { act: 'answer' })] }, start + 2)
    const second = await takeOver(attempt, laptop, start + 2)
    const changed = [event(1, one, start + 5, { act: 'answer', answer: chosen('b') })]
    await stub.sync(second, { device: laptop, batch: changed }, start + 6)
    expect((await stub.view(start + 7))?.differences).toEqual([])
  })

  test('can take the other answer by giving it again on the writing page', async () => {
    const { stub, start, second, two, back } = await answeredOnBoth(minute)
    await back()
    const taken = [event(9, two, start + 7 * minute, { act: 'answer', answer: chosen('a') })]
    await stub.sync(second, { device: laptop, batch: taken }, start + 7 * minute)
    const view = await stub.view(start + 8 * minute)
    expect(view?.responses.find(({ questionId }) => questionId === two)?.answer).toEqual(chosen('a'))
    expect(view?.differences).toEqual([])
  })

  test('neither leaves a section, adds notes nor moves the clock', async () => {
    const attempt = await newRunning(undefined, {
      paper: (seeded) => ({
        navigation: 'sectional',
        sections: seeded.sections.map((section) => ({ ...section, durationMs: 3 * minute, after: 'none' as const })),
      }),
    })
    const { stub, holder, start, deadlineAt, questionIds } = attempt
    await takeOver(attempt, laptop, start + 1)
    const batch = [event(1, questionIds[0] ?? '', start + 2)]
    const leaves = [{ sectionId: 's1', at: start + minute }]
    const integrity = [{ kind: 'window_left' as const, at: start + 3, ms: 5 }]
    expect(await stub.sync(holder, { device: phone, batch, leaves, integrity }, start + minute)).toMatchObject({
      refused: 'stale',
      merged: { ackSeq: 1 },
    })
    expect(await stub.view(start + minute)).toMatchObject({ deadlineAt, timing: { leaves: {} }, integrity: [] })
    expect(await stub.pause(holder, start + minute)).toMatchObject({ refused: 'stale' })
  })

  test('gets the errors of a malformed batch, of which nothing is stored', async () => {
    const attempt = await newRunning()
    const { stub, holder, start, questionIds } = attempt
    const [one = ''] = questionIds
    await stub.sync(holder, { device: phone, batch: [event(1, one, start + 1)] }, start + 2)
    await takeOver(attempt, laptop, start + 3)
    const strange = [event(2, one, start + 4), event(3, 'qst_none', start + 5)]
    expect(await stub.sync(holder, { device: phone, batch: strange }, start + 6)).toMatchObject({ refused: 'invalid' })
    const other = [event(1, one, start + 1, { answer: chosen('c') })]
    expect(await stub.sync(holder, { device: phone, batch: other }, start + 7)).toMatchObject({
      refused: 'seq_conflict',
    })
    expect((await stub.view(start + 8))?.revision).toBe(1)
  })

  test('keeps pending what was given during a pause', async () => {
    const attempt = await newRunning(undefined, { paper: { pausable: true } })
    const { stub, holder, start, questionIds } = attempt
    const [one = '', two = ''] = questionIds
    const second = await takeOver(attempt, laptop, start + 1)
    await stub.pause(second, start + minute)
    const batch = [event(1, one, start + minute - 1), event(2, two, start + minute)]
    const before = await stub.sync(holder, { device: phone, batch }, start + 2 * minute)
    expect(before).toMatchObject({ refused: 'stale', merged: { ackSeq: 1 } })
    const waiting = await stub.sync(holder, { device: phone, batch: batch.slice(1) }, start + 3 * minute)
    expect(waiting).toMatchObject({ refused: 'stale' })
    expect(waiting).not.toHaveProperty('merged')
    await stub.resume(second, start + 4 * minute)
    const after = await stub.sync(holder, { device: phone, batch: batch.slice(1) }, start + 5 * minute)
    expect(after).toMatchObject({ merged: { ackSeq: 2 } })
  })
})

describe('the effect of an act (EXM-21, EXM-24)', () => {
  /** The phone has answered; the laptop writes from then on. */
  const answeredOnThePhone = async () => {
    const attempt = await newRunning()
    const { stub, holder, start, questionIds } = attempt
    const [one = ''] = questionIds
    await stub.sync(holder, { device: phone, batch: [event(1, one, start + 1, { act: 'answer' })] }, start + 2)
    const second = await takeOver(attempt, laptop, start + 3)
    let seq = 0
    const write = async (parts: Partial<Parameters<typeof event>[3]>) => {
      seq += 1
      await stub.sync(second, { device: laptop, batch: [event(seq, one, start + 10 * seq, parts)] }, start + 10 * seq)
      return (await stub.view(start + 10 * seq))?.responses[0]
    }
    return { ...attempt, one, write }
  }

  test('a visit never changes an answer, whatever it shows', async () => {
    const { write } = await answeredOnThePhone()
    expect(await write({ act: 'visit', ...empty, ms: 7_000 })).toMatchObject({
      answer: chosen('a'),
      status: 'answered',
      ms: 7_000,
    })
    expect(await write({ act: 'visit', answer: chosen('d') })).toMatchObject({ answer: chosen('a') })
  })

  test('a mark changes the mark alone', async () => {
    const { write } = await answeredOnThePhone()
    expect(await write({ act: 'mark', answer: null, status: 'marked' })).toMatchObject({
      answer: chosen('a'),
      status: 'answered_marked',
    })
    expect(await write({ act: 'mark', ...empty })).toMatchObject({ answer: chosen('a'), status: 'answered' })
  })

  test('an explicit Clear empties the answer of any device', async () => {
    const { write } = await answeredOnThePhone()
    expect(await write({ act: 'clear', ...empty })).toMatchObject(empty)
  })

  test('a null answer without an act clears only an answer of the same device', async () => {
    const { write } = await answeredOnThePhone()
    expect(await write(empty)).toMatchObject({ answer: chosen('a') })
    expect(await write({ answer: chosen('c') })).toMatchObject({ answer: chosen('c') })
    expect(await write(empty)).toMatchObject(empty)
  })

  test('the same seq with another act is a conflict', async () => {
    const { stub, holder, start, one } = await answeredOnThePhone()
    const other = [event(1, one, start + 1, { act: 'visit' })]
    expect(await stub.sync(holder, { device: phone, batch: other }, start + 9)).toMatchObject({
      refused: 'seq_conflict',
    })
  })
})

test('an ended session merges nothing; its journal is sent after the next sign-in (EXM-35)', async () => {
  const attempt = await newRunning()
  const { stub, holder, start, questionIds } = attempt
  await takeOver(attempt, laptop, start + 1)
  await stub.endSessions([holder.session])
  const batch = [event(1, questionIds[0] ?? '', start + 2)]
  expect(await stub.sync(holder, { device: phone, batch }, start + 3)).toEqual({ refused: 'ended' })
  expect(await stub.sync({ ...holder, epoch: 0 }, { device: phone, batch }, start + 4)).toEqual({ refused: 'ended' })
  expect((await stub.view(start + 5))?.revision).toBe(0)
  const again = { epoch: 0, session: unique('session') }
  expect(await stub.sync(again, { device: phone, batch }, start + 6)).toMatchObject({ merged: { ackSeq: 1 } })
})

describe('devices over HTTP (EXM-29, EXM-30, EXM-34, EXM-35)', () => {
  const onTwoDevices = async () => {
    const caller = await new Caller().signUp()
    const attempt = await caller.begin()
    const questions = (await caller.call<AttemptView>('GET', attempt.of(''))).body.paper?.questions ?? []
    const takeLease = async (parts: object) => {
      const taken = await caller.call<NewLease>('POST', attempt.of('/lease'), parts)
      expect(taken.status, taken.text).toBe(200)
      return taken.body.lease
    }
    const view = async () => (await caller.call<AttemptView>('GET', attempt.of(''))).body
    return { caller, ...attempt, questionIds: questions.map(({ id }) => id), takeLease, view }
  }

  test('an older lease is 409 attempts.lease_stale with the state and what was merged', async () => {
    const { save, questionIds, takeLease, view, deadlineAt } = await onTwoDevices()
    const [one = '', two = ''] = questionIds
    const lease = await takeLease({ device: laptop })
    const at = Date.now()
    const newer = [event(1, one, at, { act: 'answer', answer: chosen('d') })]
    expect((await save(newer, { lease, device: laptop })).status).toBe(200)
    const older = [
      event(1, one, at - 1_000, { act: 'answer' }),
      event(2, two, at - 900, { act: 'answer', answer: chosen('b') }),
    ]
    const { status, body } = await save<ErrorBody & { details: StaleDetails }>(older, { device: phone })
    expect([status, body.code]).toEqual([409, 'attempts.lease_stale'])
    expect(body.details).toEqual({
      state: 'in_progress',
      revision: 2,
      deadlineAt,
      responses: expect.arrayContaining([expect.objectContaining({ questionId: two, answer: chosen('b') })]),
      serverNow: expect.any(Number),
      merged: { ackSeq: 2, revision: 2 } satisfies Merged,
    })
    const { responses, differences } = await view()
    expect(responses.find(({ questionId }) => questionId === one)?.answer).toEqual(chosen('d'))
    expect(differences.map(({ questionId }) => questionId)).toContain(one)
  })

  test('a merge-only lease saves pending answers without taking the test over', async () => {
    const { caller, lease, of, save, questionIds, takeLease, view } = await onTwoDevices()
    const [one = '', two = ''] = questionIds
    expect((await save([event(1, one, Date.now())])).status).toBe(200)
    const merging = await takeLease({ device: laptop, mergeOnly: true })
    const waiting = [event(1, two, Date.now(), { act: 'answer', answer: chosen('b') })]
    const merged = await save<ErrorBody & { details: StaleDetails }>(waiting, { lease: merging, device: laptop })
    expect([merged.status, merged.body.details.merged]).toEqual([409, { ackSeq: 1, revision: 2 }])
    expect((await view()).responses.map(({ questionId }) => questionId)).toEqual([one, two])

    const asked = [
      ['/submission', { submissionId: 'submission-9' }],
      ['/submission', { submissionId: 'submission-9', timeIsOver: true }],
      ['/pause', {}],
      ['/resume', {}],
      ['/begin', { language: 'hi', declared: true }],
    ] as const
    for (const [path, parts] of asked) {
      const { status, body } = await caller.call('POST', of(path), { lease: merging, ...parts })
      expect([path, status, body.code]).toEqual([path, 409, 'attempts.lease_stale'])
    }
    expect((await save([event(2, one, Date.now(), { act: 'answer' })])).status, 'the writer goes on').toBe(200)
    expect((await caller.call('POST', of('/submission'), { lease, submissionId: 'submission-1' })).status).toBe(200)
  })

  test('a merge-only lease is refused to another student and for any other call', async () => {
    const { of } = await onTwoDevices()
    const stranger = await new Caller().signUp()
    const asked = { device: laptop, mergeOnly: true }
    expect((await stranger.call('POST', of('/lease'), asked)).status).toBe(404)
    expect((await new Caller().call('POST', of('/lease'), asked)).status).toBe(401)
    expect((await stranger.call('POST', of('/lease'), { device: laptop, mergeOnly: false })).status).toBe(422)
  })
})
