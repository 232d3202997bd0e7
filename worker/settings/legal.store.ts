import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { LegalContent, LegalPage } from '../../domain/settings/legal.ts'
import { legalVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** All published versions of a page, newest first; a page has only a few. */
export const listLegalVersions = (db: Database, page: LegalPage) =>
  db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.page, page), eq(legalVersions.state, 'published')))
    .orderBy(desc(legalVersions.version))

/** Newest version of a page that the product came with. */
export const findSuppliedVersion = (db: Database, page: LegalPage) =>
  db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.page, page), isNull(legalVersions.createdBy)))
    .orderBy(desc(legalVersions.version))
    .get()

type NewLegalVersion = {
  page: LegalPage
  version: number
  effectiveFrom: string
  content: LegalContent
  /** Version of the draft that it is made from. */
  base: number
  by: string
  now: number
}

/** Inserts the next version, unless another one or a newer draft came first. */
export const insertLegalVersion = ({
  page,
  version,
  effectiveFrom,
  content,
  base,
  by,
  now,
}: NewLegalVersion): SQL => sql`
  INSERT INTO legal_versions (page, version, state, effective_from, content, created_at, created_by)
  SELECT ${page}, ${version}, 'published', ${effectiveFrom}, ${JSON.stringify(content)}, ${now}, ${by}
  WHERE ${version - 1} = (SELECT coalesce(max(version), 0) FROM legal_versions WHERE page = ${page})
    AND ${base} = (SELECT coalesce(max(version), 0) FROM settings_versions WHERE section = ${page})`

/** True when the version is this act's. */
export const isLegalVersionOf = (page: LegalPage, version: number, now: number, by: string): SQL => sql`EXISTS (
  SELECT 1 FROM legal_versions
  WHERE page = ${page} AND version = ${version} AND created_at = ${now} AND created_by = ${by})`
