import { hasTag } from '../platform/conditional.ts'
import { filled, gzipWithHoles, type Gzipped } from './gzip-holes.ts'
import { contentSecurityPolicy, securityOf } from '../platform/headers.ts'
import { randomToken } from '../platform/ids.ts'

/**
 * A page for everyone without a session, as bytes, and where in them each response puts a nonce of its own. Nonces are
 * all of one length, so that a response costs one copy of the page.
 */
export type KeptPage = {
  bytes: Uint8Array<ArrayBuffer>
  nonceAt: number[]
  etag: string
  language: string
  keptAt: number
  headers: Headers
  /** Made when it is first asked for so. */
  gzipped?: { file: Gzipped; headers: Headers }
}

const encoder = new TextEncoder()

/** Headers of every page that is kept. The browser asks each time: only the edge knows whether a page is still right. */
export const headersOf = (url: URL, { etag, language }: Pick<KeptPage, 'etag' | 'language'>): Headers =>
  new Headers([
    ['content-type', 'text/html; charset=utf-8'],
    ['content-language', language],
    ['cache-control', 'private, no-cache'],
    // Going back after signing in must not show what was kept before.
    ['vary', 'cookie, accept-encoding'],
    ['etag', etag],
    ...securityOf(url.href),
  ])

/** A nonce is 128 bits in base64url. */
const nonceLength = 22

/** The page as bytes with a nonce in its places. */
const withNonce = ({ bytes, nonceAt }: KeptPage, nonce: Uint8Array): Uint8Array<ArrayBuffer> => {
  const body = bytes.slice()
  for (const at of nonceAt) body.set(nonce, at)
  return body
}

const gzippedOf = (page: KeptPage): NonNullable<KeptPage['gzipped']> => {
  const headers = new Headers(page.headers)
  headers.set('content-encoding', 'gzip')
  return { file: gzipWithHoles(page.bytes, page.nonceAt, nonceLength), headers }
}

/** Of the headers of a page, what a 304 tells (RFC 9110, 15.4.5). */
const unchanged = ({ headers }: KeptPage): Response => {
  const told = ['etag', 'cache-control', 'vary'].map((name): [string, string] => [name, headers.get(name) ?? ''])
  return new Response(null, { status: 304, headers: told })
}

/**
 * A response made of a kept page, with a nonce of its own. A browser that has the page already is told so without a
 * policy: a policy with a new nonce would take the place of the one that its scripts carry.
 */
export const answered = (page: KeptPage, request: Request, encoding: 'gzip' | 'identity'): Response => {
  if (request.headers.has('if-none-match') && hasTag(request, page.etag)) return unchanged(page)
  const nonce = randomToken()
  const written = encoder.encode(nonce)
  if (encoding === 'gzip') page.gzipped ??= gzippedOf(page)
  // Headers that are there already are copied at a fraction of what making them costs.
  const response =
    encoding === 'gzip' && page.gzipped
      ? new Response(filled(page.gzipped.file, written), { headers: page.gzipped.headers, encodeBody: 'manual' })
      : new Response(withNonce(page, written), { headers: page.headers })
  response.headers.set('content-security-policy', contentSecurityPolicy(nonce))
  return response
}

/** Where a nonce stands in a page. */
const placesOf = (bytes: Uint8Array, nonce: Uint8Array): number[] => {
  const places: number[] = []
  const first = nonce[0] ?? 0
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (nonce.every((byte, index) => bytes[at + index] === byte)) places.push(at)
  }
  return places
}

/**
 * A rendered page that is one for everyone: complete, HTML, without a cookie and without a rule of its own. Null for any
 * other.
 */
export const asKept = async (rendered: Response, url: URL, nonce: string, now: number): Promise<KeptPage | null> => {
  const isHtml = rendered.headers.get('content-type')?.startsWith('text/html')
  const saysOtherwise = rendered.headers.has('set-cookie') || rendered.headers.has('cache-control')
  if (rendered.status !== 200 || !isHtml || saysOtherwise) return null
  const sent = new Uint8Array(await rendered.arrayBuffer())
  // A zero is where a nonce goes and nothing else; browsers throw others away.
  const bytes = sent.includes(0) ? sent.filter((byte) => byte !== 0) : sent
  const nonceAt = placesOf(bytes, encoder.encode(nonce))
  // The tag is of what is the same in every response.
  for (const at of nonceAt) bytes.fill(0, at, at + nonceLength)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const told = {
    etag: `W/"${btoa(String.fromCharCode(...digest.subarray(0, 15)))}"`,
    language: rendered.headers.get('content-language') ?? 'en',
  }
  return { ...told, bytes, nonceAt, keptAt: now, headers: headersOf(url, told) }
}

/** A rendered page with the policy that its nonce belongs to. */
export const withPolicy = (rendered: Response, nonce: string): Response => {
  const page = new Response(rendered.body, rendered)
  if (page.headers.get('content-type')?.startsWith('text/html')) {
    page.headers.set('content-security-policy', contentSecurityPolicy(nonce))
  }
  if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache')
  page.headers.append('vary', 'cookie')
  return page
}
