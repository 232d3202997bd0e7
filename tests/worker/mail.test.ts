import { describe, expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import type { Services } from '../../worker/platform/context.ts'
import type { Mail } from '../../worker/notifications/mail.ts'
import * as emailMails from '../../worker/accounts/email.mails.ts'
import * as guardianMails from '../../worker/accounts/guardian.mails.ts'
import * as signInMails from '../../worker/accounts/sign-in.mails.ts'
import * as contactMails from '../../worker/contact/contact.mails.ts'
import * as dataRightsMails from '../../worker/data-rights/data-rights.mails.ts'
import type { Account, Session } from '../../domain/accounts/contract.ts'
import { goodPassword, newStudent, signIn, signUpBody, unique, Visitor } from '../support/http.ts'
import { codeIn, letterTo, linkIn, subjects } from '../support/mail.ts'

const mails = { ...emailMails, ...signInMails, ...guardianMails, ...dataRightsMails }
const newPassword = 'another long enough password'
const newAddress = () => `${unique('new')}@example.test`

const userOf = async (visitor: Visitor) => (await visitor.get<Session>('/api/session')).body.user
const accountOf = async (visitor: Visitor) => (await visitor.get<Account>('/api/account')).body

const confirmCode = async (student: { url: string; account: { email: string } }) =>
  codeIn(await letterTo(student.url, student.account.email, subjects.confirm))

const askReset = async (email: string): Promise<string> => {
  const visitor = new Visitor()
  const { status } = await visitor.post('/api/auth/request-password-reset', { email })
  expect(status).toBe(200)
  return codeIn(await letterTo(visitor.url, email, subjects.reset))
}

const askChange = async (student: Visitor, newEmail: string) => {
  const reply = await student.post('/api/account/email', { newEmail, password: goodPassword })
  expect(reply.status, reply.text).toBe(200)
  return codeIn(await letterTo(student.url, newEmail, subjects.confirmNew))
}

describe('confirming the address', () => {
  test('is done once with the code that a registration mails (ACC-50)', async () => {
    const student = await newStudent()
    const token = await confirmCode(student)
    expect((await userOf(student))?.emailVerified).toBe(false)
    const { status, body } = await student.post<{ email: string }>('/api/auth/confirm-email', { token })
    expect([status, body.email]).toEqual([200, student.account.email])
    expect((await userOf(student))?.emailVerified).toBe(true)
    expect((await student.post('/api/auth/confirm-email', { token })).body.code).toBe('accounts.token_invalid')
  })

  test('is done only for the account that asked, whoever clicks the link (ACC-50)', async () => {
    const student = await newStudent()
    const token = await confirmCode(student)
    const stranger = await (await newStudent()).post('/api/auth/confirm-email', { token })
    expect([stranger.status, stranger.body.code]).toEqual([403, 'accounts.other_account'])
    const nobody = await new Visitor().post('/api/auth/confirm-email', { token })
    expect([nobody.status, nobody.body.code]).toEqual([401, 'accounts.sign_in_required'])
    expect((await userOf(student))?.emailVerified).toBe(false)
  })

  test('is mailed in the language of the page of registration, and its link opens that language (ACC-54)', async () => {
    const visitor = new Visitor([['lang', 'hi']])
    const account = signUpBody()
    await visitor.post('/api/auth/sign-up/email', account)
    const letter = await letterTo(visitor.url, account.email, /ई-मेल वेरिफ़ाई करें/)
    expect(letter.html).toContain('<html lang="hi">')
    expect(linkIn(letter).pathname).toBe('/confirm-email')
    expect(linkIn(letter).searchParams.get('lang')).toBe('hi')
  })

  test('mails a name without its markup (ACC-54)', async () => {
    const student = await newStudent({ name: '<img src=x> "A" & co' })
    await student.post('/api/auth/confirm-email', { token: await confirmCode(student) })
    await askReset(student.account.email)
    const letter = await letterTo(student.url, student.account.email, subjects.reset)
    expect(letter.html).toContain('&#38; co')
    expect(letter.html).not.toContain('<img')
  })

  test('mails no name that was registered with until the address is confirmed (ACC-54)', async () => {
    const name = 'Claim Rs 5000 at evil-bank.com'
    const student = await newStudent({ name })
    const welcome = await letterTo(student.url, student.account.email, subjects.confirm)
    await askReset(student.account.email)
    const reset = await letterTo(student.url, student.account.email, subjects.reset)
    for (const letter of [welcome, reset]) expect(letter.text + letter.html + letter.subject).not.toMatch(/5000|evil/)
    await student.post('/api/auth/confirm-email', { token: codeIn(welcome) })
    const token = await askChange(student, newAddress())
    expect((await letterTo(student.url, student.account.email, subjects.changeRequested)).text).toContain(name)
    expect(token).not.toBe('')
  })

  test('is mailed again at most five times an hour, and not once the address is confirmed (ACC-50)', async () => {
    const student = await newStudent()
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await student.post('/api/account/verification')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await student.post('/api/auth/confirm-email', { token: await confirmCode(student) })
    expect((await student.post('/api/account/verification')).status).toBe(200)
  })
})

describe('mails to an unconfirmed address hold nothing that the sender wrote (ACC-54)', () => {
  const words = 'Claim Rs 5000 at evil-bank.com'
  const services = { origin: 'https://taiyari.example' } as Services
  const to = { name: words, email: 'victim@example.test', emailVerified: false }
  const kinds: Record<string, (language: Language) => Mail> = {
    confirmAddress: (language) => mails.confirmAddress(services, to.email, language, 'code'),
    confirmNewAddress: (language) => mails.confirmNewAddress(services, to.email, language, 'code'),
    changeRequested: (language) => mails.changeRequested(to, language),
    addressChanged: (language) => mails.addressChanged(to, language),
    resetPassword: (language) => mails.resetPassword(services, to, language, 'code'),
    signInCode: (language) => mails.signInCode(to, language, '7K3M9XWD'),
    passwordChanged: (language) => mails.passwordChanged(to, language),
    signInAdded: (language) => mails.signInAdded(to, 'Demo ID', language),
    consentRequest: (language) => mails.consentRequest(services, to.email, language, 'code'),
    accountErased: (language) => mails.accountErased(to, language),
    exportReady: (language) => mails.exportReady(services.origin, to.email, language),
    messageReceived: (language) => contactMails.messageReceived(to.email, 'TY-7K3M-9XWD', language, 3),
  }

  test('are all listed here', () => {
    expect(Object.keys(kinds).toSorted()).toEqual(Object.keys({ ...mails, ...contactMails }).toSorted())
  })

  test.each(Object.entries(kinds))('%s', (_kind, mail) => {
    for (const language of ['en', 'hi'] as const) {
      const text = JSON.stringify(mail(language))
      for (const word of words.split(' ').filter(({ length }) => length > 3)) expect(text).not.toContain(word)
    }
  })
})

describe('resetting the password (ACC-51)', () => {
  test('takes a mailed code once, ends every session and confirms the address', async () => {
    const student = await newStudent()
    const token = await askReset(student.account.email)
    expect((await student.post('/api/auth/reset-password', { token, newPassword: 'short' })).status).toBe(422)
    expect((await new Visitor().post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
    expect((await student.get('/api/account')).status).toBe(401)
    expect((await userOf(await signIn(student.account.email, newPassword)))?.emailVerified).toBe(true)
    const old = await new Visitor().post('/api/auth/sign-in/email', {
      email: student.account.email,
      password: goodPassword,
    })
    expect(old.status).toBe(401)
    const again = await new Visitor().post('/api/auth/reset-password', { token, newPassword })
    expect([again.status, again.body.code]).toEqual([400, 'accounts.token_invalid'])
    await letterTo(student.url, student.account.email, subjects.passwordChanged)
  })

  test('answers known and unknown addresses alike', async () => {
    const { account } = await newStudent()
    const ask = async (email: string) => {
      const { status, text } = await new Visitor().post('/api/auth/request-password-reset', { email })
      return { status, text }
    }
    expect(await ask(newAddress())).toEqual(await ask(account.email))
  })

  test('cannot be denied by one sender, who is refused after three, known or not (ACC-55)', async () => {
    const { account } = await newStudent()
    for (const email of [account.email, newAddress()]) {
      const attacker = new Visitor()
      const statuses: number[] = []
      for (let tries = 0; tries < 12; tries++)
        statuses.push((await attacker.post('/api/auth/request-password-reset', { email })).status)
      expect(statuses).toEqual([200, 200, 200, ...Array<number>(9).fill(429)])
    }
    expect(await askReset(account.email)).not.toBe('')
  })

  test('refuses a long password before hashing it (ACC-7)', async () => {
    const long = await new Visitor().post('/api/auth/reset-password', {
      token: unique('made-up-token'),
      newPassword: 'p'.repeat(129),
    })
    expect([long.status, long.body.code]).toEqual([400, 'accounts.weak_password'])
  })

  test('cancels a pending change of address that someone else had begun', async () => {
    const student = await newStudent()
    const away = newAddress()
    const token = await askChange(student, away)
    await new Visitor().post('/api/auth/reset-password', { token: await askReset(student.account.email), newPassword })
    const back = await signIn(student.account.email, newPassword)
    const { body } = await back.post('/api/auth/confirm-email', { token })
    expect(body.code).toBe('accounts.token_invalid')
    expect((await userOf(back))?.email).toBe(student.account.email)
  })
})

describe('expiry of codes (ACC-53)', () => {
  test('ends a reset that was requested before the password changed', async () => {
    const student = await newStudent()
    const token = await askReset(student.account.email)
    await student.post('/api/account/password', { currentPassword: goodPassword, newPassword })
    const { body } = await new Visitor().post('/api/auth/reset-password', { token, newPassword: 'a third password' })
    expect(body.code).toBe('accounts.token_invalid')
  })

  test('ends a reset that was mailed to an address which the account no longer has', async () => {
    const student = await newStudent()
    const token = await askReset(student.account.email)
    await student.post('/api/auth/confirm-email', { token: await askChange(student, newAddress()) })
    const { body } = await new Visitor().post('/api/auth/reset-password', { token, newPassword })
    expect(body.code).toBe('accounts.token_invalid')
  })
})

describe('changing the address (ACC-52)', () => {
  test('takes effect in every record when the code comes back from the new address, and not before', async () => {
    const student = await newStudent()
    await student.post('/api/auth/confirm-email', { token: await confirmCode(student) })
    const address = newAddress()
    const token = await askChange(student, address.toUpperCase())
    expect(await accountOf(student)).toMatchObject({ pendingEmail: address, user: { email: student.account.email } })
    await letterTo(student.url, student.account.email, subjects.changeRequested)
    expect((await student.post('/api/auth/confirm-email', { token })).status).toBe(200)
    expect(await accountOf(student)).toMatchObject({
      pendingEmail: null,
      user: { email: address, emailVerified: true },
    })
    await letterTo(student.url, student.account.email, subjects.addressChanged)
    expect((await userOf(await signIn(address, goodPassword)))?.email).toBe(address)
  })

  test('needs the present password, and stops after ten wrong ones for a while', async () => {
    const student = await newStudent()
    const wrong = () => student.post('/api/account/email', { newEmail: newAddress(), password: 'not the password' })
    expect((await wrong()).body.code).toBe('accounts.wrong_password')
    const statuses: number[] = []
    for (let tries = 0; tries < 10; tries++) statuses.push((await wrong()).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('to a taken address is refused, also to one taken meanwhile', async () => {
    const [student, other] = [await newStudent(), await newStudent()]
    const taken = await student.post('/api/account/email', { newEmail: other.account.email, password: goodPassword })
    expect([taken.status, taken.body.code]).toEqual([422, 'accounts.address_taken'])
    const email = newAddress()
    const token = await askChange(student, email)
    await newStudent({ email })
    expect((await student.post('/api/auth/confirm-email', { token })).body.code).toBe('accounts.address_taken')
    expect((await userOf(student))?.email).toBe(student.account.email)
  })

  test('to the present address is refused as such, in any case of letters', async () => {
    const student = await newStudent()
    const newEmail = student.account.email.toUpperCase()
    const { status, body } = await student.post('/api/account/email', { newEmail, password: goodPassword })
    expect([status, body.code]).toEqual([422, 'accounts.same_address'])
    expect(await accountOf(student)).toMatchObject({ pendingEmail: null })
  })

  test('can be cancelled, which ends its code', async () => {
    const student = await newStudent()
    const token = await askChange(student, newAddress())
    expect((await student.delete('/api/account/email')).status).toBe(200)
    expect((await accountOf(student)).pendingEmail).toBeNull()
    expect((await student.post('/api/auth/confirm-email', { token })).body.code).toBe('accounts.token_invalid')
  })
})

describe('password and sessions', () => {
  test('change of password ends every other session at once and keeps this one (ACC-60)', async () => {
    const student = await newStudent()
    const other = await signIn(student.account.email, goodPassword)
    const body = { currentPassword: goodPassword, newPassword }
    expect((await student.post('/api/account/password', body)).status).toBe(200)
    expect((await other.get('/api/account')).status).toBe(401)
    expect((await student.get('/api/account')).status).toBe(200)
    expect((await userOf(student))?.provider).toBe('password')
    await signIn(student.account.email, newPassword)
  })

  test('refuse a wrong present password, a short or long new one and unknown fields (ACC-60, ACC-8)', async () => {
    const student = await newStudent()
    const change = (body: Record<string, unknown>) => student.post('/api/account/password', body)
    expect((await change({ currentPassword: 'not it at all', newPassword })).body.code).toBe('accounts.wrong_password')
    expect((await change({ currentPassword: goodPassword, newPassword: 'short' })).status).toBe(422)
    expect((await change({ currentPassword: goodPassword, newPassword: 'p'.repeat(129) })).status).toBe(400)
    expect((await change({ currentPassword: goodPassword, newPassword, userId: 'x' })).status).toBe(422)
    await signIn(student.account.email, goodPassword)
  })

  test('are listed with their devices and ended one by one or all others, for their owner alone (ACC-61)', async () => {
    const student = await newStudent()
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
    const second = new Visitor()
    await second.post(
      '/api/auth/sign-in/email',
      { email: student.account.email, password: goodPassword },
      { headers: { 'user-agent': agent } },
    )
    const third = await signIn(student.account.email, goodPassword)
    const { sessions } = await accountOf(student)
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const phone = sessions.find(({ system }) => system === 'Android')
    expect(phone).toMatchObject({ browser: 'Chrome', current: false })
    const stranger = await newStudent()
    expect((await stranger.delete(`/api/account/sessions/${phone?.id}`)).status).toBe(404)
    expect((await student.delete(`/api/account/sessions/${phone?.id}`)).status).toBe(200)
    expect((await second.get('/api/account')).status).toBe(401)
    expect((await third.get('/api/account')).status).toBe(200)
    expect((await student.delete('/api/account/sessions')).status).toBe(200)
    expect((await third.get('/api/account')).status).toBe(401)
    expect((await accountOf(student)).sessions).toHaveLength(1)
  })
})
