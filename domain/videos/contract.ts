import { z } from 'zod'
import { languages, type Language } from '../language.ts'
import { itemListQuery } from '../list-query.ts'
import type { CountedPage } from '../lists.ts'
import type { EntitlementState, AccessKind } from '../purchases/access.ts'
import type { Sale } from '../purchases/offers.ts'
import { Bilingual } from '../questions/text.ts'
import { maxNoteLength, trackKinds, videoQualities, type VideoSource } from './kinds.ts'
import type { Cue, VideoChapter } from './tracks.ts'
import type { WatchPlace } from './watching.ts'
import { TermFilter } from '../vocabulary/term-id.ts'
import type { Term } from '../vocabulary/terms.ts'

/** Milliseconds from the start, at most a day. */
const Instant = z.number().int().min(0).max(86_400_000)

/** File in R2. `checksum`: SHA-256 in hexadecimal. */
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
  /** Smaller file for the data saver. */
  light: StoredFile.nullable(),
  /** Beginning shown before purchase, and its duration. */
  preview: z.strictObject({ file: StoredFile, durationMs: Instant }).nullable(),
})

const YoutubeSource = z.strictObject({ kind: z.literal('youtube'), youtubeId: z.string().regex(/^[\w-]{11}$/) })

/** Content of a version of a video. */
export const VideoContent = z.strictObject({
  source: z.discriminatedUnion('kind', [OwnFiles, YoutubeSource]),
  poster: StoredFile.nullable(),
  captions: z.array(z.strictObject({ startMs: Instant, endMs: Instant, text: Bilingual })),
  chapters: z.array(z.strictObject({ startMs: Instant, title: Bilingual })),
  /** True without a sound track: captions and pictures carry everything. */
  silent: z.boolean(),
  /** Demo content. */
  sample: z.boolean(),
  /** Summary to keep: Markdown with maths, `notesHtml` its sanitised rendering. */
  notes: Bilingual.nullable(),
  notesHtml: Bilingual.nullable(),
})
export type VideoContent = z.infer<typeof VideoContent>

export type VideoSummary = {
  id: string
  title: Bilingual
  summary: Bilingual
  subject: Term
  /** Slugs of exams; an empty list means every exam. */
  exams: string[]
  access: AccessKind
  entitlement: EntitlementState
  languages: Language[]
  durationMs: number
  source: VideoSource
  /** Version of the poster; null without one. */
  poster: string | null
  /** Series that includes it. */
  series: { id: string; title: Bilingual } | null
  courseId: string | null
  /** Unix milliseconds, as is `updatedAt`. */
  publishedAt: number
  updatedAt: number
}

/** Video that a student watched last and would resume. `at`: Unix milliseconds. */
export type LastWatched = {
  videoId: string
  title: Bilingual
  subject: Term
  positionMs: number
  durationMs: number
  at: number
}

/** Page of the list of videos. `last`: above the first page without filters. */
export type VideosPage = CountedPage<VideoLine> & { last: LastWatched | null }
export type VideoLine = VideoSummary & { place: { positionMs: number; at: number } | null }

/** File that the user may watch. `version`: start of its checksum. */
export type OfferedVideo = { type: string; bytes: number; version: string }

/** Source for the player: our own files, or a YouTube video. */
export type Playable =
  | {
      kind: 'file'
      /** The preview file when `isPreview`, which has no light variant. */
      standard: OfferedVideo
      light: OfferedVideo | null
      isPreview: boolean
      /** Duration of what is played: of the preview when `isPreview`. */
      durationMs: number
    }
  | { kind: 'youtube'; youtubeId: string; durationMs: number }

export type VideoNote = { id: string; atMs: number; text: string; updatedAt: number }

export type VideoDetail = VideoSummary &
  Sale & {
    examTitles: { id: string; title: Bilingual }[]
    playable: Playable | null
    chapters: VideoChapter[]
    /** Captions up to the end of what may be watched. */
    captions: Cue[]
    silent: boolean
    sample: boolean
    /** HTML; null before purchase. */
    notesHtml: Bilingual | null
    /** The student's place; null for visitors and for videos not begun. */
    place: WatchPlace | null
    /** The student's notes in the order of the video; null for visitors. */
    notes: VideoNote[] | null
  }

export const VideosQuery = z.strictObject({
  ...itemListQuery,
  subject: TermFilter.optional(),
  course: z.string().max(64).optional(),
})
export type VideosQuery = z.infer<typeof VideosQuery>

/** `version` of `OfferedVideo`; another version answers 404. */
export const VideoFileQuery = z.strictObject({
  quality: z.enum(videoQualities).default('standard'),
  version: z.string().max(64).optional(),
})
export type VideoFileQuery = z.infer<typeof VideoFileQuery>

export const PosterQuery = z.strictObject({ version: z.string().max(64).optional() })

export const TrackQuery = z.strictObject({ kind: z.enum(trackKinds), language: z.enum(languages) })
export type TrackQuery = z.infer<typeof TrackQuery>

export const PlaceInput = z.strictObject({ positionMs: Instant })

export const NoteInput = z.strictObject({ atMs: Instant, text: z.string().trim().min(1).max(maxNoteLength) })
export type NoteInput = z.infer<typeof NoteInput>
