import { describe, expect, test } from 'vitest'
import type { AttemptView, SyncAck, NewLease, Timing } from '../../domain/attempts/contract.ts'
import type { AttemptResult } from '../../domain/results/contract.ts'
import { seedTests } from '../../drizzle/seed/catalogue/index.ts'
import { testRows } from '../support/rows.ts'
import { listen, shakeHands, type Listener } from '../support/channel.ts'
import {
  addTest,
  answered,
  demoAdmin,
  newAttempt,
  newStudent,
  query,
  signIn,
  start,
  unique,
  type Visitor,
} from '../support/http.ts'

const sectional = 'tst_ssc-cgl-2026-mock-1'
const pausable = seedTests.find(
  ({ presetVersionId, access }) => presetVersionId === 'pre_practice_v1' && access === 'free',
)?.id
const hour = 3_600_000

const admin = () => signIn(demoAdmin.email, demoAdmin.password)
const act = (visitor: Visitor, attemptId: string, name: string, body: object = {}) =>
  visitor.post<{ deadlineAt: number; code: string }>(`/api/admin/attempts/${attemptId}/${name}`, {
    reason: 'as the hall asked',
    ...body,
  })

/** Waits for a message of a kind. */
const hears = (listener: Listener, kind: string) =>
  expect.poll(() => listener.heard.map((push) => push.kind), { timeout: 5_000 }).toContain(kind)

describe('sections of an attempt (EXM-10, EXM-40)', () => {
  test('have their times in the view, and an answer outside them is kept without counting', async () => {
    const attempt = await newAttempt(await newStudent(), sectional)
    const { timing, sections } = await attempt.view()
    const spans = timing?.spans ?? []
    expect(sections).toEqual(attempt.paper.sections.map(({ id }) => id))
    expect(spans.map(({ sectionId }) => sectionId)).toEqual(sections)
    expect(spans.map(({ startsAt, endsAt }) => endsAt - startsAt)).toEqual(sections.map(() => 6 * 60_000))
    expect(timing?.deadlineAt).toBe(attempt.deadlineAt)

    const first = attempt.paper.sections[0]?.questionIds[0] ?? ''
    const later = attempt.paper.sections[1]?.questionIds[0] ?? ''
    const saved = await attempt.sync<SyncAck>([answered(1, first), answered(2, later)])
    expect(saved).toMatchObject({
      status: 200,
      body: { ackSeq: 2, uncounted: [{ seq: 2, reason: 'section_not_open' }] },
    })
    expect((await attempt.view()).responses.map(({ questionId }) => questionId)).toEqual([first])
  })

  test('without their own time cannot be left: 422', async () => {
    const attempt = await newAttempt(await newStudent())
    const { status, body } = await attempt.sync([], { leaves: [{ sectionId: 's1', at: Date.now() }] })
    expect({ status, fields: body.fields }).toEqual({
      status: 422,
      fields: { 'leaves.0.sectionId': 'no section with a time of its own' },
    })
    expect((await attempt.sync([])).status).toBe(422)
  })
})

describe('a pause (EXM-17)', () => {
  test('stops the clock where the test allows it: answers wait, and it resumes', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student, pausable)
    const [one = ''] = attempt.questionIds
    const blank = (at: number) => answered(1, one, '', { at, answer: null, status: 'not_answered' })
    const hold = (verb: string) => student.post<Timing>(attempt.address(verb), { lease: attempt.lease })
    const paused = await hold('/pause')
    expect(paused).toMatchObject({ status: 200, body: { pausedAt: expect.any(Number) } })
    const refused = await attempt.sync([blank((paused.body.pausedAt ?? 0) + 1)])
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'attempts.paused' })
    const goesOn = await hold('/resume')
    expect(goesOn).toMatchObject({ status: 200, body: { pausedAt: null } })
    expect(goesOn.body.deadlineAt).toBeGreaterThanOrEqual(attempt.deadlineAt)
    expect((await attempt.sync([blank((paused.body.pausedAt ?? 0) + 1)])).status).toBe(200)
  })

  test('is 409 where the test forbids it', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    for (const verb of ['/pause', '/resume'])
      expect(await student.post(attempt.address(verb), { lease: attempt.lease })).toMatchObject({
        status: 409,
        body: { code: 'attempts.not_pausable' },
      })
  })
})

