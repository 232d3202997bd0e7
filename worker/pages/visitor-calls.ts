import type { Context } from 'hono'
import { addressHeader } from '../platform/client-address.ts'
import type { AppEnv } from '../platform/context.ts'
import { ownCalls } from './own-calls.ts'

/** Answers a request by our own routes, in process. */
export type OwnRoutes = (request: Request) => Promise<Response> | Response

/** Headers of the visitor that a call of their page into our own routes carries on. */
const carried = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', addressHeader]

/** A visitor's cookies after what calls of their page have set: an action may renew the session that loaders then show. */
const withRenewed = (sent: string | undefined, set: string[]): string => {
  const pairs = [...(sent?.split(/; */) ?? []), ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')].filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ')
}

/**
 * Calls of one page into our own routes, as its visitor. `told` is what those answers say that the page has to pass on:
 * cookies, and after how many seconds to come again.
 */
export const visitorCalls = (c: Context<AppEnv>, ownRoutes: OwnRoutes) => {
  const told: { cookies: string[]; retryAfter: string | null } = { cookies: [], retryAfter: null }
  const call = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    for (const name of carried) {
      const value = name === 'cookie' ? withRenewed(c.req.header(name), told.cookies) : c.req.header(name)
      if (!value) request.headers.delete(name)
      else request.headers.set(name, value)
    }
    ownCalls.set(request, c.var.services)
    const response = await ownRoutes(request)
    told.cookies.push(...response.headers.getSetCookie())
    told.retryAfter = response.headers.get('retry-after') ?? told.retryAfter
    return response
  }
  return { call, told }
}
