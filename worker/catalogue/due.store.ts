import { and, asc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { awaitsRelease, notReleasedBefore, tests, testVersions } from '../../drizzle/schema/index.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** Tests whose window opened after `since` and not after `now`. */
export const listOpened = (db: Database, since: number, now: number) =>
  db
    .select({ id: tests.id, opensAt: tests.opensAt })
    .from(tests)
    .where(and(isShown(tests), gt(tests.opensAt, since), lte(tests.opensAt, now)))

/** Tests whose release may be due, the longest due first. */
export const listUnreleased = (db: Database, now: number, limit: number) =>
  db
    .select({
      id: tests.id,
      release: tests.release,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      extraMs: tests.extraMs,
      pauses: tests.pauses,
      updatedAt: tests.updatedAt,
      durationMs: testVersions.durationMs,
    })
    .from(tests)
    .innerJoin(testVersions, eq(testVersions.id, tests.currentVersionId))
    .where(
      and(
        awaitsRelease,
        eq(tests.releaseHeld, false),
        lte(notReleasedBefore, now),
        // The plus keeps SQLite from the index on state, which would read every test.
        sql`+${tests.state} = 'published'`,
        isNull(tests.deletedAt),
      ),
    )
    .orderBy(asc(notReleasedBefore))
    .limit(limit)

export type Unreleased = Awaited<ReturnType<typeof listUnreleased>>[number]

/** Marks results as released, unless another run did or the test has changed since it was read. */
export const markReleased = ({ id, extraMs, updatedAt }: Unreleased, releasedAt: number): SQL => sql`
  UPDATE tests SET released_at = ${releasedAt}
  WHERE id = ${id} AND released_at IS NULL AND release_held = 0 AND extra_ms = ${extraMs} AND updated_at = ${updatedAt}`

export const isReleasedAt = (id: string, releasedAt: number): SQL => sql`
  EXISTS (SELECT 1 FROM tests WHERE id = ${id} AND released_at = ${releasedAt})`
