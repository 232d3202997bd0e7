import { sql, type SQL } from 'drizzle-orm'
import type { TermUse, Vocabulary } from '../../domain/vocabulary/terms.ts'
import { affairCategories, subjects } from '../../drizzle/schema/index.ts'

type TermTable = typeof subjects | typeof affairCategories

type Source = {
  table: TermTable
  /** Queries by kind of row that return the term of each row as `term`. */
  uses: Partial<Record<TermUse, SQL>>
}

/** Table of each vocabulary, and the rows that name its terms. */
export const vocabularySources: Record<Vocabulary, Source> = {
  subject: {
    table: subjects,
    uses: {
      items: sql`
        SELECT subject AS term FROM materials UNION ALL SELECT subject FROM videos UNION ALL SELECT subject FROM courses`,
      drafts: sql`
        SELECT json_extract(body, '$.subject') AS term FROM content_drafts
        WHERE kind IN ('material', 'video', 'course') AND body IS NOT NULL`,
      questions: sql`SELECT subject AS term FROM questions`,
      topics: sql`SELECT subject AS term FROM topics`,
    },
  },
  affair_category: {
    table: affairCategories,
    uses: {
      items: sql`SELECT category AS term FROM current_affairs`,
      drafts: sql`
        SELECT json_extract(body, '$.category') AS term FROM content_drafts
        WHERE kind = 'current_affairs' AND body IS NOT NULL`,
      feeds: sql`SELECT category AS term FROM affair_feeds`,
    },
  },
}