describe('integrity notes (EXM-58)', () => {
  test('of leaving the window are stored once with their times and shown to the student', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const integrity = [{ kind: 'window_left', at: Date.now(), ms: 4_000 }]
    expect((await attempt.sync([answered(1, attempt.questionIds[0] ?? '')], { integrity })).status).toBe(200)
    expect((await attempt.sync([], { integrity })).status).toBe(200)
    expect((await attempt.view()).integrity).toEqual(integrity)
    await attempt.submit()
    expect((await attempt.result<AttemptResult>()).body.integrity).toEqual(integrity)
  })
})

describe('a lease (EXM-5, EXM-35)', () => {
  test('of another attempt or another student is the same 404 as a missing attempt', async () => {
    const [student, other] = await Promise.all([newStudent(), newStudent()])
    const attempt = await newAttempt(student)
    const { lease: elsewhere } = await start(student, pausable ?? '')
    const batch = [answered(1, attempt.questionIds[0] ?? '')]
    const replies = [
      await attempt.sync(batch, { lease: elsewhere }),
      await other.put(attempt.address('/responses'), { lease: attempt.lease, device: attempt.device, batch }),
      await student.put(`/api/attempts/att_${'0'.repeat(25)}/responses`, {
        lease: attempt.lease,
        device: attempt.device,
        batch,
      }),
    ]
    for (const { status, body } of replies)
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'platform.not_found' })
    expect((await attempt.view()).revision).toBe(0)
  })

  test('saves nothing after a sign-out, and a new sign-in continues at the same question', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const [one = '', two = ''] = attempt.questionIds
    const thief = student.copy()
    const save = (visitor: Visitor, seq: number, lease: string, device: string) =>
      visitor.put<SyncAck & { code: string }>(attempt.address('/responses'), {
        lease,
        device,
        batch: [answered(seq, seq === 1 ? one : two)],
      })
    expect((await save(thief, 1, attempt.lease, attempt.device)).status).toBe(200)
    await student.post('/api/auth/sign-out')
    await expect
      .poll(async () => (await save(thief.copy(), 2, attempt.lease, attempt.device)).body.code, { timeout: 5_000 })
      .toBe('attempts.lease_invalid')
    expect(await thief.copy().post(attempt.address('/lease'), { device: 'of-a-thief' })).toMatchObject({ status: 401 })

    const again = await signIn(student.account.email, student.account.password)
    const { body: taken } = await again.post<NewLease>(attempt.address('/lease'), { device: attempt.device })
    expect((await save(again, 2, taken.lease, attempt.device)).body).toMatchObject({ ackSeq: 2, revision: 2 })
    expect((await again.get<AttemptView>(attempt.address(''))).body.responses).toHaveLength(2)
  })

  test.each([
    ['"sign out everywhere"', (student: Visitor) => student.delete('/api/account/sessions')],
    [
      'a changed password',
      (student: Visitor & { account?: { password: string } }) =>
        student.post('/api/account/password', {
          currentPassword: student.account?.password,
          newPassword: unique('another long password'),
        }),
    ],
  ])('of every other session saves nothing after %s', async (_what, end) => {
    const student = await newStudent()
    const away = await signIn(student.account.email, student.account.password)
    const attempt = await newAttempt(away)
    expect((await attempt.sync([answered(1, attempt.questionIds[0] ?? '')])).status).toBe(200)
    expect((await end(student)).status).toBe(200)
    await expect
      .poll(async () => (await attempt.sync([answered(2, attempt.questionIds[1] ?? '')])).status, { timeout: 5_000 })
      .toBe(401)
  })
})

