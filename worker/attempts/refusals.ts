import type { ErrorCode } from '../../domain/errors.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { leaseInvalid } from './lease.ts'
import type { Conflict, SessionRefusal, SessionView } from './session/stored-attempt.ts'

const conflicts: Record<Conflict, [ErrorCode, string]> = {
  stale: ['attempts.lease_stale', 'This test is open elsewhere.'],
  closed: ['attempts.closed', 'This test is over.'],
  not_begun: ['attempts.not_begun', 'This test has not begun.'],
  paused: ['attempts.paused', 'This test is paused.'],
  not_pausable: ['attempts.not_pausable', 'This test cannot be paused.'],
  seq_conflict: ['attempts.seq_conflict', 'This save does not match an earlier one.'],
  full: ['attempts.full', 'This test cannot take more changes.'],
  state: ['attempts.not_possible', 'This attempt is not in a state in which this can be done.'],
}

/** The attempt's state, so that the client can merge and continue. */
const stateOf = ({ state, revision, deadlineAt, responses }: SessionView, now: number) => ({
  state,
  revision,
  deadlineAt,
  responses,
  serverNow: now,
})

/** The HTTP error of an attempt's refusal. */
export const errorOf = (refusal: SessionRefusal, now: number): AppError => {
  switch (refusal.refused) {
    case 'missing':
      return notFound()
    case 'ended':
      return leaseInvalid()
    case 'invalid':
      return new AppError('input.invalid', 422, 'This does not fit this paper.', { fields: refusal.fields })
    case 'too_early':
      return new AppError('attempts.too_early', 409, 'It is too early to submit this test.', {
        details: { from: refusal.from, serverNow: now },
      })
    default: {
      const [code, message] = conflicts[refusal.refused]
      const merged = refusal.merged && { merged: refusal.merged }
      return new AppError(code, 409, message, {
        details: refusal.view ? { ...stateOf(refusal.view, now), ...merged } : {},
      })
    }
  }
}

/** Returns the reply of an attempt, or throws its refusal. */
export const orThrow = <Reply extends object>(reply: Reply, now: number): Exclude<Reply, { refused: unknown }> => {
  if ('refused' in reply) throw errorOf(reply as unknown as SessionRefusal, now)
  return reply as Exclude<Reply, { refused: unknown }>
}
