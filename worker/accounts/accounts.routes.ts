import { Hono, type Context } from 'hono'
import {
  ConfirmEmail,
  Login,
  Preferences,
  RequestPasswordReset,
  RequestSignInCode,
  ResetPassword,
  SignUp,
  StartSocial,
} from '../../domain/accounts/contract.ts'
import { ShowCode } from '../../domain/accounts/second-factor.ts'
import { recordAct } from '../activities/audit.ts'
import type { AppEnv } from '../platform/context.ts'
import { demoDomain } from '../platform/deployment.ts'
import { AppError } from '../platform/errors.ts'
import { keepsOpener } from '../platform/headers.ts'
import { validate } from '../platform/validate.ts'
import { ownAct } from './account-acts.ts'
import { refuseLongPassword, limitAnonymous, limitSignIn, limitTakenAddresses } from './accounts.limits.ts'
import { clientAddress } from '../platform/client-address.ts'
import { keepLanguage, keepLanguageOfUser } from './accounts.usecases.ts'
import { mailConfirmation, confirmEmail } from './email.usecases.ts'
import { limitMail, mailWithinLimit } from './mail-limits.ts'
import { rememberDevice, failureSubjects } from './known-device.ts'
import { requireSwitch } from '../settings/switches.usecases.ts'
import { refuseWeakPassword } from './password-rules/refuse-weak.ts'
import { requiresCode, finishSignIn } from './challenge.ts'
import { declareMinor } from './profile.usecases.ts'
import { okOrThrow } from './refusals.ts'
import { resetOwner } from './reset-owner.ts'
import { passCookies } from './second-factor.ts'
import {
  authenticate,
  authFor,
  deviceLanguage,
  sessionOf,
  requireAccount,
  sessionToken,
  viewLanguage,
} from './session.ts'
import { mailSignInCode, withSignInCode } from './sign-in-code.ts'
import { limitSignUp } from './sign-up-work.ts'
import { finishSocial, startSocial } from './social.ts'

/** Addresses of the demo are reserved: in a deployment nobody may register one. */
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
 * Forwards a validated body to better-auth's route of the same address. The origin was checked before
 * (platform/guards.ts); better-auth would refuse a caller with cookies and no origin.
 */
const forwardToAuth = (c: Context<AppEnv>, body: unknown): Promise<Response> => {
  const headers = new Headers(c.req.raw.headers)
  headers.set('origin', c.env.PUBLIC_ORIGIN ?? new URL(c.req.url).origin)
  return authFor(c).handler(new Request(c.req.url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** Removes the session token from a reply of better-auth: only the HttpOnly cookie holds it. */
const withoutToken = async (response: Response): Promise<Response> => {
  const body = (await response.json()) as { user?: unknown; session?: { token?: unknown } } | null
  const { token: _token, ...session } = body?.session ?? {}
  const publicBody = body && { user: body.user, ...(body.session && { session }) }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(publicBody), { status: response.status, headers })
}

/**
 * Work after a registration, once the reply is sent: the mail that confirms the address, and the statement of being
 * under 18.
 */
const afterSignUp = async (c: Context<AppEnv>, response: Response, under18: boolean): Promise<void> => {
  const { services } = c.var
  const { user } = (await response.clone().json()) as { user: { id: string; email: string } }
  const chosen = deviceLanguage(c)
  const language = await viewLanguage(c)
  const mail = { kind: 'confirm', to: user.email, from: clientAddress(c) } as const
  mailWithinLimit(services, mail, () => mailConfirmation(services, user, language))
  if (chosen) services.later(keepLanguageOfUser(services, user.id, chosen))
  await recordAct(services, ownAct(user.id, 'account.created'))
  if (under18) await declareMinor(services, user.id)
}

export const authRoutes = new Hono<AppEnv>()
  .post('/sign-up/email', refuseLongPassword, validate('json', SignUp), refuseDemo, async (c) => {
    const { under18 = false, work, ...account } = c.req.valid('json')
    await requireSwitch(c.var.services, 'signUp')
    await refuseWeakPassword(account.password, account)
    await limitSignUp(c.var.services, clientAddress(c), work)
    await limitAnonymous(c.var.services, clientAddress(c))
    const response = await limitTakenAddresses(c.var.services, clientAddress(c), async () =>
      okOrThrow(await forwardToAuth(c, account)),
    )
    await afterSignUp(c, response, under18)
    return rememberDevice(c, account.email, await withoutToken(response), { isOwn: true })
  })
  .post('/sign-in/email', refuseLongPassword, validate('json', Login), async (c) => {
    const { code, ...login } = c.req.valid('json')
    const attempt = async () => {
      const reply = await forwardToAuth(c, login)
      return { failed: reply.status === 401, response: reply }
    }
    const response = await (
      code === undefined
        ? limitSignIn(c.var.services, ...(await failureSubjects(c, login.email)), attempt)
        : withSignInCode(c, login.email, code, attempt)
    ).then(okOrThrow)
    if (await requiresCode(response)) {
      passCookies(c, response)
      return c.json({ secondFactor: true as const }, 200)
    }
    return rememberDevice(c, login.email, await withoutToken(response))
  })
  // Ends a sign-in that the right password began.
  .post('/second-factor', validate('json', ShowCode), async (c) => {
    const { email, response } = await finishSignIn(c, c.req.valid('json').code)
    return rememberDevice(c, email, await withoutToken(response))
  })
  .post('/sign-in/code', validate('json', RequestSignInCode), async (c) => {
    const { email } = c.req.valid('json')
    await limitMail(c.var.services, { kind: 'code', to: email, from: clientAddress(c) })
    // Wholly after the reply, as for a reset.
    c.var.services.later(mailSignInCode(c.var.services, email))
    return c.json({ status: true as const }, 200)
  })
  .post('/sign-in/social', validate('json', StartSocial), async (c) => {
    await limitAnonymous(c.var.services, clientAddress(c))
    return c.json(await startSocial(c, 'sign-in', c.req.valid('json')), 200)
  })
  .get('/callback/:provider', keepsOpener, finishSocial)
  .post('/request-password-reset', validate('json', RequestPasswordReset), async (c) => {
    const { email } = c.req.valid('json')
    await limitMail(c.var.services, { kind: 'reset', to: email, from: clientAddress(c) })
    // Wholly after the reply: neither its text nor its time reveals whether the account exists.
    c.var.services.later(authFor(c).api.requestPasswordReset({ body: { email } }))
    return c.json({ status: true as const }, 200)
  })
  .post('/reset-password', refuseLongPassword, validate('json', ResetPassword), async (c) => {
    const body = c.req.valid('json')
    const owner = await resetOwner(c, body.token)
    await refuseWeakPassword(body.newPassword, owner)
    await okOrThrow(await authFor(c).api.resetPassword({ body, asResponse: true }))
    return rememberDevice(c, owner.email, c.json({ status: true as const }, 200))
  })
  .post('/confirm-email', requireAccount, validate('json', ConfirmEmail), async (c) => {
    const email = await confirmEmail(c.var.services, c.var.user, c.req.valid('json').token)
    // The session copy in this browser's cookie still holds the earlier state.
    await authenticate(c, { fresh: true })
    return c.json({ email }, 200)
  })
  .post('/sign-out', (c) => forwardToAuth(c, {}))
  .get('/get-session', async (c) => withoutToken(await okOrThrow(await authFor(c).handler(c.req.raw))))

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
