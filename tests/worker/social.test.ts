import { describe, expect, test } from 'vitest'
import type { Account, Session } from '../../domain/accounts/contract.ts'
import { demoAdmin, goodPassword, newStudent, query, signIn, unique, Visitor } from '../support/http.ts'
import { codeIn, letterTo, subjects } from '../support/mail.ts'
import { startSocial, throughProvider, type Person } from '../support/social.ts'

const newPerson = (parts: Partial<Person> = {}): Person => ({
  email: `${unique('friend')}@example.test`,
  name: 'Meera Nair',
  verified: true,
  ...parts,
})

const userOf = async (visitor: Visitor) => (await visitor.get<Session>('/api/session')).body.user

const accountOf = async (visitor: Visitor) => (await visitor.get<Account>('/api/account')).body

const signInAs = async (person: Person): Promise<{ visitor: Visitor; end: string }> => {
  const visitor = new Visitor()
  const end = await throughProvider(visitor, await startSocial(visitor), person)
  return { visitor, end }
}

const confirmed = async (parts?: Parameters<typeof newStudent>[0]) => {
  const student = await newStudent(parts)
  const letter = await letterTo(student.url, student.account.email, subjects.confirm)
  expect((await student.post('/api/auth/confirm-email', { token: codeIn(letter) })).status).toBe(200)
  return student
}

const askToLink = async (visitor: Visitor, password = goodPassword) =>
  visitor.post<{ url: string; code?: string }>('/api/account/sign-in-methods', { mode: 'popup', password })

const link = async (visitor: Visitor, person: Person | null): Promise<string> =>
  throughProvider(visitor, (await askToLink(visitor)).body.url, person)

