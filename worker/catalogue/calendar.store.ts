import { and, asc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import { exams, tests } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

type Asked = { exams: readonly string[]; from: number; to: number; limit: number }

/** Live tests of exams that open within a span and were ever published. */
export const listLive = (db: Database, asked: Asked) =>
  db
    .select({
      id: tests.id,
      title: tests.title,
      state: tests.state,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      isPaused: tests.isPaused,
      deletedAt: tests.deletedAt,
      updatedAt: tests.updatedAt,
    })
    .from(tests)
    .innerJoin(exams, eq(exams.id, tests.examId))
    .where(
      and(
        inArray(tests.state, ['published', 'unpublished', 'archived']),
        gte(tests.opensAt, asked.from),
        lte(tests.opensAt, asked.to),
        inArray(exams.slug, [...asked.exams]),
        eq(tests.kind, 'live'),
        isNotNull(tests.publishedAt),
      ),
    )
    .orderBy(asc(tests.opensAt))
    .limit(asked.limit)
