import { and, desc, eq } from 'drizzle-orm'
import type { LegalPage } from '../../domain/settings/legal.ts'
import { legalVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** All published versions of a page, newest first; a page has only a few. */
export const listLegalVersions = (db: Database, page: LegalPage) =>
  db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.page, page), eq(legalVersions.state, 'published')))
    .orderBy(desc(legalVersions.version))
    .all()
