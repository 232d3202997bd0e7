import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { videoSources } from '../../domain/videos/kinds.ts'
import { series } from './catalogue.ts'
import { createdAt, id, instant } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'

/** Videos. Files, captions and chapters are in the current version. */
export const videos = sqliteTable(
  'videos',
  {
    ...contentColumns(),
    subject: text('subject').notNull(),
    /** Series that includes it. */
    seriesId: text('series_id').references(() => series.id),
    /** Course that has it as a lesson. */
    courseId: text('course_id'),
    source: text('source', { enum: videoSources }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Version of the poster: the start of its checksum. */
    poster: text('poster'),
  },
  (table) => [
    ...changedIndexes('videos', table),
    index('videos_published_idx').on(table.state, table.publishedAt, table.id),
    index('videos_title_idx').on(table.state, table.titleEn, table.id),
    index('videos_subject_idx').on(table.state, table.subject, table.publishedAt),
    index('videos_series_idx').on(table.seriesId),
    index('videos_course_idx').on(table.courseId, table.publishedAt),
  ],
)

/** Last position of a student in a video; saved at a pause, and during playback at most every 30 seconds. */
export const videoPlaces = sqliteTable(
  'video_places',
  {
    userId: text('user_id').notNull(),
    videoId: text('video_id').notNull(),
    positionMs: integer('position_ms').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.videoId] }),
    index('video_places_user_idx').on(table.userId, table.updatedAt),
  ],
)

/** Notes of a student at an instant of a video. A deleted one can be restored for a day. */
export const videoNotes = sqliteTable(
  'video_notes',
  {
    id: id(),
    userId: text('user_id').notNull(),
    videoId: text('video_id').notNull(),
    atMs: integer('at_ms').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('video_notes_video_idx').on(table.userId, table.videoId, table.atMs),
    index('video_notes_gone_idx').on(table.deletedAt),
  ],
)
