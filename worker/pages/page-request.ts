import { AppError, notFound } from '../platform/errors.ts'
import { isSafe, isNavigation, mediaType, bodyTooLarge } from '../platform/guards.ts'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

const delimiters = ['/', '\\', '?', '#', '\0']

/**
 * True for a path that must not reach a loader: an encoded delimiter could turn an id into another address of a call, and
 * an undecodable path has no page.
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

/** Far above every form of the product. A parser that makes an array of `rows[999999999]` would exhaust the worker. */
const formBounds = { fields: 500, index: 200 }

const hasTooManyFields = (names: string[]): boolean =>
  names.length > formBounds.fields ||
  names.some((name) => [...name.matchAll(/\[(\d+)\]/g)].some(([, index]) => Number(index) > formBounds.index))

/** Throws 404 (mangled path), 405 (method), 415 (no form), 422 (unreadable form) or 413 (too many fields). */
export const refuseBadPageRequest = async (request: Request): Promise<void> => {
  if (!isNavigation(request) && isMangled(new URL(request.url).pathname)) throw notFound()
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
  if (hasTooManyFields([...form.keys()])) throw bodyTooLarge()
}
