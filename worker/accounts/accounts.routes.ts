import { Hono, type Context } from 'hono'
import { Login, passwordLength, Preferences, SignUp } from '../../domain/accounts/contract.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import { addressHeader } from '../platform/auth.ts'
import type { AppEnv } from '../platform/context.ts'
import { demoDomain } from '../platform/deployment.ts'
import { AppError } from '../platform/errors.ts'
import { validate } from '../platform/validate.ts'
import { limitSignIn, limitSignUp } from './accounts.limits.ts'
import { keepLanguage } from './accounts.usecases.ts'
import { authenticate, authFor, sessionOf, sessionToken } from './session.ts'

const clientAddress = (c: Context<AppEnv>): string => c.req.header(addressHeader) ?? 'local'

/** Whatever better-auth refuses, in our codes; it never tells a known address from an unknown one at sign-in. */
const refusals: Record<string, [ErrorCode, 400 | 401 | 403 | 422, string]> = {
  USER_ALREADY_EXISTS: ['accounts.address_taken', 422, 'This e-mail address already has an account.'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['accounts.address_taken', 422, 'This e-mail address already has an account.'],
  // Two sign-ups with one address at the same time: the other one was first.
  FAILED_TO_CREATE_USER: ['accounts.address_taken', 422, 'This e-mail address already has an account.'],
  INVALID_EMAIL_OR_PASSWORD: ['accounts.bad_credentials', 401, 'The e-mail address or the password is not right.'],
  PASSWORD_TOO_SHORT: ['accounts.weak_password', 400, 'This password is too short.'],
  PASSWORD_TOO_LONG: ['accounts.weak_password', 400, 'This password is too long.'],
}

const translated = async (response: Response): Promise<Response> => {
  if (response.ok) return response
  if (response.status >= 500)
    throw new AppError('platform.unavailable', 503, 'Try again in a moment.', { retryAfter: 2 })
  const { code = '' } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string }
  const [ownCode, status, message] = refusals[code] ?? (['input.invalid', 422, 'This request cannot be done.'] as const)
  throw new AppError(ownCode, status, message)
}

/** Refused before anything is hashed, whatever else the body holds. */
const capPassword = (body: unknown): void => {
  const password = (body as { password?: unknown } | null)?.password
  if (typeof password !== 'string' || password.length <= passwordLength.max) return
  throw new AppError('accounts.weak_password', 400, `A password has at most ${passwordLength.max} characters.`)
}

const capped = async (c: Context<AppEnv>, next: () => Promise<void>) => {
  capPassword(await c.req.json().catch(() => null))
  await next()
}

/** Addresses of the demo belong to the demo: in a deployment nobody may take one. */
const refuseDemo = async (c: Context<AppEnv>, next: () => Promise<void>) => {
  const { email } = (await c.req.json()) as SignUp
  if (c.env.DEPLOYMENT !== 'local' && email.toLowerCase().endsWith(`@${demoDomain}`)) {
    throw new AppError('input.invalid', 422, 'This address cannot be used.', {
      fields: { email: 'belongs to the demo' },
    })
  }
  await next()
}

/**
 * Passes a validated body on to better-auth's own route of the same address. The origin was judged before
 * (platform/guards.ts); better-auth would refuse a caller with cookies that sends none.
 */
const pass = (c: Context<AppEnv>, body: unknown): Promise<Response> => {
  const headers = new Headers(c.req.raw.headers)
  headers.set('origin', c.env.PUBLIC_ORIGIN ?? new URL(c.req.url).origin)
  return authFor(c).handler(new Request(c.req.url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

export const authRoutes = new Hono<AppEnv>()
  .post('/sign-up/email', capped, validate('json', SignUp), refuseDemo, (c) =>
    limitSignUp(c.var.services, clientAddress(c), async () => {
      const response = await pass(c, c.req.valid('json'))
      return { failed: response.status === 422, response }
    }).then(translated),
  )
  .post('/sign-in/email', capped, validate('json', Login), (c) => {
    const login = c.req.valid('json')
    return limitSignIn(c.var.services, login.email, clientAddress(c), async () => {
      const response = await pass(c, login)
      return { failed: response.status === 401, response }
    }).then(translated)
  })
  .post('/sign-out', (c) => pass(c, {}))
  .get('/get-session', (c) => authFor(c).handler(c.req.raw))

export const sessionRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await sessionOf(c, { fresh: true }), 200)
  })
  .put('/preferences', validate('json', Preferences), async (c) => {
    const { language } = c.req.valid('json')
    const found = await authenticate(c)
    if (found) await keepLanguage(c.var.services, found.user.id, sessionToken(c.req.raw) ?? '', language)
    return c.json({ language }, 200)
  })
