import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { passwordLength } from '../../domain/accounts/contract.ts'
import * as schema from '../../drizzle/schema/accounts.ts'
import type { Bindings } from '../env.ts'
import { makeServices, type Services } from './context.ts'

/** Header in which the platform, and nobody else, tells the client's address. */
export const addressHeader = 'cf-connecting-ip'

/** What the accounts area does on every sign-in; given from outside so that the platform knows no area. */
export type OnSignIn = (services: Services, user: SignedIn, provider: string) => Promise<void>
export type SignedIn = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image?: string | null
  createdAt: Date
}

const makeAuth = (env: Bindings, origin: string, onSignIn: OnSignIn) => {
  const services = makeServices(env, () => undefined)
  return betterAuth({
    appName: 'Taiyari',
    baseURL: origin,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: { level: 'error' },
    // D1 refuses BEGIN: a sign-up is several statements, and the student id a batch of our own after it.
    database: drizzleAdapter(services.db, {
      provider: 'sqlite',
      transaction: false,
      schema: {
        user: schema.authUsers,
        session: schema.authSessions,
        account: schema.authAccounts,
        verification: schema.authVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    account: { accountLinking: { enabled: false } },
    // A replayed cookie passes for at most 60 s; sensitive routes ask D1.
    session: { expiresIn: 7 * 24 * 3600, cookieCache: { enabled: true, maxAge: 60, strategy: 'compact' } },
    advanced: { ipAddress: { ipAddressHeaders: [addressHeader] } },
    // The limiter objects count instead: by account and by address, failures only.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          after: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId)
            if (user) await onSignIn(services, user, 'password')
          },
        },
      },
    },
  })
}

export type Auth = ReturnType<typeof makeAuth>

const instances = new WeakMap<Bindings, Map<string, Auth>>()

/** One instance per isolate and origin: making one is not free. */
export const authOf = (env: Bindings, requestUrl: string, onSignIn: OnSignIn): Auth => {
  const origin = env.PUBLIC_ORIGIN ?? new URL(requestUrl).origin
  const byOrigin = instances.get(env) ?? new Map<string, Auth>()
  instances.set(env, byOrigin)
  const auth = byOrigin.get(origin) ?? makeAuth(env, origin, onSignIn)
  byOrigin.set(origin, auth)
  return auth
}
