import { getCookieCache, getSessionCookie } from 'better-auth/cookies'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Session, Viewer } from '../../domain/accounts/contract.ts'
import type { AdminCheck } from '../../domain/accounts/second-factor.ts'
import { languageKey, languageOf, storedLanguage, type Language } from '../../domain/language.ts'
import { refuseEndedSessions } from './ended-sessions.ts'
import { authOf, type AuthHooks } from './auth.ts'
import type { AppEnv, Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hasBatchedReads } from '../platform/batched-reads.ts'
import { log } from '../platform/log.ts'
import { afterReset, mailReset, signInMethodAdded } from './email.usecases.ts'
import {
  chooseLanguage,
  describeSession,
  describeVisitor,
  isAdmin,
  keptLanguage,
  keptLanguageOfUser,
  recordSignIn,
} from './accounts.usecases.ts'

const hooks: AuthHooks = {
  signedIn: recordSignIn,
  resetRequested: mailReset,
  passwordReset: afterReset,
  sessionEnded: (services, userId, token) => refuseEndedSessions(services, userId, [token]),
  linked: signInMethodAdded,
}

export const authFor = (c: Context<AppEnv>) => authOf(c.env, c.req.url, hooks)

/** Session token of the browser, unverified; null when absent. */
export const sessionToken = (request: Request): string | null =>
  getSessionCookie(request.headers)?.split('.')[0] ?? null

type Found = NonNullable<Awaited<ReturnType<typeof readSession>>>

/**
 * The session from the browser's signed cookie copy, at most 60 s old. better-auth reads the same copy in three times
 * the time, through all of its hooks.
 */
const copiedSession = async (c: Context<AppEnv>): Promise<Found | null> => {
  const isSecure = (c.env.PUBLIC_ORIGIN ?? c.req.url).startsWith('https:')
  const copy = await getCookieCache<Found & { updatedAt: number }>(c.req.raw, { secret: c.env.AUTH_SECRET, isSecure })
  if (copy === null || copy.session.token !== sessionToken(c.req.raw)) return null
  const { session, user } = copy
  // JSON holds dates as text.
  return {
    session: { ...session, createdAt: new Date(session.createdAt) },
    user: { ...user, createdAt: new Date(user.createdAt) },
  }
}

