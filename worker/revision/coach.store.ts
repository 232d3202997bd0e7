import { and, desc, eq, inArray } from 'drizzle-orm'
import { releaseInForce, results, tests, testVersions } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** First attempts of a student in tests of the same version of a pattern as another test, newest first. */
export const listPlayed = (db: Database, userId: string, testVersionId: string, limit: number) =>
  db
    .select({
      result: results,
      title: testVersions.title,
      maxUnits: testVersions.maxUnits,
      currentKeys: tests.keyRevision,
      release: releaseInForce,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      durationMs: testVersions.durationMs,
      extraMs: tests.extraMs,
      pauses: tests.pauses,
    })
    .from(results)
    .innerJoin(tests, eq(tests.id, results.testId))
    .innerJoin(testVersions, eq(testVersions.id, results.testVersionId))
    .where(
      and(
        eq(results.userId, userId),
        eq(results.ranked, true),
        inArray(results.standing, ['counted', 'disqualified']),
        eq(
          testVersions.presetVersionId,
          db.select({ id: testVersions.presetVersionId }).from(testVersions).where(eq(testVersions.id, testVersionId)),
        ),
      ),
    )
    .orderBy(desc(results.submittedAt))
    .limit(limit)
