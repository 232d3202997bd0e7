import type { NoteInput, VideoNote } from '../../domain/videos/contract.ts'
import { limitCount } from '../platform/limits.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import * as store from './videos.store.ts'
import { videoFor } from './videos.usecases.ts'

/** Milliseconds for which a deleted note can be restored. */
const restorableMs = 24 * 3_600_000

/** Limit on new and changed notes per student. */
const writingLimit: Limit = { failures: 600, windowMs: 60 * 60_000 }

const limitWriting = (services: Services, userId: string): Promise<void> =>
  limitCount(services, `notes:${userId}`, writingLimit)

const notesFull = () => new AppError('videos.notes_full', 409, 'This video has as many notes as it can hold.')

type Key = { id: string; userId: string; videoId: string }

/**
 * Adds a note at an instant of a video. Throws 404 when the student may not watch it, 409 when it has `maxNotes`, 429
 * above 600 in an hour.
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
  if (!isAdded) throw notesFull()
  return note
}

/** Throws 404 when the student has no such note, 429 above 600 in an hour. */
export const changeNote = async (services: Services, key: Key, input: NoteInput): Promise<void> => {
  await limitWriting(services, key.userId)
  if (!(await store.changeNote(services.db, key, { ...input, now: services.now() }))) throw notFound()
}

/** Throws 404 when the student has no such note. It can be restored for a day. */
export const deleteNote = async (services: Services, key: Key): Promise<void> => {
  if (!(await store.deleteNote(services.db, key, services.now()))) throw notFound()
}

/** Throws 404 when no such note was deleted within a day, 409 when the video has `maxNotes`. */
export const restoreNote = async (services: Services, key: Key): Promise<void> => {
  const now = services.now()
  const outcome = await store.restoreNote(services.db, key, now, now - restorableMs)
  if (outcome === 'full') throw notesFull()
  if (outcome === 'missing') throw notFound()
}

/** Cron: permanently deletes notes that can no longer be restored. */
export const sweepNotes = async ({ db, now }: Services): Promise<void> => {
  await store.purgeNotes(db, now() - restorableMs)
}
