import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import * as schema from '../../drizzle/schema/index.ts'
import type { Bindings } from '../env.ts'
import { newId, randomCode, randomToken } from './ids.ts'
import { log } from './log.ts'

export type Database = DrizzleD1Database<typeof schema> & { $client: D1Database }

/** What use cases are given: storage, and time, randomness and ids as parameters. */
export type Services = {
  env: Bindings
  db: Database
  /** Scheme and host that addresses in mails start with, without a slash at the end. */
  origin: string
  now: () => number
  random: () => number
  newId: (prefix: string) => string
  newToken: () => string
  /** For a person to type: 40 random bits, so only where guesses are limited. */
  newCode: () => string
  /** Lets work that the reply need not await go on after it. */
  later: (work: Promise<unknown>) => void
}

const databases = new WeakMap<Bindings, Database>()

/** One instance per isolate: making one reads the whole schema. */
const databaseOf = (env: Bindings): Database => {
  const db = databases.get(env) ?? drizzle(env.DB, { schema })
  databases.set(env, db)
  return db
}

/** `origin` is the request's, where the settings name none. */
export const makeServices = (env: Bindings, later: Services['later'], origin = ''): Services => ({
  env,
  db: databaseOf(env),
  origin: env.PUBLIC_ORIGIN ?? origin,
  now: Date.now,
  random: Math.random,
  newId: (prefix) => newId(prefix, Date.now()),
  newToken: randomToken,
  newCode: randomCode,
  // The reply is long gone: nobody but the log can be told.
  later: (work) => later(work.catch((error: unknown) => log('error', 'later.failed', {}, error))),
})

/** The user of a session, in the form in which sessions are kept. */
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
    /** The request is a call of a page of ours, in process. */
    calledByPage: boolean
    /** Set by `keepsOpener`. */
    keepsOpener?: true
    /** Set by `requireUser`, `requireAccount` and `requireAdmin`. */
    user: SignedIn
    /** The session that asks; set by `requireAccount`. */
    session: { id: string; signedInAt: number }
  }
}
