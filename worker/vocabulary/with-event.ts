import { sql, type SQL } from 'drizzle-orm'
import type { Vocabulary } from '../../domain/vocabulary/terms.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'

/** Runs the statement of an act with its event and its audit row. Returns false, with none written, when it changed nothing. */
export const withEvent = async (
  services: Services,
  act: Act & { kind: 'exam' | Vocabulary },
  change: SQL,
): Promise<boolean> => {
  const payload = { kind: act.kind, id: act.itemId }
  const event = newEvent(services, { kind: 'vocabulary.changed', payload })
  const { isDone } = await inAuditedTransaction(services, act, [change, eventRow(event, sql`changes() > 0`)])
  if (isDone) dispatchSoon(services, [event])
  return isDone
}
