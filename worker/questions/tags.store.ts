import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/context.ts'

/** Tags of questions in alphabetical order, at most `limit`. Each is one seek in the index of the list's filters. */
export const listTags = async (db: Database, limit: number): Promise<string[]> => {
  const next = (after: SQL) =>
    sql`(SELECT min(facet) FROM office_facets WHERE kind = 'question' AND facet > ${after} AND facet < 'tags;')`
  const rows = await db.all<{ tag: string }>(sql`
    WITH RECURSIVE found(facet) AS (
      SELECT ${next(sql`'tags:'`)} UNION ALL SELECT ${next(sql`found.facet`)} FROM found WHERE found.facet IS NOT NULL LIMIT ${limit + 1})
    SELECT substr(facet, 6) AS tag FROM found WHERE facet IS NOT NULL LIMIT ${limit}`)
  return rows.map(({ tag }) => tag)
}
