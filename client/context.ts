import { createContext } from 'react-router'
import type { Session, SocialProvider, Viewer } from '../domain/accounts/contract.ts'
import type { SiteNow } from '../domain/settings/site.ts'
import type { Api } from './api.ts'

/**
 * Typed RPC client of this request. It calls the worker's own routes in process, with the visitor's cookies, origin and
 * address, and copies every Set-Cookie to the page's response.
 */
export const apiContext = createContext<Api>()

/** Facts that the worker establishes about a request before any loader runs. */
export type PageRequest = {
  /** CSP nonce of this response; every inline script carries it. */
  nonce: string
  viewer: Viewer
  /** Reads the viewer with their stored record, in one batch with the reads of the other loaders. */
  readSession: () => Promise<Session>
  readSite: () => Promise<SiteNow>
  /** Social sign-in offered by the forms; null if none is configured. */
  socialProvider: SocialProvider | null
  /** Scheme and host of absolute links, without a trailing slash. */
  origin: string
  /** Posts JSON to a route under /api that has no typed client (better-auth), in process like `apiContext`. */
  post: (path: string, body: unknown) => Promise<Response>
}
export const pageContext = createContext<PageRequest>()
