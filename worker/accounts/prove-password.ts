import type { Context } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { addressSubject, limitSignIn } from './accounts.limits.ts'
import { clientAddress } from '../platform/client-address.ts'
import { hasPassword } from './profile.usecases.ts'
import { translated } from './refusals.ts'
import { authFor } from './session.ts'

/** Runs a change that the present password must allow; wrong ones are counted, apart from sign-ins. */
export const withPassword = (c: Context<AppEnv>, attempt: () => Promise<Response>): Promise<Response> =>
  limitSignIn(c.var.services, `password:${c.var.user.id}`, addressSubject(clientAddress(c)), async () => {
    const response = await attempt()
    return { failed: response.status === 400, response }
  })

/** How long after a sign-in one without a password counts as the student's own doing. */
const freshMs = 15 * 60_000

/**
 * What may move an account away, end it or leave a way in needs more than a session, which may be stolen: the password,
 * or in an account without one a sign-in of just now. Throws `accounts.wrong_password` or `accounts.sign_in_again`.
 */
export const provePassword = async (c: Context<AppEnv>, password: string): Promise<void> => {
  if (!(await hasPassword(c.var.services, c.var.user.id))) {
    if (c.var.services.now() - c.var.session.signedInAt < freshMs) return
    throw new AppError('accounts.sign_in_again', 403, 'Sign in again first.')
  }
  await translated(
    await withPassword(c, () =>
      authFor(c).api.verifyPassword({ body: { password }, headers: c.req.raw.headers, asResponse: true }),
    ),
  )
}
