import { redirect } from 'react-router'
import { intentCookie, intentKey, intentSeconds, intentText, type Intent } from '../domain/accounts/intent.ts'
import { paths } from '../domain/paths.ts'
import { ApiError } from './api.ts'

/** Signing in, and back to where one was. */
export const loginFrom = (next: string): string => `${paths.login()}?${new URLSearchParams({ next })}`

/** A cookie for every page of ours, which no other site can send a form for. */
export const cookie = (request: Request, name: string, value: string, seconds: number): string =>
  [
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`,
    ...(new URL(request.url).protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')

/**
 * The answer to a form, or where nobody is signed in the way to the sign-in, which does what was asked for
 * (features/accounts/intent.ts) and leads to `next`.
 */
export const orSignIn = async <Value>(
  call: Promise<Value>,
  { request, next, intent }: { request: Request; next: string; intent?: Intent },
): Promise<Value | Response> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (!intent) return redirect(loginFrom(next))
    const text = intentText(intent)
    return redirect(`${loginFrom(next)}&${new URLSearchParams({ [intentKey]: text })}`, {
      headers: { 'set-cookie': `${cookie(request, intentCookie, text, intentSeconds)}; HttpOnly` },
    })
  }
}
