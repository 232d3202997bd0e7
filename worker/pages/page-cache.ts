import { cachedContentVersion, readContentVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { hasSessionCookie } from '../platform/guards.ts'
import { newId, randomToken } from '../platform/ids.ts'
import { makeCachedPage, respondCached, toCachedPage, withPolicy, type CachedPage } from './cached-page.ts'
import { log } from '../platform/log.ts'
import { cacheablePage, languageWithoutSession, type CacheablePage } from './page-key.ts'

/** Maximum age of a served page: states derived from the time are at most this old. */
const maxAgeMs = 60_000
const maxPages = 200
const maxBytes = 16 * 1024 * 1024

/** Pages of this isolate, the oldest first, by `memoryKey`. */
const pages = new Map<string, CachedPage>()
let cachedBytes = 0

const drop = (key: string): void => {
  cachedBytes -= pages.get(key)?.plain.bytes.length ?? 0
  pages.delete(key)
}

const store = (key: string, page: CachedPage): void => {
  drop(key)
  pages.set(key, page)
  cachedBytes += page.plain.bytes.length
  for (const oldest of pages.keys()) {
    if (pages.size <= maxPages && cachedBytes <= maxBytes) break
    drop(oldest)
  }
}

const fromMemory = (key: string, now: number): CachedPage | null => {
  const page = pages.get(key)
  if (!page) return null
  if (now - page.cachedAt < maxAgeMs) return page
  drop(key)
  return null
}

/** The key of a page in memory: its own key under a version of the content. */
const memoryKey = (version: string, key: string): string => `${version} ${key}`

/**
 * Answers an anonymous GET from the memory of this isolate, before any middleware runs; null for every other request.
 * `renderThroughCache` stored the page after all checks.
 */
export const answerFromMemory = (request: Request): Response | null => {
  const now = Date.now()
  const version = cachedContentVersion(now)
  if (version === null || request.method !== 'GET' || hasSessionCookie(request)) return null
  const asked = cacheablePage(request.url, languageWithoutSession(request))
  const page = asked && fromMemory(memoryKey(version, asked.key), now)
  if (!page) return null
  const encoding = request.headers.get('accept-encoding')?.includes('gzip') ? 'gzip' : 'identity'
  const response = respondCached(page, request, encoding)
  response.headers.set('x-request-id', newId('req', now))
  return response
}

declare const __BUILD_ID__: string

/** The address of a page in the Cache API. Another build has other scripts, hence other pages. */
const edgeUrl = (version: string, { key, url }: CacheablePage): string =>
  `${url.origin}/.cached/${__BUILD_ID__}/${encodeURIComponent(version)}/${encodeURIComponent(key)}`

const edgeName = 'pages'
const fields = { at: 'x-cached-at', digest: 'x-cached-digest', sources: 'x-cached-sources' }

/** Reads the page from the Cache API; null where it is missing, too old or the cache fails. */
const fromEdge = async (address: string, url: URL, now: number): Promise<CachedPage | null> => {
  try {
    const found = await (await caches.open(edgeName)).match(address)
    const cachedAt = Number(found?.headers.get(fields.at))
    if (!found || now - cachedAt >= maxAgeMs) return null
    const facts = {
      digest: found.headers.get(fields.digest) ?? '',
      language: found.headers.get('content-language') ?? 'en',
      sources: (found.headers.get(fields.sources) ?? '').split(' ').filter(Boolean),
    }
    return makeCachedPage(new Uint8Array(await found.arrayBuffer()), facts, url, cachedAt)
  } catch (error) {
    log('warn', 'pages.edge_unread', {}, error)
    return null
  }
}

const storeInEdge = async (
  address: string,
  { plain, digest, language, sources, cachedAt }: CachedPage,
): Promise<void> =>
  (await caches.open(edgeName)).put(
    address,
    new Response(plain.bytes, {
      headers: {
        'cache-control': `public, max-age=${maxAgeMs / 1000}`,
        'content-language': language,
        [fields.at]: String(cachedAt),
        [fields.digest]: digest,
        [fields.sources]: sources.join(' '),
      },
    }),
  )

/**
 * Answers with a page from memory, else from the Cache API, else rendered and stored in both. `render` gets the address
 * with the parameters that the page reads. A response that may not be cached goes out as rendered.
 */
export const renderThroughCache = async (
  services: Services,
  request: Request,
  asked: CacheablePage,
  render: (url: URL, nonce: string) => Promise<Response>,
): Promise<Response> => {
  const version = await readContentVersion(services)
  const nonce = randomToken()
  if (version === null) return withPolicy(await render(asked.url, nonce), nonce)
  const key = memoryKey(version, asked.key)
  const address = edgeUrl(version, asked)
  const cached = fromMemory(key, services.now()) ?? (await fromEdge(address, asked.url, services.now()))
  if (cached) {
    store(key, cached)
    return respondCached(cached, request, 'identity')
  }
  const rendered = await render(asked.url, nonce)
  const page = await toCachedPage(rendered, asked.url, nonce, services.now())
  if (!page) return withPolicy(rendered, nonce)
  store(key, page)
  services.later(storeInEdge(address, page))
  return respondCached(page, request, 'identity')
}
