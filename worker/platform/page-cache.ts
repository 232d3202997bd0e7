/** How long a page is served as it was: date-driven states are at most this old. */
const maxAgeMs = 60_000
const maxPages = 200
const maxBytes = 16 * 1024 * 1024

/** The query parameters that lists are filtered by. A request with any other is rendered anew and not kept. */
const keyedParameters = new Set([
  'lang',
  'exam',
  'access',
  'kind',
  'sort',
  'category',
  'month',
  'list',
  'level',
  'state',
  'qualification',
  'organisation',
  'within',
  'cursor',
  'subject',
  'language',
  'chapter',
])

/** Pages that are about one visitor, or whose addresses are without end. */
const uncached = /^\/(search|login|signup|logout|profile|my-purchases|admin|test|test-result)(\/|$)/

type Page = { parts: Uint8Array[]; bytes: number; status: number; headers: [string, string][]; keptAt: number }

/**
 * Pages of visitors without a session, kept in the isolate. A page is kept cut at its nonce, and each response is
 * joined with one of its own, so that no two share it.
 */
const pages = new Map<string, Page>()
let bytesKept = 0

/** The key of a page that is the same for every visitor, or null where it is not. `language` is the view's. */
export const pageKey = (request: Request, language: string): string | null => {
  const url = new URL(request.url)
  if (request.method !== 'GET' || uncached.test(url.pathname) || url.pathname.endsWith('.data')) return null
  const parameters = [...url.searchParams].sort(([first], [second]) => (first < second ? -1 : 1))
  if (parameters.some(([name]) => !keyedParameters.has(name))) return null
  return JSON.stringify([url.origin, url.pathname, parameters, language])
}

const drop = (key: string): void => {
  bytesKept -= pages.get(key)?.bytes ?? 0
  pages.delete(key)
}

/** The page as it was kept, with a nonce of its own; null where there is none or it is too old. */
export const keptPage = (key: string, nonce: string, now: number): Response | null => {
  const page = pages.get(key)
  if (!page) return null
  if (now - page.keptAt >= maxAgeMs) {
    drop(key)
    return null
  }
  return new Response(joined(page.parts, encoder.encode(nonce)), { status: page.status, headers: page.headers })
}

const encoder = new TextEncoder()

/** The parts with the nonce between them, as bytes: encoding a page anew for each response costs more than copying it. */
const joined = (parts: Uint8Array[], nonce: Uint8Array): Uint8Array<ArrayBuffer> => {
  const length = parts.reduce((sum, part) => sum + part.length, 0) + nonce.length * (parts.length - 1)
  const body = new Uint8Array(length)
  let at = 0
  parts.forEach((part, index) => {
    if (index > 0) {
      body.set(nonce, at)
      at += nonce.length
    }
    body.set(part, at)
    at += part.length
  })
  return body
}

/** Keeps a rendered page if it is one for everyone: complete, HTML, and without a cookie. Returns an equal response. */
export const keepPage = async (key: string, response: Response, nonce: string, now: number): Promise<Response> => {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || !isHtml || response.headers.has('set-cookie')) return response
  const body = await response.text()
  drop(key)
  const parts = body.split(nonce).map((part) => encoder.encode(part))
  const bytes = parts.reduce((sum, part) => sum + part.length, 0)
  const page: Page = { parts, bytes, status: 200, headers: [...response.headers], keptAt: now }
  pages.set(key, page)
  bytesKept += page.bytes
  for (const oldest of pages.keys()) {
    if (pages.size <= maxPages && bytesKept <= maxBytes) break
    drop(oldest)
  }
  return new Response(body, response)
}
