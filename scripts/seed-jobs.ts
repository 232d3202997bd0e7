import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import { changesBetween } from '../domain/jobs/changes.ts'
import { JobContent, type Corrigendum, type JobDate, type Rich } from '../domain/jobs/contract.ts'
import { awaitedDate } from '../domain/jobs/awaited.ts'
import { listDates, overlaysOf, qualificationsOf, totalVacancies } from '../domain/jobs/dates.ts'
import { dateInIndia, indiaOffsetMs } from '../domain/india.ts'
import type { Bilingual } from '../domain/questions/contract.ts'
import * as schema from '../drizzle/schema/index.ts'
import { jobSeeds, seedOrganisations } from '../drizzle/seed/jobs/index.ts'
import type { SeedContent, SeedDate, SeedJob } from '../drizzle/seed/jobs/shapes.ts'
import { examRows } from '../worker/content/exams.ts'
import { renderBilingual } from '../worker/questions/rich-text.ts'

type Database = DrizzleD1Database<typeof schema>
type Statement = Parameters<Database['batch']>[0][number]

const hour = 3_600_000
const day = 24 * hour

/** Adds the sample jobs, dated relative to `now` (Unix milliseconds), unless there are jobs; returns false then. */
export const seedJobs = async (d1: D1Database, now: number): Promise<boolean> => {
  const db = drizzle(d1, { schema })
  if (await db.select({ id: schema.jobs.id }).from(schema.jobs).limit(1).get()) return false
  const jobs = await Promise.all(jobSeeds.map((job) => rowsOf(db, job, now)))
  const statements = [
    ...seedOrganisations.map((organisation, position) =>
      db.insert(schema.organisations).values({ ...organisation, position }),
    ),
    ...jobs.flat(),
  ]
  await db.batch(statements as unknown as [Statement, ...Statement[]])
  return true
}

/** Midnight in India, `days` after today. */
const midnight = (now: number, days: number): number =>
  Date.parse(`${dateInIndia(now)}T00:00:00Z`) - indiaOffsetMs + days * day

const rich = async (text: Bilingual): Promise<Rich> => ({ text, html: await renderBilingual(text) })

const dateOf = ({ kind, day: days, until, hour: at, tentative, note }: SeedDate, now: number): JobDate => ({
  kind,
  at: days === null ? null : midnight(now, days) + (at ?? 0) * hour,
  until: until === undefined ? null : midnight(now, until),
  allDay: at === undefined,
  tentative: tentative ?? false,
  note: note ?? null,
})

const contentOf = async (content: SeedContent, now: number): Promise<JobContent> => ({
  ...content,
  about: await rich(content.about),
  howToApply: await rich(content.howToApply),
  dates: content.dates.map((date) => dateOf(date, now)),
  posts: content.posts.map((post) => ({
    ...post,
    age: { ...post.age, asOn: `${dateInIndia(now).slice(0, 4)}-${post.age.asOn}` },
  })),
  links: content.links.map(({ checkedDay, ...link }) => ({ ...link, checkedAt: midnight(now, checkedDay) })),
  corrigenda: [],
  cancelled: content.cancelled && { at: midnight(now, content.cancelled.day), note: content.cancelled.note },
})

/** Every version of a job, oldest first: the content before each corrigendum is what the corrigendum replaced. */
const versionsOf = async ({ content, corrigenda }: SeedJob, now: number): Promise<JobContent[]> => {
  const written = corrigenda
    .toReversed()
    .reduce<SeedContent[]>((later, { was }) => [{ ...(later[0] ?? content), ...was }, ...later], [content])
  const versions = await Promise.all(written.map((version) => contentOf(version, now)))
  const told: Corrigendum[] = []
  return versions.map((version, index) => {
    const corrigendum = corrigenda[index - 1]
    const before = versions[index - 1]
    if (corrigendum && before) {
      const { day: days, note } = corrigendum
      told.unshift({ number: index, at: midnight(now, days), note, changes: changesBetween(before, version) })
    }
    return JobContent.parse({ ...version, corrigenda: [...told] })
  })
}

const rowsOf = async (db: Database, job: SeedJob, now: number): Promise<Statement[]> => {
  const versions = await versionsOf(job, now)
  const content = versions.at(-1)
  if (!content) throw new RangeError(`${job.id} has no version`)
  const { id, corrigenda, content: _, published, ...columns } = job
  // Within working hours of its day, and not after the moment of seeding.
  const publishedAt = Math.min(midnight(now, published) + 9 * hour, now)
  const changedAt = corrigenda.map((corrigendum) => Math.min(midnight(now, corrigendum.day) + 9 * hour, now))
  const isOut = job.state !== 'draft'
  return [
    db
      .insert(schema.itemExams)
      .values(examRows('job', { ...job, listedAt: job.state === 'published' ? publishedAt : null })),
    db.insert(schema.jobs).values({
      id,
      ...columns,
      ...listDates(content, job.stage, publishedAt),
      awaitsAt: awaitedDate(content, job.stage),
      access: 'free',
      languages: ['en', 'hi'],
      currentVersionId: `${id}_v${versions.length}`,
      publishedAt: isOut ? publishedAt : null,
      updatedAt: Math.max(publishedAt, ...changedAt, content.cancelled?.at ?? 0),
      qualifications: qualificationsOf(content),
      overlays: overlaysOf(content),
      vacancies: totalVacancies(content),
      cancelled: content.cancelled !== null,
      sample: true,
    }),
    ...versions.map((version, index) =>
      db.insert(schema.contentVersions).values({
        id: `${id}_v${index + 1}`,
        kind: 'job',
        itemId: id,
        version: index + 1,
        content: version,
        createdAt: index === 0 ? publishedAt : changedAt[index - 1],
      }),
    ),
  ]
}
