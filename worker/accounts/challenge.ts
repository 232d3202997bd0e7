import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { challengeCookie } from './second-factor-plugin.ts'
import { recoveryCodeUsed } from './second-factor.usecases.ts'
import { useCode } from './second-factor.ts'
import { authFor } from './session.ts'

/** True when the password was right and the account requires a code. */
export const requiresCode = async (response: Response): Promise<boolean> => {
  const body = (await response.clone().json()) as { twoFactorRedirect?: boolean } | null
  return body?.twoFactorRedirect === true
}

const challengeExpired = () => new AppError('accounts.challenge_over', 401, 'Too late. Log in with the password again.')

/**
 * Reads the challenge from the signed cookie: the account that must enter a code, and the name of the cookie. Throws
 * 401 `accounts.challenge_over` without a valid one.
 */
const findChallenge = async (c: Context<AppEnv>): Promise<{ uid: string; cookie: string }> => {
  const { createAuthCookie, internalAdapter, secret } = await authFor(c).$context
  const { name: cookie } = createAuthCookie(challengeCookie)
  const id = await getSignedCookie(c, secret, cookie)
  const challenge = id ? await internalAdapter.findVerificationValue(id) : null
  if (!challenge || challenge.expiresAt.getTime() <= c.var.services.now()) throw challengeExpired()
  return { uid: challenge.value, cookie }
}

/**
 * Checks the code that follows a right password and returns the signed-in response and the account's address. Throws
 * 400 `accounts.wrong_code`, 401 `accounts.challenge_over` ten minutes after the password, or 429.
 */
export const finishSignIn = async (c: Context<AppEnv>, typed: string) => {
  const { uid, cookie } = await findChallenge(c)
  const headers = new Headers(c.req.raw.headers)
  // Passes only the challenge cookie, so that a session of another account in this browser has no effect.
  const pairs = c.req.header('cookie')?.split(/; */) ?? []
  headers.set('cookie', pairs.filter((pair) => pair.startsWith(`${cookie}=`)).join('; '))
  const { api } = authFor(c)
  const { kind, response } = await useCode(c, uid, typed, {
    app: (code) => api.verifyTOTP({ body: { code }, headers, asResponse: true }),
    recovery: (code) => api.verifyBackupCode({ body: { code }, headers, asResponse: true }),
  })
  const { user } = (await response.clone().json()) as { user: { id: string; email: string } }
  if (kind === 'recovery') await recoveryCodeUsed(c.var.services, user)
  return { email: user.email, response }
}
