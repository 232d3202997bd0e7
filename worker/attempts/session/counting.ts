import { lifeOf } from '../../../domain/attempts/states.ts'
import { evidenceMs } from '../../../domain/attempts/timing.ts'
import { randomToken } from '../../platform/ids.ts'
import type { SubmissionMessage } from '../../results/results.queue.ts'
import { submissionOf } from './closing.ts'
import type { CountedEvidence, Refusal, Sitting } from './sitting.ts'
import type { SittingStore } from './store.ts'
import { viewOf } from './view.ts'

/** Abandoned by time, since nobody came: one that was reset has a receipt, or was not closed by time. */
const wasUnseen = ({ state, closedBy, receipt }: Sitting): boolean =>
  state === 'abandoned' && closedBy === 'time' && receipt === null

/**
 * Whether the evidence of an attempt may be counted: it is over, for at most seven days, and nobody has reset or
 * invalidated it.
 */
export const mayCountEvidence = (sitting: Sitting, at: number): boolean =>
  sitting.closedAt !== null &&
  at <= sitting.closedAt + evidenceMs &&
  (lifeOf(sitting.state) === 'finished' || wasUnseen(sitting))

/**
 * Closes an attempt anew with evidence counted like any other answer: that of some questions, or all, as far as it had
 * arrived when the office decided. The same decision told twice is one. Answers what is to be scored.
 */
export const countEvidence = (
  store: SittingStore,
  decision: CountedEvidence,
  now: number,
): { submission: SubmissionMessage } | Refusal => {
  const { sitting } = store
  if (!sitting) return { refused: 'missing' }
  // First: one that was reset, or is open again, since the same decision was told has nothing to be scored.
  if (!mayCountEvidence(sitting, decision.until)) return { refused: 'state', view: viewOf(store, now) }
  if (sitting.countedEvidence.some((known) => JSON.stringify(known) === JSON.stringify(decision)))
    return { submission: submissionOf(store, now) }
  const { closing } = store.update({
    state: 'submitted',
    receipt: sitting.receipt ?? randomToken(),
    closing: sitting.closing + 1,
    countedEvidence: [...sitting.countedEvidence, decision],
  })
  const submission = submissionOf(store, now)
  store.takeBack()
  store.send(closing, submission)
  return { submission }
}
