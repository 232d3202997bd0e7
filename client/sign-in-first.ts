import { redirect } from 'react-router'
import { intentCookie, intentKey, intentSeconds, intentText, type Intent } from '../domain/accounts/intent.ts'
import { paths } from '../domain/paths.ts'
import { ApiError } from './api.ts'

/** Sign-in page that returns to `next`. */
export const loginAddress = (next: string): string => `${paths.login()}?${new URLSearchParams({ next })}`

/** Address of the page that a request shows, which may be one for its data alone. */
export const pageAddress = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const path = pathname.replace(/\.data$/, '')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

/** Set-Cookie value for all pages; SameSite=Lax keeps it out of forms of other sites. */
export const cookie = (request: Request, name: string, value: string, seconds: number): string =>
  [
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`,
    ...(new URL(request.url).protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')

/**
 * Result of a form's call. If the visitor is not signed in, redirects to the sign-in, which then performs the intent
 * (features/accounts/sign-in/intent.ts) and returns to `next`.
 */
export const orSignIn = async <Value>(
  call: Promise<Value>,
  { request, next, intent }: { request: Request; next: string; intent?: Intent },
): Promise<Value | Response> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (!intent) return redirect(loginAddress(next))
    const text = intentText(intent)
    return redirect(`${loginAddress(next)}&${new URLSearchParams({ [intentKey]: text })}`, {
      headers: { 'set-cookie': `${cookie(request, intentCookie, text, intentSeconds)}; HttpOnly` },
    })
  }
}
