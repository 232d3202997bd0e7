import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { JobContent } from '../../domain/jobs/contract.ts'
import type { JobStage } from '../../domain/jobs/kinds.ts'
import { contentVersions, jobs } from '../../drizzle/schema/index.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** Versions looked at for the beginning of a stage. */
const versionsRead = 20

/** Jobs that take applications until an instant between two. */
export const listClosing = (db: Database, from: number, to: number) =>
  db
    .select({ id: jobs.id, title: jobs.title, closesAt: sql<number>`${jobs.closesAt}` })
    .from(jobs)
    .where(
      and(
        isShown(jobs),
        eq(jobs.stage, 'applications'),
        eq(jobs.cancelled, false),
        gt(jobs.closesAt, from),
        lt(jobs.closesAt, to),
      ),
    )

export type ClosingJob = Awaited<ReturnType<typeof listClosing>>[number]

const listVersions = (db: Database, jobId: string) =>
  db
    .select({
      version: contentVersions.version,
      createdAt: contentVersions.createdAt,
      stage: sql<JobStage | null>`${contentVersions.fields} ->> 'stage'`,
      cancelled: sql<0 | 1>`json_type(${contentVersions.content}, '$.cancelled') = 'object'`,
    })
    .from(contentVersions)
    .where(eq(contentVersions.itemId, jobId))
    .orderBy(desc(contentVersions.version))
    .limit(versionsRead)

const findPublished = (db: Database, jobId: string) =>
  db
    .select({
      job: { title: jobs.title, stage: jobs.stage, stageAt: jobs.stageAt, closesAt: jobs.closesAt },
      content: sql<string>`${contentVersions.content}`.mapWith((text: string) => JSON.parse(text) as JobContent),
    })
    .from(jobs)
    .innerJoin(contentVersions, eq(contentVersions.id, jobs.currentVersionId))
    .where(and(eq(jobs.id, jobId), isShown(jobs)))
    .get()

type Found = NonNullable<Awaited<ReturnType<typeof findPublished>>>
export type PublishedJob = Found['job']
export type JobVersion = Awaited<ReturnType<typeof listVersions>>[number]
export type FoundJob = Found & { versions: JobVersion[] }

/** A published job with its newest versions, from the newest on; null without one. */
export const findWithVersions = async (db: Database, jobId: string): Promise<FoundJob | null> => {
  const [found, versions] = await Promise.all([findPublished(db, jobId), listVersions(db, jobId)])
  return found ? { ...found, versions } : null
}
