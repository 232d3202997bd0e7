import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** The header in which Cloudflare, and nobody else, tells the client's address. */
export const addressHeader = 'cf-connecting-ip'

/** The client's address; none reaches us on a laptop. */
export const clientAddress = (c: Context<AppEnv>): string => c.req.header(addressHeader) ?? 'local'

/** The request without its claimed address: on an open network anyone can write that header, so nobody's is believed. */
export const withoutAddress = (request: Request): Request => {
  const unclaimed = new Request(request)
  unclaimed.headers.delete(addressHeader)
  return unclaimed
}
