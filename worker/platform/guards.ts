import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { AppError } from './errors.ts'
import type { AppEnv } from './context.ts'
import { jsonDepth } from './json-depth.ts'

export const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

export const bodyTooLarge = () => new AppError('input.too_large', 413, 'This is too much at once.')

/** Bytes; a batch of 200 answers is a tenth of it. Counted as they come, whatever a length header claims. */
export const limitedBody = bodyLimit({
  maxSize: 256 * 1024,
  onError: () => {
    throw bodyTooLarge()
  },
})

/**
 * Unsafe methods only from our own origin. Browsers send Origin with every one of them;
 * a caller without Origin and without Sec-Fetch-Site is no browser and carries nobody's cookies by accident.
 */
export const ownOrigin = createMiddleware<AppEnv>(async (c, next) => {
  // A WebSocket takes the cookies along from any site, and no other rule of the browser's holds it back.
  if (!isSafe(c.req.method) || c.req.header('upgrade')) {
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

export const mediaType = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Whether somebody looks at what is answered: a page, and not the data of one, which its script asks for. */
export const isViewed = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !new URL(url).pathname.endsWith('.data')

/** True if the request has a session cookie; the session itself is looked up where it matters. */
export const mayHaveSession = (request: Request): boolean =>
  request.headers.get('cookie')?.includes('session_token') ?? false

/** Stands before the handler of a route that takes a file, as a form. */
export const takesFile = createMiddleware<AppEnv>((_c, next) => next())

/** No body of ours comes near; what walks through one calls itself for each level. */
const mostLevels = 20

/** Calls under /api send JSON and nothing else, within the limits of size and depth; `takesFile` lets a form through. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSafe(c.req.method)) {
    const type = mediaType(c.req.raw)
    const isUpload = type === 'multipart/form-data' && matchedRoutes(c).some(({ handler }) => handler === takesFile)
    if (type !== 'application/json' && !isUpload) throw new AppError('input.media_type', 415, 'Send application/json.')
    if (!isUpload && jsonDepth(await c.req.raw.clone().text()) > mostLevels) throw bodyTooLarge()
  }
  await next()
})
