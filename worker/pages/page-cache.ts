import { knownVersion, readVersion } from '../events/content-version.ts'
import type { Services } from '../platform/context.ts'
import { mayHaveSession } from '../platform/guards.ts'
import { newId, randomToken } from '../platform/ids.ts'
import { answered, asKept, makeKept, withPolicy, type KeptPage } from './kept-page.ts'
import { log } from '../platform/log.ts'
import { languageWithoutSession, pageAsked, type PageAsked } from './page-key.ts'

/** How long a page is served as it was: date-driven states are at most this old. */
const maxAgeMs = 60_000
const maxPages = 200
const maxBytes = 16 * 1024 * 1024

/** Pages of this isolate, the oldest first, by version of the content and key. */
const pages = new Map<string, KeptPage>()
let bytesKept = 0

const drop = (name: string): void => {
  bytesKept -= pages.get(name)?.plain.bytes.length ?? 0
  pages.delete(name)
}

const remember = (name: string, page: KeptPage): void => {
  drop(name)
  pages.set(name, page)
  bytesKept += page.plain.bytes.length
  for (const oldest of pages.keys()) {
    if (pages.size <= maxPages && bytesKept <= maxBytes) break
    drop(oldest)
  }
}

const inMemory = (name: string, now: number): KeptPage | null => {
  const page = pages.get(name)
  if (!page) return null
  if (now - page.keptAt < maxAgeMs) return page
  drop(name)
  return null
}

const nameOf = (version: string, key: string): string => `${version} ${key}`

/**
 * A page that this isolate has, before anything else is made of the request; null for every other request. It was put
 * there by `throughCache`, behind everything that may refuse one.
 */
export const answerKept = (request: Request): Response | null => {
  const now = Date.now()
  const version = knownVersion(now)
  if (version === null || request.method !== 'GET' || mayHaveSession(request)) return null
  const asked = pageAsked(request.url, languageWithoutSession(request))
  const page = asked && inMemory(nameOf(version, asked.key), now)
  if (!page) return null
  const encoding = request.headers.get('accept-encoding')?.includes('gzip') ? 'gzip' : 'identity'
  const response = answered(page, request, encoding)
  response.headers.set('x-request-id', newId('req', now))
  return response
}

declare const __BUILD_ID__: string

/** Where the cache of this place on the earth keeps a page. Other builds have other scripts, so they have other pages. */
const placeOf = (version: string, { key, url }: PageAsked): string =>
  `${url.origin}/.kept/${__BUILD_ID__}/${encodeURIComponent(version)}/${encodeURIComponent(key)}`

const edgeName = 'pages'
const fields = { at: 'x-kept-at', digest: 'x-kept-digest', sources: 'x-kept-sources' }

/** What is in the Cache API; it holds no more than a copy, so that trouble there is no trouble. */
const inEdge = async (place: string, url: URL, now: number): Promise<KeptPage | null> => {
  try {
    const found = await (await caches.open(edgeName)).match(place)
    const keptAt = Number(found?.headers.get(fields.at))
    if (!found || now - keptAt >= maxAgeMs) return null
    const facts = {
      digest: found.headers.get(fields.digest) ?? '',
      language: found.headers.get('content-language') ?? 'en',
      sources: (found.headers.get(fields.sources) ?? '').split(' ').filter(Boolean),
    }
    return makeKept(new Uint8Array(await found.arrayBuffer()), facts, url, keptAt)
  } catch (error) {
    log('warn', 'pages.edge_unread', {}, error)
    return null
  }
}

const keepInEdge = async (place: string, { plain, digest, language, sources, keptAt }: KeptPage): Promise<void> =>
  (await caches.open(edgeName)).put(
    place,
    new Response(plain.bytes, {
      headers: {
        'cache-control': `public, max-age=${maxAgeMs / 1000}`,
        'content-language': language,
        [fields.at]: String(keptAt),
        [fields.digest]: digest,
        [fields.sources]: sources.join(' '),
      },
    }),
  )

/**
 * A page through what is kept: of this isolate, then of this place, else rendered and kept in both. `render` gets the
 * address without what no page reads. What may not be kept goes out as it was rendered.
 */
export const throughCache = async (
  services: Services,
  request: Request,
  asked: PageAsked,
  render: (url: URL, nonce: string) => Promise<Response>,
): Promise<Response> => {
  const version = await readVersion(services)
  const nonce = randomToken()
  if (version === null) return withPolicy(await render(asked.url, nonce), nonce)
  const name = nameOf(version, asked.key)
  const place = placeOf(version, asked)
  const known = inMemory(name, services.now()) ?? (await inEdge(place, asked.url, services.now()))
  if (known) {
    remember(name, known)
    return answered(known, request, 'identity')
  }
  const rendered = await render(asked.url, nonce)
  const page = await asKept(rendered, asked.url, nonce, services.now())
  if (!page) return withPolicy(rendered, nonce)
  remember(name, page)
  services.later(keepInEdge(place, page))
  return answered(page, request, 'identity')
}
