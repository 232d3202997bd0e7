import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { HallBanner } from '../../domain/attempts/hall.ts'
import type { Grant, Incident } from '../../domain/catalogue/live-room.ts'
import { incidents } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** SQL condition: the statement just before changed something. */
export const afterChange: SQL = sql`changes() > 0`
export const always: SQL = sql`true`

/** A test as an act read it; the act changes it only if its row is still that. */
type Read = { id: string; updatedAt: number }

const minuteMs = 60_000

/** Statement that writes a line of the incident log when a condition holds; a line of the same id stays. */
export const incidentStatement = (
  testId: string,
  { id, at, kind, actor, attemptId, note, detail }: Incident,
  when: SQL,
): SQL => sql`
  INSERT INTO incidents (id, test_id, at, actor, kind, attempt_id, note, detail)
  SELECT ${id}, ${testId}, ${at}, ${actor}, ${kind}, ${attemptId}, ${note}, ${JSON.stringify(detail)}
  WHERE ${when} ON CONFLICT DO NOTHING`

/** Condition: the test ends for all at one time, so that it has a room. */
export const hasRoom = (testId: string): SQL => sql`EXISTS (
  SELECT 1 FROM tests WHERE tests.id = ${testId} AND (tests.common_start = 1 OR tests.closes_at IS NOT NULL))`

export const findIncident = (db: Database, id: string) =>
  db
    .select({ testId: incidents.testId, kind: incidents.kind, detail: incidents.detail })
    .from(incidents)
    .where(eq(incidents.id, id))
    .get()

/** The newest lines of a test's incident log. */
export const listIncidents = (db: Database, testId: string, limit: number): Promise<Incident[]> =>
  db
    .select({
      id: incidents.id,
      at: incidents.at,
      kind: incidents.kind,
      actor: incidents.actor,
      attemptId: incidents.attemptId,
      note: incidents.note,
      detail: incidents.detail,
    })
    .from(incidents)
    .where(eq(incidents.testId, testId))
    .orderBy(desc(incidents.at), desc(incidents.id))
    .limit(limit)

/** Deletes the lines about some attempts. */
export const incidentsRemoval = (attemptIds: readonly string[]): SQL => sql`
  DELETE FROM incidents
  WHERE attempt_id IS NOT NULL AND attempt_id IN (SELECT value FROM json_each(${JSON.stringify(attemptIds)}))`

/** Closes a running window later. */
export const extendStatement = ({ id, updatedAt }: Read, closesAt: number, now: number): SQL => sql`
  UPDATE tests SET closes_at = ${closesAt}, updated_at = ${now}
  WHERE id = ${id} AND updated_at = ${updatedAt} AND closes_at < ${closesAt} RETURNING id`

/** Lets results wait for extra time given in the room. */
export const grantStatement = ({ id, updatedAt }: Read, minutes: number, now: number): SQL => sql`
  UPDATE tests SET extra_ms = extra_ms + ${minutes * minuteMs}, updated_at = ${now}
  WHERE id = ${id} AND updated_at = ${updatedAt} RETURNING id`

/** Adds a grant to the room of a test once its incident is written. `isForAll`: late joiners get it too. */
export const roomGrantStatement = (testId: string, grant: Grant, isForAll: boolean): SQL => sql`
  INSERT INTO live_rooms (test_id, grants, granted_ms)
  SELECT ${testId}, ${JSON.stringify(isForAll ? [grant] : [])}, ${grant.minutes * minuteMs} WHERE changes() > 0
  ON CONFLICT (test_id) DO UPDATE SET granted_ms = granted_ms + excluded.granted_ms,
    grants = CASE WHEN ${isForAll ? 1 : 0} THEN json_insert(grants, '$[#]', json(${JSON.stringify(grant)})) ELSE grants END`

export const bannerStatement = (testId: string, banner: HallBanner | null, actId: string): SQL => sql`
  INSERT INTO live_rooms (test_id, banner)
  SELECT ${testId}, ${banner && JSON.stringify(banner)} WHERE NOT EXISTS (SELECT 1 FROM incidents WHERE id = ${actId})
  ON CONFLICT (test_id) DO UPDATE SET banner = excluded.banner
  RETURNING test_id`

/** Opens results now whose rule names a later instant. */
export const releaseStatement = ({ id, updatedAt }: Read, now: number): SQL => sql`
  UPDATE tests SET release = ${JSON.stringify({ rule: 'at', at: now })}, updated_at = ${now}
  WHERE id = ${id} AND updated_at = ${updatedAt} AND released_at IS NULL AND release_held = 0
    AND release ->> 'rule' = 'at'
  RETURNING id`
