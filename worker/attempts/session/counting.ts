import { lifeOf } from '../../../domain/attempts/states.ts'
import { evidenceMs } from '../../../domain/attempts/timing.ts'
import { randomToken } from '../../platform/ids.ts'
import type { SubmissionMessage } from '../../results/results.queue.ts'
import { submissionOf } from './closing.ts'
import type { CountedEvidence, Refusal, Sitting } from './sitting.ts'
import type { SittingStore } from './store.ts'
import { viewOf } from './view.ts'

/** Whether the evidence of an attempt may be counted: it is over, for less than seven days, and nobody has reset it. */
export const mayCountEvidence = ({ state, closedAt, closedBy }: Sitting, at: number): boolean =>
  closedAt !== null && at <= closedAt + evidenceMs && (lifeOf(state) === 'finished' || closedBy === 'time')

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
  if (sitting.countedEvidence.some((known) => JSON.stringify(known) === JSON.stringify(decision)))
    return { submission: submissionOf(store, now) }
  if (!mayCountEvidence(sitting, decision.until)) return { refused: 'state', view: viewOf(store, now) }
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
