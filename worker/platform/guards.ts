import { bodyLimit } from 'hono/body-limit'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { AppError } from './errors.ts'
import type { AppEnv } from './context.ts'
import { jsonDepth } from './json-depth.ts'

export const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

export const bodyTooLarge = () => new AppError('input.too_large', 413, 'This is too much at once.')

const withinLimit = (maxSize: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw bodyTooLarge()
    },
  })

/** Maximum body in bytes, ten times a batch of 200 answers. Counted while reading, not taken from the length header. */
const withinPublicLimit = withinLimit(256 * 1024)

/** Holds a draft of the largest size (`draftLimits`), a book of forty pages in both languages. */
const withinOfficeLimit = withinLimit(512 * 1024)

const isOffice = (path: string): boolean => path.startsWith('/admin/') || path.startsWith('/api/admin/')

const takes = (c: Context<AppEnv>, mark: MiddlewareHandler<AppEnv>): boolean =>
  matchedRoutes(c).some(({ handler }) => handler === mark)

/** Marks the route that takes a part of a file as bytes and counts them itself, for `limitedBody` and `jsonOnly`. */
export const takesPart = createMiddleware<AppEnv>((_c, next) => next())

const isPart = (c: Context<AppEnv>): boolean => takes(c, takesPart)

/** Refuses larger bodies (413) on all routes but that with `takesPart`; the office's may be twice as large. */
export const limitedBody = createMiddleware<AppEnv>((c, next) => {
  if (isPart(c)) return next()
  return isOffice(c.req.path) ? withinOfficeLimit(c, next) : withinPublicLimit(c, next)
})

/** Marks a route that takes posts of other sites, for `ownOrigin`; it refuses what it does not take itself. */
export const fromAnySite = createMiddleware<AppEnv>((_c, next) => next())

/** Refuses unsafe methods from another origin with 403, on all routes but those with `fromAnySite`. */
export const ownOrigin = createMiddleware<AppEnv>((c, next) =>
  !isSafe(c.req.method) && takes(c, fromAnySite) ? next() : ownOriginAlone(c, next),
)

/**
 * Refuses unsafe methods from another origin with 403. Browsers send Origin with every unsafe request; a caller without
 * Origin and Sec-Fetch-Site is no browser, so it sends no cookies unintentionally.
 */
export const ownOriginAlone = createMiddleware<AppEnv>(async (c, next) => {
  // A WebSocket sends cookies from any site, and no same-origin rule of the browser restricts it.
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

/** True for a GET or HEAD of anything but the data of a page (`.data`), which the script of a loaded page requests. */
export const isNavigation = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !new URL(url).pathname.endsWith('.data')

/** True when the request has a session cookie, valid or not. */
export const hasSessionCookie = (request: Request): boolean =>
  request.headers.get('cookie')?.includes('session_token') ?? false

/** Marks a route that takes a file as a multipart form, for `jsonOnly`. */
export const takesFile = createMiddleware<AppEnv>((_c, next) => next())

/** Marks a route that takes a form, for `jsonOnly`. */
export const takesForm = createMiddleware<AppEnv>((_c, next) => next())

/** Far above every body of the product; bounds recursion over the parsed value. */
const maxLevels = 20

/** Refuses all but JSON within the limit of depth (415, 413), except forms on routes with `takesFile`. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSafe(c.req.method)) {
    const type = mediaType(c.req.raw)
    const isUpload = type === 'multipart/form-data' && takes(c, takesFile)
    if (isPart(c)) {
      if (type !== 'application/octet-stream') throw new AppError('input.media_type', 415, 'Send bytes.')
      return next()
    }
    if (takes(c, takesForm)) {
      if (type !== 'application/x-www-form-urlencoded') throw new AppError('input.media_type', 415, 'Send a form.')
      return next()
    }
    if (type !== 'application/json' && !isUpload) throw new AppError('input.media_type', 415, 'Send application/json.')
    if (!isUpload && jsonDepth(await c.req.raw.clone().text()) > maxLevels) throw bodyTooLarge()
  }
  await next()
})
