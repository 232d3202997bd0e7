import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { afterClosingSoon, afterDaysLeft } from '../../domain/jobs/dates.ts'
import type { JobContent, JobCounts, JobsQuery } from '../../domain/jobs/contract.ts'
import { allIndia, jobLists, type JobList } from '../../domain/jobs/kinds.ts'
import { contentVersions, jobs, organisations, savedJobs } from '../../drizzle/schema/index.ts'
import { countUpTo, isAfter, isShown, orderByOf, type AddressWindow } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { noRulesColumn, rulesColumn } from './rules-column.ts'

const isListed = isShown(jobs)

/** Archived jobs are in no list and stay readable at their address. */
const isReadable = and(inArray(jobs.state, ['published', 'archived']), isNull(jobs.deletedAt))

const isOfStage = (stage: typeof jobs.$inferSelect.stage) => eq(jobs.stage, stage)

/** Condition for the jobs of a list. Date rules as in `phaseOf`. */
const inList = (list: JobList, now: number): SQL | undefined => {
  const inApplications = and(isOfStage('applications'), eq(jobs.cancelled, false))
  const conditions: Record<JobList, SQL | undefined> = {
    new: and(inApplications, or(isNull(jobs.closesAt), gt(jobs.closesAt, now))),
    closing: and(
      inApplications,
      lte(jobs.opensAt, now),
      gt(jobs.closesAt, now),
      lt(jobs.closesAt, afterClosingSoon(now)),
    ),
    admit_card: isOfStage('admit_card'),
    answer_key: isOfStage('answer_key'),
    result: isOfStage('result'),
    all: undefined,
  }
  return and(isListed, conditions[list])
}

const matching = ({ level, state, qualification, organisation, within }: JobsQuery, now: number) =>
  and(
    level ? eq(jobs.level, level) : undefined,
    state === undefined ? undefined : state === allIndia ? isNull(jobs.region) : eq(jobs.region, state),
    qualification
      ? sql`exists (select 1 from json_each(${jobs.qualifications}) where value = ${qualification})`
      : undefined,
    organisation ? eq(jobs.organisationId, organisation) : undefined,
    within ? and(gt(jobs.closesAt, now), lt(jobs.closesAt, afterDaysLeft(Number(within), now))) : undefined,
  )

/** Sort column and direction of each list. */
const listOrders = {
  new: { column: jobs.publishedAt, latestFirst: true },
  all: { column: jobs.publishedAt, latestFirst: true },
  closing: { column: jobs.closesAt, latestFirst: false },
  admit_card: { column: jobs.stageAt, latestFirst: true },
  answer_key: { column: jobs.stageAt, latestFirst: true },
  result: { column: jobs.stageAt, latestFirst: true },
} as const

const isSaved = (userId: string | null) =>
  (userId === null
    ? sql<number>`0`
    : sql<number>`exists (select 1 from ${savedJobs} where ${savedJobs.jobId} = ${jobs.id} and ${savedJobs.userId} = ${userId})`
  ).as('saved')

const row = (userId: string | null) => ({
  job: jobs,
  organisation: { id: organisations.id, name: organisations.name },
  saved: isSaved(userId),
})

/** Line of a list, with what a student's verdict rests on. */
const judgedRow = (userId: string | null) => ({
  ...row(userId),
  rules: userId === null ? noRulesColumn : rulesColumn,
})

const orderOf = (list: JobList) => ({ ...listOrders[list], id: jobs.id })

type ListOptions = { query: JobsQuery; cursor: Cursor | null; limit: number; now: number; userId: string | null }

/** Jobs of a list, `limit` and one more. Keyset paging. */
export const listJobs = (db: Database, list: JobList, { query, cursor, limit, now, userId }: ListOptions) =>
  db
    .select({ ...judgedRow(userId), sortedBy: sql<number>`${listOrders[list].column}` })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(and(inList(list, now), matching(query, now), isAfter(orderOf(list), cursor)))
    .orderBy(...orderByOf(orderOf(list)))
    .limit(limit + 1)

/** Later than any instant, in milliseconds. */
const never = 4e15

/** Sort value: open jobs by their last date, then coming ones by their opening; unknown dates last in their part. */
const urgency = (
  now: number,
) => sql<number>`case when ${jobs.opensAt} <= ${now} then coalesce(${jobs.closesAt}, ${never})
  else ${never} + coalesce(${jobs.opensAt}, ${never}) end`

/**
 * Jobs one can apply for, now or later, the most urgent first; `limit` and one more. Keyset paging. Sorts the ids of all
 * of them, which are few beside the archive, and reads the rows of a page.
 */
