import { sql, type SQL } from 'drizzle-orm'
import { auditRow, isRecorded, type AuditEntry } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'
import { refreshRow } from './office-rows.ts'

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

type ItemAct = Pick<AuditEntry, 'actor' | 'act' | 'kind' | 'itemId'> & { detail?: AuditEntry['detail'] }

/**
 * Runs one act on an item as a transaction with its audit row, its row of the office's list and its event. False, with nothing written, when `when` does
 * not hold.
 */
export const perform = async (
  services: Services,
  { detail = {}, ...act }: ItemAct,
  { when, steps, event: emitted, eventIf = sql`true` }: Steps,
): Promise<boolean> => {
  const row: AuditEntry = { ...act, detail, id: services.newId('aud'), at: services.now() }
  const done = isRecorded(row.id)
  const event = emitted && newEvent(services, emitted)
  const [recorded] = await inTransaction(services.db, [
    auditRow(row, when),
    ...steps(done, row.at),
    ...refreshRow(row, done),
    ...(event ? [eventRow(event, sql`${done} AND ${eventIf}`)] : []),
  ])
  const isDone = (recorded?.results.length ?? 0) > 0
  if (isDone && event) dispatchSoon(services, [event])
  return isDone
}
