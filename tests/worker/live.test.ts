import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { unseal } from '../../client/features/attempts/lobby/unseal.ts'
import type { AttemptView, StartedAttempt, Submitted, SyncAck } from '../../domain/attempts/contract.ts'
import type { LobbyEntry, PaperKey, RenewedTicket } from '../../domain/attempts/lobby.ts'
import {
  addTest,
  answered,
  demoAdmin,
  hideTests,
  isSessionToken,
  newStudent,
  query,
  signIn,
  unique,
  Visitor,
} from '../support/http.ts'

afterEach(hideTests)

const minute = 60_000
const hour = 60 * minute

/** A free live test that opens in `inMs` and closes after its own time. */
const liveTest = (inMs: number, parts: Partial<Parameters<typeof addTest>[0]> = {}) => {
  const opensAt = Date.now() + inMs
  return addTest({
    opensAt,
    durationMs: 20 * minute,
    closesAt: opensAt + 20 * minute,
    commonStart: true,
    attemptsAllowed: 1,
    release: { rule: 'after_close' },
    ...parts,
  })
}

const enter = async (student: Visitor, testId: string, status = 201): Promise<LobbyEntry> => {
  const reply = await student.post<LobbyEntry>(`/api/tests/${testId}/lobby`)
  expect(reply.status, reply.text).toBe(status)
  return reply.body
}

const askKey = (student: Visitor, ticket: string) => student.post<PaperKey>('/api/live/key', { ticket })
const viewOf = async (student: Visitor, attemptId: string) =>
  (await student.get<AttemptView>(`/api/attempts/${attemptId}`)).body

/** Requests the key until the start. */
const keyAtStart = async (student: Visitor, { ticket, beginsAt }: LobbyEntry): Promise<PaperKey> => {
  await expect
    .poll(async () => (await askKey(student, ticket)).status, { timeout: beginsAt - Date.now() + 10_000, interval: 50 })
    .toBe(200)
  return (await askKey(student, ticket)).body
}

const sealedPaper = async (name: string) => {
  const { url } = new Visitor()
  const response = await fetch(`${url}/api/papers/${name}`)
  return { response, bytes: await response.arrayBuffer() }
}

