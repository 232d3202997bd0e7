import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../domain/accounts/contract.ts'
import type { Enrolment } from '../../domain/accounts/second-factor.ts'
import { auditKeys, auditLog, authSessions, authTwoFactors, authUsers, users } from '../../drizzle/schema/index.ts'
import { resetStatements } from '../../scripts/reset-statements.ts'
import { Caller } from './caller.ts'
import { db, env, prepareDatabase } from './support.ts'

beforeAll(prepareDatabase)

const password = 'a long enough password'
type Codes = { recoveryCodes: string[] }

const confirm = (email: string) => db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, email))

const newCaller = async () => {
  const caller = await new Caller().signUp()
  await confirm(caller.email)
  return caller
}

/** Time in which a code is checked, on a busy machine. Milliseconds. */
const onTheWayMs = 5_000

/**
 * Authenticator app; each code belongs to a later time step than the one before. The first is that of the step before,
 * which leaves room for two more, unless it would expire on its way.
 */
const appOf = (secret: string) => {
  const app = createOTP(new TextDecoder().decode(base32.decode(secret)))
  let last = 0
  return {
    next: () => app.hotp((last = Math.max(last + 1, Math.floor((Date.now() + onTheWayMs) / 30_000) - 1))),
    used: () => app.hotp(last),
    wrong: async () => flip(await app.hotp(last)),
  }
}
const flip = (code: string) => String((Number(code) + 123_456) % 1_000_000).padStart(6, '0')

const enrolled = async (caller?: Caller) => {
  const owner = caller ?? (await newCaller())
  const begun = await owner.call<Enrolment>('POST', '/api/account/second-factor', { password })
  expect(begun.status, begun.text).toBe(200)
  const app = appOf(begun.body.secret)
  const confirmed = await owner.call<Codes>('POST', '/api/account/second-factor/confirmation', {
    code: await app.next(),
  })
  expect(confirmed.status, confirmed.text).toBe(200)
  return { owner, app, recoveryCodes: confirmed.body.recoveryCodes, enrolment: begun.body }
}

/** Another browser after the right password and before the code. */
const challenged = async ({ email }: Caller) => {
  const browser = Object.assign(new Caller(), { email })
  const reply = await browser.signIn()
  expect([reply.status, reply.text]).toEqual([200, '{"secondFactor":true}'])
  return browser
}

const finish = (browser: Caller, code: string) => browser.call('POST', '/api/auth/second-factor', { code })
const isSignedIn = async (browser: Caller) => (await browser.call('GET', '/api/account')).status === 200
const actsOf = async ({ email }: Caller) => {
  const rows = await db
    .select({ act: auditLog.act })
    .from(auditLog)
    .innerJoin(auditKeys, eq(auditKeys.alias, auditLog.itemId))
    .innerJoin(authUsers, eq(authUsers.id, auditKeys.userId))
    .where(and(eq(authUsers.email, email), ne(auditLog.act, 'account.created')))
    .orderBy(auditLog.seq)
  return rows.map(({ act }) => act.replace('account.', ''))
}

