import { sql, type SQL } from 'drizzle-orm'
import type { ContentAct } from '../../domain/activities/acts.ts'
import type { DraftKind } from '../../domain/content.ts'

export type Act = {
  /** Of the row. */
  id: string
  /** An administrator; null for the clock. */
  actor: string | null
  act: ContentAct
  kind: DraftKind
  itemId: string
  detail: Record<string, unknown>
  at: number
}

/**
 * The row of an act, for the transaction that does it: written if `when` holds, and then its id is returned. Everything
 * else that the transaction does hangs on `isRecorded`, so that an act and its row come together or not at all.
 */
export const auditRow = ({ id, actor, act, kind, itemId, detail, at }: Act, when: SQL): SQL => sql`
  INSERT INTO audit_log (id, actor, act, kind, item_id, detail, at)
  SELECT ${id}, ${actor}, ${act}, ${kind}, ${itemId}, ${JSON.stringify(detail)}, ${at} WHERE ${when} RETURNING id`

/** True if the act was done. */
export const isRecorded = (id: string): SQL => sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${id})`
