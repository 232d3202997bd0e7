import { challengeLimits } from '../../domain/challenges/states.ts'
import { typeOfBytes } from '../../domain/files/signatures.ts'
import { deleteFolder, serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount } from '../platform/limits.ts'
import * as store from './challenges.store.ts'
import { closed, waitingOf } from './challenges.usecases.ts'

/** Pictures that one student may send in a day, and keep. */
const sendingLimit: Limit = { failures: 20, windowMs: 24 * 60 * 60_000 }
const mostKept = 20

/** R2 folder of a student's pictures. */
const folderOf = (userId: string): string => `challenges/${userId}/`

/**
 * Stores the picture of an open challenge and deletes the one before. The type is that of the bytes. Throws 413 or 415
 * `input.picture`, 404 without a challenge, 409 once it was taken up, 429 beyond 20 pictures.
 */
export const setPicture = async (
  services: Services,
  userId: string,
  attemptId: string,
  questionId: string,
  file: Blob,
): Promise<void> => {
  const { db, env } = services
  if (file.size > challengeLimits.picture) throw new AppError('input.picture', 413, 'This picture is too large.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = typeOfBytes('picture', bytes)
  if (type === null) throw new AppError('input.picture', 415, 'This is no JPEG, PNG or WebP picture.')
  const challenge = await waitingOf(services, userId, attemptId, questionId)
  await limitCount(services, `challenge-pictures:${userId}`, sendingLimit)
  if (!challenge.picture && (await store.countPictures(db, userId)) >= mostKept)
    throw new AppError('platform.rate_limited', 429, 'There are as many pictures as one student may keep.')
  const key = `${folderOf(userId)}${challenge.id}-${services.newToken()}`
  await env.FILES.put(key, bytes, { httpMetadata: { contentType: type } })
  const isSet = await store.setPicture(db, challenge.id, key, services.now())
  const left = isSet ? challenge.picture : key
  if (left) services.later(env.FILES.delete(left))
  if (!isSet) throw closed('taken_up')
}

/** Removes the picture of an open challenge. Throws as `setPicture`. */
export const removePicture = async (
  services: Services,
  userId: string,
  attemptId: string,
  questionId: string,
): Promise<void> => {
  const challenge = await waitingOf(services, userId, attemptId, questionId)
  if (!challenge.picture) return
  if (!(await store.setPicture(services.db, challenge.id, null, services.now()))) throw closed('taken_up')
  services.later(services.env.FILES.delete(challenge.picture))
}

/** Serves a picture with its type, never sniffed and never run. Throws 404 where there is none. */
const servePicture = async (services: Services, request: Request, key: string | null): Promise<Response> => {
  const file = key && (await services.env.FILES.head(key))
  const contentType = file ? file.httpMetadata?.contentType : undefined
  if (!key || !contentType) throw notFound()
  const fileName = `challenge.${contentType.replace('image/', '')}`
  return serveFile(services, request, key, { contentType, fileName, disposition: 'attachment', isFree: false })
}

/** The student's own picture. */
export const ownPicture = async (
  services: Services,
  request: Request,
  userId: string,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<Response> =>
  servePicture(services, request, await store.findOwnPicture(services.db, userId, attemptId, questionId))

/** The picture of a challenge, for administrators. */
export const challengePicture = async (services: Services, request: Request, challengeId: string): Promise<Response> =>
  servePicture(services, request, await store.findPicture(services.db, challengeId))

/** Deletes every picture of a student. */
export const erasePictures = (services: Services, userId: string): Promise<void> =>
  deleteFolder(services, folderOf(userId))

/** A student's pictures as base64 text, for the copy of their data. */
export const exportedPictures = async ({ env }: Services, userId: string) => {
  const { objects } = await env.FILES.list({ prefix: folderOf(userId), limit: mostKept })
  return Promise.all(
    objects.map(async ({ key }) => {
      const file = await env.FILES.get(key)
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
      const [challengeId] = key.slice(folderOf(userId).length).split('-')
      return {
        challengeId,
        type: file?.httpMetadata?.contentType ?? 'application/octet-stream',
        base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      }
    }),
  )
}
