import { afterEach, describe, expect, test } from 'vitest'
import type { Reported } from '../../domain/questions/reports.ts'
import type { LobbyEntry } from '../../domain/attempts/lobby.ts'
import {
  addTest,
  demoAdmin,
  hideTests,
  newAttempt,
  newStudent,
  query,
  signIn,
  start,
  type Visitor,
} from '../support/http.ts'

afterEach(hideTests)

const minute = 60_000
const hour = 60 * minute

const report = (student: Visitor, attemptId: string, questionId: string) =>
  student.post<Reported>(`/api/attempts/${attemptId}/reports`, { questionId, reason: 'other', note: '' })

const uidOf = async (student: Awaited<ReturnType<typeof newStudent>>): Promise<string> => {
  const [user] = await query<{ id: string }>('SELECT id FROM auth_users WHERE email = ?', student.account.email)
  return user?.id ?? ''
}

const allow = (uid: string, extra: object, scribe: 0 | 1 = 0) =>
  query(
    'INSERT INTO accommodations (user_id, extra, scribe, reason, updated_at) VALUES (?, ?, ?, ?, 1)',
    uid,
    JSON.stringify(extra),
    scribe,
    'low vision',
  )

const extraOf = async (testId: string): Promise<number | undefined> =>
  (await query<{ extra: number }>('SELECT extra_ms AS extra FROM tests WHERE id = ?', testId))[0]?.extra

describe('questions of a paper before its clock begins (EXM-3, EXM-61)', () => {
  test('are not revealed by a report: questions inside and outside the paper answer alike', async () => {
    const opensAt = Date.now() + 30 * minute
    const testId = await addTest({ opensAt, closesAt: opensAt + hour, commonStart: true })
    const student = await newStudent()
    const { body: entry } = await student.post<LobbyEntry>(`/api/tests/${testId}/lobby`)
    const replies = [
      await report(student, entry.attemptId, 'qst_rea-001'),
      await report(student, entry.attemptId, 'qst_none'),
    ]
    for (const { status, body } of replies) expect([status, body]).toMatchObject([404, { code: 'platform.not_found' }])
  })

  test('cannot be reported from the instructions, and can from the beginning', async () => {
    const student = await newStudent()
    const { attemptId } = await start(student, 'tst_ssc-cgl-mock-1')
    const { questionIds } = await newAttempt(await newStudent())
    expect((await report(student, attemptId, questionIds[0] ?? '')).status).toBe(404)
    await newAttempt(student)
    expect((await report(student, attemptId, questionIds[0] ?? '')).status).toBe(201)
  })
})

describe('results while an attempt may still hand in answers (RES-27)', () => {
  test('of a window wait for an attempt that an administrator reopened past its end', async () => {
    const closesAt = Date.now() + 10 * minute
    const testId = await addTest({ opensAt: Date.now() - hour, closesAt, release: { rule: 'after_close' } })
    const student = await newStudent()
    const attempt = await newAttempt(student, testId)
    await attempt.submit()
    await attempt.result()
    const boss = await signIn(demoAdmin.email, demoAdmin.password)
    const reopened = await boss.post<{ deadlineAt: number }>(`/api/admin/attempts/${attempt.attemptId}/reopen`, {
      minutes: 90,
      reason: 'the hall lost its power',
    })
    expect(reopened.status, reopened.text).toBe(200)
    const { deadlineAt } = reopened.body
    const other = await newAttempt(await newStudent(), testId)
    await other.submit()
    const { status, body } = await other.result()
    expect(status).toBe(403)
    expect(body.details?.releaseAt).toBeGreaterThanOrEqual(deadlineAt)
  })

  test('that are released stay released', async () => {
    const testId = await addTest({ opensAt: Date.now() - hour, closesAt: Date.now() + hour })
    const student = await newStudent()
    const attempt = await newAttempt(student, testId)
    await attempt.submit()
    await attempt.result()
    await query('UPDATE tests SET closes_at = ? WHERE id = ?', Date.now() - 10 * minute, testId)
    const boss = await signIn(demoAdmin.email, demoAdmin.password)
    const act = `/api/admin/attempts/${attempt.attemptId}/reopen`
    expect((await boss.post(act, { minutes: 60, reason: 'late' })).status).toBe(200)
    expect(await extraOf(testId)).toBe(0)
  })

  test('of a common start without an end wait for extra time, however a student came in', async () => {
    const opensAt = Date.now() - minute
    const testId = await addTest({ opensAt, closesAt: null, durationMs: 20 * minute, commonStart: true })
    const student = await newStudent()
    await allow(await uidOf(student), { minutes: 30 })
    await start(student, testId)
    expect(await extraOf(testId)).toBe(30 * minute)
  })
})

describe('floods by one student (PLT-27)', () => {
  test('start an unlimited test a hundred times an hour, and still find the open attempt', async () => {
    const student = await newStudent()
    const other = await newStudent()
    const [uid, testId] = [await uidOf(student), 'tst_ssc-cgl-mock-1']
    await query(
      `INSERT INTO attempts (id, user_id, test_id, test_version_id, state, started_at)
       SELECT 'att_' || lower(hex(randomblob(12))) || 'x', ?1, ?2, ?2 || '_v1', 'scored', ?3
       FROM json_each('[' || substr(replace(hex(zeroblob(100)), '00', ',0'), 2) || ']')`,
      uid,
      testId,
      Date.now() - minute,
    )
    const refused = await student.post(`/api/tests/${testId}/attempts`)
    expect(refused).toMatchObject({ status: 429, body: { code: 'platform.rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await start(other, testId)
    await query(
      "UPDATE attempts SET state = 'in_progress' WHERE rowid = (SELECT max(rowid) FROM attempts WHERE user_id = ?)",
      uid,
    )
    expect((await student.post(`/api/tests/${testId}/attempts`)).status).toBe(200)
  })
})

describe('private responses (PLT-62)', () => {
  test('of the API are not to be stored unless they say otherwise', async () => {
    const student = await newStudent()
    const boss = await signIn(demoAdmin.email, demoAdmin.password)
    const asked: [Visitor, string][] = [
      ...['/api/tests/tst_ssc-cgl-mock-1', '/api/tests?state=live', '/api/series', '/api/attempts', '/api/account'].map(
        (path): [Visitor, string] => [student, path],
      ),
      ...['/api/admin/tasks', '/api/admin/rescoring', '/api/admin/questions/qst_rea-001/keys'].map(
        (path): [Visitor, string] => [boss, path],
      ),
    ]
    for (const [visitor, path] of asked) {
      const { status, headers } = await visitor.get(path)
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    }
  })
})
