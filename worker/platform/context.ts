import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import * as schema from '../../drizzle/schema/index.ts'
import type { Bindings } from '../env.ts'
import { newId, randomCode, randomToken } from './ids.ts'
import { log } from './log.ts'

export type Database = DrizzleD1Database<typeof schema> & { $client: D1Database }

/** Dependencies of use cases: storage, and time, randomness and ids as parameters. */
export type Services = {
  env: Bindings
  db: Database
  /** Scheme and host of the product, without a trailing slash. */
  origin: string
  /** The request that is served; null for the scheduler and for queues. */
  caller: Caller | null
  /** Id of the bulk act to which the work belongs, for the audit log. */
  bulkId?: string
  now: () => number
  random: () => number
  newId: (prefix: string) => string
  newToken: () => string
  /** A code for a person to type: 40 random bits, so only where guesses are limited. */
  newCode: () => string
  /** Runs work after the reply (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

export type Caller = { requestId: string; address: string; userAgent: string | null }

const databases = new WeakMap<Bindings, Database>()

/** One instance per isolate: creating one reads the whole schema. */
const databaseOf = (env: Bindings): Database => {
  const db = databases.get(env) ?? drizzle(env.DB, { schema })
  databases.set(env, db)
  return db
}

/** `origin` is that of the request, used where the settings name none. */
export const makeServices = (
  env: Bindings,
  later: Services['later'],
  origin = env.LAPTOP_ORIGIN ?? '',
  caller: Caller | null = null,
): Services => ({
  env,
  db: databaseOf(env),
  origin: env.PUBLIC_ORIGIN ?? origin,
  caller,
  now: Date.now,
  random: Math.random,
  newId: (prefix) => newId(prefix, Date.now()),
  newToken: randomToken,
  newCode: randomCode,
  // The reply has been sent, so a failure can only be logged.
  later: (work) => later(work.catch((error: unknown) => log('error', 'later.failed', {}, error))),
})

/** The signed-in user, as stored with the session. */
export type SignedIn = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image?: string | null
  twoFactorEnabled?: boolean | null
  createdAt: Date
}

export type AppEnv = {
  Bindings: Bindings
  Variables: {
    requestId: string
    services: Services
    /** True for an in-process call from a page. */
    calledByPage: boolean
    /** Set by `keepsOpener`. */
    keepsOpener?: true
    /** Set by `requireUser`, `requireAccount` and `requireAdmin`. */
    user: SignedIn
    /** The current session; set by `requireAccount`. `signedInAt` in Unix milliseconds. */
    session: { id: string; signedInAt: number }
  }
}
