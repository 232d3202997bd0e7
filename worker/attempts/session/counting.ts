import { lifeOf } from '../../../domain/attempts/states.ts'
import { evidenceMs } from '../../../domain/attempts/timing.ts'
import { randomToken } from '../../platform/ids.ts'
import type { SubmissionMessage } from '../../results/results.queue.ts'
import { submissionOf } from './closing.ts'
import type { CountedEvidence, SessionRefusal, StoredAttempt } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import { viewOf } from './view.ts'

/** Abandoned for absence. A reset attempt has a receipt, or was not closed by time. */
export const wasAbsent = ({ state, closedBy, receipt }: StoredAttempt): boolean =>
  state === 'abandoned' && closedBy === 'time' && receipt === null

/** True for seven days after the close, unless the attempt was reset or invalidated. */
export const mayCountEvidence = (attempt: StoredAttempt, at: number): boolean =>
  attempt.closedAt !== null &&
  at <= attempt.closedAt + evidenceMs &&
  (lifeOf(attempt.state) === 'finished' || wasAbsent(attempt))

/**
 * Closes an attempt anew and counts the evidence of some questions, or all, received by the decision. Idempotent per
 * decision. Returns the submission to score.
 */
export const countEvidence = (
  store: AttemptStore,
  decision: CountedEvidence,
  now: number,
): { submission: SubmissionMessage } | SessionRefusal => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  // Checked first: after a reset or reopening a repeated decision has nothing to score.
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
  store.outbox.clear()
  store.outbox.add(closing, submission)
  return { submission }
}
