import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CourseExtent } from '../../domain/courses/kinds.ts'
import { series } from './catalogue.ts'
import { bilingual, createdAt, flag, instant } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'

/** Courses; chapters, lessons and rules are in the current version (`CourseContent`). */
export const courses = sqliteTable(
  'courses',
  {
    ...contentColumns(),
    subject: text('subject').notNull(),
    /** Series that includes it. */
    seriesId: text('series_id').references(() => series.id),
    extent: text('extent', { mode: 'json' }).$type<CourseExtent>().notNull(),
    hasCertificate: flag('has_certificate').notNull(),
  },
  (table) => [
    ...changedIndexes('courses', table),
    index('courses_published_idx').on(table.state, table.publishedAt, table.id),
    index('courses_title_idx').on(table.state, table.titleEn, table.id),
    index('courses_subject_idx').on(table.state, table.subject, table.publishedAt),
    index('courses_series_idx').on(table.seriesId),
  ],
)

/** Students of a course. */
export const courseEnrolments = sqliteTable(
  'course_enrolments',
  {
    userId: text('user_id').notNull(),
    courseId: text('course_id').notNull(),
    enrolledAt: instant('enrolled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('course_enrolments_course_idx').on(table.courseId, table.enrolledAt),
  ],
)

/**
 * Lessons done, by lesson ids that are stable over versions. Test lessons are not stored here: their attempts count.
 */
export const lessonProgress = sqliteTable(
  'lesson_progress',
  {
    userId: text('user_id').notNull(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId, table.lessonId] }),
    index('lesson_progress_done_idx').on(table.doneAt, table.userId),
  ],
)

/**
 * Certificates, one for each student and course, with their printed fields: later names and versions of the course do
 * not change them. The code is in the public address and has 140 random bits.
 */
export const certificates = sqliteTable(
  'certificates',
  {
    code: text('code').primaryKey(),
    userId: text('user_id').notNull(),
    courseId: text('course_id').notNull(),
    courseVersionId: text('course_version_id').notNull(),
    name: text('name').notNull(),
    courseTitle: bilingual('course_title').notNull(),
    /**
     * Best score in the final test, per cent; null when the course has none. Not printed: solutions are open between
     * attempts.
     */
    percent: integer('percent'),
    issuedAt: instant('issued_at').notNull(),
    taskId: text('task_id').notNull(),
    /** Size of the PDF in R2; null until rendered. */
    bytes: integer('bytes'),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
    revokedReason: text('revoked_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('certificates_one_idx').on(table.userId, table.courseId),
    index('certificates_issued_idx').on(table.issuedAt, table.code),
    index('certificates_revoked_idx')
      .on(table.issuedAt, table.code)
      .where(sql`${table.revokedAt} IS NOT NULL`),
    index('certificates_name_idx').on(sql`lower(${table.name})`),
  ],
)
