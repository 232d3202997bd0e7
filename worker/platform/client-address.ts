import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** The header in which Cloudflare, and only Cloudflare, sends the client's address. */
export const addressHeader = 'cf-connecting-ip'

/** The client's IP address; `local` on a laptop. */
export const clientAddress = (c: Context<AppEnv>): string => c.req.header(addressHeader) ?? 'local'

/** Removes the address header, which anyone on an open network can write. */
export const withoutAddress = (request: Request): Request => {
  const stripped = new Request(request)
  stripped.headers.delete(addressHeader)
  return stripped
}