describe('the lobby of a live test (EXM-2, EXM-15, EXM-50)', () => {
  test('creates the attempt once, from an hour before the start, and returns what the start needs', async () => {
    const testId = await liveTest(30 * minute)
    const student = await newStudent()
    const entry = await enter(student, testId)
    expect(entry).toMatchObject({
      attemptId: expect.stringMatching(/^att_/),
      ticket: expect.any(String),
      paper: { name: expect.stringMatching(/^[0-9a-f]{64}$/), bytes: expect.any(Number) },
      deadlineAt: entry.beginsAt + 20 * minute,
      clock: { durationMs: 20 * minute, extra: null, closesAt: entry.beginsAt + 20 * minute, pauses: [] },
    })
    expect(Math.abs(entry.serverNow - Date.now())).toBeLessThan(5_000)
    const again = await enter(student, testId, 200)
    expect({ ...again, ticket: '', serverNow: 0 }).toEqual({ ...entry, ticket: '', serverNow: 0 })
  })

  test("is 425 before that, with Retry-After and the server's time, uncached", async () => {
    const testId = await liveTest(2 * hour)
    const reply = await (await newStudent()).post(`/api/tests/${testId}/lobby`)
    expect(reply).toMatchObject({
      status: 425,
      body: { code: 'catalogue.not_open', details: { serverNow: expect.any(Number) } },
    })
    const retryAfter = Number(reply.headers.get('retry-after'))
    expect(Math.abs(retryAfter - 3_600)).toBeLessThan(10)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test('is the same 404 for a premium test without purchase, a test without a lobby and a missing one', async () => {
    const student = await newStudent()
    const [premium, ordinary] = [
      await liveTest(30 * minute, { access: 'paid' }),
      await liveTest(30 * minute, { commonStart: false }),
    ]
    const bodies = await Promise.all(
      [premium, ordinary, unique('tst')].map(async (id) => {
        const { status, body } = await student.post(`/api/tests/${id}/lobby`)
        return { status, ...body, requestId: '' }
      }),
    )
    expect(bodies[0]).toMatchObject({ status: 404, code: 'platform.not_found' })
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
    expect((await new Visitor().post(`/api/tests/${premium}/lobby`)).status).toBe(401)
    expect(await query('SELECT id FROM attempts WHERE test_id = ?', premium)).toEqual([])
  })

  test("gives extra time to the student's own end, past the close of the window", async () => {
    const testId = await liveTest(30 * minute)
    const student = await newStudent()
    const [user] = await query<{ id: string }>('SELECT id FROM auth_users WHERE email = ?', student.account.email)
    await query(
      'INSERT INTO accommodations (user_id, extra, scribe, reason, updated_at) VALUES (?, ?, 0, ?, 1)',
      user?.id,
      JSON.stringify({ perHourMinutes: 20 }),
      'low vision',
    )
    const { beginsAt, deadlineAt, attemptId } = await enter(student, testId)
    expect(deadlineAt - beginsAt).toBe(20 * minute + (20 * minute) / 3)
    expect((await viewOf(student, attemptId)).deadlineAt).toBe(deadlineAt)
    const [row] = await query<{ extra_ms: number }>('SELECT extra_ms FROM tests WHERE id = ?', testId)
    expect(row?.extra_ms).toBe((20 * minute) / 3)
  })
})

describe('the sealed paper (EXM-51)', () => {
  test('is public, immutable, named by its content and unreadable', async () => {
    const { paper } = await enter(await newStudent(), await liveTest(30 * minute))
    const { response, bytes } = await sealedPaper(paper?.name ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(createHash('sha256').update(Buffer.from(bytes)).digest('hex')).toBe(paper?.name)
    expect(bytes.byteLength).toBe(paper?.bytes)
    for (const word of ['questions', 'stem', 'options']) expect(Buffer.from(bytes).includes(word)).toBe(false)
  })

  test('is 404 under a guessed name, whatever its shape', async () => {
    for (const name of ['0'.repeat(64), 'A'.repeat(64), 'tst_ssc-cgl-mock-1_v1', '..%2Fpictures'])
      expect([name, (await sealedPaper(name)).response.status]).toEqual([name, 404])
  })

  test("has no key, paper, start or save before the start, and the refusals have the server's time", async () => {
    const testId = await liveTest(2 * minute)
    const student = await newStudent()
    const { ticket, attemptId, beginsAt } = await enter(student, testId)
    const key = await askKey(student, ticket)
    expect(key).toMatchObject({ status: 425, body: { code: 'catalogue.not_open', details: { opensAt: beginsAt } } })
    expect(Number(key.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(key.headers.get('cache-control')).toBe('no-store')
    expect(await viewOf(student, attemptId)).toMatchObject({ paper: null, responses: [], state: 'instructions' })
    const other = await newStudent()
    expect(await other.post(`/api/tests/${testId}/attempts`)).toMatchObject({
      status: 425,
      body: { code: 'catalogue.not_open', details: { opensAt: beginsAt } },
    })
    const early = { lease: ticket, device: unique('device'), batch: [answered(1, 'qst_rea-001')] }
    expect(await student.put(`/api/attempts/${attemptId}/responses`, early)).toMatchObject({
      status: 409,
      body: { code: 'attempts.not_begun' },
    })
    expect((await student.get(`/api/tests/${testId}/paper`)).status).toBe(403)
  })

  test('stays sealed for a ticket without its session, in another browser, changed, or as a plain lease', async () => {
    const testId = await liveTest(-minute, { lateJoinMinutes: 10 })
    const [student, other] = [await newStudent(), await newStudent()]
    const { ticket } = await enter(student, testId)
    const [claims = '', mark = ''] = ticket.split('.')
    const parsed = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { live: { beginsAt: number } }
    const forged = { ...parsed, live: { ...parsed.live, beginsAt: 0 } }
    const { body: plain } = await other.post<StartedAttempt>('/api/tests/tst_ssc-cgl-mock-1/attempts')
    for (const route of ['/api/live/key', '/api/live/ticket']) {
      expect((await new Visitor().post(route, { ticket })).status).toBe(401)
      expect((await other.post(route, { ticket })).status).toBe(404)
      expect(
        (await student.post(route, { ticket: `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${mark}` }))
          .status,
      ).toBe(401)
      expect((await other.post(route, { ticket: plain.lease })).status).toBe(401)
      expect((await student.post(route, { ticket, versionId: 'tst_jee-advanced-1_v1' })).status).toBe(422)
    }
    expect((await askKey(student.copy(isSessionToken), ticket)).status, 'without the copy of the session').toBe(200)
  })
})

describe('the start of a live test (EXM-51, EXM-52)', () => {
  test('gives two students in the lobby the key, with which they open the paper, save and submit without a begin', async () => {
    const testId = await liveTest(4_000)
    const students = [await newStudent(), await newStudent()]
    const entries = await Promise.all(students.map((student) => enter(student, testId)))
    const { bytes } = await sealedPaper(entries[0]?.paper?.name ?? '')
    for (const [index, student] of students.entries()) {
      const entry = entries[index]
      if (!entry) throw new Error('Everyone has a place.')
      const { key, deadlineAt } = await keyAtStart(student, entry)
      expect(Date.now()).toBeGreaterThanOrEqual(entry.beginsAt)
      const paper = await unseal(bytes, key)
      const view = await viewOf(student, entry.attemptId)
      expect(paper).toEqual(view.paper)
      expect([view.deadlineAt, view.state]).toEqual([deadlineAt, 'in_progress'])
      const [first] = paper.questions
      const batch = [answered(1, first?.id ?? '')]
      const device = unique('device')
      const saved = await student.put<SyncAck>(`/api/attempts/${entry.attemptId}/responses`, {
        lease: entry.ticket,
        device,
        batch,
      })
      expect([saved.status, saved.body.ackSeq, saved.body.deadlineAt]).toEqual([200, 1, deadlineAt])
      const submitted = await student.post<Submitted>(`/api/attempts/${entry.attemptId}/submission`, {
        lease: entry.ticket,
        submissionId: unique('submission'),
      })
      expect(submitted.status, submitted.text).toBe(200)
    }
    await expect
      .poll(() => query('SELECT attempt_id FROM results WHERE test_id = ?', testId), { timeout: 20_000 })
      .toHaveLength(2)
  })

  test('gives a late student the common end, by lobby or start, and is 409 after late joining', async () => {
    const open = await liveTest(-5 * minute, { lateJoinMinutes: 10 })
    const [first, second] = [await newStudent(), await newStudent()]
    const entry = await enter(first, open)
    const started = await second.post<StartedAttempt>(`/api/tests/${open}/attempts`)
    expect([started.status, started.body.state]).toEqual([201, 'in_progress'])
    const view = await viewOf(second, started.body.attemptId)
    expect(view.deadlineAt).toBe(entry.deadlineAt)
    expect(view.paper?.questions.length).toBeGreaterThan(0)
    expect((await askKey(first, entry.ticket)).status).toBe(200)

    const shut = await liveTest(-15 * minute, { lateJoinMinutes: 10 })
    for (const way of ['attempts', 'lobby'])
      expect(await (await newStudent()).post(`/api/tests/${shut}/${way}`)).toMatchObject({
        status: 409,
        body: { code: 'attempts.closed', details: { closesAt: expect.any(Number), serverNow: expect.any(Number) } },
      })
  })

  test('is in each renewed ticket', async () => {
    const testId = await liveTest(20 * minute)
    const student = await newStudent()
    const entry = await enter(student, testId)
    const { status, body } = await student.post<RenewedTicket>('/api/live/ticket', { ticket: entry.ticket })
    expect(status).toBe(200)
    expect([body.beginsAt, body.deadlineAt, body.closesAt]).toEqual([
      entry.beginsAt,
      entry.deadlineAt,
      entry.clock.closesAt,
    ])
    expect((await askKey(student, body.ticket)).status).toBe(425)
  })
})

test('results wait for the longest extra time and for a pause, on every address that shows them (EXM-56, RES-27)', async () => {
  const testId = await liveTest(-minute, { lateJoinMinutes: 10 })
  const student = await newStudent()
  const { attemptId, ticket: lease } = await enter(student, testId)
  expect(
    (await student.post(`/api/attempts/${attemptId}/submission`, { lease, submissionId: unique('submission') })).status,
  ).toBe(200)
  const statusOf = async (rest: string) => (await student.get(`/api/attempts/${attemptId}${rest}`)).status
  await expect.poll(() => statusOf('/result'), { timeout: 20_000 }).toBe(403)
  const closedAt = Date.now() - 10 * minute
  const setTest = (extraMs: number, pauses: unknown[]) =>
    query(
      'UPDATE tests SET closes_at = ?, extra_ms = ?, pauses = ? WHERE id = ?',
      closedAt,
      extraMs,
      JSON.stringify(pauses),
      testId,
    )
  await setTest(0, [])
  expect(await statusOf('/result')).toBe(200)
  for (const [extraMs, pauses] of [
    [15 * minute, []],
    [0, [{ from: closedAt - minute, to: null, reason: 'x' }]],
  ] as const) {
    await setTest(extraMs, [...pauses])
    expect(await statusOf('/result')).toBe(403)
    expect((await student.get(`/api/tests/${testId}/paper`)).status).toBe(403)
    const { body } = await student.get<{ items: { units: number | null }[] }>(`/api/tests/${testId}/attempts`)
    expect(body.items.map(({ units }) => units)).toEqual([null])
  }
})

describe('an administrator of a live test (EXM-54, EXM-55)', () => {
  const taskDone = async (admin: Visitor, taskId: string) =>
    expect
      .poll(async () => (await admin.get<{ state: string }>(`/api/admin/tasks/${taskId}`)).body.state, {
        timeout: 15_000,
      })
      .toBe('done')

  test('pauses every clock, new starts and results, and moves all deadlines and the window', async () => {
    const testId = await liveTest(-minute, { lateJoinMinutes: 30, closesAt: Date.now() + 19 * minute })
    const admin = await signIn(demoAdmin.email, demoAdmin.password)
    const students = [await newStudent(), await newStudent()]
    const entries = await Promise.all(students.map((student) => enter(student, testId)))
    const paused = await admin.post<{ taskId: string }>(`/api/admin/tests/${testId}/pause`, {
      id: unique('act-'),
      reason: 'Power cut',
    })
    expect(paused.status, paused.text).toBe(202)
    await taskDone(admin, paused.body.taskId)
    for (const [index, student] of students.entries()) {
      const view = await viewOf(student, entries[index]?.attemptId ?? '')
      expect(view.timing?.pausedAt).toEqual(expect.any(Number))
    }
    for (const way of ['attempts', 'lobby']) {
      const late = await (await newStudent()).post(`/api/tests/${testId}/${way}`)
      expect(late).toMatchObject({ status: 425, body: { code: 'catalogue.not_open', details: { paused: true } } })
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await (await newStudent()).get<{ state: string }>(`/api/tests/${testId}`)).body.state).toBe('paused')
    expect(
      (
        await admin.post(`/api/admin/tests/${testId}/postponement`, {
          id: unique('act-'),
          reason: 'x',
          opensAt: Date.now() + hour,
        })
      ).status,
    ).toBe(409)

    const resumed = await admin.post<{ taskId: string }>(`/api/admin/tests/${testId}/resume`, { id: unique('act-') })
    expect(resumed.status, resumed.text).toBe(202)
    await taskDone(admin, resumed.body.taskId)
    const [row] = await query<{ pauses: string; closes_at: number }>(
      'SELECT pauses, closes_at FROM tests WHERE id = ?',
      testId,
    )
    const [pause] = JSON.parse(row?.pauses ?? '[]') as { from: number; to: number; reason: string }[]
    const length = (pause?.to ?? 0) - (pause?.from ?? 0)
    expect(pause?.reason).toBe('Power cut')
    expect(length).toBeGreaterThan(0)
    expect(row?.closes_at).toBe((entries[0]?.clock.closesAt ?? 0) + length)
    for (const [index, student] of students.entries()) {
      const { deadlineAt, timing } = await viewOf(student, entries[index]?.attemptId ?? '')
      expect([deadlineAt, timing?.pausedAt]).toEqual([(entries[index]?.deadlineAt ?? 0) + length, null])
    }
    const late = await enter(await newStudent(), testId)
    expect(late.deadlineAt).toBe((entries[0]?.deadlineAt ?? 0) + length)
  })

  test('moves a start while every lobby can hear of it, with tickets, attempts and window; later it is 409', async () => {
    const testId = await liveTest(20 * minute)
    const admin = await signIn(demoAdmin.email, demoAdmin.password)
    const student = await newStudent()
    const entry = await enter(student, testId)
    const opensAt = entry.beginsAt + 15 * minute
    const moved = await admin.post<{ taskId: string }>(`/api/admin/tests/${testId}/postponement`, {
      id: unique('act-'),
      reason: 'x',
      opensAt,
    })
    expect(moved.status, moved.text).toBe(202)
    await taskDone(admin, moved.body.taskId)
    expect((await viewOf(student, entry.attemptId)).timing?.begunAt).toBe(opensAt)
    expect(await enter(student, testId, 200)).toMatchObject({ beginsAt: opensAt, deadlineAt: opensAt + 20 * minute })
    expect(
      (
        await admin.post(`/api/admin/tests/${testId}/postponement`, {
          id: unique('act-'),
          reason: 'x',
          opensAt: opensAt - minute,
        })
      ).status,
    ).toBe(409)
    expect((await admin.post(`/api/admin/tests/${testId}/pause`, { id: unique('act-'), reason: 'x' })).status).toBe(409)

    const soon = await liveTest(4 * minute)
    expect(
      await admin.post(`/api/admin/tests/${soon}/postponement`, {
        id: unique('act-'),
        reason: 'x',
        opensAt: Date.now() + hour,
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'catalogue.not_possible', details: { serverNow: expect.any(Number) } },
    })
    expect(
      (await admin.post(`/api/admin/tests/${unique('tst')}/pause`, { id: unique('act-'), reason: 'x' })).status,
    ).toBe(404)
    expect((await admin.post(`/api/admin/tests/${testId}/pause`, { id: unique('act-'), reason: '' })).status).toBe(422)
  })
})
