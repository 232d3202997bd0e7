import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { OrganisationInput } from '../../domain/jobs/office-contract.ts'
import { jobs, organisations } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Most organisations that are read, far above the number of recruiters. */
const maxOrganisations = 2_000

/** Organisations in their order, with the number of jobs and drafts that name each. */
export const listWithCounts = async (db: Database) => {
  const [rows, named, drafted] = await Promise.all([
    db
      .select({ id: organisations.id, name: organisations.name, url: organisations.url })
      .from(organisations)
      .orderBy(asc(organisations.position))
      .limit(maxOrganisations),
    db
      .select({ id: jobs.organisationId, count: sql<number>`count(*)` })
      .from(jobs)
      .groupBy(jobs.organisationId),
    db.all<{ id: string; count: number }>(sql`
      SELECT json_extract(body, '$.organisationId') AS id, count(*) AS count FROM content_drafts
      WHERE kind = 'job' AND body IS NOT NULL GROUP BY 1`),
  ])
  const countIn = (counts: { id: string; count: number }[], id: string) =>
    counts.find((each) => each.id === id)?.count ?? 0
  return rows.map((row) => ({
    ...row,
    jobs: countIn(named, row.id),
    drafts: countIn(drafted, row.id),
  }))
}

/** Names and home pages, by which a notice is recognised. */
export const listNames = (db: Database) =>
  db
    .select({ id: organisations.id, name: organisations.name, url: organisations.url })
    .from(organisations)
    .limit(maxOrganisations)

export const findOrganisation = async (db: Database, id: string) =>
  (await db.select().from(organisations).where(eq(organisations.id, id)).get()) ?? null

/** Ids of jobs that readers see and that name an organisation. */
export const publishedJobsOf = async (db: Database, id: string): Promise<string[]> =>
  (
    await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.organisationId, id), inArray(jobs.state, ['published', 'archived'])))
  ).map((job) => job.id)

const isNameFree = (nameEn: string, id: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM organisations WHERE lower(json_extract(name, '$.en')) = ${nameEn.toLowerCase()} AND id <> ${id})`

/** Inserts an organisation at the end of the order, unless another has its English name. */
export const insertOrganisation = (id: string, { name, url }: OrganisationInput): SQL => sql`
  INSERT INTO organisations (id, name, url, position)
  SELECT ${id}, ${JSON.stringify(name)}, ${url}, (SELECT coalesce(max(position), 0) + 1 FROM organisations)
  WHERE ${isNameFree(name.en, id)}`

/** Changes an organisation, unless another has its English name. */
export const updateOrganisation = (id: string, { name, url }: OrganisationInput): SQL => sql`
  UPDATE organisations SET name = ${JSON.stringify(name)}, url = ${url} WHERE id = ${id} AND ${isNameFree(name.en, id)}`

const bothExist = (from: string, into: string): SQL =>
  sql`(SELECT count(*) FROM organisations WHERE id IN (${from}, ${into})) = 2`

/** Ids of jobs and drafts that name an organisation. */
export const listItemsNaming = async (db: Database, id: string): Promise<string[]> =>
  (
    await db.all<{ id: string }>(sql`
      SELECT id FROM jobs WHERE organisation_id = ${id}
      UNION SELECT item_id FROM content_drafts
        WHERE kind = 'job' AND json_extract(body, '$.organisationId') = ${id}`)
  ).map((item) => item.id)

/** Statements that move jobs and drafts from one organisation to another, and the deletion that follows them. */
export const mergeStatements = (from: string, into: string): { moves: SQL[]; removal: SQL } => ({
  moves: [
    sql`UPDATE jobs SET organisation_id = ${into} WHERE organisation_id = ${from} AND ${bothExist(from, into)}`,
    // A raised revision makes open editors merge instead of writing the old organisation back.
    sql`UPDATE content_drafts SET body = json_set(body, '$.organisationId', ${into}), revision = revision + 1
      WHERE kind = 'job' AND json_extract(body, '$.organisationId') = ${from} AND ${bothExist(from, into)}`,
  ],
  removal: sql`DELETE FROM organisations WHERE id = ${from} AND ${bothExist(from, into)}`,
})
