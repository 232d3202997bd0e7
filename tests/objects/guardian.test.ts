import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../domain/accounts/contract.ts'
import { guardianLinkMs } from '../../domain/accounts/consent.ts'
import { emptyExamProfile } from '../../domain/accounts/student-profile.ts'
import { authUsers, emailTokens } from '../../drizzle/schema/index.ts'
import { ownActs } from '../../worker/activities/own-acts.usecases.ts'
import { afterReset, confirmEmail } from '../../worker/accounts/email.usecases.ts'
import {
  answerAsGuardian,
  requestConsent,
  mailReplacementLink,
  readConsentRequest,
  renewGuardianLink,
} from '../../worker/accounts/guardian.usecases.ts'
import { changeDetails, correctBirthDate } from '../../worker/accounts/profile.usecases.ts'
import type { AppError } from '../../worker/platform/errors.ts'
import { hashOf } from '../../worker/platform/hash.ts'
import type { Mail } from '../../worker/notifications/mail.ts'
import { Caller } from './caller.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const now = Date.now()
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: AppError) => error.code,
  )

const userOf = async (email: string) => {
  const user = await db.select().from(authUsers).where(eq(authUsers.email, email)).get()
  if (!user) throw new Error(`no user ${email}`)
  return user
}

/** Minor who has named a guardian, with the token of the mailed link. */
const asked = async (parts: { at?: number } = {}) => {
  const caller = new Caller()
  const account = { name: 'Chintu Kumar', email: caller.email, password: 'a long enough password', under18: true }
  expect((await caller.call('POST', '/api/auth/sign-up/email', account)).status).toBe(200)
  const user = await userOf(caller.email)
  const mails: Mail[] = []
  const MAIL_QUEUE = { send: async (mail: Mail) => void mails.push(mail) } as unknown as Queue<Mail>
  const servicesOn = (at: number) =>
    servicesAt(() => at, { env: { ...env, MAIL_QUEUE }, origin: 'http://localhost', later: () => undefined })
  const guardianEmail = `${unique('guardian')}@example.test`
  const services = servicesOn(parts.at ?? now)
  await requestConsent(services, user, { guardianName: 'Sunita Devi', guardianEmail }, 'en')
  const tokenIn = (mail: Mail | undefined) => new URL(mail?.action?.url ?? '').searchParams.get('token') ?? ''
  const consentOf = async () => (await caller.call<Account>('GET', '/api/account')).body.consent
  return { caller, user, mails, servicesOn, guardianEmail, token: tokenIn(mails[0]), tokenIn, consentOf }
}

