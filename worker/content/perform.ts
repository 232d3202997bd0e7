import { sql, type SQL } from 'drizzle-orm'
import type { ContentAct } from '../../domain/activities/acts.ts'
import type { DraftKind } from '../../domain/content.ts'
import { titleFieldOf } from '../../domain/content/title-field.ts'
import { auditRow, isRecorded, newAudit, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { refreshRow } from './office-rows.ts'
import { draftText } from './office-sources.ts'

type Steps = {
  /** Condition checked at the start of the transaction. */
  when: SQL
  /** Statements of the act. Each takes effect only when `done` holds. */
  steps: (done: SQL, at: number) => SQL[]
  /** Event to publish. */
  event?: Parameters<typeof newEvent>[1]
  /** Further condition for writing the event. */
  eventIf?: SQL
}

type ItemAct = Pick<Act, 'actor' | 'itemId' | 'title' | 'detail' | 'reason'> & { act: ContentAct; kind: DraftKind }

/** Title of an item as the office lists it: that of its draft, whose fields are unchecked, else of its newest version. */
const titleOf = ({ kind, itemId }: ItemAct): SQL => {
  const field = titleFieldOf(kind)
  return sql`coalesce(
  (SELECT json_object('en', coalesce(${draftText(`$.${field}.en`)}, ''), 'hi', coalesce(${draftText(`$.${field}.hi`)}, ''))
    FROM content_drafts AS draft
    WHERE kind = ${kind} AND item_id = ${itemId} AND json_type(body, ${`$.${field}`}) = 'object'),
  (SELECT fields -> '$.title' FROM content_versions WHERE item_id = ${itemId} ORDER BY version DESC LIMIT 1))`
}

/**
 * Runs one act on an item as a transaction with its audit row, its row of the office's list and its event. False, with
 * nothing written, when `when` does not hold.
 */
export const perform = async (
  services: Services,
  act: ItemAct,
  { when, steps, event: emitted, eventIf = sql`true` }: Steps,
): Promise<boolean> => {
  const { bulkId } = services
  const detail = { ...act.detail, ...(bulkId && { bulkId }) }
  const row = await newAudit(services, { ...act, act: `content.${act.act}`, detail })
  const done = isRecorded(row.id)
  const event = emitted && newEvent(services, emitted)
  const [recorded] = await inTransaction(services.db, [
    auditRow(row, when, titleOf(act)),
    ...steps(done, row.at),
    ...refreshRow(act, done),
    ...(event ? [eventRow(event, sql`${done} AND ${eventIf}`)] : []),
  ])
  const isDone = (recorded?.results.length ?? 0) > 0
  if (isDone && event) dispatchSoon(services, [event])
  return isDone
}
