import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { exams, series, tests, testSections, testVersions } from '../../drizzle/schema/index.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** A page in the order of ids, or one item. */
type Selection = { after: string; limit: number } | { id: string }

/** Tests with a page of their own: those in the lists, and the demo. */
export const listTests = async (db: Database, which: Selection) => {
  const rows = await db
    .select({
      test: tests,
      version: { title: testVersions.title },
      exam: { slug: exams.slug, title: exams.title },
      series: { title: series.title },
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .innerJoin(exams, eq(exams.id, tests.examId))
    .leftJoin(series, eq(series.id, tests.seriesId))
    .where(and('id' in which ? eq(tests.id, which.id) : gt(tests.id, which.after), isShown(tests)))
    .orderBy(asc(tests.id))
    .limit('id' in which ? 1 : which.limit)
  const titles = await sectionTitles(
    db,
    rows.map(({ test }) => test.currentVersionId),
  )
  return rows.map((row) => ({
    ...row,
    sections: titles.filter(({ versionId }) => versionId === row.test.currentVersionId).map(({ title }) => title),
  }))
}

const sectionTitles = async (db: Database, versionIds: string[]) =>
  versionIds.length === 0
    ? []
    : db
        .select({ versionId: testSections.testVersionId, title: testSections.title })
        .from(testSections)
        .where(inArray(testSections.testVersionId, versionIds))
        .orderBy(testSections.position)
