import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { challengeCookie } from './second-factor-plugin.ts'
import { recoveryCodeUsed } from './second-factor.usecases.ts'
import { useCode } from './second-factor.ts'
import { authFor } from './session.ts'

/** True when the reply to a right password asks for a code. */
export const asksForCode = async (response: Response): Promise<boolean> => {
  const body = (await response.clone().json()) as { twoFactorRedirect?: boolean } | null
  return body?.twoFactorRedirect === true
}

const challengeOver = () => new AppError('accounts.challenge_over', 401, 'Too late. Log in with the password again.')

/** The account that still owes its code, by the signed cookie of this browser, and that cookie's name. */
const findChallenge = async (c: Context<AppEnv>): Promise<{ uid: string; cookie: string }> => {
  const { createAuthCookie, internalAdapter, secret } = await authFor(c).$context
  const { name: cookie } = createAuthCookie(challengeCookie)
  const id = await getSignedCookie(c, secret, cookie)
  const challenge = id ? await internalAdapter.findVerificationValue(id) : null
  if (!challenge || challenge.expiresAt.getTime() <= c.var.services.now()) throw challengeOver()
  return { uid: challenge.value, cookie }
}

/**
 * Ends a sign-in whose password was right: the response signs in the account of this address. Throws 400 `accounts.wrong_code`, 401
 * `accounts.challenge_over` ten minutes after the password, or 429.
 */
export const finishSignIn = async (c: Context<AppEnv>, typed: string) => {
  const { uid, cookie } = await findChallenge(c)
  const headers = new Headers(c.req.raw.headers)
  // The challenge alone: whoever else may be signed in to this browser has nothing to do with it.
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