describe('social sign-in', () => {
  test('creates a user record with its provider and a student id (ACC-1, ACC-2)', async () => {
    const person = newPerson()
    const { visitor, end } = await signInAs(person)
    expect(end).toBe('/popup-done')
    expect(await userOf(visitor)).toMatchObject({
      email: person.email,
      displayName: 'Meera Nair',
      provider: 'demo-id',
      emailVerified: true,
    })
    expect((await userOf(visitor))?.studentId).toMatch(/^ME[A-Z]\d{8}$/)
  })

  test('keeps createdAt and the student id the second time (ACC-2)', async () => {
    const person = newPerson()
    const first = await userOf((await signInAs(person)).visitor)
    const second = await userOf((await signInAs(person)).visitor)
    expect(second).toEqual(first)
    expect(second?.provider).toBe('demo-id')
  })

  test('tells of a device that the account was not used on, but not at the registration (NTF-30)', async () => {
    const person = newPerson()
    const { visitor } = await signInAs(person)
    const { uid = '' } = (await userOf(visitor)) ?? {}
    const told = async () =>
      (await query(`SELECT id FROM notices WHERE user_id = ? AND kind = 'device.new'`, uid)).length
    await query(`UPDATE auth_users SET created_at = created_at - 86400000 WHERE id = ?`, uid)
    await throughProvider(visitor, await startSocial(visitor), person)
    expect(await told()).toBe(0)
    await signInAs(person)
    expect(await told()).toBe(1)
  })

  test('stores no token of the provider for a new, a later or a linked sign-in (ACC-46)', async () => {
    const person = newPerson()
    await signInAs(person)
    await signInAs(person)
    const student = await confirmed()
    expect(await link(student, newPerson())).toBe('/popup-done')
    const rows = await query<Record<string, unknown>>(
      `SELECT access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at
       FROM auth_accounts WHERE provider_id = 'demo-id'
         AND user_id IN (SELECT id FROM auth_users WHERE email IN (?, ?))`,
      person.email,
      student.account.email,
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(Object.values(row)).toEqual([null, null, null, null, null])
  })

  test('leads a blocked student back with the reason of the refusal and no session (OFC-54)', async () => {
    const person = newPerson()
    const first = await signInAs(person)
    const uid = (await userOf(first.visitor))?.uid
    const admin = await signIn(demoAdmin.email, demoAdmin.password)
    expect((await admin.post(`/api/admin/students/${uid}/block`, { reason: 'Shared the account' })).status).toBe(200)
    const { visitor, end } = await signInAs(person)
    expect(end).toBe('/popup-done?error=accounts.blocked')
    expect(await userOf(visitor)).toBeNull()
    expect((await visitor.get(end)).text).toContain('This account is blocked.')
    expect((await first.visitor.get('/api/account')).status).toBe(401)
  })

  test('counts as no code of a second factor (ACC-69)', async () => {
    const person = newPerson()
    await signInAs(person)
    const sessions = await query<{ at: number | null }>(
      `SELECT second_factor_at AS at FROM auth_sessions
       WHERE user_id = (SELECT id FROM auth_users WHERE email = ?)`,
      person.email,
    )
    expect(sessions).toEqual([{ at: null }])
  })

  test('without a popup returns to the same page, a first time through the welcome, and never off the site (ACC-42, ACC-77, ACC-78)', async () => {
    const person = newPerson()
    const signInFrom = async (next: string) => {
      const visitor = new Visitor()
      return throughProvider(visitor, await startSocial(visitor, 'page', next), person)
    }
    expect(await signInFrom('/tests?exam=ssc')).toBe('/welcome?next=%2Ftests%3Fexam%3Dssc')
    expect(await signInFrom('/tests?exam=ssc')).toBe('/tests?exam=ssc')
    expect(await signInFrom('//evil.example')).toBe('/')
  })

  test('refused at the provider shows its code and signs nobody in (ACC-41)', async () => {
    const visitor = new Visitor()
    const end = await throughProvider(visitor, await startSocial(visitor), null)
    expect(end).toBe('/popup-done?error=access_denied')
    expect(await userOf(visitor)).toBeNull()
    const page = await throughProvider(visitor, await startSocial(visitor, 'page', '/tests'), null)
    expect(page).toBe('/login?next=%2Ftests&error=access_denied')
  })

  test('by popup returns with the word that it started with, whatever the outcome (ACC-43)', async () => {
    for (const [person, outcome] of [
      [newPerson(), ''],
      [null, '&error=access_denied'],
    ] as const) {
      const visitor = new Visitor()
      const url = await startSocial(visitor, 'popup', undefined, 'a_word')
      expect(await throughProvider(visitor, url, person)).toBe(`/popup-done?word=a_word${outcome}`)
    }
    const { status } = await new Visitor().post('/api/auth/sign-in/social', { mode: 'popup', word: '&error=x' })
    expect(status).toBe(422)
  })

  test('accepts an answer only in the browser that asked, and once (ACC-43)', async () => {
    const visitor = new Visitor()
    const url = await startSocial(visitor)
    const thief = new Visitor()
    expect(await throughProvider(thief, url, newPerson())).toContain('error=')
    expect(await userOf(thief)).toBeNull()
  })

  test('runs twice at once in one browser, in either order (ACC-43)', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const visitor = new Visitor()
      const people = [newPerson(), newPerson()] as const
      const urls = [await startSocial(visitor, 'page', '/tests'), await startSocial(visitor, 'page', '/jobs')] as const
      for (const tab of order) {
        expect(await throughProvider(visitor, urls[tab], people[tab])).toBe(
          `/welcome?next=%2F${tab === 0 ? 'tests' : 'jobs'}`,
        )
        expect((await userOf(visitor))?.email).toBe(people[tab].email)
      }
    }
  })

  test('sends its cookie to the callback alone, for five minutes, and deletes it with the answer (ACC-43)', async () => {
    const visitor = new Visitor()
    const { body, headers } = await visitor.post<{ url: string }>('/api/auth/sign-in/social', { mode: 'popup' })
    const state = new URL(body.url).searchParams.get('state') ?? 'none'
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`^better-auth\\.state\\.${state}=.*; Path=/api/auth/callback(;|$)`))
    expect(cookie).toMatch(/; Max-Age=300(;|$).*; HttpOnly/)
    await throughProvider(visitor, body.url, newPerson())
    expect(await userOf(visitor)).not.toBeNull()
    expect([...visitor.cookies.keys()].filter((name) => name.includes('state'))).toEqual([])
  })

  test('answers a made-up callback with the page that says so and signs nobody in (ACC-43)', async () => {
    const visitor = new Visitor()
    const { status, headers } = await visitor.get('/api/auth/callback/demo-id?code=made-up&state=made-up')
    expect(status).toBe(302)
    expect(headers.get('location')).toContain('/popup-done?error=')
    expect(await userOf(visitor)).toBeNull()
  })
})

