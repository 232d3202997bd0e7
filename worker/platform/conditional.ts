import type { Context } from 'hono'
import type { AppEnv } from './context.ts'
import { hashOf } from './hash.ts'

/** A strong tag of a text: as much of its hash as tells one from another. */
export const etagOf = async (text: string): Promise<string> => `"${(await hashOf(text)).slice(0, 32)}"`

/** Whether a reader has this already; tags are compared as GET wants it (RFC 9110, 8.8.3.2: weak comparison). */
export const hasTag = (request: Request, etag: string): boolean => {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  const known = request.headers.get('if-none-match')
  return known !== null && known.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

/** The same by the instant of the last change, for who sends no tag: where one is sent it decides alone (13.2.2). */
const hasSince = (request: Request, updatedAt: number): boolean =>
  !request.headers.has('if-none-match') &&
  Date.parse(request.headers.get('if-modified-since') ?? '') >= Math.floor(updatedAt / 1000) * 1000

type Answer = {
  contentType: string
  /** Seconds for which whoever has it need not ask. */
  maxAge: number
  /** When what it tells of last changed. */
  updatedAt?: number
}

/** Answers other programs with a public text, or with 304 where they have it. */
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
  const isKnown = hasTag(c.req.raw, etag) || (updatedAt !== undefined && hasSince(c.req.raw, updatedAt))
  return isKnown ? c.body(null, 304, headers) : c.body(body, 200, { ...headers, 'content-type': contentType })
}