describe('the channel of an attempt (EXM-15, EXM-36)', () => {
  test('opens only with our own origin, the session and the lease', async () => {
    const [student, other] = await Promise.all([newStudent(), newStudent()])
    const { attemptId, lease } = await newAttempt(student)
    const { lease: theirs, attemptId: theirId } = await newAttempt(other)
    expect(await shakeHands(student, attemptId, { lease })).toBe(101)
    expect(await shakeHands(student, attemptId, { lease, origin: 'https://elsewhere.example' })).toBe(403)
    expect(await shakeHands(student, attemptId, { lease, origin: 'null' })).toBe(403)
    expect(await shakeHands(student, attemptId, { lease: 'no lease' })).toBe(401)
    expect(await shakeHands(student, attemptId, {})).toBe(401)
    expect(await shakeHands(student, attemptId, { lease: theirs })).toBe(404)
    expect(await shakeHands(other, attemptId, { lease })).toBe(404)
    expect(await shakeHands(student, theirId, { lease })).toBe(404)
    expect((await student.get(`/api/attempts/${attemptId}/channel`)).status).toBe(426)
  })

  test('sends extra time to an open page at once, and each save has it too', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const page = await listen(student, attempt.attemptId, attempt.lease)
    await hears(page, 'timing')
    const asked = Date.now()
    const given = await act(await admin(), attempt.attemptId, 'extra-time', { extra: { minutes: 20 } })
    expect(given).toMatchObject({ status: 200, body: { deadlineAt: attempt.deadlineAt + 20 * 60_000 } })
    await expect
      .poll(() => page.heard.at(-1), { timeout: 5_000 })
      .toMatchObject({
        kind: 'timing',
        timing: { deadlineAt: attempt.deadlineAt + 20 * 60_000, extraMs: 20 * 60_000 },
      })
    expect(Date.now() - asked).toBeLessThan(5_000)
    const saved = await attempt.sync<SyncAck>([answered(1, attempt.questionIds[0] ?? '')])
    expect(saved.body.deadlineAt).toBe(attempt.deadlineAt + 20 * 60_000)
    page.close()
  })

  test('tells a page of a takeover, an ended session and the end of the attempt', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const first = await listen(student, attempt.attemptId, attempt.lease)
    const { body: taken } = await student.post<NewLease>(attempt.address('/lease'), { device: 'device-02' })
    await hears(first, 'stale')
    expect(await shakeHands(student, attempt.attemptId, { lease: attempt.lease })).toBe(409)

    const second = await listen(student, attempt.attemptId, taken.lease)
    const before = student.copy()
    await student.post('/api/auth/sign-out')
    await hears(second, 'revoked')
    expect(await shakeHands(before, attempt.attemptId, { lease: taken.lease })).toBe(401)

    const again = await signIn(student.account.email, student.account.password)
    const { body: last } = await again.post<NewLease>(attempt.address('/lease'), { device: 'device-02' })
    const third = await listen(again, attempt.attemptId, last.lease)
    await again.post(attempt.address('/submission'), { lease: last.lease, submissionId: unique('submission') })
    await hears(third, 'closed')
  })
})

