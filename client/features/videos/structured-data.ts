import { socialImagePath } from '../../../domain/seo/social-image-path.ts'
import { filePaths } from '../../../domain/file-paths.ts'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { isoDuration } from '../../../domain/videos/timecode.ts'
import { chapterCues } from '../../../domain/videos/tracks.ts'
import { addressAt } from './address-at.ts'

type Pick = (text: Bilingual) => string

const sourceOf = (origin: string, { id, access, playable }: VideoDetail) => {
  if (playable?.kind === 'youtube') return { embedUrl: `https://www.youtube-nocookie.com/embed/${playable.youtubeId}` }
  if (access !== 'free' || !playable) return {}
  const { type, version } = playable.standard
  return {
    contentUrl: `${origin}${filePaths.videoFile(id, { quality: 'standard', version })}`,
    encodingFormat: type,
  }
}

const thumbnailOf = (video: VideoDetail): string =>
  video.poster === null ? socialImagePath('video', video) : filePaths.videoPoster(video.id, video.poster)

/** Video with its chapters for search engines. Source: schema.org/VideoObject. */
export const videoData = (origin: string, video: VideoDetail, pick: Pick) => ({
  '@type': 'VideoObject',
  '@id': `${origin}${paths.video(video.id)}`,
  url: `${origin}${paths.video(video.id)}`,
  name: pick(video.title),
  description: pick(video.summary),
  thumbnailUrl: [`${origin}${thumbnailOf(video)}`],
  uploadDate: new Date(video.publishedAt).toISOString(),
  dateModified: new Date(video.updatedAt).toISOString(),
  duration: isoDuration(video.durationMs),
  inLanguage: video.languages,
  isAccessibleForFree: video.access === 'free',
  ...sourceOf(origin, video),
  ...(video.captions.length > 0 && { transcript: video.captions.map(({ text }) => pick(text)).join(' ') }),
  hasPart: chapterCues(video.chapters, video.durationMs).map(({ startMs, endMs, text }) => ({
    '@type': 'Clip',
    name: pick(text),
    startOffset: Math.floor(startMs / 1000),
    endOffset: Math.floor(endMs / 1000),
    url: `${origin}${addressAt(video.id, startMs)}`,
  })),
  publisher: { '@id': `${origin}/#organization` },
})
