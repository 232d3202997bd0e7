import type { TrackQuery, VideoFileQuery } from '../../domain/videos/contract.ts'
import { shortCues } from '../../domain/videos/short-cues.ts'
import { chapterCues, webVtt } from '../../domain/videos/tracks.ts'
import { fileVersion, safeFileName } from '../files/file-names.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { findVideo } from './videos.store.ts'
import { openUntil, videoFor, type VideoForUser } from './videos.usecases.ts'

const fileName = (id: string, type: string): string => `${safeFileName(id)}.${type.split('/')[1]}`

const fileOf = ({ content: { source }, entitlement }: VideoForUser, quality: VideoFileQuery['quality']) => {
  if (source.kind !== 'file') return null
  if (quality === 'preview') return source.preview?.file ?? null
  return entitlement === 'open' ? source[quality] : null
}

/**
 * File of a video, whole or in ranges. Throws 404 for a forbidden file exactly as for a missing one: the whole without
 * access, a light file that does not exist, another version.
 */
export const serveVideoFile = async (
  services: Services,
  userId: string | null,
  id: string,
  { quality, version }: VideoFileQuery,
  request: Request,
): Promise<Response> => {
  const found = await videoFor(services, userId, id)
  const file = fileOf(found, quality)
  if (!file || (version !== undefined && version !== fileVersion(file.checksum))) throw notFound()
  return serveFile(services, request, file.key, {
    contentType: file.type,
    fileName: fileName(id, file.type),
    disposition: 'inline',
    isFree: quality === 'preview' || found.video.access === 'free',
  })
}

/** Poster of a video, public for locked videos too. */
export const servePoster = async (
  services: Services,
  id: string,
  version: string | undefined,
  request: Request,
): Promise<Response> => {
  const row = await findVideo(services.db, id, null)
  const poster = row?.content.poster
  if (!poster || (version !== undefined && version !== fileVersion(poster.checksum))) throw notFound()
  return serveFile(services, request, poster.key, {
    contentType: poster.type,
    fileName: fileName(id, poster.type),
    disposition: 'inline',
    isFree: true,
  })
}

/** WebVTT of all chapters, or of the captions that may be watched. `isFree`: may be cached by all. */
export const trackOf = async (
  services: Services,
  userId: string | null,
  id: string,
  { kind, language }: TrackQuery,
): Promise<{ text: string; isFree: boolean }> => {
  const found = await videoFor(services, userId, id)
  const { content, video, entitlement } = found
  if (kind === 'captions' && entitlement === 'locked') throw notFound()
  const text =
    kind === 'chapters'
      ? webVtt(chapterCues(content.chapters, video.durationMs), language)
      : webVtt(shortCues(content.captions, language), language, openUntil(found))
  return { text, isFree: video.access === 'free' }
}
