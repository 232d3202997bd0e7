import { createHash } from 'node:crypto'
import { constants, gzipSync } from 'node:zlib'
import { matchesTag } from '../platform/conditional.ts'
import {
  framedPolicyWithNonce,
  leadingPolicyWithNonce,
  policyWithNonce,
  policyWithSources,
  securityOf,
} from '../platform/headers.ts'
import { hashScripts } from './inline-scripts.ts'

/** The bytes of a page in one encoding, and the headers of every response with them. */
type Body = { bytes: Uint8Array<ArrayBuffer>; headers: Headers }

/** The facts that the headers of a cached page are made from, beside its address. */
export type PageFacts = {
  /** Hash of the HTML, without quotes. */
  digest: string
  language: string
  /** Hash sources of the content security policy for the inline scripts. */
  sources: string[]
}

/** A page for everyone without a session: the same bytes and the same policy in each response. */
export type CachedPage = PageFacts & {
  plain: Body
  /** Compressed on the first request that accepts gzip. */
  gzipped?: Body
  cachedAt: number
}

/** A strong ETag for each encoding (RFC 9110, 8.8.3.3). */
const tagsOf = ({ digest }: PageFacts) => ({ plain: `"${digest}"`, gzip: `"${digest}-gzip"` })

/** Makes the browser revalidate each time: only the edge knows whether a page is still current. */
const headersOf = (url: URL, facts: PageFacts): Headers =>
  new Headers([
    ['content-type', 'text/html; charset=utf-8'],
    ['content-language', facts.language],
    ['content-security-policy', policyWithSources(facts.sources)],
    ['cache-control', 'private, no-cache'],
    // After a sign-in, Back must not show the anonymous page from the browser's cache.
    ['vary', 'cookie, accept-encoding'],
    ['etag', tagsOf(facts).plain],
    ...securityOf(url.href),
  ])

export const makeCachedPage = (
  bytes: Uint8Array<ArrayBuffer>,
  facts: PageFacts,
  url: URL,
  cachedAt: number,
): CachedPage => ({
  ...facts,
  cachedAt,
  plain: { bytes, headers: headersOf(url, facts) },
})

const compress = (page: CachedPage): Body => {
  const headers = new Headers(page.plain.headers)
  headers.set('content-encoding', 'gzip')
  headers.set('etag', tagsOf(page).gzip)
  return { bytes: new Uint8Array(gzipSync(page.plain.bytes, { level: constants.Z_BEST_COMPRESSION })), headers }
}

/** Headers that a 304 repeats (RFC 9110, 15.4.5), so that the policy matches the page in the browser. */
const repeatedHeaders = ['cache-control', 'vary', 'content-security-policy']

const notModified = ({ plain }: CachedPage, etag: string): Response => {
  const headers = new Headers(repeatedHeaders.map((name): [string, string] => [name, plain.headers.get(name) ?? '']))
  headers.set('etag', etag)
  return new Response(null, { status: 304, headers })
}

/** Answers with a cached page, or with 304 where the browser has it in either encoding. */
export const respondCached = (page: CachedPage, request: Request, encoding: 'gzip' | 'identity'): Response => {
  const known =
    request.headers.has('if-none-match') && Object.values(tagsOf(page)).find((tag) => matchesTag(request, tag))
  if (known) return notModified(page, known)
  if (encoding === 'identity') return new Response(page.plain.bytes, { headers: page.plain.headers })
  page.gzipped ??= compress(page)
  return new Response(page.gzipped.bytes, { headers: page.gzipped.headers, encodeBody: 'manual' })
}

/**
 * A rendered page in its cacheable form; null unless it is complete HTML without a cookie and without a cache rule of
 * its own.
 */
export const toCachedPage = async (
  rendered: Response,
  url: URL,
  nonce: string,
  now: number,
): Promise<CachedPage | null> => {
  const isHtml = rendered.headers.get('content-type')?.startsWith('text/html')
  const hasOwnRule = rendered.headers.has('set-cookie') || rendered.headers.has('cache-control')
  if (rendered.status !== 200 || !isHtml || hasOwnRule) return null
  const { html, sources } = hashScripts(await rendered.text(), nonce)
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 20)
  const language = rendered.headers.get('content-language') ?? 'en'
  return makeCachedPage(new TextEncoder().encode(html), { digest, language, sources }, url, now)
}

/** How the policy of a page differs: a preview is shown in a frame, a checkout leads to the gateway's origin. */
export type PageKind = { isPreview: boolean; leadsTo: string | null }

const policyOf = (nonce: string, { isPreview, leadsTo }: PageKind): string => {
  if (isPreview) return framedPolicyWithNonce(nonce)
  return leadsTo === null ? policyWithNonce(nonce) : leadingPolicyWithNonce(nonce, leadsTo)
}

const plainPage: PageKind = { isPreview: false, leadsTo: null }

/** A page for one visitor, with the content security policy of its nonce. A preview is never stored. */
export const withPolicy = (rendered: Response, nonce: string, kind = plainPage): Response => {
  const page = new Response(rendered.body, rendered)
  if (page.headers.get('content-type')?.startsWith('text/html'))
    page.headers.set('content-security-policy', policyOf(nonce, kind))
  if (kind.isPreview) {
    page.headers.set('cache-control', 'no-store')
    page.headers.set('x-robots-tag', 'noindex')
  }
  if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache')
  page.headers.append('vary', 'cookie')
  return page
}
