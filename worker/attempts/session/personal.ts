import type { Evidence, IntegrityEntry, Response } from '../../../domain/attempts/contract.ts'
import { evidenceOf } from '../../../domain/attempts/evidence.ts'
import type { LoggedSave } from '../../../domain/attempts/response-log.ts'
import { evidenceMs } from '../../../domain/attempts/timing.ts'
import { mayCountEvidence } from './counting.ts'
import { judgedEvents, questionStates } from './events.ts'
import type { SessionView } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import { responsesOf, viewOf } from './view.ts'

/** The student's data in the object. */
export type Personal = {
  language: string | null
  receipt: string | null
  responses: Response[]
  evidence: Evidence[]
  integrity: IntegrityEntry[]
  log: LoggedSave[]
}

export const personalOf = (store: AttemptStore): Personal => {
  const { language, receipt } = store.require()
  const events = judgedEvents(store)
  const states = questionStates(events)
  return {
    language,
    receipt,
    responses: responsesOf(states),
    evidence: evidenceOf(events, states),
    integrity: store.integrity.list(),
    log: store.saves.listHashed(),
  }
}

export type KeptEvidence = Pick<SessionView, 'evidence' | 'sections' | 'testVersionId'> & {
  countableUntil: number | null
  closed: boolean
}

/** The evidence of an attempt. A result page reads it each time, so it is kept in the row when the journal is dropped. */
export const keptEvidenceOf = (store: AttemptStore, now: number): KeptEvidence => {
  const { closedAt, taken: sections, testVersionId, log } = store.require()
  const evidence = (store.isJournalDropped && log?.evidence) || viewOf(store, now).evidence
  const countableUntil = closedAt !== null && mayCountEvidence(store.require(), now) ? closedAt + evidenceMs : null
  return { evidence, sections, testVersionId, countableUntil, closed: closedAt !== null }
}
