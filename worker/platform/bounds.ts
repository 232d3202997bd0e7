import { isViewed } from './guards.ts'

/**
 * What a request may cost before any of it is read. Lengths are in characters. The deepest page of ours has four parts,
 * and no page reads more than a dozen parameters.
 */
export const bounds = { path: 2_048, segments: 12, query: 32_768, parameters: 100, cookieBytes: 16_384, cookies: 100 }

/** Whether a sign stands in a text more than `limit` times. */
const hasMore = (text: string, sign: string, limit: number): boolean => {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    found += 1
    if (found > limit) return true
  }
  return false
}

/** Whether an address is none of ours for its length. */
export const isTooLong = ({ pathname, search }: URL): boolean =>
  pathname.length > bounds.path ||
  hasMore(pathname, '/', bounds.segments) ||
  search.length > bounds.query ||
  hasMore(search, '&', bounds.parameters - 1)

/** The first cookies of too many: a browser must not be shut out by what other sites of the domain have set. */
const boundedCookies = (cookies: string): string =>
  cookies.slice(0, bounds.cookieBytes).split(';', bounds.cookies).join(';')

/** Unknown addresses: of a page, and of everything else. */
const unknown = { page: '/not-found', other: '/api/not-found' }

/**
 * The request as the app may see it, before anything matches its address. One whose address is too long becomes one for
 * a short unknown address, so that it costs as much as any other 404.
 */
export const bounded = (request: Request): Request => {
  const url = new URL(request.url)
  const cookies = request.headers.get('cookie') ?? ''
  const tooLong = isTooLong(url)
  const tooMany = cookies.length > bounds.cookieBytes || hasMore(cookies, ';', bounds.cookies - 1)
  if (!tooLong && !tooMany) return request
  const isPage = isViewed(request) && !url.pathname.startsWith('/api/')
  const asked = new Request(tooLong ? new URL(isPage ? unknown.page : unknown.other, url) : url, request)
  if (tooMany) asked.headers.set('cookie', boundedCookies(cookies))
  return asked
}
