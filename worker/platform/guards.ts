import { createMiddleware } from 'hono/factory'
import { AppError } from './errors.ts'
import type { AppEnv } from './context.ts'

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Largest body a JSON call may have: a batch of 200 answers is a tenth of it. */
export const bodyLimit = 256 * 1024

/**
 * Unsafe methods only from our own origin. Browsers send Origin with every one of them;
 * a caller without Origin and without Sec-Fetch-Site is no browser and carries nobody's cookies by accident.
 */
export const ownOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSafe(c.req.method)) {
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const own =
      origin === undefined
        ? site === undefined || site === 'same-origin'
        : origin === ownOriginOf(c.req.url, c.env.PUBLIC_ORIGIN)
    if (!own) throw new AppError('platform.forbidden_origin', 403, 'This request came from another site.')
  }
  await next()
})

const ownOriginOf = (url: string, publicOrigin: string | undefined): string => publicOrigin ?? new URL(url).origin

/** Calls under /api send JSON and nothing else, within the size limit. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSafe(c.req.method)) {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json') throw new AppError('input.media_type', 415, 'Send application/json.')
    await limitBody(c.req.raw)
  }
  await next()
})

/** Throws 413 where a body is larger than the limit, whatever its length header claims. */
export const limitBody = async (request: Request): Promise<void> => {
  const tooLarge = () => new AppError('input.too_large', 413, 'This is too much at once.')
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw tooLarge()
  if (request.headers.has('content-length') || !request.body) return
  const body = await request.clone().arrayBuffer()
  if (body.byteLength > bodyLimit) throw tooLarge()
}