describe('joining accounts (ACC-44)', () => {
  test("is refused while the account's address is not confirmed, even to a provider that verified it", async () => {
    const { account } = await newStudent()
    const { visitor, end } = await signInAs(newPerson({ email: account.email }))
    expect(end).toBe('/popup-done?error=account_not_linked')
    expect(await userOf(visitor)).toBeNull()
  })

  test('is refused for an address that the provider did not verify, free or taken', async () => {
    const { account } = await confirmed()
    for (const email of [account.email, newPerson().email, 'owner@demo.taiyari.test']) {
      const { visitor, end } = await signInAs(newPerson({ email, verified: false }))
      expect(end).toContain('error=email_not_found')
      expect(await userOf(visitor)).toBeNull()
    }
  })

  test.each([
    ['no address', { email: 'not an address' }],
    ['two addresses', { email: 'a@example.test, b@example.test' }],
    ['a line break', { email: 'a@example.test\r\nbcc: b@example.test' }],
    ['a space after it', { email: 'editor@demo.taiyari.test ' }],
  ])('takes no malformed address from a provider: %s', async (_what, parts) => {
    const { visitor, end } = await signInAs(newPerson(parts))
    expect(end).toContain('error=email_not_found')
    expect(await userOf(visitor)).toBeNull()
  })

  test('takes no malformed name from a provider', async () => {
    for (const name of ['A\r\nBcc: x@example.test', 'x'.repeat(6000), 'https://evil.example/win']) {
      const { visitor } = await signInAs(newPerson({ name }))
      expect((await userOf(visitor))?.displayName ?? '').toBe('')
    }
  })

  test("finds the student's account when both sides verified the address", async () => {
    const student = await confirmed()
    const { visitor } = await signInAs(newPerson({ email: student.account.email }))
    expect((await userOf(visitor))?.uid).toBe((await userOf(student))?.uid)
  })
})

describe('linking and unlinking (ACC-45)', () => {
  test('adds a provider with another address too, which signs in until it is unlinked', async () => {
    const student = await confirmed()
    const person = newPerson()
    expect(await link(student, person)).toBe('/popup-done')
    await letterTo(student.url, student.account.email, subjects.signInAdded)
    expect((await accountOf(student)).signInMethods.map(({ provider }) => provider)).toEqual(['password', 'demo-id'])
    const { visitor } = await signInAs(person)
    expect((await userOf(visitor))?.uid).toBe((await userOf(student))?.uid)
    expect((await student.delete('/api/account/sign-in-methods/demo-id')).status).toBe(200)
    expect((await accountOf(student)).signInMethods.map(({ provider }) => provider)).toEqual(['password'])
    const stranger = await signInAs(person)
    expect((await userOf(stranger.visitor))?.uid).not.toBe((await userOf(student))?.uid)
  })

  test('needs a confirmed address: whoever registers first leaves no back door', async () => {
    const student = await newStudent()
    const { status, body } = await askToLink(student)
    expect([status, body.code]).toEqual([403, 'accounts.email_unverified'])
  })

  test('needs the password beside the session', async () => {
    const { status, body } = await askToLink(await confirmed(), 'not the password')
    expect([status, body.code]).toEqual([400, 'accounts.wrong_password'])
  })

  test('ends with the session that began it', async () => {
    const student = await confirmed()
    const thief = student.copy()
    const { body } = await askToLink(thief)
    expect((await student.delete('/api/account/sessions')).status).toBe(200)
    expect((await student.post('/api/auth/sign-out')).status).toBe(200)
    expect(await throughProvider(thief, body.url, newPerson())).toContain('error=unable_to_link_account')
    const back = await signIn(student.account.email, goodPassword)
    expect((await accountOf(back)).signInMethods.map(({ provider }) => provider)).toEqual(['password'])
  })

  test('refuses a provider of another student', async () => {
    const person = newPerson()
    await signInAs(person)
    expect(await link(await confirmed(), person)).toBe('/popup-done?error=account_already_linked_to_different_user')
  })

  test('refuses to remove the last way in; one that is not linked is 404, as is the password', async () => {
    const { visitor } = await signInAs(newPerson())
    const { status, body } = await visitor.delete('/api/account/sign-in-methods/demo-id')
    expect([status, body.code]).toEqual([409, 'accounts.last_sign_in'])
    for (const provider of ['google', 'credential', 'password'])
      expect((await visitor.delete(`/api/account/sign-in-methods/${provider}`)).status).toBe(404)
  })

  test('a student without a password sets one by mail and signs in with it (ACC-47)', async () => {
    const person = newPerson()
    const { visitor } = await signInAs(person)
    expect((await accountOf(visitor)).hasPassword).toBe(false)
    await visitor.post('/api/auth/request-password-reset', { email: person.email })
    const token = codeIn(await letterTo(visitor.url, person.email, subjects.reset))
    expect((await visitor.post('/api/auth/reset-password', { token, newPassword: goodPassword })).status).toBe(200)
    const back = await signIn(person.email, goodPassword)
    expect((await accountOf(back)).hasPassword).toBe(true)
  })
})
