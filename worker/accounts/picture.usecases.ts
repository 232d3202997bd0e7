import { pictureLimit } from '../../domain/accounts/contract.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { recordOf } from './accounts.usecases.ts'
import { keepPhoto } from './profile.store.ts'

type Kind = { extension: string; type: string; matches: (bytes: Uint8Array) => boolean }

const startsWith =
  (...signature: number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, index) => bytes[index] === byte)

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to))

/** Accepted kinds, recognised by their first bytes and never by name. */
const kinds: Kind[] = [
  { extension: 'jpg', type: 'image/jpeg', matches: startsWith(0xff, 0xd8, 0xff) },
  { extension: 'png', type: 'image/png', matches: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  {
    extension: 'webp',
    type: 'image/webp',
    matches: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
]

const addressOf = (name: string): string => `/api/pictures/${name}`
const keyOf = (name: string): string => `pictures/${name}`

/** Name of a stored picture; null for one on a provider's site. */
const nameOf = (photoURL: string | null): string | null =>
  /^\/api\/pictures\/([\w.-]+)$/.exec(photoURL ?? '')?.[1] ?? null

/** R2 key of a stored picture; null for one on a provider's site. */
export const fileOfPicture = (photoURL: string | null): string | null => {
  const name = nameOf(photoURL)
  return name && keyOf(name)
}

/** Picture as base64 text for the copy of the student's data; pictures on other sites by their address. */
export const pictureOf = async ({ env }: Services, photoURL: string | null) => {
  const key = fileOfPicture(photoURL)
  const file = key && (await env.FILES.get(key))
  if (!file) return photoURL && { address: photoURL }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return {
    type: file.httpMetadata?.contentType ?? 'application/octet-stream',
    base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  }
}

/**
 * Sets the photo and then deletes the previous one: a lost deletion leaves a file, never a broken address. False when
 * the student no longer exists.
 */
const replacePhoto = async (services: Services, uid: string, photoURL: string | null): Promise<boolean> => {
  const before = nameOf((await recordOf(services, uid))?.photoURL ?? null)
  const isKept = await keepPhoto(services.db, uid, photoURL, services.now())
  if (before) services.later(services.env.FILES.delete(keyOf(before)))
  return isKept
}

/**
 * Stores a picture under a name of 128 random bits. Throws 413 or 415 `input.picture`, 404 once the account is deleted.
 */
export const setPicture = async (services: Services, uid: string, file: Blob): Promise<string> => {
  if (file.size > pictureLimit) throw new AppError('input.picture', 413, 'This picture is too large.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kinds.find(({ matches }) => matches(bytes))
  if (!kind) throw new AppError('input.picture', 415, 'This is no JPEG, PNG or WebP picture.')
  const name = `${services.newToken()}.${kind.extension}`
  await services.env.FILES.put(keyOf(name), bytes, { httpMetadata: { contentType: kind.type } })
  if (!(await replacePhoto(services, uid, addressOf(name)))) {
    await services.env.FILES.delete(keyOf(name))
    throw notFound()
  }
  return addressOf(name)
}

export const removePicture = async (services: Services, uid: string): Promise<void> => {
  await replacePhoto(services, uid, null)
}

/** Serves a picture with its type, never sniffed and never run. */
export const readPicture = async ({ env }: Services, name: string): Promise<Response> => {
  const kind = kinds.find(({ extension }) => name.endsWith(`.${extension}`))
  const file = kind && /^[\w.-]{10,60}$/.test(name) ? await env.FILES.get(keyOf(name)) : null
  if (!kind || !file) throw notFound()
  return new Response(file.body, {
    headers: {
      'content-type': kind.type,
      'content-length': String(file.size),
      'content-disposition': 'attachment',
      'content-security-policy': `default-src 'none'; sandbox`,
      // A changed picture has another name.
      'cache-control': 'private, max-age=31536000, immutable',
    },
  })
}
