import { AppError, notFound } from '../platform/errors.ts'
import { isSafe, isViewed, mediaType, bodyTooLarge } from '../platform/guards.ts'

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

/** No form of ours comes near; a library that makes an array of `rows[999999999]` would hold the worker for good. */
const formBounds = { fields: 500, index: 200 }

const hasTooManyFields = (names: string[]): boolean =>
  names.length > formBounds.fields ||
  names.some((name) => [...name.matchAll(/\[(\d+)\]/g)].some(([, index]) => Number(index) > formBounds.index))

/** Refuses what no page takes: throws 404 (mangled path), 405 (method), 415 (no form), 422 (unreadable) or 413 (too large). */
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
  if (hasTooManyFields([...form.keys()])) throw bodyTooLarge()
}
