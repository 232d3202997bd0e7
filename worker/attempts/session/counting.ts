import { lifeOf } from '../../../domain/attempts/states.ts'
import { evidenceMs } from '../../../domain/attempts/timing.ts'
import { randomToken } from '../../platform/ids.ts'
import type { SubmissionMessage } from '../../results/results.queue.ts'
import { submissionOf } from './closing.ts'
import type { CountedEvidence, Refusal, StoredAttempt } from './stored-attempt.ts'
import type { AttemptStore } from './store.ts'
import { viewOf } from './view.ts'

/** Abandoned by time, since nobody came: one that was reset has a receipt, or was not closed by time. */
const wasUnseen = ({ state, closedBy, receipt }: StoredAttempt): boolean =>
  state === 'abandoned' && closedBy === 'time' && receipt === null

/**
 * Whether the evidence of an attempt may be counted: it is over, for at most seven days, and nobody has reset or
 * invalidated it.
 */
export const mayCountEvidence = (attempt: StoredAttempt, at: number): boolean =>
  attempt.closedAt !== null &&
  at <= attempt.closedAt + evidenceMs &&
  (lifeOf(attempt.state) === 'finished' || wasUnseen(attempt))

/**
 * Closes an attempt anew with evidence counted like any other answer: that of some questions, or all, as far as it had
 * arrived when the office decided. The same decision told twice is one. Answers what is to be scored.
 */
export const countEvidence = (
  store: AttemptStore,
  decision: CountedEvidence,
  now: number,
): { submission: SubmissionMessage } | Refusal => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  // First: one that was reset, or is open again, since the same decision was told has nothing to be scored.
  if (!mayCountEvidence(attempt, decision.until)) return { refused: 'state', view: viewOf(store, now) }
  if (attempt.countedEvidence.some((known) => JSON.stringify(known) === JSON.stringify(decision)))
    return { submission: submissionOf(store, now) }
  const { closing } = store.update({
    state: 'submitted',
    receipt: attempt.receipt ?? randomToken(),
    closing: attempt.closing + 1,
    countedEvidence: [...attempt.countedEvidence, decision],
  })
  const submission = submissionOf(store, now)
  store.takeBack()
  store.send(closing, submission)
  return { submission }
}
