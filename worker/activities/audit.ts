import { sql, type SQL } from 'drizzle-orm'
import type { ContentAct } from '../../domain/activities/acts.ts'
import type { DraftKind } from '../../domain/content.ts'

export type AuditEntry = {
  /** Id of the row. */
  id: string
  /** Id of an administrator; null for the scheduler. */
  actor: string | null
  act: ContentAct
  kind: DraftKind
  itemId: string
  detail: Record<string, unknown>
  at: number
}

/**
 * Audit row of an act, for its transaction: inserted when `when` holds, returning its id. The other statements of the
 * transaction are guarded by `isRecorded`, so that an act and its row are written together or not at all.
 */
export const auditRow = ({ id, actor, act, kind, itemId, detail, at }: AuditEntry, when: SQL): SQL => sql`
  INSERT INTO audit_log (id, actor, act, kind, item_id, detail, at)
  SELECT ${id}, ${actor}, ${act}, ${kind}, ${itemId}, ${JSON.stringify(detail)}, ${at} WHERE ${when} RETURNING id`

/** True when the audit row was inserted. */
export const isRecorded = (id: string): SQL => sql`EXISTS (SELECT 1 FROM audit_log WHERE id = ${id})`