export const listUrgent = (db: Database, { query, cursor, limit, now, userId }: ListOptions) => {
  const sortedBy = urgency(now)
  const found = db
    .select({ id: jobs.id, sortedBy: sortedBy.as('sorted_by') })
    .from(jobs)
    .where(
      and(
        inList('new', now),
        matching(query, now),
        cursor ? sql`(${sortedBy}, ${jobs.id}) > (${Number(cursor.value)}, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(sortedBy, jobs.id)
    .limit(limit + 1)
    .as('found')
  return db
    .select({ ...judgedRow(userId), sortedBy: sql<number>`${found.sortedBy}` })
    .from(found)
    .innerJoin(jobs, eq(jobs.id, found.id))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .orderBy(sql`${found.sortedBy}`, jobs.id)
}

/** Sort value: jobs that close by their last date, then those without one, then closed ones, the last closed first. */
const nearestClosing = (now: number) => sql<number>`case
  when ${jobs.cancelled} or ${jobs.stage} <> 'applications' or ${jobs.closesAt} <= ${now}
  then ${2 * never} - coalesce(${jobs.closesAt}, 0) else coalesce(${jobs.closesAt}, ${never}) end`

/** Saved jobs, archived ones included, `limit` and one more. Keyset paging over a sort of all, which are few. */
export const listSavedJobs = (
  db: Database,
  { query, cursor, limit, now, userId }: ListOptions & { userId: string },
) => {
  const sortedBy = nearestClosing(now)
  return db
    .select({ ...judgedRow(userId), sortedBy })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(
      and(
        eq(savedJobs.userId, userId),
        isReadable,
        matching(query, now),
        cursor ? sql`(${sortedBy}, ${jobs.id}) > (${Number(cursor.value)}, ${cursor.id})` : undefined,
      ),
    )
    .orderBy(sortedBy, jobs.id)
    .limit(limit + 1)
}

/** Number of jobs in each list under the filters, of the student's saved ones, and 1 where any is saved at all. */
export const countJobs = async (db: Database, query: JobsQuery, now: number, userId: string | null) => {
  const filters = matching(query, now)
  const counts = jobLists.map(
    (list) => sql`${countUpTo(jobs, and(inList(list, now), filters))} as ${sql.identifier(list)}`,
  )
  const saved =
    userId === null
      ? sql`0`
      : countUpTo(
          sql`${savedJobs} join ${jobs} on ${jobs.id} = ${savedJobs.jobId}`,
          and(eq(savedJobs.userId, userId), isReadable, filters),
        )
  const any = userId === null ? sql`0` : sql`exists (select 1 from ${savedJobs} where ${savedJobs.userId} = ${userId})`
  return db.get<JobCounts & { hasSaved: number }>(
    sql`select ${sql.join(counts, sql`, `)}, ${saved} as saved, ${any} as "hasSaved"`,
  )
}

/** Organisations for the filter, in their order. */
export const listOrganisations = (db: Database, limit: number) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .orderBy(organisations.position)
    .limit(limit)

export const findOrganisationName = (db: Database, id: string) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, id))
    .get()

/** Published or archived job with its current version. */
export const findJob = (db: Database, jobId: string, userId: string | null) =>
  db
    .select({
      ...row(userId),
      version: contentVersions.version,
      content: sql<string>`${contentVersions.content}`.mapWith((text: string) => JSON.parse(text) as JobContent),
    })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(contentVersions, eq(contentVersions.id, jobs.currentVersionId))
    .where(and(eq(jobs.id, jobId), isReadable))
    .get()

const jobExists = async (db: Database, jobId: string): Promise<boolean> =>
  (await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isReadable))
    .get()) !== undefined

/** Idempotent. False when there is no such job. */
export const saveJob = async (db: Database, userId: string, jobId: string, now: number): Promise<boolean> => {
  if (!(await jobExists(db, jobId))) return false
  await db.insert(savedJobs).values({ userId, jobId, createdAt: now }).onConflictDoNothing()
  return true
}

export const unsaveJob = (db: Database, userId: string, jobId: string) =>
  db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)))

/** Jobs by publication, newest first, for the feed. */
export const listLatest = (db: Database, limit: number) =>
  db
    .select(row(null))
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(isListed)
    .orderBy(...orderByOf(orderOf('all')))
    .limit(limit)

/** Published jobs by id, for the sitemap. */
export const listAddresses = (db: Database, { from, skip, limit }: AddressWindow) =>
  db
    .select({
      id: jobs.id,
      updatedAt: jobs.updatedAt,
      opensAt: jobs.opensAt,
      closesAt: jobs.closesAt,
      stageAt: jobs.stageAt,
    })
    .from(jobs)
    .where(and(isListed, gte(jobs.id, from)))
    .orderBy(asc(jobs.id))
    .limit(limit)
    .offset(skip)
