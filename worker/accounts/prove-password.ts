import type { Context } from 'hono'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { addressSubject, limitSignIn } from './accounts.limits.ts'
import { clientAddress } from '../platform/client-address.ts'
import { hasPassword } from './profile.usecases.ts'
import { okOrThrow } from './refusals.ts'
import { authFor } from './session.ts'

/** Runs a change that needs the present password; wrong ones are counted apart from sign-ins. */
export const withPassword = (c: Context<AppEnv>, attempt: () => Promise<Response>): Promise<Response> =>
  limitSignIn(c.var.services, `password:${c.var.user.id}`, addressSubject(clientAddress(c)), async () => {
    const response = await attempt()
    return { failed: response.status === 400, response }
  })

/** Age up to which a sign-in without a password proves the identity, milliseconds. */
const freshMs = 15 * 60_000

/**
 * Acts that move an account, end it or add a sign-in method need more than a session, which may be stolen: the
 * password, or a recent sign-in for an account without one. Throws `accounts.wrong_password` or
 * `accounts.sign_in_again`.
 */
export const provePassword = async (c: Context<AppEnv>, password: string): Promise<void> => {
  if (!(await hasPassword(c.var.services, c.var.user.id))) {
    if (c.var.services.now() - c.var.session.signedInAt < freshMs) return
    throw new AppError('accounts.sign_in_again', 403, 'Sign in again first.')
  }
  await okOrThrow(
    await withPassword(c, () =>
      authFor(c).api.verifyPassword({ body: { password }, headers: c.req.raw.headers, asResponse: true }),
    ),
  )
}