describe('setting up a second factor (ACC-65)', () => {
  test('needs a confirmed address, the password and a first code, and shows ten recovery codes', async () => {
    const owner = await new Caller().signUp()
    const begin = (with_ = password) => owner.call('POST', '/api/account/second-factor', { password: with_ })
    expect((await begin()).body.code).toBe('accounts.email_unverified')
    await confirm(owner.email)
    expect((await begin('not the password')).body.code).toBe('accounts.wrong_password')
    const { recoveryCodes, enrolment } = await enrolled(owner)
    expect(enrolment.uri).toContain(`otpauth://totp/Taiyari:${encodeURIComponent(owner.email)}`)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect((await owner.call<Account>('GET', '/api/account')).body.hasSecondFactor).toBe(true)
    expect(await actsOf(owner)).toEqual(['second_factor_enrolled'])
  })

  test('asks for nothing at sign-in until it is confirmed', async () => {
    const owner = await newCaller()
    await owner.call('POST', '/api/account/second-factor', { password })
    const wrong = await owner.call('POST', '/api/account/second-factor/confirmation', { code: '000000' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'accounts.wrong_code'])
    const browser = Object.assign(new Caller(), { email: owner.email })
    expect((await browser.signIn()).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('is done once: no session gets another secret or the recovery codes again', async () => {
    const { owner, app } = await enrolled()
    expect((await owner.call('POST', '/api/account/second-factor', { password })).status).toBe(422)
    const again = await owner.call('POST', '/api/account/second-factor/confirmation', { code: await app.next() })
    expect([again.status, again.body.code]).toEqual([409, 'accounts.second_factor_state'])
  })

  test('stores secret and recovery codes nowhere in clear', async () => {
    const { owner, enrolment, recoveryCodes } = await enrolled()
    const rows = await db.select().from(authTwoFactors).innerJoin(authUsers, eq(authUsers.id, authTwoFactors.userId))
    const row = JSON.stringify(rows.find(({ auth_users }) => auth_users.email === owner.email))
    for (const secret of [enrolment.secret, ...recoveryCodes]) expect(row).not.toContain(secret)
    const told = (await owner.call('GET', '/api/account')).text + (await owner.call('GET', '/api/session')).text
    expect(told).not.toMatch(/secret|backup/i)
  })
})

describe('signing in with a second factor (ACC-66)', () => {
  test('needs the code after the password', async () => {
    const { owner, app } = await enrolled()
    const before = await db.select({ at: users.lastLoginAt }).from(users).where(eq(users.email, owner.email)).get()
    const browser = await challenged(owner)
    expect(await isSignedIn(browser)).toBe(false)
    const between = await db.select({ at: users.lastLoginAt }).from(users).where(eq(users.email, owner.email)).get()
    expect(between).toEqual(before)
    const reply = await finish(browser, await app.next())
    expect(reply.status, reply.text).toBe(200)
    expect(reply.text).not.toContain('token')
    expect(await isSignedIn(browser)).toBe(true)
    const after = await db.select().from(users).where(eq(users.email, owner.email)).get()
    expect(after?.lastLoginAt).toBeGreaterThan(before?.at ?? 0)
    expect(after?.provider).toBe('password')
  })

  test('accepts a code once, in whichever browser, and none from before it', async () => {
    const { owner, app } = await enrolled()
    const older = await app.used()
    const used = await app.next()
    expect((await finish(await challenged(owner), used)).status).toBe(200)
    for (const code of [used, older]) {
      const reply = await finish(await challenged(owner), code)
      expect([reply.status, reply.body.code]).toEqual([400, 'accounts.wrong_code'])
    }
  })

  test('signs in one of two who send the same code at once', async () => {
    const { owner, app } = await enrolled()
    const code = await app.next()
    const browsers = [await challenged(owner), await challenged(owner)]
    const replies = await Promise.all(browsers.map((browser) => finish(browser, code)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('accepts a recovery code once, however it is typed, and records it', async () => {
    const { owner, recoveryCodes } = await enrolled()
    const [code = ''] = recoveryCodes
    expect((await finish(await challenged(owner), ` ${code.toUpperCase().replace('-', ' ')}`)).status).toBe(200)
    expect((await finish(await challenged(owner), code)).body.code).toBe('accounts.wrong_code')
    expect(await actsOf(owner)).toEqual(['second_factor_enrolled', 'recovery_code_used'])
  })

  test('holds the account after ten wrong codes from every address, also against the right code', async () => {
    const { owner, app } = await enrolled()
    for (let tries = 0; tries < 10; tries += 1) {
      const reply = await finish(await challenged(owner), await app.wrong())
      expect(reply.body.code).toBe('accounts.wrong_code')
    }
    const held = await finish(await challenged(owner), await app.next())
    expect([held.status, held.body.code]).toEqual([429, 'platform.rate_limited'])
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  test('answers 401 to a code without a password before it or after the challenge has expired', async () => {
    const { owner, app } = await enrolled()
    const code = await app.next()
    expect((await finish(new Caller(), code)).body.code).toBe('accounts.challenge_over')
    const browser = await challenged(owner)
    await env.DB.prepare(
      'UPDATE auth_verifications SET expires_at = 1 WHERE value = (SELECT id FROM auth_users WHERE email = ?)',
    )
      .bind(owner.email)
      .run()
    const late = await finish(browser, code)
    expect([late.status, late.body.code]).toEqual([401, 'accounts.challenge_over'])
  })

  test('signs in the account of the challenge, whatever session the browser has', async () => {
    const { owner, app } = await enrolled()
    const other = await newCaller()
    const browser = await challenged(owner)
    for (const [name, value] of other.cookies) browser.cookies.set(name, value)
    expect((await finish(browser, await app.next())).status).toBe(200)
    expect((await browser.call<Account>('GET', '/api/account')).body.user.email).toBe(owner.email)
  })
})

describe('turning a second factor off and new recovery codes (ACC-67)', () => {
  test('need the password and a code', async () => {
    const { owner, app, recoveryCodes } = await enrolled()
    const off = (body: { password: string; code: string }) => owner.call('DELETE', '/api/account/second-factor', body)
    expect((await off({ password: 'not the password', code: await app.next() })).body.code).toBe(
      'accounts.wrong_password',
    )
    expect((await off({ password, code: '000000' })).body.code).toBe('accounts.wrong_code')

    const renewed = await owner.call<Codes>('POST', '/api/account/second-factor/recovery-codes', {
      password,
      code: recoveryCodes[0],
    })
    expect(renewed.status, renewed.text).toBe(200)
    expect(renewed.headers.get('cache-control')).toBe('no-store')
    expect((await finish(await challenged(owner), recoveryCodes[1] ?? '')).status).toBe(400)

    const done = await off({ password, code: renewed.body.recoveryCodes[0] ?? '' })
    expect(done.status, done.text).toBe(200)
    expect(await isSignedIn(owner)).toBe(true)
    const browser = Object.assign(new Caller(), { email: owner.email })
    await browser.signIn()
    expect(await isSignedIn(browser)).toBe(true)
    expect(await actsOf(owner)).toEqual([
      'second_factor_enrolled',
      'recovery_code_used',
      'recovery_codes_renewed',
      'recovery_code_used',
      'second_factor_disabled',
    ])
  })
})

describe('the command that resets a lost second factor (ACC-68)', () => {
  const reset = (email: string, reason = "lost the 'old' phone; called back") =>
    env.DB.batch(
      resetStatements({ email, reason, id: crypto.randomUUID(), now: Date.now() }).map((sql) => env.DB.prepare(sql)),
    )

  test('removes it, ends the sessions and is recorded; the password alone signs in again', async () => {
    const { owner } = await enrolled()
    const { owner: other, app } = await enrolled()
    const [recorded] = await reset(owner.email.toUpperCase())
    expect(recorded?.results).toHaveLength(1)
    expect(await isSignedIn(owner)).toBe(false)
    expect((await owner.signIn()).body).toHaveProperty('user')
    expect(await actsOf(owner)).toContain('second_factor_reset')
    expect((await finish(await challenged(other), await app.next())).status).toBe(200)
  })

  test('does nothing for an unknown address and refuses a malformed one and a missing reason', async () => {
    const [recorded] = await reset('nobody-at-all@example.test')
    expect(recorded?.results).toEqual([])
    for (const email of ['', "x' OR 1=1 --@example.test", 'two@a.test, b@a.test']) expect(() => reset(email)).toThrow()
    expect(() => reset('asha@example.test', ' ')).toThrow()
  })
})

describe('administrators (ACC-69)', () => {
  const strict = { ...env, ADMIN_SECOND_FACTOR: 'required' }
  const office = (caller: Caller, bindings = strict) => caller.call('GET', '/api/admin/tasks', undefined, bindings)

  /** Administrator who is on the allow-list of these bindings only. */
  const newAdmin = async () => {
    const caller = await newCaller()
    return { caller, bindings: { ...strict, ADMIN_EMAILS: `${caller.email},b@example.test,c@example.test` } }
  }

  test('are kept out until they have set up a second factor, and admitted with its first code', async () => {
    const { caller, bindings } = await newAdmin()
    const before = await office(caller, bindings)
    expect([before.status, before.body.code, before.body.details]).toEqual([
      403,
      'accounts.second_factor_required',
      { next: 'enrolment' },
    ])
    await enrolled(caller)
    expect((await office(caller, bindings)).status).toBe(200)
  })

  test('show a code in every session; it counts for that session alone', async () => {
    const { caller, bindings } = await newAdmin()
    const { app } = await enrolled(caller)
    // State after a sign-in through a provider: the session has proved no code.
    await db.update(authSessions).set({ secondFactorAt: null })
    const asked = await office(caller, bindings)
    expect([asked.status, asked.body.details]).toEqual([403, { next: 'code' }])
    expect((await caller.call('POST', '/api/account/second-factor/check', { code: '000000' })).status).toBe(400)
    expect((await caller.call('POST', '/api/account/second-factor/check', { code: await app.next() })).status).toBe(200)
    expect((await office(caller, bindings)).status).toBe(200)
    const [mine] = await db
      .select({ at: authSessions.secondFactorAt })
      .from(authSessions)
      .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
      .where(eq(authUsers.email, caller.email))
    expect(mine?.at).toBeInstanceOf(Date)
  })

  test('need no other code after a sign-in with password and code', async () => {
    const { caller, bindings } = await newAdmin()
    const { app } = await enrolled(caller)
    const browser = await challenged(caller)
    await finish(browser, await app.next())
    expect((await office(browser, bindings)).status).toBe(200)
  })

  test('are kept out in every session once their factor is off', async () => {
    const { caller, bindings } = await newAdmin()
    const { app, recoveryCodes } = await enrolled(caller)
    const browser = await challenged(caller)
    await finish(browser, await app.next())
    await caller.call('DELETE', '/api/account/second-factor', { password, code: recoveryCodes[0] })
    for (const each of [caller, browser])
      expect((await office(each, bindings)).body.details).toEqual({ next: 'enrolment' })
  })

  test('need none on a laptop; a student with a factor is no administrator', async () => {
    const { caller, bindings } = await newAdmin()
    expect((await office(caller, { ...bindings, ADMIN_SECOND_FACTOR: '' })).status).toBe(200)
    const { owner } = await enrolled()
    expect((await office(owner, bindings)).body.code).toBe('accounts.not_admin')
  })
})
