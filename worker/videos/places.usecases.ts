import type { LastWatched } from '../../domain/videos/contract.ts'
import { minResumeMs, watchedShare } from '../../domain/videos/watching.ts'
import { termOf } from '../../domain/vocabulary/terms.ts'
import type { Services } from '../platform/context.ts'
import * as store from './videos.store.ts'

/** The video that a student watched last and would resume; null without one. */
export const lastWatched = async (services: Services, userId: string): Promise<LastWatched | null> => {
  const found = await store.findLastWatched(services.db, userId, minResumeMs, watchedShare)
  if (!found) return null
  const { place, subject, video } = found
  return {
    videoId: video.id,
    title: video.title,
    subject: termOf(video.subject, subject),
    positionMs: place.positionMs,
    durationMs: video.durationMs,
    at: place.updatedAt,
  }
}

/** Places of a student by video; those not begun are missing. `at`: Unix milliseconds. */
export const watchPlaces = async (
  services: Services,
  userId: string,
  videoIds: readonly string[],
): Promise<Map<string, { positionMs: number; at: number }>> => {
  if (videoIds.length === 0) return new Map()
  const rows = await store.findPlaces(services.db, userId, videoIds)
  return new Map(rows.map(({ videoId, positionMs, updatedAt }) => [videoId, { positionMs, at: updatedAt }]))
}
