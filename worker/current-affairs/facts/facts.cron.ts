import { dateInIndia } from '../../../domain/india.ts'
import type { FactPhase } from '../../../domain/current-affairs/kinds.ts'
import { inAuditedTransaction } from '../../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../../events/outbox.ts'
import type { Services } from '../../platform/context.ts'
import { addVersion, changeCard, flagUses, isAt, listTurned, turnFact } from './editions.store.ts'
import { findFact } from './facts.store.ts'
import { actOf } from './facts.usecases.ts'

/** Facts that a run turns at most. */
const mostTurned = 50

/**
 * Ends facts whose last day has passed and begins those whose first day has come. Each turns once: an expired fact flags
 * what rests on it and takes its card out of the decks.
 */
export const turnFacts = async (services: Services): Promise<void> => {
  for (const { id, phase } of await listTurned(services.db, dateInIndia(services.now()), mostTurned))
    await turn(services, id, phase)
}

const turn = async (services: Services, id: string, phase: FactPhase): Promise<void> => {
  const fact = await findFact(services.db, id)
  if (!fact) return
  const now = services.now()
  const { revision, statement, validFrom, validTo, source } = fact
  const isOver = phase === 'expired'
  const when = isAt(id, revision)
  const event = newEvent(services, { kind: isOver ? 'fact.expired' : 'fact.changed', payload: { factId: id } })
  const reason = isOver ? 'expired' : 'begun'
  const { isDone } = await inAuditedTransaction(services, actOf(null, `fact.${reason}`, id, fact), [
    addVersion(id, { statement, validFrom, validTo, source, phase, reason, at: now, by: null }, when),
    ...(isOver ? [flagUses(id, now, when)] : []),
    changeCard({ cardId: id, isStale: isOver, answeredAnewAt: null }, when),
    eventRow(event, when),
    turnFact(id, revision, phase),
  ])
  if (isDone) dispatchSoon(services, [event])
}
