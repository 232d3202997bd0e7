import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'

type Served = {
  contentType: string
  /** Name of the saved file: ASCII letters, digits, dots and dashes. */
  fileName: string
  /** `inline` for the product's own reader or player. */
  disposition: 'inline' | 'attachment'
  /** True for files that anyone may have: the browser caches them, and asks again for all others. */
  isFree: boolean
  /** Seconds for which a free file is fresh; a day by default. */
  maxAge?: number
}

/**
 * Answers with a file of R2: whole, one range (206), unchanged (304) or out of range (416); never sniffed or run. The
 * caller has checked access. Throws 404 for a missing file.
 */
export const serveFile = async (
  { env }: Pick<Services, 'env'>,
  request: Request,
  key: string,
  { contentType, fileName, disposition, isFree, maxAge = 86_400 }: Served,
): Promise<Response> => {
  const header = request.headers.get('range')
  const head = header === null ? null : await env.FILES.head(key)
  if (header !== null && !head) throw notFound()
  // With a changed file, If-Range asks for the whole of the new one.
  const known = request.headers.get('if-range')
  const range = head && (known === null || known === head.httpEtag) ? rangeOf(header, head.size) : null
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${head?.size}` } })
  const file = await env.FILES.get(key, { onlyIf: conditionOf(request), ...(range && { range }) })
  if (!file) throw notFound()
  const headers = new Headers({
    'content-type': contentType,
    'content-disposition': `${disposition}; filename="${fileName}"`,
    'content-security-policy': policyOf(contentType),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': isFree ? `public, max-age=${maxAge}` : 'private, no-cache',
    etag: file.httpEtag,
  })
  if (!('body' in file)) return new Response(null, { status: 304, headers })
  headers.set('content-length', String(range?.length ?? file.size))
  if (range) headers.set('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${file.size}`)
  return new Response(request.method === 'HEAD' ? null : file.body, { status: range ? 206 : 200, headers })
}

/** Policy under which no file runs. The browser's own PDF viewer fails in a sandbox and needs inline styles. */
const policyOf = (contentType: string): string =>
  contentType === 'application/pdf'
    ? `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'`
    : `default-src 'none'; sandbox`

type Range = { offset: number; length: number }

/** One range of bytes; null for any other header, answered with the whole file (RFC 9110, 14.2). */
const rangeOf = (header: string | null, size: number): Range | 'outside' | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return offset > end ? 'outside' : { offset, length: end - offset + 1 }
}

const conditionOf = (request: Request): R2Conditional => {
  const etags = request.headers.get('if-none-match')
  const etag = etags?.split(',')[0]?.trim().replace(/^W\//, '').replaceAll('"', '')
  return etag && !request.headers.has('range') ? { etagDoesNotMatch: etag } : {}
}

/** Deletes every file whose key begins with the prefix; idempotent. */
export const deleteFolder = async ({ env }: Pick<Services, 'env'>, prefix: string): Promise<void> => {
  for (;;) {
    const { objects, truncated } = await env.FILES.list({ prefix })
    if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}
