import { isNavigation } from './guards.ts'

/**
 * Limits of a request, checked before any of it is parsed; lengths in characters. The deepest page has four segments, and
 * no page reads more than a dozen parameters.
 */
const bounds = { path: 2_048, segments: 12, query: 32_768, parameters: 100, cookieBytes: 16_384, cookies: 100 }

/** True when a character occurs more than `limit` times. */
const occursMoreThan = (text: string, character: string, limit: number): boolean => {
  let found = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
    found += 1
    if (found > limit) return true
  }
  return false
}

/** True for an address beyond the bounds, which no route has. */
export const isTooLong = ({ pathname, search }: URL): boolean =>
  pathname.length > bounds.path ||
  occursMoreThan(pathname, '/', bounds.segments) ||
  search.length > bounds.query ||
  occursMoreThan(search, '&', bounds.parameters - 1)

/** The first cookies up to the bounds: cookies of other sites of the domain must not shut a browser out. */
const boundedCookies = (cookies: string): string =>
  cookies.slice(0, bounds.cookieBytes).split(';', bounds.cookies).join(';')

/** Addresses that no page and no route has. */
const unknown = { page: '/not-found', other: '/api/not-found' }

/**
 * The request within the bounds, before routing. An address that is too long becomes a short unknown one, so that it
 * costs as much as any other 404.
 */
export const boundedRequest = (request: Request): Request => {
  const url = new URL(request.url)
  const cookies = request.headers.get('cookie') ?? ''
  const tooLong = isTooLong(url)
  const tooMany = cookies.length > bounds.cookieBytes || occursMoreThan(cookies, ';', bounds.cookies - 1)
  if (!tooLong && !tooMany) return request
  const isPage = isNavigation(request) && !url.pathname.startsWith('/api/')
  const asked = new Request(tooLong ? new URL(isPage ? unknown.page : unknown.other, url) : url, request)
  if (tooMany) asked.headers.set('cookie', boundedCookies(cookies))
  return asked
}
