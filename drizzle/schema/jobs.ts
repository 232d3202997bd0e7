import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { states, type Qualification } from '../../domain/accounts/student-profile.ts'
import { jobLevels, jobStages, type JobOverlay } from '../../domain/jobs/kinds.ts'
import { bilingual, createdAt, flag, id, instant } from './columns.ts'
import { changedIndexes, contentColumns } from './content.ts'

/** Recruiting organisations. */
export const organisations = sqliteTable(
  'organisations',
  {
    id: id(),
    name: bilingual('name').notNull(),
    /** Website; null without one. */
    url: text('url'),
    position: integer('position').notNull(),
  },
  (table) => [index('organisations_position_idx').on(table.position)],
)

/** Job openings; everything that lists do not need is in the current version (`JobContent`). */
export const jobs = sqliteTable(
  'jobs',
  {
    ...contentColumns(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    advertisementNumber: text('advertisement_number').notNull(),
    level: text('level', { enum: jobLevels }).notNull(),
    /** Null for posts all over India. */
    region: text('region', { enum: states }),
    stage: text('stage', { enum: jobStages }).notNull(),
    // Derived from the version at publication, for lists: up to `cancelled`.
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    stageAt: instant('stage_at'),
    /** Earliest date whose stage or link the notice does not have yet (`awaitedDate` of domain/jobs/awaited.ts). */
    awaitsAt: instant('awaits_at'),
    qualifications: text('qualifications', { mode: 'json' }).$type<Qualification[]>().notNull(),
    overlays: text('overlays', { mode: 'json' }).$type<JobOverlay[]>().notNull(),
    vacancies: integer('vacancies'),
    cancelled: flag('cancelled').notNull().default(false),
    /** Fictional job of the demo. */
    sample: flag('sample').notNull().default(false),
  },
  (table) => [
    ...changedIndexes('jobs', table),
    index('jobs_published_idx').on(table.state, table.publishedAt, table.id),
    index('jobs_closing_idx').on(table.state, table.stage, table.closesAt, table.id),
    index('jobs_stage_idx').on(table.state, table.stage, table.stageAt, table.id),
    index('jobs_awaits_idx')
      .on(table.state, table.awaitsAt, table.id)
      .where(sql`${table.awaitsAt} IS NOT NULL`),
    index('jobs_organisation_idx').on(table.state, table.organisationId, table.publishedAt),
  ],
)

/** Jobs saved by a student. */
export const savedJobs = sqliteTable(
  'saved_jobs',
  {
    userId: text('user_id').notNull(),
    jobId: text('job_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('saved_jobs_user_idx').on(table.userId, table.createdAt, table.jobId),
    // For notices to the students who saved a job.
    index('saved_jobs_job_idx').on(table.jobId, table.userId),
  ],
)
