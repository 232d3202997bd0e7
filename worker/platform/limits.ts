import type { Services } from './context.ts'
import { AppError } from './errors.ts'
import { hashOf } from './hash.ts'
import type { Limit } from './limiter.ts'

/** Subject and limit of one count. */
export type Count = [subject: string, limit: Limit]

export const limiterOf = async ({ env }: Services, subject: string) => env.LIMITERS.getByName(await hashOf(subject))

/** Throws 429 with Retry-After unless there is nothing to wait for. `waitMs` in milliseconds. */
export const refuse = (waitMs: number): void => {
  if (waitMs <= 0) return
  const retryAfter = Math.ceil(waitMs / 1000)
  throw new AppError('platform.rate_limited', 429, 'Too many tries. Wait a little and try again.', {
    retryAfter,
    details: { retryAfter },
  })
}

/** Counts what is admitted, whatever comes of it. Throws 429 with Retry-After. */
export const limitCount = async (services: Services, subject: string, limit: Limit): Promise<void> => {
  const limiter = await limiterOf(services, subject)
  refuse(await limiter.reserve(limit, services.now()))
}

/** Counts one request under several subjects, the sender's first: the rest stays untouched where one refuses. */
export const limitCounts = async (services: Services, counts: Count[]): Promise<void> => {
  for (const [subject, limit] of counts) await limitCount(services, subject, limit)
}

/** Throws 429 with Retry-After where one of the subjects is full, and counts nothing. */
export const refuseFull = async (services: Services, counts: Count[]): Promise<void> => {
  for (const [subject, limit] of counts) {
    const limiter = await limiterOf(services, subject)
    refuse(await limiter.wait(limit, services.now()))
  }
}

/**
 * Runs a look-up that finds nothing by guessing: only what finds nothing (null) counts and is refused, with 429 and
 * Retry-After. Whoever holds what is there finds it behind an address that others guess from, too.
 */
export const limitMisses = async <Found>(
  services: Services,
  subject: string,
  limit: Limit,
  lookUp: () => Promise<Found | null>,
): Promise<Found | null> => {
  const found = await lookUp()
  if (found === null) await limitCount(services, subject, limit)
  return found
}
