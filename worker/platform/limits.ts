import type { Services } from './context.ts'
import { AppError } from './errors.ts'
import { hashOf } from './hash.ts'
import type { Limit } from './limiter.ts'

/** Subject and limit of one counter. */
export type Count = [subject: string, limit: Limit]

export const limiterOf = async ({ env }: Services, subject: string) => env.LIMITERS.getByName(await hashOf(subject))

/** Throws 429 with Retry-After for a positive wait. `waitMs` in milliseconds. */
export const throwIfLimited = (waitMs: number): void => {
  if (waitMs <= 0) return
  const retryAfter = Math.ceil(waitMs / 1000)
  throw new AppError('platform.rate_limited', 429, 'Too many tries. Wait a little and try again.', {
    retryAfter,
    details: { retryAfter },
  })
}

/** Counts an admitted request whatever its outcome. Throws 429 with Retry-After. */
export const limitCount = async (services: Services, subject: string, limit: Limit): Promise<void> => {
  const limiter = await limiterOf(services, subject)
  throwIfLimited(await limiter.reserve(limit, services.now()))
}

/** Counts one request under several subjects, the sender's first; a full counter leaves those after it untouched. */
export const limitCounts = async (services: Services, counts: Count[]): Promise<void> => {
  for (const [subject, limit] of counts) await limitCount(services, subject, limit)
}

/** Throws 429 with Retry-After when one of the counters is full, without counting. */
export const refuseIfFull = async (services: Services, counts: Count[]): Promise<void> => {
  for (const [subject, limit] of counts) {
    const limiter = await limiterOf(services, subject)
    throwIfLimited(await limiter.wait(limit, services.now()))
  }
}

/**
 * Runs a look-up and counts only misses (null), so that guessing is refused with 429 and Retry-After while a holder of
 * the right value is served from the same address.
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
