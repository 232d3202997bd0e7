import { eq, inArray } from 'drizzle-orm'
import { addDays, dateInIndia } from '../../domain/india.ts'
import { JobContent } from '../../domain/jobs/contract.ts'
import { contentVersions, jobs, savedJobs } from '../../drizzle/schema/index.ts'
import { jobSeeds } from '../../drizzle/seed/jobs/index.ts'
import type { SeedDatabase, Statement } from '../seed-database.ts'
import { dayMs, daysBetween } from './days.ts'
import { moveContent } from './job-content.ts'

type Row = typeof jobs.$inferSelect

/** True for a job as seeded: unedited and saved by no student. */
const isUntouched = (row: Row, seed: (typeof jobSeeds)[number], saved: ReadonlySet<string>): boolean =>
  row.sample &&
  row.updatedBy === null &&
  row.deletedAt === null &&
  row.state === seed.state &&
  row.stage === seed.stage &&
  row.currentVersionId === `${row.id}_v${seed.corrigenda.length + 1}` &&
  !saved.has(row.id)

/** Days since a job was seeded or last moved; null for a draft, which has no day. */
const ageOf = ({ publishedAt }: Row, published: number, today: string): number | null =>
  publishedAt === null ? null : daysBetween(addDays(dateInIndia(publishedAt), -published), today)

const moveRow = (db: SeedDatabase, row: Row, days: number, now: number): Statement => {
  const later = (at: number | null) => at && at + days * dayMs
  const past = (at: number) => Math.min(at + days * dayMs, now)
  const { id, opensAt, closesAt, stageAt, awaitsAt, publishedAt, updatedAt } = row
  return db
    .update(jobs)
    .set({
      opensAt: later(opensAt),
      closesAt: later(closesAt),
      stageAt: later(stageAt),
      awaitsAt: later(awaitsAt),
      publishedAt: publishedAt && past(publishedAt),
      updatedAt: past(updatedAt),
    })
    .where(eq(jobs.id, id))
}

/** Versions of jobs; null for content in another build's shape. */
const versionsOf = async (db: SeedDatabase, ids: string[]) =>
  (await db.select().from(contentVersions).where(inArray(contentVersions.itemId, ids))).map((version) => ({
    ...version,
    content: JobContent.safeParse(version.content).data ?? null,
  }))

/** Moves untouched sample jobs to today, with all their versions. */
export const moveJobs = async (db: SeedDatabase, now: number): Promise<Statement[]> => {
  const today = dateInIndia(now)
  const rows = new Map((await db.select().from(jobs)).map((row) => [row.id, row]))
  const saved = new Set((await db.selectDistinct({ jobId: savedJobs.jobId }).from(savedJobs)).map(({ jobId }) => jobId))
  const ages = new Map<string, number>()
  for (const seed of jobSeeds) {
    const row = rows.get(seed.id)
    const age = row && isUntouched(row, seed, saved) ? ageOf(row, seed.published, today) : null
    if (age !== null && age > 0) ages.set(seed.id, age)
  }
  if (ages.size === 0) return []
  const versions = await versionsOf(db, [...ages.keys()])
  for (const { itemId, content } of versions) if (!content) ages.delete(itemId)
  return [
    ...[...ages].flatMap(([id, days]) => {
      const row = rows.get(id)
      return row ? [moveRow(db, row, days, now)] : []
    }),
    ...versions.flatMap(({ id, itemId, content, createdAt }) => {
      const days = ages.get(itemId)
      if (!days || !content) return []
      return db
        .update(contentVersions)
        .set({ content: moveContent(content, days, today), createdAt: Math.min(createdAt + days * dayMs, now) })
        .where(eq(contentVersions.id, id))
    }),
  ]
}
