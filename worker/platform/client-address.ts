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

/** The network part of a client address: IPv4 whole, IPv6 by its /64. */
export const addressGroup = (address: string): string => {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - rest.length, 0)
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...rest]
  return full
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')
}
