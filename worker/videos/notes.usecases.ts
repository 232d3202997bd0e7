import type { NoteInput, VideoNote } from '../../domain/videos/contract.ts'
import { limitCount } from '../platform/limits.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import * as store from './videos.store.ts'
import { videoFor } from './videos.usecases.ts'

/** So long a note that was deleted can be had back. */
const keptMs = 24 * 3_600_000

/** Notes that one student writes, new ones and changes of old ones. */
const writingLimit: Limit = { failures: 600, windowMs: 60 * 60_000 }

const limitWriting = (services: Services, userId: string): Promise<void> =>
  limitCount(services, `notes:${userId}`, writingLimit)

const full = () => new AppError('videos.notes_full', 409, 'This video has as many notes as it can hold.')

type Key = { id: string; userId: string; videoId: string }

/**
 * A note at an instant of a video that the student may watch. Throws 404 for any other, 409 where there are too many,
 * 429 beyond 600 in an hour.
 */
export const addNote = async (
  services: Services,
  userId: string,
  videoId: string,
  { atMs, text }: NoteInput,
): Promise<VideoNote> => {
  const { entitlement, video } = await videoFor(services, userId, videoId)
  if (entitlement === 'locked') throw notFound()
  await limitWriting(services, userId)
  const note = {
    id: services.newId('vnt'),
    atMs: Math.min(atMs, video.durationMs),
    text,
    updatedAt: services.now(),
  }
  const isAdded = await store.addNote(services.db, { ...note, userId, videoId, now: note.updatedAt })
  if (!isAdded) throw full()
  return note
}

/** Throws 404 where the student has no such note, 429 beyond 600 in an hour. */
export const changeNote = async (services: Services, key: Key, input: NoteInput): Promise<void> => {
  await limitWriting(services, key.userId)
  if (!(await store.changeNote(services.db, key, { ...input, now: services.now() }))) throw notFound()
}

/** Throws 404 where the student has no such note. It can be had back for a day. */
export const deleteNote = async (services: Services, key: Key): Promise<void> => {
  if (!(await store.deleteNote(services.db, key, services.now()))) throw notFound()
}

/** Throws 404 where the student has deleted no such note, or too long ago, 409 where there are too many. */
export const restoreNote = async (services: Services, key: Key): Promise<void> => {
  const now = services.now()
  const outcome = await store.restoreNote(services.db, key, now, now - keptMs)
  if (outcome === 'full') throw full()
  if (outcome === 'missing') throw notFound()
}

/** Hourly: what can no longer be had back goes for good. */
export const sweepNotes = async ({ db, now }: Services): Promise<void> => {
  await store.dropNotes(db, now() - keptMs)
}
