import { valueAt } from '../../domain/content/body-paths.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { DraftPreview } from '../../domain/content/preview.ts'
import type { Language } from '../../domain/language.ts'
import { AuthoredFile, AuthoredPicture } from '../../domain/videos/authored.ts'
import type { VideoContent, VideoDetail } from '../../domain/videos/contract.ts'
import { timedCaptions, timedChapters } from '../../domain/videos/draft-tracks.ts'
import type { DraftFilePart, TrackKind } from '../../domain/videos/kinds.ts'
import { chapterCues, webVtt } from '../../domain/videos/tracks.ts'
import type { videos } from '../../drizzle/schema/index.ts'
import { bodyOf, readState } from '../content/content.state.ts'
import { previewOf } from '../content/preview.usecases.ts'
import { fileVersion, safeFileName } from '../files/file-names.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { noSale } from '../purchases/shelf.usecases.ts'
import { findTerm } from '../vocabulary/terms.usecases.ts'
import { videoContent } from './videos.content.ts'
import { findExamTitles, findSeriesTitle } from './videos.store.ts'
import { detailOf } from './videos.usecases.ts'

/** Draft of a video as students would see it: bought, and without a place or notes of theirs. */
export const previewVideo = async (
  services: Services,
  videoId: string,
): Promise<{ preview: DraftPreview; video: VideoDetail }> => {
  const { preview, row, content } = await previewOf(services, videoContent, videoId)
  const video = row as unknown as typeof videos.$inferSelect
  const [series, exams, subject] = await Promise.all([
    video.seriesId === null ? null : findSeriesTitle(services.db, video.seriesId),
    findExamTitles(services.db, video.exams),
    findTerm(services, 'subject', video.subject),
  ])
  return {
    preview,
    video: detailOf({
      video,
      subject,
      series,
      content: content as VideoContent,
      exams,
      entitlement: 'open',
      place: null,
      notes: null,
      sale: noSale,
    }),
  }
}

const paths: Record<DraftFilePart, string> = {
  standard: 'source.standard',
  light: 'source.light',
  preview: 'source.preview.file',
  poster: 'poster',
}

const draftOf = async (services: Services, videoId: string): Promise<DraftBody> =>
  bodyOf(videoContent, await readState(services, videoContent, videoId))

/** File that a draft names. Throws 404 where it names none, or one outside its folder. */
export const serveDraftFile = async (
  services: Services,
  videoId: string,
  { part, version }: { part: DraftFilePart; version?: string | undefined },
  request: Request,
): Promise<Response> => {
  const named = (part === 'poster' ? AuthoredPicture : AuthoredFile).safeParse(
    valueAt(await draftOf(services, videoId), paths[part]),
  )
  if (!named.success) throw notFound()
  const { key, type, checksum } = named.data
  if (version !== undefined && version !== fileVersion(checksum)) throw notFound()
  return serveFile(services, request, key, {
    contentType: type,
    fileName: `${safeFileName(videoId)}.${type.split('/')[1]}`,
    disposition: 'inline',
    isFree: false,
  })
}

/** WebVTT of a draft's captions or chapters. Captions have only the words of the language, chapters English where it has none. */
export const draftTrack = async (
  services: Services,
  videoId: string,
  { kind, language }: { kind: TrackKind; language: Language },
): Promise<string> => {
  const body = await draftOf(services, videoId)
  if (kind === 'captions') {
    const captions = timedCaptions(body).filter(({ text }) => text[language].trim() !== '')
    return webVtt(
      captions.toSorted((one, other) => one.startMs - other.startMs),
      language,
    )
  }
  const { durationMs } = body
  return webVtt(chapterCues(timedChapters(body), typeof durationMs === 'number' ? durationMs : 86_400_000), language)
}
