import { createContext } from 'react-router'
import type { Session, SocialProvider, Viewer } from '../domain/accounts/contract.ts'
import type { Api } from './api.ts'

/**
 * The typed RPC client of this request: it calls the worker's own routes in process, with the visitor's
 * cookies, origin and address; every Set-Cookie of such a call is copied to the page's response.
 */
export const apiContext = createContext<Api>()

/** What the worker knows of a request before any loader runs. */
export type PageRequest = {
  /** Of this response; every inline script carries it. */
  nonce: string
  viewer: Viewer
  /** The viewer with the record that is kept of them: a read of its own, made beside those of the other loaders. */
  readSession: () => Promise<Session>
  /** The social sign-in that the forms offer; null where none is set. */
  socialProvider: SocialProvider | null
  /** Scheme and host that links for crawlers start with, without a slash at the end. */
  origin: string
  /** Posts JSON to an address under /api that has no typed client (better-auth's), in process like `apiContext`. */
  post: (path: string, body: unknown) => Promise<Response>
}
export const pageContext = createContext<PageRequest>()
