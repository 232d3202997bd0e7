import type { Context } from 'hono'
import type { AppEnv } from './context.ts'
import { hashOf } from './hash.ts'

/** A strong ETag of a text: 32 hex digits of its SHA-256. */
export const etagOf = async (text: string): Promise<string> => `"${(await hashOf(text)).slice(0, 32)}"`

/** True when `If-None-Match` names the tag, by weak comparison (RFC 9110, 8.8.3.2). */
export const matchesTag = (request: Request, etag: string): boolean => {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  const known = request.headers.get('if-none-match')
  return known !== null && known.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

/** True when nothing changed since `If-Modified-Since`, which counts only without `If-None-Match` (RFC 9110, 13.2.2). */
const hasSince = (request: Request, updatedAt: number): boolean =>
  !request.headers.has('if-none-match') &&
  Date.parse(request.headers.get('if-modified-since') ?? '') >= Math.floor(updatedAt / 1000) * 1000

type Answer = {
  contentType: string
  /** Seconds. */
  maxAge: number
  /** Time of the last change of the content, in Unix milliseconds. */
  updatedAt?: number
}

/** Answers with a public text for other programs, or with 304 where they have it. */
export const answerText = async (
  c: Context<AppEnv>,
  body: string,
  { contentType, maxAge, updatedAt }: Answer,
): Promise<Response> => {
  const etag = await etagOf(body)
  const headers = {
    etag,
    'cache-control': `public, max-age=${maxAge}`,
    ...(updatedAt !== undefined && { 'last-modified': new Date(updatedAt).toUTCString() }),
  }
  const isKnown = matchesTag(c.req.raw, etag) || (updatedAt !== undefined && hasSince(c.req.raw, updatedAt))
  return isKnown ? c.body(null, 304, headers) : c.body(body, 200, { ...headers, 'content-type': contentType })
}
