import { sql } from 'drizzle-orm'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { inTransaction } from '../platform/transaction.ts'
import { auditRow, newAudit, type Act, type AuditEntry } from './audit.ts'
import { listIntents } from './intents.store.ts'

/** Age at which an act that has not been recorded counts as cut off. */
const cutOffMs = 2 * 60_000
const batchSize = 50

const removal = (id: string) => sql`DELETE FROM audit_intents WHERE id = ${id}`

const settle = (services: Services, entry: AuditEntry) =>
  inTransaction(services.db, [
    auditRow(entry, sql`EXISTS (SELECT 1 FROM audit_intents WHERE id = ${entry.id})`),
    removal(entry.id),
  ])

/**
 * Runs an act on an object outside D1, whose writes share no transaction with the audit log. An intent is stored before
 * and becomes the row of the act after; a refused act leaves nothing. When the worker dies or a call fails in between,
 * the intent stays and `recordCutOff` records the act as one of unknown outcome: no act can be without a row.
 */
export const auditedAct = async <Outcome>(
  services: Services,
  act: Act,
  run: () => Promise<Outcome>,
): Promise<Outcome> => {
  const entry = await newAudit(services, act)
  await inTransaction(services.db, [
    sql`
      INSERT INTO audit_intents (id, entry, begun_at)
      VALUES (${entry.id}, ${JSON.stringify(entry)}, ${services.now()})`,
  ])
  const outcome = await run().catch(async (error: unknown) => {
    if (error instanceof AppError && error.status < 500) await inTransaction(services.db, [removal(entry.id)])
    throw error
  })
  await settle(services, entry)
  return outcome
}

/** Records acts that were cut off before their outcome was known. Idempotent under concurrent runs. */
export const recordCutOff = async (services: Services): Promise<void> => {
  for (const { entry } of await listIntents(services.db, services.now() - cutOffMs, batchSize)) {
    const cutOff = entry as AuditEntry
    log('warn', 'activities.cut_off', { act: cutOff.act, id: cutOff.id })
    await settle(services, { ...cutOff, detail: { ...cutOff.detail, outcome: 'unknown' } })
  }
}