const readSession = async (c: Context<AppEnv>, fresh: boolean) => {
  const reply = await authFor(c)
    .api.getSession({ headers: c.req.raw.headers, query: { disableCookieCache: fresh }, returnHeaders: true })
    .catch((error: unknown) => {
      // better-auth hides storage errors; a refused caller gets null, so this is our failure.
      log('error', 'accounts.sessions_unreadable', {}, error)
      throw new AppError('platform.unavailable', 503, 'Sessions cannot be read now.', { retryAfter: 2 })
    })
  for (const cookie of reply.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  return reply.response
}

type Look = (c: Context<AppEnv>) => Promise<Found | null>

/** Reading calls of one page belong to one visitor at one time, so they share one lookup. */
const oncePerPage = (look: Look): Look => {
  const found = new WeakMap<Services, Promise<Found | null>>()
  return (c) => {
    const { services } = c.var
    const known = found.get(services) ?? look(c)
    if (hasBatchedReads(services)) found.set(services, known)
    return known
  }
}

/** Session as stored in D1. */
const freshSession = oncePerPage((c) => readSession(c, true))
const session = oncePerPage(async (c) => (await copiedSession(c)) ?? readSession(c, false))

/**
 * The signed-in user of better-auth. `fresh` reads D1 instead of the cookie cache: for admin, payment and account
 * routes.
 */
export const authenticate = async (c: Context<AppEnv>, { fresh = false } = {}): Promise<Found | null> => {
  if (!sessionToken(c.req.raw)) return null
  return fresh ? freshSession(c) : session(c)
}

/** Id of the signed-in user; null for visitors. For public routes that add the user's own data. */
export const userIdOf = async (c: Context<AppEnv>): Promise<string | null> => (await authenticate(c))?.user.id ?? null

const languageFor = (c: Context<AppEnv>, found: Found | null): Promise<Language> =>
  chooseLanguage(c.req.query(languageKey), getCookie(c, languageKey), async () =>
    found ? keptLanguage(c.var.services, found.user.id, found.session.token) : null,
  )

/** The caller, and the language of the view. */
export const sessionOf = async (c: Context<AppEnv>, options?: { fresh?: boolean }): Promise<Session> => {
  const found = await authenticate(c, options)
  return describeSession(c.var.services, found?.user ?? null, await languageFor(c, found))
}

/** As `sessionOf`, for a page: the session itself and a function that reads the stored user. */
export const visitOf = async (
  c: Context<AppEnv>,
  options?: { fresh?: boolean },
): Promise<{ viewer: Viewer; readSession: () => Promise<Session> }> => {
  const found = await authenticate(c, options)
  const user = found?.user ?? null
  const language = await languageFor(c, found)
  return {
    viewer: {
      user: user && { uid: user.id, email: user.email },
      isAdmin: user !== null && isAdmin(c.var.services, user),
      adminCheck: found ? adminCheckOf(c.var.services, found) : 'none',
      language,
    },
    readSession: () => describeVisitor(c.var.services, user, language),
  }
}

/** Language chosen on this device; null when none was. */
export const deviceLanguage = (c: Context<AppEnv>): Language | null => storedLanguage(getCookie(c, languageKey))

/** Language of mails sent on behalf of this view. */
export const viewLanguage = async (c: Context<AppEnv>): Promise<Language> =>
  deviceLanguage(c) ?? (c.get('user') ? keptLanguageOfUser(c.var.services, c.var.user.id) : languageOf(null))

const signInRequired = () => new AppError('accounts.sign_in_required', 401, 'Sign in to go on.')

/** Admits signed-in students only. */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  const found = await authenticate(c)
  if (!found) throw signInRequired()
  c.set('user', found.user)
  await next()
})

/** Admits students whose session D1 still has: on account routes a revoked session ends at once. */
export const requireAccount = createMiddleware<AppEnv>(async (c, next) => {
  const found = await authenticate(c, { fresh: true })
  if (!found) throw signInRequired()
  c.set('user', found.user)
  c.set('session', {
    id: found.session.id,
    signedInAt: found.session.createdAt.getTime(),
  })
  await next()
})

/** Always true in a deployment; on a laptop as ADMIN_SECOND_FACTOR says. */
const needsSecondFactor = ({ env }: Services): boolean =>
  env.DEPLOYMENT !== 'local' || env.ADMIN_SECOND_FACTOR === 'required'

/**
 * Check that the office still asks of an administrator. A provider's sign-in knows nothing of our codes, so the session
 * itself must have proved one.
 */
const adminCheckOf = (services: Services, { user, session: { secondFactorAt } }: Found): AdminCheck => {
  if (!isAdmin(services, user) || !needsSecondFactor(services)) return 'none'
  if (!user.twoFactorEnabled) return 'enrolment'
  return secondFactorAt ? 'none' : 'code'
}

/** Allow-list check on the mount of every administrator route; reads D1 each time. */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  const found = await authenticate(c, { fresh: true })
  if (!found) throw signInRequired()
  if (!isAdmin(c.var.services, found.user))
    throw new AppError('accounts.not_admin', 403, 'This area is for administrators.')
  const asked = adminCheckOf(c.var.services, found)
  if (asked !== 'none')
    throw new AppError('accounts.second_factor_required', 403, 'The office asks for a code of your second factor.', {
      details: { next: asked },
    })
  c.set('user', found.user)
  await next()
})

/** Clears the session cookies of the browser, whether or not the session exists. */
export const signOut = async (c: Context<AppEnv>): Promise<void> => {
  const response = await authFor(c).api.signOut({ headers: c.req.raw.headers, asResponse: true })
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