describe('link of a guardian (ACC-11)', () => {
  test('works for seven days and not a moment longer', async () => {
    const { servicesOn, token } = await asked()
    const last = servicesOn(now + guardianLinkMs - 1)
    expect(await readConsentRequest(last, token)).toMatchObject({ studentName: 'Chintu Kumar' })
    const after = servicesOn(now + guardianLinkMs)
    expect(await refusalOf(readConsentRequest(after, token))).toBe('accounts.link_expired')
    expect(await refusalOf(answerAsGuardian(after, token, true))).toBe('accounts.link_expired')
  })

  test('is mailed anew to the guardian once it is too old, so that consent can be withdrawn', async () => {
    const { servicesOn, token, tokenIn, mails, guardianEmail, consentOf } = await asked()
    await answerAsGuardian(servicesOn(now), token, true)
    const later = servicesOn(now + 30 * guardianLinkMs)
    const admitted: string[] = []
    await renewGuardianLink(later, token, 'hi', async (to) => void admitted.push(to))
    expect(admitted).toEqual([guardianEmail])
    expect(mails[1]).toMatchObject({ to: guardianEmail, language: 'hi' })
    expect(await refusalOf(readConsentRequest(later, token))).toBe('accounts.token_invalid')
    expect((await consentOf()).state).toBe('given')
    await answerAsGuardian(later, tokenIn(mails[1]), false)
    expect((await consentOf()).state).toBe('asked')
  })

  test('ends with a password reset before the consent; consent that was given stays', async () => {
    const pending = await asked()
    const given = await asked()
    await answerAsGuardian(given.servicesOn(now), given.token, true)
    for (const { user, servicesOn, token } of [pending, given]) {
      await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, user.id))
      await afterReset(servicesOn(now), user)
      expect(await refusalOf(readConsentRequest(servicesOn(now), token))).toBe('accounts.token_invalid')
    }
    const stateOf = async (uid: string) =>
      env.DB.prepare(
        'SELECT guardian_asked_at AS asked, guardian_consent_at AS given FROM student_profiles WHERE uid = ?',
      )
        .bind(uid)
        .first()
    expect(await stateOf(pending.user.id)).toEqual({ asked: null, given: null })
    expect(await stateOf(given.user.id)).toEqual({ asked: now, given: now })
  })

  test('is deleted with the guardian when the owner reclaims the account', async () => {
    const { user, servicesOn, token } = await asked()
    await answerAsGuardian(servicesOn(now), token, true)
    await afterReset(servicesOn(now), user)
    const row = await env.DB.prepare(
      'SELECT guardian_email AS email, guardian_consent_at AS given FROM student_profiles WHERE uid = ?',
    )
      .bind(user.id)
      .first()
    expect(row).toEqual({ email: null, given: null })
  })

  test('ends with another name or address of the account, and with nothing else', async () => {
    const { user, servicesOn, token } = await asked()
    const services = servicesOn(now)
    await changeDetails(services, user.id, { displayName: 'Chintu Kumar', phoneNumber: '+919876543210' })
    expect(await readConsentRequest(services, token)).toMatchObject({ studentName: 'Chintu Kumar' })
    await changeDetails(services, user.id, { displayName: 'Someone Else', phoneNumber: null })
    expect(await refusalOf(readConsentRequest(services, token))).toBe('accounts.token_invalid')

    const moved = await asked()
    const codeFor = async (email: string) => {
      const code = unique('code-of-a-mail')
      const row = { tokenHash: await hashOf(code), uid: moved.user.id, email, expiresAt: now + 1000 }
      await db.insert(emailTokens).values(row)
      return confirmEmail(moved.servicesOn(now), moved.user, code)
    }
    await codeFor(moved.user.email)
    expect(await readConsentRequest(services, moved.token)).toMatchObject({ studentName: 'Chintu Kumar' })
    await codeFor(`${unique('moved')}@example.test`)
    expect(await refusalOf(readConsentRequest(services, moved.token))).toBe('accounts.token_invalid')
  })

  test('is mailed anew to a guardian who consented when it ends, so that consent can be withdrawn', async () => {
    const consented = async () => {
      const all = await asked()
      await answerAsGuardian(all.servicesOn(now), all.token, true)
      return all
    }
    const follow = async ({ servicesOn, user, mails, tokenIn, guardianEmail, consentOf }: Consented) => {
      const services = servicesOn(now + 1)
      await mailReplacementLink(services, user.id)
      await mailReplacementLink(services, user.id)
      expect(mails.filter(({ to }) => to === guardianEmail)).toHaveLength(2)
      await answerAsGuardian(services, tokenIn(mails.at(-1)), false)
      expect((await consentOf()).state).toBe('asked')
    }
    type Consented = Awaited<ReturnType<typeof consented>>
    const renamed = await consented()
    await changeDetails(renamed.servicesOn(now), renamed.user.id, { displayName: 'Someone Else', phoneNumber: null })
    await follow(renamed)
    const untouched = await consented()
    await mailReplacementLink(untouched.servicesOn(now), untouched.user.id)
    expect(untouched.mails).toHaveLength(1)
    const pending = await asked()
    await changeDetails(pending.servicesOn(now), pending.user.id, { displayName: 'Someone Else', phoneNumber: null })
    await mailReplacementLink(pending.servicesOn(now), pending.user.id)
    expect(pending.mails).toHaveLength(1)
  })

  test('is mailed without anything that the student wrote', async () => {
    const { mails } = await asked()
    expect(JSON.stringify(mails)).not.toMatch(/Chintu|Sunita/)
  })

  test("goes to another mailbox than the student's (ACC-12)", async () => {
    const { caller } = await asked()
    const guardianEmail = caller.email.toUpperCase().replace('@', '+mum@')
    const { status, body } = await caller.call('POST', '/api/account/guardian', { guardianName: 'Me', guardianEmail })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['guardianEmail']])
  })
})

describe('leaving minority (ACC-13)', () => {
  test('is refused to a minor who enters an adult birth date, and corrected by the office with a reason', async () => {
    const { caller, user } = await asked()
    const put = (birthDate: string) =>
      caller.call('PUT', '/api/account/exam-profile', { ...emptyExamProfile, birthDate })
    const refused = await put('2000-01-01')
    expect([refused.status, refused.body.code]).toEqual([422, 'accounts.minority'])
    await correctBirthDate(servicesAt(), { id: 'usr_office', reason: 'saw the certificate' }, user.id, '2000-01-01')
    const { body } = await caller.call<Account>('GET', '/api/account')
    expect(body.examProfile.birthDate).toBe('2000-01-01')
    expect(body.consent.state).toBe('not_needed')
    const acts = await ownActs(servicesAt(), user.id)
    expect(acts.filter(({ act }) => act === 'student.birth_date_corrected')).toMatchObject([
      { by: 'office', reason: 'saw the certificate', after: { birthDate: '2000-01-01' } },
    ])
    expect((await put('1999-01-01')).status).toBe(200)
  })
})