describe('two devices (EXM-33, EXM-36, EXM-46, EXM-48)', () => {
  const takeOver = async (student: Visitor, attempt: Awaited<ReturnType<typeof newAttempt>>, device: string) => {
    const { body, status } = await student.post<NewLease>(attempt.address('/lease'), { device })
    expect(status).toBe(200)
    return body.lease
  }

  test("a save under an older lease is shown on the writer's page, and the view has the difference", async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const [one = ''] = attempt.questionIds
    const lease = await takeOver(student, attempt, 'laptop-001')
    const page = await listen(student, attempt.attemptId, lease)
    await hears(page, 'timing')
    const at = Date.now()
    const given = { at, act: 'answer' as const }
    await attempt.sync([answered(1, one, 'd', given)], { lease, device: 'laptop-001' })
    expect(page.heard.map(({ kind }) => kind)).not.toContain('changed')
    const older = await attempt.sync([answered(1, one, 'a', { ...given, at: at + 1 })])
    expect([older.status, older.body.code]).toEqual([409, 'attempts.lease_stale'])
    await hears(page, 'changed')
    const { responses, differences } = await attempt.view()
    expect(responses).toMatchObject([{ questionId: one, answer: { optionIds: ['a'] } }])
    expect(differences).toMatchObject([
      {
        questionId: one,
        stands: { answer: { optionIds: ['a'] }, device: attempt.device },
        other: { answer: { optionIds: ['d'] }, device: 'laptop-001' },
      },
    ])
    page.close()
  })

  test('at time out one submits, the attempt stays open for the other, and the result is 202 with until', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student, testRows.short)
    const [one = '', two = ''] = attempt.questionIds
    const kept = answered(2, two, 'b')
    await attempt.sync([answered(1, one)])
    const lease = await takeOver(student, attempt, 'laptop-001')
    const result = () => student.get<{ state: string; until: number; serverNow: number }>(attempt.address('/result'))
    expect((await result()).status).toBe(404)
    await expect.poll(async () => (await result()).status, { timeout: 25_000, interval: 250 }).toBe(202)
    const until = attempt.deadlineAt + 120_000
    expect((await result()).body).toEqual({ state: 'scoring', until, serverNow: expect.any(Number) })
    const submitted = await attempt.submit({ lease, timeIsOver: true })
    expect(submitted).toMatchObject({ status: 200, body: { receipt: expect.any(String), countedUntil: until } })
    expect(await attempt.sync([kept])).toMatchObject({
      status: 409,
      body: { code: 'attempts.lease_stale', details: { state: 'in_progress', merged: { ackSeq: 2, revision: 2 } } },
    })
    expect((await result()).status).toBe(202)
    // The student's own submission closes at once, with the same receipt.
    const asked = await attempt.submit({ lease })
    expect(asked.body).toEqual({ receipt: submitted.body.receipt })
    const { body } = await attempt.result<AttemptResult>()
    expect(body).toMatchObject({ receipt: submitted.body.receipt, closedBy: 'time', lateSynced: 1 })
    expect(body.questions.find(({ id }) => id === two)?.answer).toEqual(kept.answer)
  }, 90_000)
})

