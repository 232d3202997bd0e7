import type { AttemptJournal } from '../../../domain/attempts/event-log.ts'
import type { AttemptStore } from './attempt.store.ts'
import { clockOf } from './timing.ts'

/** The object's part of an attempt's event log, without restoring a journal that is in R2. */
export const journalOf = (store: AttemptStore): AttemptJournal => {
  const attempt = store.require()
  const { begunAt, closedAt, closedBy, taken: sections, language, leases, countedEvidence } = attempt
  const saves = store.isJournalDropped ? null : store.saves.list()
  const facts = { begunAt, closedAt, closedBy, sections, language, leases, countedEvidence }
  return { ...facts, clock: clockOf(attempt), saves, integrity: store.integrity.list() }
}
