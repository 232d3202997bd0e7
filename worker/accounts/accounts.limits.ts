import type { Context } from 'hono'
import { passwordLength } from '../../domain/accounts/contract.ts'
import type { AppEnv, Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { addressGroup } from '../platform/client-address.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount, limiterOf, throwIfLimited } from '../platform/limits.ts'

/** Failed sign-ins on one account, from anywhere. */
const accountLimit: Limit = { failures: 10, windowMs: 15 * 60_000 }
/** Failed sign-ins from one client address, on any account: a hall of students behind one address mistypes too. */
const addressLimit: Limit = { failures: 50, windowMs: 15 * 60_000 }
/** Registrations of taken addresses from one client address. */
const takenLimit: Limit = { failures: 5, windowMs: 60 * 60_000 }
/** Registrations and social sign-ins begun from one client address: a hall does it too, and phones share addresses. */
const anonymousLimit: Limit = { failures: 1000, windowMs: 60 * 60_000 }
/** Pictures set by one student. */
export const pictureChanges: Limit = { failures: 30, windowMs: 60 * 60_000 }

/** Refuses a long password before anything is hashed, whatever else the body holds. */
export const refuseLongPassword = async (c: Context<AppEnv>, next: () => Promise<void>) => {
  const body = (await c.req.json().catch(() => null)) as Record<string, unknown> | null
  const tooLong = ['password', 'newPassword', 'currentPassword'].some((name) => {
    const value = body?.[name]
    return typeof value === 'string' && value.length > passwordLength.max
  })
  if (tooLong)
    throw new AppError('accounts.weak_password', 400, `A password has at most ${passwordLength.max} characters.`)
  await next()
}

/** Limiter subject for failed sign-ins on an account from unknown devices. */
export const accountSubject = (email: string): string => `account:${email.trim().toLowerCase()}`

/** Outcome of a try: only failures of the student count, never those of the product. */
type Tried = { failed: boolean; response: Response }

/** Limiter subject for failed sign-ins from one client address. */
export const addressSubject = (address: string): string => `address:${addressGroup(address)}`

/**
 * Limiter subject for wrong mailed codes from one client address. Separate from passwords, so that an owner behind the
 * address of an attacker can still sign in with a code.
 */
export const codesSubject = (address: string): string => `codes:${addressGroup(address)}`

/**
 * Checks a password or a code within the limits of its sender (a client address; null for a known device) and then of
 * its subject (an account, or an account on a known device). Throws 429 with Retry-After before any password is hashed.
 * The subject counts each try as failed until it succeeds, so that a concurrent burst cannot exceed the limit.
 */
export const limitSignIn = async (
  services: Services,
  subject: string,
  sender: string | null,
  attempt: () => Promise<Tried>,
): Promise<Response> => {
  const bySender = sender === null ? null : await limiterOf(services, sender)
  const now = services.now()
  throwIfLimited((await bySender?.wait(addressLimit, now)) ?? 0)
  const bySubject = await limiterOf(services, subject)
  throwIfLimited(await bySubject.reserve(accountLimit, now))
  let failed = false
  try {
    const tried = await attempt()
    failed = tried.failed
    return tried.response
  } catch (error) {
    failed = error instanceof AppError && error.code === 'accounts.code_invalid'
    throw error
  } finally {
    await (failed ? bySender?.fail(addressLimit, now) : bySubject.forgive(now))
  }
}

/** Clears the failures of an account whose owner has proved the identity. */
export const forgiveFailures = async (
  services: Services,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  for (const subject of [accountSubject(email), `password:${id}`]) await (await limiterOf(services, subject)).clear()
}

/**
 * Runs an attempt that may meet a taken address; only attempts that do are counted, so that addresses cannot be probed
 * in bulk. `attempt` throws `accounts.address_taken`.
 */
export const limitTakenAddresses = async <Result>(
  services: Services,
  address: string,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  const limiter = await limiterOf(services, `taken:${addressGroup(address)}`)
  throwIfLimited(await limiter.wait(takenLimit, services.now()))
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof AppError && error.code === 'accounts.address_taken') {
      await limiter.fail(takenLimit, services.now())
    }
    throw error
  }
}

/** Limits anonymous requests that create rows or hashes. */
export const limitAnonymous = (services: Services, address: string): Promise<void> =>
  limitCount(services, `begin:${addressGroup(address)}`, anonymousLimit)
