import type { Context } from 'hono'
import type { StartSocial } from '../../domain/accounts/contract.ts'
import { paths, safeReturnTo } from '../../domain/paths.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { openIdProvider } from '../platform/openid.ts'
import { authFor } from './session.ts'

/** Where the provider's answer leads; a failure adds `error=<code>`. */
const endings = (purpose: 'sign-in' | 'link', { mode, next, word }: StartSocial) => {
  if (mode === 'popup') {
    const end = word ? `${paths.popupDone()}?${new URLSearchParams({ word })}` : paths.popupDone()
    return { callbackURL: end, errorCallbackURL: end }
  }
  const back = safeReturnTo(next)
  return {
    callbackURL: back,
    errorCallbackURL: purpose === 'link' ? paths.profile() : `${paths.login()}?${new URLSearchParams({ next: back })}`,
  }
}

/**
 * Begins a sign-in, or the linking of one, at the provider: its address to go to; the cookie that binds the answer to
 * this browser is set on the reply. Throws 503 `accounts.social_unavailable` where no provider is set.
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
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  const { url = '' } = (await response.json()) as { url?: string }
  return { url }
}
