import { paths, safeReturnTo } from '../../../../domain/paths.ts'
import { intentOf } from './intent.ts'
import { onward } from './onward.ts'

/** The page to return to after a sign-in. */
export const returnAddress = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('next'))

/** The query that the pages of a sign-in hand on, with its `?`; empty when there is none. */
export const queryOnward = (request: Request): string => onward(new URL(request.url).searchParams)

/**
 * Address that a finished sign-in redirects to: the return address or, when an intent waits, the log-in page, whose
 * loader has the new session and carries the intent out.
 */
export const addressAfter = (request: Request): string =>
  intentOf(request) ? paths.login() + queryOnward(request) : returnAddress(request)
