import { describe, expect, test } from 'vitest'
import type { Account, Session } from '../../domain/accounts/contract.ts'
import { goodPassword, newStudent, query, signIn, unique, Visitor } from '../support/http.ts'
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
  test('spec section 7: a social sign-in makes a user record with its provider and a student id', async () => {
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

  test('spec section 7: a second social sign-in keeps createdAt and the student id', async () => {
    const person = newPerson()
    const first = await userOf((await signInAs(person)).visitor)
    const second = await userOf((await signInAs(person)).visitor)
    expect(second).toEqual(first)
    expect(second?.provider).toBe('demo-id')
  })

  test("a provider's tokens are kept nowhere, neither of a new account nor of a later sign-in or a linked one", async () => {
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

  test('trust.md rule 19: a sign-in through a provider has shown no code of a second factor', async () => {
    const person = newPerson()
    await signInAs(person)
    const sessions = await query<{ at: number | null }>(
      `SELECT second_factor_at AS at FROM auth_sessions
       WHERE user_id = (SELECT id FROM auth_users WHERE email = ?)`,
      person.email,
    )
    expect(sessions).toEqual([{ at: null }])
  })

  test('issue 3, item 1: without a popup the browser ends where it was, and never off our site', async () => {
    const visitor = new Visitor()
    const end = await throughProvider(visitor, await startSocial(visitor, 'page', '/tests?exam=ssc'), newPerson())
    expect(end).toBe('/tests?exam=ssc')
    const other = new Visitor()
    expect(await throughProvider(other, await startSocial(other, 'page', '//evil.example'), newPerson())).toBe('/')
  })

  test('issue 3, item 1: refusing at the provider is told by its code, and signs nobody in', async () => {
    const visitor = new Visitor()
    const end = await throughProvider(visitor, await startSocial(visitor), null)
    expect(end).toBe('/popup-done?error=access_denied')
    expect(await userOf(visitor)).toBeNull()
    const page = await throughProvider(visitor, await startSocial(visitor, 'page', '/tests'), null)
    expect(page).toBe('/login?next=%2Ftests&error=access_denied')
  })

  test('issue 3, item 1: a popup comes back with the word it started with, whatever comes of it', async () => {
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

  test("an answer of the provider's counts only in the browser that asked, and once", async () => {
    const visitor = new Visitor()
    const url = await startSocial(visitor)
    const thief = new Visitor()
    expect(await throughProvider(thief, url, newPerson())).toContain('error=')
    expect(await userOf(thief)).toBeNull()
  })

  test('two sign-ins of one browser at once both succeed, in either order', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const visitor = new Visitor()
      const people = [newPerson(), newPerson()] as const
      const urls = [await startSocial(visitor, 'page', '/tests'), await startSocial(visitor, 'page', '/jobs')] as const
      for (const tab of order) {
        expect(await throughProvider(visitor, urls[tab], people[tab])).toBe(tab === 0 ? '/tests' : '/jobs')
        expect((await userOf(visitor))?.email).toBe(people[tab].email)
      }
    }
  })

  test('the cookie of a flow goes to the callback alone, lives 5 minutes and is gone with its answer', async () => {
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

  test('a made-up answer leads to the page that says so, and signs nobody in', async () => {
    const visitor = new Visitor()
    const { status, headers } = await visitor.get('/api/auth/callback/demo-id?code=made-up&state=made-up')
    expect(status).toBe(302)
    expect(headers.get('location')).toContain('/popup-done?error=')
    expect(await userOf(visitor)).toBeNull()
  })
})

describe('trust.md rule 4: no implicit linking by an unverified address', () => {
  test('an account whose address is not confirmed is not joined, even by a provider that verified it', async () => {
    const { account } = await newStudent()
    const { visitor, end } = await signInAs(newPerson({ email: account.email }))
    expect(end).toBe('/popup-done?error=account_not_linked')
    expect(await userOf(visitor)).toBeNull()
  })

  test('an address that the provider did not verify lets nobody in, be it free or an account here', async () => {
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
  ])('an address that is none is not taken from a provider: %s', async (_what, parts) => {
    const { visitor, end } = await signInAs(newPerson(parts))
    expect(end).toContain('error=email_not_found')
    expect(await userOf(visitor)).toBeNull()
  })

  test('a name that is none is not taken from a provider', async () => {
    for (const name of ['A\r\nBcc: x@example.test', 'x'.repeat(6000), 'https://evil.example/win']) {
      const { visitor } = await signInAs(newPerson({ name }))
      expect((await userOf(visitor))?.displayName ?? '').toBe('')
    }
  })

  test('where both have verified the address, the student finds their account', async () => {
    const student = await confirmed()
    const { visitor } = await signInAs(newPerson({ email: student.account.email }))
    expect((await userOf(visitor))?.uid).toBe((await userOf(student))?.uid)
  })
})

describe('issue 3, item 1: linking and unlinking', () => {
  test('a provider is linked by the student, with another address too, signs in from then on, and is unlinked', async () => {
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

  test('nothing is linked before the own address is confirmed: whoever signs up first leaves no back door', async () => {
    const student = await newStudent()
    const { status, body } = await askToLink(student)
    expect([status, body.code]).toEqual([403, 'accounts.email_unverified'])
  })

  test('a session alone leaves no way in: linking asks for the password', async () => {
    const { status, body } = await askToLink(await confirmed(), 'not the password')
    expect([status, body.code]).toEqual([400, 'accounts.wrong_password'])
  })

  test('linking that was begun does not end after the session that began it has', async () => {
    const student = await confirmed()
    const thief = student.copy()
    const { body } = await askToLink(thief)
    expect((await student.delete('/api/account/sessions')).status).toBe(200)
    expect((await student.post('/api/auth/sign-out')).status).toBe(200)
    expect(await throughProvider(thief, body.url, newPerson())).toContain('error=unable_to_link_account')
    const back = await signIn(student.account.email, goodPassword)
    expect((await accountOf(back)).signInMethods.map(({ provider }) => provider)).toEqual(['password'])
  })

  test("another's provider is not linked twice", async () => {
    const person = newPerson()
    await signInAs(person)
    expect(await link(await confirmed(), person)).toBe('/popup-done?error=account_already_linked_to_different_user')
  })

  test('the last way in cannot be unlinked; one that is not linked is 404, and so is the password', async () => {
    const { visitor } = await signInAs(newPerson())
    const { status, body } = await visitor.delete('/api/account/sign-in-methods/demo-id')
    expect([status, body.code]).toEqual([409, 'accounts.last_sign_in'])
    for (const provider of ['google', 'credential', 'password'])
      expect((await visitor.delete(`/api/account/sign-in-methods/${provider}`)).status).toBe(404)
  })

  test('a student without a password sets one by mail, and signs in with it', async () => {
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
