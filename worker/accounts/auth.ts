import { waitUntil } from 'cloudflare:workers'
import { betterAuth } from 'better-auth'
import { APIError, getOAuthState, getSessionFromCtx } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { passwordLength } from '../../domain/accounts/contract.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import * as schema from '../../drizzle/schema/auth.ts'
import type { Bindings } from '../env.ts'
import { addressHeader } from '../platform/client-address.ts'
import { findBlock } from './administration.store.ts'
import { requireSwitch } from '../settings/switches.usecases.ts'
import { makeServices, type Services, type SignedIn } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { fetchClaims, openIdProvider } from './openid.ts'
import { isCodePath, secondFactorPlugin } from './second-factor-plugin.ts'

/** Hooks around a sign-in. A parameter, because their implementations need an instance themselves. */
export type AuthHooks = {
  /** On every sign-in; `provider` is `password` or the social one. */
  signedIn: (services: Services, user: SignedIn, provider: string) => Promise<void>
  /** Mails the token that resets a password. */
  resetRequested: (services: Services, user: SignedIn, token: string) => Promise<void>
  /** The password was reset by a mailed token, which proves that the address is the account's own. */
  passwordReset: (services: Services, user: SignedIn) => Promise<void>
  /** A session ended early: by sign-out or a changed password. */
  sessionEnded: (services: Services, userId: string, token: string) => void
  /** A social provider was linked to an existing account. */
  linked: (services: Services, user: SignedIn) => Promise<void>
}

/** The configured social provider, as a better-auth plugin. */
const socialPlugins = (env: Bindings) => {
  const provider = openIdProvider(env)
  if (!provider) return []
  const { id, clientId, clientSecret, authorizationUrl, tokenUrl } = provider
  return [
    genericOAuth({
      config: [
        {
          providerId: id,
          clientId,
          clientSecret,
          authorizationUrl,
          tokenUrl,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          prompt: 'select_account',
          accountSubject: ({ profile }) => String(profile.id),
          getUserInfo: ({ accessToken }) => (accessToken ? fetchClaims(provider, accessToken) : Promise.resolve(null)),
        },
      ],
    }),
  ]
}

/** A provider is not called after the sign-in, so stored tokens could only be stolen. */
const withoutTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}

/** Throws while registration is switched off; a provider's redirect then returns with the code. */
const refuseClosed = async (services: Services): Promise<void> => {
  const refused = await requireSwitch(services, 'signUp').catch((error: unknown) => error)
  if (refused instanceof AppError) throw new APIError('FORBIDDEN', { code: refused.code, message: refused.message })
  if (refused !== undefined) throw refused
}

/** Throws for a blocked student, with the reason; a provider's redirect returns with the code. */
const refuseBlocked = async (
  { db }: Services,
  userId: string,
  context: { path?: string; redirect: (url: string) => Error } | null,
): Promise<void> => {
  const block = await findBlock(db, userId)
  if (!block) return
  const code = 'accounts.blocked'
  const end = context?.path === '/callback/:id' ? (await getOAuthState())?.errorURL : undefined
  if (context && end)
    throw context.redirect(`${end}${end.includes('?') ? '&' : '?'}${new URLSearchParams({ error: code })}`)
  throw new APIError('FORBIDDEN', { code, message: 'This account is blocked.', reason: block.reason })
}

/** Sign-in method of a new session; null when it only replaces another (a changed password). */
const signInProvider = (
  context: { path?: string; params?: Record<string, string | undefined>; context: { session: unknown } } | null,
  { twoFactorEnabled }: SignedIn,
): string | null => {
  if (context?.path === '/callback/:id') return context.params?.['id'] ?? null
  // The code ends a sign-in that the password began; a user who is already signed in is setting the factor up.
  if (isCodePath(context?.path)) return context?.context.session ? null : 'password'
  const isPassword = context?.path?.startsWith('/sign-') ?? false
  return isPassword && !twoFactorEnabled ? 'password' : null
}