describe("an administrator's act on an attempt (EXM-15, EXM-16, EXM-42, EXM-59)", () => {
  const uidOf = async ({ account }: { account: { email: string } }): Promise<string> =>
    (await query<{ uid: string }>('SELECT uid FROM users WHERE email = ?', account.email))[0]?.uid ?? ''

  const scoredOf = async (testId: string) => {
    const student = await newStudent()
    const attempt = await newAttempt(student, testId)
    await attempt.sync([answered(1, attempt.questionIds[0] ?? '')])
    const { body } = await attempt.submit()
    await attempt.result()
    return { student, attempt, receipt: body.receipt }
  }

  test('gives a student extra time in every open and later test, and can take it back', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    const uid = await uidOf(student)
    const boss = await admin()
    const allow = (extra: object | null) =>
      boss.post<{ attempts: number }>(`/api/admin/students/${uid}/extra-time`, { extra, scribe: false, reason: 'PwD' })
    expect(await allow({ perHourMinutes: 20 })).toMatchObject({ status: 200, body: { attempts: 1 } })
    const { durationMs } = attempt.paper
    expect((await attempt.view()).deadlineAt).toBe(attempt.deadlineAt + durationMs / 3)
    const later = await newAttempt(student, 'tst_ssc-english-1')
    const view = await later.view()
    expect(view.timing?.extraMs).toBe(later.paper.durationMs / 3)
    expect((await allow(null)).status).toBe(200)
    expect((await attempt.view()).deadlineAt).toBe(attempt.deadlineAt)
  })

  test("gives a candidate with a scribe the preset's time in each section", async () => {
    const student = await newStudent()
    const uid = await uidOf(student)
    await (await admin()).post(`/api/admin/students/${uid}/extra-time`, { extra: null, scribe: true, reason: 'scribe' })
    const { timing } = await (await newAttempt(student, sectional)).view()
    // 20 for 15 minutes in the exam, so 8 for the 6 of this mock.
    expect(timing?.spans?.map(({ startsAt, endsAt }) => endsAt - startsAt)).toEqual(
      [8, 8, 8, 8].map((min) => min * 60_000),
    )
    expect(
      timing?.spans?.map(({ leavableAt }) => leavableAt),
      'and may leave none before it is over',
    ).toEqual(timing?.spans?.map(({ endsAt }) => endsAt))
  })

  test('resets an attempt, which then counts for nothing and leaves the one attempt free', async () => {
    const testId = await addTest({
      opensAt: Date.now() - hour,
      closesAt: Date.now() + hour,
      attemptsAllowed: 1,
      release: { rule: 'at_once' },
    })
    const student = await newStudent()
    const attempt = await newAttempt(student, testId)
    await attempt.sync([answered(1, attempt.questionIds[0] ?? '')])
    const boss = await admin()
    expect((await act(boss, attempt.attemptId, 'reset')).status).toBe(200)
    expect(await act(boss, attempt.attemptId, 'reset')).toMatchObject({
      status: 409,
      body: { code: 'attempts.not_possible' },
    })
    expect(await attempt.sync<SyncAck>([answered(2, attempt.questionIds[1] ?? '')])).toMatchObject({
      status: 200,
      body: { closed: true, uncounted: [{ seq: 2 }] },
    })
    const anew = await newAttempt(student, testId)
    expect(anew.attemptId).not.toBe(attempt.attemptId)
    expect((await anew.view()).responses).toEqual([])
    await anew.submit()
    await anew.result()
    expect((await student.post(`/api/tests/${testId}/attempts`)).body.code).toBe('attempts.limit_reached')
  })

  test('reopens an attempt for the minutes given and withdraws its result until the next close, in the same row', async () => {
    const testId = await addTest({ opensAt: Date.now() - hour, closesAt: null, release: { rule: 'at_once' } })
    const { student, attempt, receipt } = await scoredOf(testId)
    const boss = await admin()
    const before = Date.now()
    const reopened = await act(boss, attempt.attemptId, 'reopen', { minutes: 7 })
    expect(reopened.status).toBe(200)
    expect(reopened.body.deadlineAt).toBeGreaterThanOrEqual(before + 7 * 60_000)
    expect(await act(boss, attempt.attemptId, 'reopen', { minutes: 7 })).toMatchObject({ status: 409 })
    const rows = () =>
      query<{ closing: number; standing: string; receipt: string }>(
        'SELECT closing, standing, receipt FROM results WHERE attempt_id = ?',
        attempt.attemptId,
      )
    expect(await rows()).toMatchObject([{ closing: 1, standing: 'withdrawn' }])
    expect(await attempt.view()).toMatchObject({ state: 'reopened', deadlineAt: reopened.body.deadlineAt })
    expect((await student.get(attempt.address('/result'))).text).not.toContain('"solution"')

    const { body: taken } = await student.post<NewLease>(attempt.address('/lease'), { device: attempt.device })
    const saved = await attempt.sync<SyncAck>([answered(2, attempt.questionIds[1] ?? '')], { lease: taken.lease })
    expect(saved.body).toMatchObject({ ackSeq: 2, deadlineAt: reopened.body.deadlineAt })
    const submitted = await attempt.submit({ lease: taken.lease })
    expect(submitted.body.receipt).not.toBe(receipt)
    await expect.poll(async () => (await rows())[0]?.closing, { timeout: 20_000 }).toBe(2)
    expect(await rows()).toEqual([{ closing: 2, standing: 'counted', receipt: submitted.body.receipt }])
  })

  test('is refused where it would reopen an attempt beside another open one', async () => {
    const testId = await addTest({ opensAt: Date.now() - hour, closesAt: null, release: { rule: 'at_once' } })
    const { student, attempt } = await scoredOf(testId)
    await start(student, testId)
    expect(await act(await admin(), attempt.attemptId, 'reopen', { minutes: 5 })).toMatchObject({
      status: 409,
      body: { code: 'attempts.not_possible' },
    })
  })

  test('invalidates a result, which keeps its score without a rank, with the reason', async () => {
    const testId = await addTest({ opensAt: Date.now() - hour, closesAt: null, release: { rule: 'at_once' } })
    const { attempt } = await scoredOf(testId)
    expect((await act(await admin(), attempt.attemptId, 'invalidate')).status).toBe(200)
    const { status, text } = await attempt.result()
    expect(status).toBe(200)
    expect(text).toContain('as the hall asked')
    expect(await query('SELECT standing, ranked FROM results WHERE attempt_id = ?', attempt.attemptId)).toEqual([
      { standing: 'invalidated', ranked: 0 },
    ])
    const open = await newAttempt(await newStudent())
    expect(await act(await admin(), open.attemptId, 'invalidate')).toMatchObject({ status: 409 })
  })

  test('counts evidence by a task, and the result shows the change and its reason', async () => {
    const testId = await addTest({ opensAt: Date.now() - hour, closesAt: null, release: { rule: 'at_once' } })
    const { attempt } = await scoredOf(testId)
    const boss = await admin()
    const ask = (body: object) =>
      boss.post<{ taskId: string; code: string }>(`/api/admin/attempts/${attempt.attemptId}/evidence`, body)
    const reason = 'the hall had no network'
    expect(await ask({ questionIds: null, reason })).toMatchObject({
      status: 409,
      body: { code: 'attempts.not_possible' },
    })
    const batch = attempt.questionIds.slice(1, 9).map((questionId, index) => answered(index + 2, questionId, 'b'))
    expect((await attempt.sync<SyncAck>(batch)).body).toMatchObject({ closed: true, ackSeq: 9 })
    const before = (await attempt.result<AttemptResult>()).body
    const counted = await ask({ questionIds: null, reason })
    expect(counted).toMatchObject({ status: 202, body: { taskId: expect.stringMatching(/^tsk_/) } })
    const task = () => boss.get<{ state: string }>(`/api/admin/tasks/${counted.body.taskId}`)
    await expect.poll(async () => (await task()).body.state, { timeout: 20_000 }).toBe('done')
    const after = (await attempt.result<AttemptResult>()).body
    expect([before.questions, after.questions].map((of) => of.filter(({ answer }) => answer).length)).toEqual([1, 9])
    expect(after.changes).toEqual([
      {
        at: expect.any(Number),
        beforeUnits: before.totals.units,
        afterUnits: after.totals.units,
        questionId: null,
        reason: { en: reason, hi: '' },
      },
    ])
    expect((await attempt.view()).evidence).toEqual([])
  })

  test.each([
    ['without a reason', 'reset', { reason: '  ' }],
    ['of no questions', 'evidence', { questionIds: [] }],
    ['that does not say of which questions', 'evidence', {}],
    ['with an unknown field', 'reset', { score: 1 }],
    ['for no time', 'reopen', { minutes: 0 }],
    ['with two kinds of extra time', 'extra-time', { extra: { minutes: 1, perHourMinutes: 1 } }],
    ['with negative extra time', 'extra-time', { extra: { minutes: -1 } }],
  ])('%s is 422', async (_what, name, body) => {
    const { attemptId } = await start(await newStudent(), 'tst_ssc-cgl-mock-1')
    expect((await act(await admin(), attemptId, name, body)).status).toBe(422)
  })
})
