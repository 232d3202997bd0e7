import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import { itemListQuery } from '../list-query.ts'
import type { Access, AccessKind } from '../purchases/access.ts'
import { Bilingual } from '../questions/text.ts'
import { noteLength, trackKinds, videoQualities, videoSubjects, type VideoSource, type VideoSubject } from './kinds.ts'
import type { Cue, VideoChapter } from './tracks.ts'
import type { WatchPlace } from './watching.ts'

/** Longer than any lecture: a day. */
const Instant = z.number().int().min(0).max(86_400_000)

/** A file in R2. `checksum` is the SHA-256 of its bytes, in hexadecimal. */
const StoredFile = z.strictObject({
  key: z.string().min(1),
  type: z.enum(['video/mp4', 'video/webm', 'image/webp', 'image/jpeg']),
  bytes: z.number().int().positive(),
  checksum: z.string().regex(/^[0-9a-f]{64}$/),
})
export type StoredVideoFile = z.infer<typeof StoredFile>

const OwnFiles = z.strictObject({
  kind: z.literal('file'),
  standard: StoredFile,
  /** A smaller one for who saves data. */
  light: StoredFile.nullable(),
  /** The beginning, for who has not bought it, and how long that is. */
  preview: z.strictObject({ file: StoredFile, durationMs: Instant }).nullable(),
})

const OnYoutube = z.strictObject({ kind: z.literal('youtube'), youtubeId: z.string().regex(/^[\w-]{11}$/) })

/** What a version of a video says. */
export const VideoContent = z.strictObject({
  source: z.discriminatedUnion('kind', [OwnFiles, OnYoutube]),
  poster: StoredFile.nullable(),
  captions: z.array(z.strictObject({ startMs: Instant, endMs: Instant, text: Bilingual })),
  chapters: z.array(z.strictObject({ startMs: Instant, title: Bilingual })),
  /** Without sound: captions and pictures tell everything. */
  silent: z.boolean(),
  /** Made to show how the product works. */
  sample: z.boolean(),
  /** What to keep of it: Markdown with maths, `notesHtml` what was made of it. */
  notes: Bilingual,
  notesHtml: Bilingual,
})
export type VideoContent = z.infer<typeof VideoContent>

export type VideoSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  subject: VideoSubject
  /** Slugs; none for every exam. */
  exams: string[]
  access: AccessKind
  entitlement: Access
  languages: Language[]
  durationMs: number
  source: VideoSource
  /** Names the picture that stands for it; null where there is none. */
  poster: string | null
  /** The series that it comes with. */
  series: { id: string; title: Bilingual; pricePaise: number | null } | null
  courseId: string | null
  /** Unix milliseconds. */
  publishedAt: number
  updatedAt: number
}

/** A file as the one who asks may have it. `version` tells it from what will come in its place. */
export type OfferedVideo = { type: string; bytes: number; version: string }

/** What a player plays: our own files, a video of YouTube, or nothing before purchase. */
export type Playable =
  | {
      kind: 'file'
      /** Of the preview where `isPreview`, and then there is no light one. */
      standard: OfferedVideo
      light: OfferedVideo | null
      isPreview: boolean
      /** Of what is played, which may be the beginning alone. */
      durationMs: number
    }
  | { kind: 'youtube'; youtubeId: string; durationMs: number }

export type VideoNote = { id: string; atMs: number; text: string; updatedAt: number }

export type VideoDetail = VideoSummary & {
  examTitles: { id: string; title: Bilingual }[]
  playable: Playable | null
  chapters: VideoChapter[]
  /** As far as it may be watched. */
  captions: Cue[]
  silent: boolean
  sample: boolean
  /** HTML; null before purchase. */
  notesHtml: Bilingual | null
  /** Of the student who asks; null for visitors and for what they have not begun. */
  place: WatchPlace | null
  /** Of the student who asks, in the order of the video; null for a visitor. */
  notes: VideoNote[] | null
}

export const VideosQuery = z.strictObject({
  ...itemListQuery,
  subject: z.enum(videoSubjects).optional(),
  course: z.string().max(64).optional(),
})
export type VideosQuery = z.infer<typeof VideosQuery>

/** `version` as in `OfferedVideo`; another file is not served in its place. */
export const VideoFileQuery = z.strictObject({
  quality: z.enum(videoQualities).default('standard'),
  version: z.string().max(64).optional(),
})
export type VideoFileQuery = z.infer<typeof VideoFileQuery>

export const PosterQuery = z.strictObject({ version: z.string().max(64).optional() })

export const TrackQuery = z.strictObject({ kind: z.enum(trackKinds), language: z.enum(languages) })
export type TrackQuery = z.infer<typeof TrackQuery>

export const PlaceInput = z.strictObject({ positionMs: Instant })

export const NoteInput = z.strictObject({ atMs: Instant, text: z.string().trim().min(1).max(noteLength) })
export type NoteInput = z.infer<typeof NoteInput>
