import type { NoteInput, VideoNote } from '../../domain/videos/contract.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import * as store from './videos.store.ts'
import { videoFor } from './videos.usecases.ts'

/** So long a note that was deleted can be had back. */
const keptMs = 24 * 3_600_000

type Key = { id: string; userId: string; videoId: string }

/** A note at an instant of a video that the student may watch. Throws 404 for any other, 409 where there are too many. */
export const addNote = async (
  services: Services,
  userId: string,
  videoId: string,
  { atMs, text }: NoteInput,
): Promise<VideoNote> => {
  const { entitlement, video } = await videoFor(services, userId, videoId)
  if (entitlement === 'locked') throw notFound()
  const note = {
    id: services.newId('vnt'),
    atMs: Math.min(atMs, video.durationMs),
    text,
    updatedAt: services.now(),
  }
  const isAdded = await store.addNote(services.db, { ...note, userId, videoId, now: note.updatedAt })
  if (!isAdded) throw new AppError('videos.notes_full', 409, 'This video has as many notes as it can hold.')
  return note
}

/** Throws 404 where the student has no such note. */
export const changeNote = async (services: Services, key: Key, input: NoteInput): Promise<void> => {
  if (!(await store.changeNote(services.db, key, { ...input, now: services.now() }))) throw notFound()
}

/** Throws 404 where the student has no such note. It can be had back for a day. */
export const deleteNote = async (services: Services, key: Key): Promise<void> => {
  const now = services.now()
  if (!(await store.deleteNote(services.db, key, now, now - keptMs))) throw notFound()
}

/** Throws 404 where the student has deleted no such note, or too long ago. */
export const restoreNote = async (services: Services, key: Key): Promise<void> => {
  const now = services.now()
  if (!(await store.restoreNote(services.db, key, now, now - keptMs))) throw notFound()
}
