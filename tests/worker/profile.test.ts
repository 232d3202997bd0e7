import { describe, expect, test } from 'vitest'
import type { Account, GuardianRequest, Session } from '../../domain/accounts/contract.ts'
import { emptyExamProfile } from '../../domain/accounts/student-profile.ts'
import { goodPassword, newStudent, signIn, signUpBody, unique, Visitor } from '../support/http.ts'
import { codeIn, letterTo, subjects } from '../support/mail.ts'

const accountOf = async (visitor: Visitor) => (await visitor.get<Account>('/api/account')).body

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])

/** Uploads a picture as a multipart form, like a browser. */
const upload = async (visitor: Visitor, bytes: Uint8Array<ArrayBuffer>, name = 'me.png') => {
  const body = new FormData()
  body.set('file', new File([bytes], name, { type: 'image/png' }))
  const response = await fetch(`${visitor.url}/api/account/picture`, {
    method: 'PUT',
    body,
    headers: {
      origin: visitor.url,
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  })
  return { status: response.status, body: (await response.json()) as { photoURL?: string; code?: string } }
}

describe('name, phone and exam profile', () => {
  test('are kept in the user record by a later sign-in (ACC-70)', async () => {
    const student = await newStudent()
    const details = { displayName: 'Asha Rani', phoneNumber: '+919876543210' }
    expect((await student.put('/api/account/details', details)).status).toBe(200)
    const back = await signIn(student.account.email, goodPassword)
    expect((await accountOf(back)).user).toMatchObject(details)
    const { body } = await back.get<Session>('/api/session')
    expect(body.user?.displayName).toBe('Asha Rani')
  })

  test.each([
    ['no name', { displayName: ' ', phoneNumber: null }, 'displayName'],
    ['a foreign number', { displayName: 'Asha', phoneNumber: '+15551234567' }, 'phoneNumber'],
    ['letters for a number', { displayName: 'Asha', phoneNumber: 'call me' }, 'phoneNumber'],
  ])('with %s are 422 and name the field (ACC-70)', async (_what, details, field) => {
    const { status, body } = await (await newStudent()).put('/api/account/details', details)
    expect(status).toBe(422)
    expect(Object.keys(body.fields ?? {})).toEqual([field])
  })

  test('start with an empty exam profile and keep it whole (ACC-71)', async () => {
    const student = await newStudent()
    expect((await accountOf(student)).examProfile).toEqual(emptyExamProfile)
    const profile = {
      targets: ['ssc', 'railways'],
      targetYear: new Date().getFullYear() + 1,
      medium: 'hi',
      category: 'obc',
      state: 'UP',
      birthDate: '2001-02-28',
      qualification: 'graduate',
    }
    expect((await student.put('/api/account/exam-profile', profile)).status).toBe(200)
    expect((await accountOf(student)).examProfile).toEqual(profile)
  })

  test.each([
    ['an unknown target', { targets: ['piano'] }],
    ['a category of no list', { category: 'royal' }],
    ['a birth date to come', { birthDate: '2999-01-01' }],
    ['a birth date that never was', { birthDate: '2001-02-29' }],
    ['a year out of reach', { targetYear: 2099 }],
    ['a student id', { studentId: 'AAA01012020' }],
  ])('refuse an exam profile with %s with 422 and change nothing (ACC-71)', async (_what, parts) => {
    const student = await newStudent()
    const { status } = await student.put('/api/account/exam-profile', { ...emptyExamProfile, ...parts })
    expect(status).toBe(422)
    expect((await accountOf(student)).examProfile).toEqual(emptyExamProfile)
  })
})

describe('picture (ACC-72)', () => {
  test('is stored, served under its name, replaced and removed', async () => {
    const student = await newStudent()
    const { status, body } = await upload(student, png)
    expect(status).toBe(200)
    expect((await accountOf(student)).user.photoURL).toBe(body.photoURL)
    const shown = await new Visitor().get(body.photoURL ?? '')
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-disposition')).toBe('attachment')
    const next = await upload(student, png)
    await expect.poll(async () => (await new Visitor().get(body.photoURL ?? '')).status).toBe(404)
    expect((await student.delete('/api/account/picture')).status).toBe(200)
    expect((await accountOf(student)).user.photoURL).toBeNull()
    await expect.poll(async () => (await new Visitor().get(next.body.photoURL ?? '')).status).toBe(404)
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('refuses %s under the name of a picture with 415', async (_what, text) => {
    const { status, body } = await upload(await newStudent(), new TextEncoder().encode(text), 'me.png')
    expect([status, body.code]).toEqual([415, 'input.picture'])
  })

  test('over 200 kB is 413; forms are taken at no other address', async () => {
    const student = await newStudent()
    const large = new Uint8Array(200 * 1024 + 1)
    large.set(png)
    expect((await upload(student, large)).status).toBe(413)
    const form = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, raw: '--x--' }
    expect((await student.call('PUT', '/api/account/details', undefined, form)).status).toBe(415)
  })

  test('with a guessed name is 404', async () => {
    for (const name of [unique('guess') + '.png', '..%2fsecret.png', 'x.svg'])
      expect((await new Visitor().get(`/api/pictures/${name}`)).status).toBe(404)
  })
})

describe('consent of a guardian under 18 (ACC-10, ACC-11)', () => {
  const minor = async () => {
    const visitor = new Visitor()
    const account = { ...signUpBody(), under18: true }
    expect((await visitor.post('/api/auth/sign-up/email', account)).status).toBe(200)
    return Object.assign(visitor, { account })
  }

  const ask = async (student: Visitor) => {
    const guardianEmail = `${unique('guardian')}@example.test`
    const reply = await student.post('/api/account/guardian', { guardianName: 'Ravi', guardianEmail })
    expect(reply.status, reply.text).toBe(200)
    return codeIn(await letterTo(student.url, guardianEmail, subjects.guardian))
  }

  test('is needed after saying so at registration, given by mail and withdrawn', async () => {
    const student = await minor()
    expect((await accountOf(student)).consent.state).toBe('needed')
    const token = await ask(student)
    expect((await accountOf(student)).consent.state).toBe('asked')
    const guardian = new Visitor()
    const { body } = await guardian.get<GuardianRequest>(`/api/guardian?token=${token}`)
    expect(body).toEqual({ studentName: 'Asha', guardianName: 'Ravi', givenAt: null })
    expect((await guardian.post('/api/guardian', { token, consent: true })).status).toBe(200)
    expect((await accountOf(student)).consent).toMatchObject({ state: 'given', givenAt: expect.any(Number) })
    await guardian.post('/api/guardian', { token, consent: false })
    expect((await accountOf(student)).consent.state).toBe('asked')
  })

  test('depends on the birth date, whatever was said at registration', async () => {
    const student = await newStudent()
    const year = new Date().getFullYear()
    const born = (birthDate: string) => student.put('/api/account/exam-profile', { ...emptyExamProfile, birthDate })
    await born(`${year - 19}-06-15`)
    expect((await accountOf(student)).consent.state).toBe('not_needed')
    await born(`${year - 16}-06-15`)
    expect((await accountOf(student)).consent.state).toBe('needed')
  })

  test('comes from another mailbox, not for an adult, and another guardian replaces the first (ACC-12)', async () => {
    const student = await minor()
    const own = { guardianName: 'Me', guardianEmail: student.account.email }
    expect((await student.post('/api/account/guardian', own)).body.fields).toHaveProperty('guardianEmail')
    const adult = await newStudent()
    const asked = { guardianName: 'Ravi', guardianEmail: `${unique('guardian')}@example.test` }
    expect((await adult.post('/api/account/guardian', asked)).status).toBe(422)
    const first = await ask(student)
    await ask(student)
    expect((await new Visitor().post('/api/guardian', { token: first, consent: true })).status).toBe(400)
  })
})

describe('/profile and its sections (ACC-81)', () => {
  test('show exams, numbers and states in the language of the viewer', async () => {
    const student = await newStudent()
    await student.put('/api/account/welcome', { answer: { targets: ['teaching'], targetYear: null, medium: 'hi' } })
    const { text } = await student.get('/profile?lang=hi')
    for (const shown of ['शिक्षक भर्ती', 'पेपर हिंदी में', 'अभी मोबाइल नंबर नहीं है', '1 डिवाइस पर लॉग इन'])
      expect(text.includes(shown), shown).toBe(true)
    expect(text.includes('id="guardian"')).toBe(false)
  })

  test.each([
    ['details', 'About you'],
    ['exams', 'My exams'],
    ['security', 'Login and security'],
    ['tests', 'My tests'],
    ['bookmarks', 'Bookmarked questions'],
    ['data', 'Your data'],
  ])('have a page of their own: %s', async (id, title) => {
    const student = await newStudent()
    expect((await student.get(`/profile/${id}`)).text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    const visitor = await new Visitor().get(`/profile/${id}`)
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, `/login?next=%2Fprofile%2F${id}`])
  })

  test('have a page on the guardian for a minor alone', async () => {
    const minor = new Visitor()
    await minor.post('/api/auth/sign-up/email', { ...signUpBody(), under18: true })
    expect((await minor.get('/profile')).text).toContain('href="/profile/guardian"')
    expect((await minor.get('/profile/guardian')).status).toBe(200)
    expect((await (await newStudent()).get('/profile/guardian')).headers.get('location')).toBe('/profile')
  })
})
