import { describe, expect, test } from 'vitest'
import type { Account } from '../../domain/accounts/contract.ts'
import type { DataExport } from '../../domain/accounts/data-rights.ts'
import {
  answered,
  goodPassword,
  newAttempt,
  newStudent,
  query,
  signIn,
  unique,
  Visitor,
  type Reply,
} from '../support/http.ts'
import { letterTo, subjects } from '../support/mail.ts'

const words = { password: goodPassword, confirm: 'DELETE' }
const erase = (visitor: Visitor, parts: Record<string, unknown> = {}) =>
  visitor.post('/api/account/erasure', { ...words, ...parts })

const uidOf = async (visitor: Visitor) => (await visitor.get<Account>('/api/account')).body.user.uid

describe('deleting an account', () => {
  test.each([
    ['a wrong password', { password: 'not the password' }, 400],
    ['another word', { confirm: 'yes' }, 422],
    ['no word', { confirm: '' }, 422],
    ['a field of its own', { uid: 'someone' }, 422],
  ])('with %s deletes nothing (PRV-4)', async (_what, parts, status) => {
    const student = await newStudent()
    expect((await erase(student, parts)).status).toBe(status)
    expect((await student.get('/api/account')).status).toBe(200)
  })

  test.each(['delete', ' मिटाएँ ', 'मिटाएं'])('takes the word as “%s” too (PRV-4)', async (confirm) => {
    expect((await erase(await newStudent(), { confirm })).status).toBe(202)
  })

  test('with an open test is 409 with the reason, and 202 once it is given up (PRV-5)', async () => {
    const student = await newStudent()
    const attempt = await newAttempt(student)
    await attempt.sync([answered(1, attempt.questionIds[0] ?? '')])
    const refused = await erase(student)
    expect([refused.status, refused.body.code]).toEqual([409, 'accounts.tests_open'])
    expect((await erase(student, { giveUpTests: true })).status).toBe(202)
    const late = await attempt.sync([answered(2, attempt.questionIds[1] ?? '')])
    expect([401, 404, 409]).toContain(late.status)
    await expect
      .poll(async () => (await query('SELECT id FROM attempts WHERE id = ?', attempt.attemptId)).length)
      .toBe(0)
  })

  test('signs out every device at once, clears the session of this browser and leaves no row of the account (PRV-6)', async () => {
    const student = await newStudent()
    const elsewhere = await signIn(student.account.email, goodPassword)
    const uid = await uidOf(student)
    await student.put('/api/jobs/job_sample-clerks/saved', {})
    expect((await erase(student)).status).toBe(202)
    expect([...student.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    for (const [table, column] of [
      ['auth_users', 'id'],
      ['auth_sessions', 'user_id'],
      ['auth_accounts', 'user_id'],
      ['users', 'uid'],
      ['users_by_student_id', 'uid'],
    ])
      expect(await query(`SELECT 1 FROM ${table} WHERE ${column} = ?`, uid), table).toEqual([])
    await expect.poll(async () => (await query('SELECT 1 FROM saved_jobs WHERE user_id = ?', uid)).length).toBe(0)
  })

  test('makes sign-in and password reset answer as for an unknown address (PRV-11)', async () => {
    const student = await newStudent()
    await erase(student)
    const known = await new Visitor().post('/api/auth/sign-in/email', {
      email: student.account.email,
      password: goodPassword,
    })
    const unknown = await new Visitor().post('/api/auth/sign-in/email', {
      email: `${unique('nobody')}@example.test`,
      password: goodPassword,
    })
    const told = ({ status, body }: Reply<{ code: string; message: string }>) => [status, body.code, body.message]
    expect(told(known)).toEqual(told(unknown))
    expect(
      (await new Visitor().post('/api/auth/request-password-reset', { email: student.account.email })).status,
    ).toBe(200)
  })

  test('frees the address for a new account, which owns nothing of the old (PRV-11)', async () => {
    const student = await newStudent()
    const uid = await uidOf(student)
    await student.put('/api/jobs/job_sample-clerks/saved', {})
    await student.put('/api/account/details', { displayName: 'Old Name', phoneNumber: '+919876543210' })
    await erase(student)
    const anew = await newStudent({ email: student.account.email, name: 'New Name' })
    const { body } = await anew.get<Account>('/api/account')
    expect(body.user.uid).not.toBe(uid)
    expect(body.user).toMatchObject({ displayName: 'New Name', phoneNumber: null })
    const saved = await anew.get<{ items: unknown[] }>('/api/jobs?list=saved')
    expect(saved.body.items).toEqual([])
    expect((await anew.get<{ items: unknown[] }>('/api/attempts')).body.items).toEqual([])
  })

  test('works without script from the profile and ends on its own page (PRV-13)', async () => {
    const student = await newStudent()
    const send = (fields: Record<string, string>) =>
      student.call('POST', '/profile/data', undefined, {
        raw: new URLSearchParams({ intent: 'erase', ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const refused = await send({ password: 'not the password', confirm: 'DELETE' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('value="DELETE"')
    const done = await send(words)
    expect([done.status, done.headers.get('location')]).toEqual([302, '/account-deleted'])
    const last = await student.get('/account-deleted')
    expect(last.text).toContain('Your account is deleted')
    expect((await student.get('/api/account')).status).toBe(401)
  })
})

describe("copy of one's data (PRV-1)", () => {
  test('is requested on the profile, made in the background and downloaded by its owner alone', async () => {
    const student = await newStudent({ name: 'Copy Owner' })
    const attempt = await newAttempt(student)
    await attempt.sync([answered(1, attempt.questionIds[0] ?? '', 'b')])
    expect((await student.get<DataExport>('/api/account/export')).body).toEqual({ state: 'none', nextAt: null })
    expect((await student.post('/api/account/export')).status).toBe(202)
    await expect
      .poll(async () => (await student.get<DataExport>('/api/account/export')).body.state, { timeout: 20_000 })
      .toBe('ready')
    const file = await student.get<Record<string, never>>('/api/account/export/file')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="taiyari-my-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect(Number(file.headers.get('content-length') ?? Buffer.byteLength(file.text))).toBe(
      Buffer.byteLength(file.text),
    )
    const copy = JSON.parse(file.text) as { account: unknown[]; attempts: { responses: unknown[] }[] }
    expect(copy.account).toMatchObject([{ displayName: 'Copy Owner', email: student.account.email }])
    expect(copy.attempts).toMatchObject([
      {
        attemptId: attempt.attemptId,
        responses: [{ questionId: attempt.questionIds[0], answer: { optionIds: ['b'] } }],
      },
    ])
    for (const secret of ['"password":', '"token":', 'tokenHash', '"key"', 'solution'])
      expect(file.text.includes(secret), secret).toBe(false)
    expect((await (await newStudent()).get('/api/account/export/file')).status).toBe(404)
    expect((await new Visitor().get('/api/account/export/file')).status).toBe(401)
    expect((await student.post('/api/account/export')).status).toBe(429)
    await letterTo(student.url, student.account.email, subjects.exportReady)
    const page = await student.get('/profile/data')
    expect(page.text).toContain('href="/api/account/export/file"')
  })
})
