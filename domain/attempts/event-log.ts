import type { IntegrityEntry } from './contract.ts'
import { judgeSaves, type Save } from './effect-order.ts'
import type { JudgedEvent } from './evidence.ts'
import type { LogEnd, ResponseLog } from './response-log.ts'
import type { Clock } from './schedule.ts'

/** The facts of an attempt beside its events. */
type Facts = Pick<LogEnd, 'begunAt' | 'closedAt' | 'closedBy' | 'sections' | 'language'>

/** The attempt as its object knows it; `saves` is null where the journal is in R2 only. */
export type AttemptJournal = Facts &
  Pick<LogEnd, 'leases' | 'countedEvidence' | 'integrity'> & { clock: Clock | null; saves: Save[] | null }

/**
 * All events of a closed attempt, in the order in which they take effect; `uncounted` says why one does not count. The
 * clock is that of its object and null where there is none, as for the demo's past attempts.
 */
export type EventLog = Facts & { clock: Clock | null; events: JudgedEvent[]; integrity: IntegrityEntry[] }

/** The log of an attempt whose journal is still in its object; null where it is not. */
export const logOfJournal = (journal: AttemptJournal): EventLog | null => {
  const { saves, leases, countedEvidence, ...rest } = journal
  return saves && { ...rest, events: judgeSaves(saves, { leases, countedEvidence }) }
}

/** The log of an attempt from its file. */
export const logOfFile = ({ saves, end }: ResponseLog, clock: Clock | null): EventLog => {
  const { begunAt, closedAt, closedBy, sections, language, integrity } = end
  return { begunAt, closedAt, closedBy, sections, language, integrity, clock, events: judgeSaves(saves, end) }
}