const makeAuth = (env: Bindings, origin: string, hooks: AuthHooks) => {
  const services = makeServices(env, waitUntil, origin)
  return betterAuth({
    appName: 'Taiyari',
    baseURL: origin,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    // Its arguments may hold tokens, addresses and hashes: only its own message is kept.
    logger: { level: 'error', log: (level, message) => log('error', 'auth.library', { level, message }) },
    // D1 refuses BEGIN: a registration is several statements, and the student id a batch of our own after it.
    database: drizzleAdapter(services.db, {
      provider: 'sqlite',
      transaction: false,
      schema: {
        user: schema.authUsers,
        session: schema.authSessions,
        account: schema.authAccounts,
        twoFactor: schema.authTwoFactors,
        verification: schema.authVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => hooks.resetRequested(services, user, token),
      onPasswordReset: ({ user }) => hooks.passwordReset(services, user),
    },
    plugins: [secondFactorPlugin(), ...socialPlugins(env)],
    // An account is joined automatically only when the provider and we have both verified the address.
    account: {
      accountLinking: { enabled: true, requireLocalEmailVerified: true, allowDifferentEmails: true },
      // Would only write the provider's tokens at a sign-in.
      updateAccountOnSignIn: false,
    },
    // Thrown instead of printed: errors leave through our own onError.
    onAPIError: { throw: true, errorURL: `${origin}${accountPaths.popupDone()}` },
    verification: { storeIdentifier: 'hashed' },
    // A replayed cookie works for at most 60 s; sensitive routes read D1.
    session: {
      expiresIn: 7 * 24 * 3600,
      cookieCache: { enabled: true, maxAge: 60, strategy: 'compact' },
      additionalFields: { secondFactorAt: { type: 'date', required: false, input: false } },
    },
    advanced: { ipAddress: { ipAddressHeaders: [addressHeader] }, database: { joins: true } },
    // The limiter objects count instead: failures only, by account and by address.
    rateLimit: { enabled: false },
    databaseHooks: {
      // A first sign-in at a provider is a registration too.
      user: { create: { before: async () => refuseClosed(services) } },
      account: {
        create: {
          // A provider may answer after the session that requested the link has ended.
          before: async (account, context) => {
            const state = context?.path === '/callback/:id' ? await getOAuthState() : null
            if (context && state?.link) {
              const session = await getSessionFromCtx(context, { disableCookieCache: true })
              if (session?.user.id !== account.userId) return false
            }
            return { data: withoutTokens }
          },
          after: async (account, context) => {
            if (!context || account.providerId === 'credential') return
            const { internalAdapter } = context.context
            // A user who registers through a provider has no other account.
            const [user, accounts] = [
              await internalAdapter.findUserById(account.userId),
              await internalAdapter.findAccounts(account.userId),
            ]
            if (user && accounts.length > 1) await hooks.linked(services, user)
          },
        },
        update: { before: async () => ({ data: withoutTokens }) },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            await refuseBlocked(services, userId, context)
            return isCodePath(context?.path) ? { data: { secondFactorAt: new Date(services.now()) } } : undefined
          },
          after: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId)
            const provider = user ? signInProvider(context, user) : null
            if (user && provider) await hooks.signedIn(services, user, provider)
          },
        },
        delete: {
          // An expired session is deleted by the request that presents it: an exam that runs beside it continues.
          after: async ({ userId, token, expiresAt }) => {
            if (expiresAt.getTime() > services.now()) hooks.sessionEnded(services, userId, token)
          },
        },
      },
    },
  })
}

export type Auth = ReturnType<typeof makeAuth>

const instances = new WeakMap<Bindings, Map<string, Auth>>()

/** One instance per isolate and origin: creating one is expensive. */
export const authOf = (env: Bindings, requestUrl: string, hooks: AuthHooks): Auth => {
  const origin = env.PUBLIC_ORIGIN ?? new URL(requestUrl).origin
  const byOrigin = instances.get(env) ?? new Map<string, Auth>()
  instances.set(env, byOrigin)
  const auth = byOrigin.get(origin) ?? makeAuth(env, origin, hooks)
  byOrigin.set(origin, auth)
  return auth
}
