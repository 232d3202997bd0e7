import type { Context } from 'hono'
import { addressHeader } from '../platform/client-address.ts'
import type { AppEnv } from '../platform/context.ts'
import { inProcessCalls } from './in-process-calls.ts'

/** Answers a request by the app's own routes, in process. */
export type OwnRoutes = (request: Request) => Promise<Response> | Response

/** Request headers of the visitor that calls of the page forward. */
const forwardedHeaders = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', addressHeader]

/** The visitor's cookies with those that earlier calls of the page set: an action may renew the session. */
const withNewCookies = (sent: string | undefined, set: string[]): string => {
  const pairs = [...(sent?.split(/; */) ?? []), ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')].filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ')
}

/**
 * Calls from one page to the app's own routes, as its visitor. `received` collects the cookies and the `Retry-After` of the
 * replies, for the response of the page.
 */
export const visitorCalls = (c: Context<AppEnv>, ownRoutes: OwnRoutes) => {
  const received: { cookies: string[]; retryAfter: string | null } = { cookies: [], retryAfter: null }
  const call = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    for (const name of forwardedHeaders) {
      const value = name === 'cookie' ? withNewCookies(c.req.header(name), received.cookies) : c.req.header(name)
      if (!value) request.headers.delete(name)
      else request.headers.set(name, value)
    }
    inProcessCalls.set(request, c.var.services)
    const response = await ownRoutes(request)
    received.cookies.push(...response.headers.getSetCookie())
    received.retryAfter = response.headers.get('retry-after') ?? received.retryAfter
    return response
  }
  return { call, received }
}
