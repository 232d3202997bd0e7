import * as schema from '../drizzle/schema/index.ts'
import type { SeedSeries } from '../drizzle/seed/catalogue/index.ts'
import { examRows } from '../worker/content/exams.ts'
import { completeLanguages } from '../worker/content/languages.ts'
import { examSlug } from './seed-exams.ts'
import type { SeedDatabase, Statement } from './seed-database.ts'

/**
 * Rows of a published series: its first version, and its entry in the list of its exam. Instants are Unix milliseconds.
 */
export const seriesRows = (
  db: SeedDatabase,
  { description, faq, ...series }: SeedSeries,
  { publishedAt, now }: { publishedAt: number; now: number },
): Statement[] => {
  const { id, title, summary, examId } = series
  const versionId = `${id}_v1`
  const exams = [examSlug(examId)]
  const content = { description, faq }
  return [
    db.insert(schema.contentVersions).values({ id: versionId, kind: 'series', itemId: id, version: 1, content }),
    db.insert(schema.itemExams).values(examRows('series', { id, title, exams, listedAt: publishedAt })),
    db.insert(schema.series).values({
      ...series,
      slug: id.replace('ser_', ''),
      exams,
      languages: completeLanguages([title, summary, content]),
      state: 'published',
      currentVersionId: versionId,
      publishedAt,
      updatedAt: now,
    }),
  ]
}
