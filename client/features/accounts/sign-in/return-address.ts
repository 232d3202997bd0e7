import { paths, safeReturnTo } from '../../../../domain/paths.ts'
import { intentOf } from './intent.ts'
import { signInQuery } from './sign-in-query.ts'

/** The page to return to after a sign-in. */
export const returnAddress = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('next'))

/** `signInQuery` of a request's address. */
export const signInQueryOf = (request: Request): string => signInQuery(new URL(request.url).searchParams)

/**
 * Address that a finished sign-in redirects to: the return address or, when an intent waits, the log-in page, whose
 * loader has the new session and carries the intent out.
 */
export const addressAfter = (request: Request): string =>
  intentOf(request) ? paths.login() + signInQueryOf(request) : returnAddress(request)
