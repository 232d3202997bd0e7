import type { Context } from 'hono'
import type { StartSocial } from '../../domain/accounts/contract.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import { paths, safeReturnTo } from '../../domain/paths.ts'
import type { AppEnv, SignedIn } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { rememberDevice } from './known-device.ts'
import { openIdProvider } from './openid.ts'
import { authFor } from './session.ts'

/** Return addresses for the provider's answer; a failure adds `error=<code>`. */
const endings = (purpose: 'sign-in' | 'link', { mode, next, word }: StartSocial) => {
  if (mode === 'popup') {
    const end = word ? `${accountPaths.popupDone()}?${new URLSearchParams({ word })}` : accountPaths.popupDone()
    return { callbackURL: end, errorCallbackURL: end }
  }
  const back = safeReturnTo(next)
  return {
    callbackURL: back,
    // A log-in that carries out an intent leads a new student to the welcome itself.
    ...(purpose === 'sign-in' && !back.startsWith(paths.login()) && { newUserCallbackURL: accountPaths.welcome(back) }),
    errorCallbackURL:
      purpose === 'link' ? accountPaths.profileSecurity() : `${paths.login()}?${new URLSearchParams({ next: back })}`,
  }
}

/**
 * better-auth binds a provider's answer to the browser with one cookie of a fixed name, which a second sign-in in
 * another tab would overwrite. The browser gets that cookie under a name with the flow's own state, for the callback
 * alone.
 */
const stateCookie = 'better-auth.state'
const callbackPath = '/api/auth/callback'

/** A cookie of better-auth as the browser gets it: the state cookie renamed for the flow, others unchanged. */
const cookieOfFlow = (setCookie: string, state: string): string => {
  const [name = ''] = setCookie.split('=', 1)
  if (!name.endsWith(stateCookie)) return setCookie
  return `${name}.${state}${setCookie.slice(name.length)}`.replace(/; Path=\/(?=;|$)/i, `; Path=${callbackPath}`)
}

/**
 * Begins a sign-in or linking at the provider and returns its address; sets the cookie that binds the answer to this
 * browser. Throws 503 `accounts.social_unavailable` when no provider is configured.
 */
export const startSocial = async (c: Context<AppEnv>, purpose: 'sign-in' | 'link', start: StartSocial) => {
  const provider = openIdProvider(c.env)
  if (!provider) throw new AppError('accounts.social_unavailable', 503, 'There is no social sign-in here.')
  const { api } = authFor(c)
  const call = {
    body: { provider: provider.id, disableRedirect: true, ...endings(purpose, start) },
    headers: c.req.raw.headers,
    asResponse: true as const,
  }
  const response = await (purpose === 'link' ? api.linkSocialAccount(call) : api.signInSocial(call))
  if (!response.ok) throw new AppError('accounts.social_unavailable', 503, 'The provider cannot be asked now.')
  const { url = '' } = (await response.json()) as { url?: string }
  const state = new URL(url).searchParams.get('state') ?? ''
  for (const cookie of response.headers.getSetCookie())
    c.header('set-cookie', cookieOfFlow(cookie, state), { append: true })
  return { url }
}

const newAccountMs = 60_000

/** The user whom a reply signs in, by its cookies; null where it signs in nobody. */
const signedInBy = async (c: Context<AppEnv>, response: Response): Promise<SignedIn | null> => {
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  return (await authFor(c).api.getSession({ headers: new Headers({ cookie }) }))?.user ?? null
}

/**
 * Keeps the device of a student whom a provider signed in. A first sign-in at a provider is a registration. A failure is
 * only logged: the student is signed in.
 */
const rememberSocial = async (c: Context<AppEnv>, response: Response, reply: Response): Promise<Response> => {
  try {
    const user = await signedInBy(c, response)
    if (!user) return reply
    const isOwn = c.var.services.now() - user.createdAt.getTime() < newAccountMs
    return await rememberDevice(c, user.email, reply, { isOwn })
  } catch (error) {
    log('error', 'accounts.device_untold', {}, error)
    return reply
  }
}

/** Callback of the provider; better-auth checks the answer and redirects to one of our pages. */
export const finishSocial = async (c: Context<AppEnv>): Promise<Response> => {
  const state = /^[\w-]+$/.exec(c.req.query('state') ?? '')?.[0]
  if (state === undefined) return authFor(c).handler(c.req.raw)
  const headers = new Headers(c.req.raw.headers)
  headers.set('cookie', (headers.get('cookie') ?? '').replace(`${stateCookie}.${state}=`, `${stateCookie}=`))
  const response = await authFor(c).handler(new Request(c.req.raw, { headers }))
  const reply = new Response(response.body, response)
  reply.headers.delete('set-cookie')
  for (const cookie of response.headers.getSetCookie()) reply.headers.append('set-cookie', cookieOfFlow(cookie, state))
  return rememberSocial(c, response, reply)
}
