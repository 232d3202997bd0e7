import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { liveRooms, tests } from '../../drizzle/schema/index.ts'
import { isShown } from '../content/lists.ts'
import type { Database } from '../platform/context.ts'

/** Timing of a test, from its row alone. */
export const findLive = (db: Database, testId: string) =>
  db
    .select({
      id: tests.id,
      isPaused: tests.isPaused,
      access: tests.access,
      seriesId: tests.seriesId,
      versionId: tests.currentVersionId,
      opensAt: tests.opensAt,
      closesAt: tests.closesAt,
      commonStart: tests.commonStart,
      lateJoinMinutes: tests.lateJoinMinutes,
      attemptsAllowed: tests.attemptsAllowed,
      pauses: tests.pauses,
      extraMs: tests.extraMs,
      updatedAt: tests.updatedAt,
      banner: liveRooms.banner,
      grants: liveRooms.grants,
      grantedMs: liveRooms.grantedMs,
    })
    .from(tests)
    .leftJoin(liveRooms, eq(liveRooms.testId, tests.id))
    .where(and(eq(tests.id, testId), isShown(tests), ne(tests.kind, 'demo')))
    .get()

/** Stores the longest extra time of a test. Most calls change nothing. */
export const raiseExtraTime = (db: Database, testId: string, extraMs: number | SQL) =>
  db
    .update(tests)
    .set({ extraMs: sql`${extraMs}` })
    .where(and(eq(tests.id, testId), sql`${tests.extraMs} < ${extraMs}`))

/** A student's own extra time with what was given to everyone in the room of the test. */
export const withGranted = (testId: string, ownMs: number): SQL =>
  sql`${ownMs} + coalesce((SELECT granted_ms FROM live_rooms WHERE test_id = ${testId}), 0)`

/** Condition on a row of `tests`: published, and not paused. */
const isRunnable = sql`state = 'published' AND NOT is_paused AND deleted_at IS NULL`

/** Pauses a live test. */
export const pauseStatement = (testId: string, reason: string, now: number): SQL => sql`
      UPDATE tests SET updated_at = ${now},
        pauses = json_insert(pauses, '$[#]', json_object('from', ${now}, 'to', NULL, 'reason', ${reason}))
      WHERE id = ${testId} AND ${isRunnable}
        AND coalesce(opens_at, 0) <= ${now} AND (closes_at IS NULL OR closes_at + extra_ms > ${now})
      RETURNING id`

/** Resumes a paused test and moves the close of its window by the length of the pause. */
export const resumeStatement = (testId: string, now: number): SQL => sql`
      UPDATE tests SET updated_at = ${now},
        closes_at = closes_at + ${now} - json_extract(pauses, '$[#-1].from'),
        pauses = json_set(pauses, '$[#-1].to', ${now})
      WHERE id = ${testId} AND state = 'published' AND is_paused AND deleted_at IS NULL
      RETURNING id`

/**
 * Moves the start and the close of the window to later instants; `notBefore` is the earliest start that may still be
 * moved.
 */
export const postponeStatement = (
  testId: string,
  { opensAt, notBefore, now }: { opensAt: number; notBefore: number; now: number },
): SQL => sql`
      UPDATE tests SET closes_at = closes_at + ${opensAt} - opens_at, opens_at = ${opensAt}, updated_at = ${now}
      WHERE id = ${testId} AND ${isRunnable}
        AND opens_at >= ${notBefore} AND opens_at < ${opensAt}
      RETURNING id`

/** Title of a test, as JSON. */
export const titleExpression = (testId: string): SQL => sql`(
  SELECT test_versions.title FROM tests JOIN test_versions ON test_versions.id = tests.current_version_id
  WHERE tests.id = ${testId})`

const moved = {
  opensAt: sql`opens_at`,
  closesAt: sql`closes_at`,
  release: sql`json(release)`,
}
/** Field of a test that its live acts move. */
export type MovedField = keyof typeof moved

/**
 * Carries fields that were moved into the draft of the test, which would else move them back. `when`: by default, that
 * the statement before it moved them.
 */
export const followInDraft = (
  testId: string,
  fields: readonly MovedField[],
  when: SQL = sql`changes() > 0`,
): SQL => sql`
  UPDATE content_drafts SET revision = revision + 1, body = json_set(body, ${sql.join(
    fields.map((field) => sql`${`$.${field}`}, (SELECT ${moved[field]} FROM tests WHERE id = ${testId})`),
    sql`, `,
  )})
  WHERE ${when} AND kind = 'test' AND item_id = ${testId} AND body IS NOT NULL`
