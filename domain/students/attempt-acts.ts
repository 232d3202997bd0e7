import { lifeOf } from '../attempts/states.ts'
import type { AttemptState } from '../attempts/contract.ts'

/** Acts of the office on one attempt. */
export const attemptActs = ['extra_time', 'reset', 'reopen', 'invalidate', 'evidence'] as const
export type AttemptAct = (typeof attemptActs)[number]

/** Reasons why an act is impossible now. */
export const actRefusals = ['not_open', 'already_void', 'not_scored', 'other_open', 'no_evidence'] as const
export type ActRefusal = (typeof actRefusals)[number]

export type AttemptFacts = {
  /** State in the list of attempts, which is `in_progress` until the score. */
  listed: AttemptState
  /** State of the attempt's object; null where it has none. */
  state: AttemptState | null
  /** True when the student has another open attempt of the test. */
  hasOtherOpen: boolean
  /** Late answers that may still be counted. */
  countable: number
}

const refusalOf: Record<AttemptAct, (facts: AttemptFacts) => ActRefusal | null> = {
  extra_time: ({ listed, state }) =>
    listed === 'in_progress' && state !== null && lifeOf(state) === 'open' ? null : 'not_open',
  reset: ({ listed }) => (listed === 'abandoned' ? 'already_void' : null),
  reopen: ({ listed, hasOtherOpen }) => (listed !== 'scored' ? 'not_scored' : hasOtherOpen ? 'other_open' : null),
  invalidate: ({ listed }) => (listed === 'scored' ? null : 'not_scored'),
  evidence: ({ countable }) => (countable > 0 ? null : 'no_evidence'),
}

/** For each act, why it is impossible now; null where it is possible. */
export const refusedActs = (facts: AttemptFacts): Record<AttemptAct, ActRefusal | null> =>
  Object.fromEntries(attemptActs.map((act) => [act, refusalOf[act](facts)])) as Record<AttemptAct, ActRefusal | null>
