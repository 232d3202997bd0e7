import { eq, inArray } from 'drizzle-orm'
import { exams, series } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Series that a draft names; null without one. */
export const findSeries = async (db: Database, id: string | null) =>
  id === null
    ? null
    : ((await db.select({ id: series.id, title: series.title }).from(series).where(eq(series.id, id)).get()) ?? null)

export const titlesOfExams = async (db: Database, slugs: readonly string[]) =>
  slugs.length === 0
    ? []
    : (
        await db
          .select({ title: exams.title })
          .from(exams)
          .where(inArray(exams.slug, [...slugs]))
      ).map(({ title }) => title)
