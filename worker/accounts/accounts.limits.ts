import { AppError } from '../platform/errors.ts'
import type { Services } from '../platform/context.ts'
import { addressGroup, hashOf, type Limit } from '../platform/limiter.ts'

/** Failed sign-ins on one account, from anywhere. */
const accountLimit: Limit = { failures: 10, windowMs: 15 * 60_000 }
/** Failed sign-ins from one address, on any account: a hall of students behind one address mistypes too. */
const addressLimit: Limit = { failures: 50, windowMs: 15 * 60_000 }
/** Sign-ups with an e-mail address that is taken, from one client address. */
const takenLimit: Limit = { failures: 5, windowMs: 60 * 60_000 }

const limiterOf = async ({ env }: Services, subject: string) => env.LIMITERS.getByName(await hashOf(subject))

const refuse = (waitMs: number): void => {
  if (waitMs <= 0) return
  const retryAfter = Math.ceil(waitMs / 1000)
  throw new AppError('platform.rate_limited', 429, 'Too many tries. Wait a little and try again.', {
    retryAfter,
    details: { retryAfter },
  })
}

/** What came of a try: only what failed by the student's own doing counts, never trouble of ours. */
type Tried = { failed: boolean; response: Response }

/**
 * Runs a sign-in within the limits of its account and its client address. Throws 429 with Retry-After before any
 * password is hashed. On the account a try counts until it is known to be none, so that a burst cannot slip through.
 */
export const limitSignIn = async (
  services: Services,
  email: string,
  address: string,
  attempt: () => Promise<Tried>,
): Promise<Response> => {
  const byAccount = await limiterOf(services, `account:${email.trim().toLowerCase()}`)
  const byAddress = await limiterOf(services, `address:${addressGroup(address)}`)
  const now = services.now()
  refuse(await byAddress.wait(addressLimit, now))
  refuse(await byAccount.reserve(accountLimit, now))
  let failed = false
  try {
    const tried = await attempt()
    failed = tried.failed
    return tried.response
  } finally {
    await (failed ? byAddress.fail(addressLimit, now) : byAccount.forgive(now))
  }
}

/** Runs a sign-up; only those that meet a taken address count, so that addresses cannot be probed in bulk. */
export const limitSignUp = async (
  services: Services,
  address: string,
  attempt: () => Promise<Tried>,
): Promise<Response> => {
  const limiter = await limiterOf(services, `taken:${addressGroup(address)}`)
  refuse(await limiter.wait(takenLimit, services.now()))
  const { failed, response } = await attempt()
  if (failed) await limiter.fail(takenLimit, services.now())
  return response
}
