import { z } from 'zod'

/** Instant of a test's window or release, Unix milliseconds: to the year 2100, the latest that calendars accept. */
export const TestInstant = z.number().int().min(0).max(Date.UTC(2100, 0))
