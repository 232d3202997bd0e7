import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError, notFound } from './errors.ts'
import type { AppEnv } from './context.ts'
import { jsonDepth } from './json-depth.ts'

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

const tooMuch = () => new AppError('input.too_large', 413, 'This is too much at once.')

/** Bytes; a batch of 200 answers is a tenth of it. Counted as they come, whatever a length header claims. */
export const limitedBody = bodyLimit({
  maxSize: 256 * 1024,
  onError: () => {
    throw tooMuch()
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

const mediaType = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

const delimiters = ['/', '\\', '?', '#', '\0']

/**
 * An address that no page has and no loader may see: an encoded delimiter could name another address of ours to one
 * that puts it into a call, and what cannot be decoded says nothing.
 */
export const isMangled = (pathname: string): boolean => {
  if (!pathname.includes('%')) return false
  try {
    const parts = pathname.split('/').map((part) => decodeURIComponent(part))
    return parts.some((part) => delimiters.some((sign) => part.includes(sign)))
  } catch {
    return true
  }
}

/** Whether somebody looks at what is answered: a page, and not the data of one, which its script asks for. */
export const isViewed = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !new URL(url).pathname.endsWith('.data')

/** No form of ours comes near; a library that makes an array of `rows[999999999]` would hold the worker for good. */
const formBounds = { fields: 500, index: 200 }

const hasTooManyFields = (names: string[]): boolean =>
  names.length > formBounds.fields ||
  names.some((name) => [...name.matchAll(/\[(\d+)\]/g)].some(([, index]) => Number(index) > formBounds.index))

/** What a page is sent: forms, by POST, that can be read. */
export const refuseBadPageRequest = async (request: Request): Promise<void> => {
  if (!isViewed(request) && isMangled(new URL(request.url).pathname)) throw notFound()
  if (isSafe(request.method)) return
  if (request.method !== 'POST') {
    throw new AppError('input.method', 405, 'This address does not take that method.', {
      headers: { allow: 'GET, HEAD, POST' },
    })
  }
  if (!formTypes.includes(mediaType(request) ?? '')) throw new AppError('input.media_type', 415, 'Send a form.')
  const form = await request
    .clone()
    .formData()
    .catch(() => {
      throw new AppError('input.invalid', 422, 'This form cannot be read.')
    })
  if (hasTooManyFields([...form.keys()])) throw tooMuch()
}

/** Addresses that take a file, as a form. */
const uploads = new Set(['/api/account/picture'])

/** No body of ours comes near; what walks through one calls itself for each level. */
const mostLevels = 20

/** Calls under /api send JSON and nothing else, within the limits of size and depth; uploads send a form. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!isSafe(c.req.method)) {
    const type = mediaType(c.req.raw)
    const isUpload = type === 'multipart/form-data' && c.req.method === 'PUT' && uploads.has(c.req.path)
    if (type !== 'application/json' && !isUpload) throw new AppError('input.media_type', 415, 'Send application/json.')
    if (!isUpload && jsonDepth(await c.req.raw.clone().text()) > mostLevels) throw tooMuch()
  }
  await next()
})
