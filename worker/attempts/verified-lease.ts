import type { Context } from 'hono'
import { authenticate, sessionToken } from '../accounts/session.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { makeMemo } from '../platform/memo.ts'
import type { AttemptWriter } from './attempts.usecases.ts'
import { leaseInvalid, readClaims, type LeaseClaims } from './lease.ts'

/** Cached, because a page sends the same session token with every save. */
const hashes = makeMemo<string>(10_000)
const sessionHash = (token: string): Promise<string> => hashes(token, () => hashOf(token))

export const currentWriter = async (c: Context<AppEnv>): Promise<AttemptWriter> => ({
  userId: c.var.user.id,
  session: await sessionHash(sessionToken(c.req.raw) ?? ''),
})

/**
 * The claims of a lease or ticket, verified without D1 or KV so that an exam goes on when both are down. A lease is
 * valid only with its own session: after a sign-out it is 401, for another user 404.
 */
export const verifiedClaims = async (c: Context<AppEnv>, lease: string): Promise<LeaseClaims> => {
  const token = sessionToken(c.req.raw)
  if (!token) throw new AppError('accounts.sign_in_required', 401, 'Sign in to go on.')
  const claims = await readClaims(c.env.AUTH_SECRET, lease, c.var.services.now())
  if (claims.session === (await sessionHash(token))) return claims
  // The only look-up of a user: it chooses between the two refusals.
  const asking = await authenticate(c).catch(() => null)
  throw asking && asking.user.id !== claims.userId ? notFound() : leaseInvalid()
}

/** The claims of a lease of this attempt. Throws 404 for a lease of another attempt. */
export const verifiedLease = async (c: Context<AppEnv>, attemptId: string, lease: string): Promise<LeaseClaims> => {
  const claims = await verifiedClaims(c, lease)
  if (claims.attemptId !== attemptId) throw notFound()
  return claims
}
