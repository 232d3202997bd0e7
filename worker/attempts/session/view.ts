import type { QuestionState } from '../../../domain/attempts/acts.ts'
import type { AttemptState, Response } from '../../../domain/attempts/contract.ts'
import type { AttemptClock } from '../../../domain/attempts/running.ts'
import { differencesOf, evidenceOf } from '../../../domain/attempts/evidence.ts'
import { placeAt } from '../../../domain/attempts/schedule-position.ts'
import { judgedEvents, questionStates } from './events.ts'
import { clockOf, countedUntil, hasBegun, timingOf } from './timing.ts'
import type { StoredAttempt, SessionView } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'

/** The current view of the attempt. */
export const viewOf = (store: AttemptStore, now: number): SessionView => {
  const attempt = store.require()
  const timing = timingOf(attempt, now)
  const events = judgedEvents(store)
  const states = questionStates(events)
  return {
    userId: attempt.userId,
    testId: attempt.testId,
    testVersionId: attempt.testVersionId,
    state: stateAt(attempt, now),
    epoch: attempt.epoch,
    revision: store.saves.last?.revision ?? 0,
    responses: responsesOf(states),
    deadlineAt: timing?.deadlineAt ?? null,
    timing,
    pausable: isPausable(store),
    sections: attempt.taken,
    integrity: store.integrity.list(),
    receipt: attempt.receipt,
    differences: differencesOf(events, states),
    evidence: evidenceOf(events, states),
    countedUntil: countedUntil(attempt, now),
  }
}

/** State and clock of the attempt, without its answers. */
export const attemptClock = (store: AttemptStore, now: number): AttemptClock => {
  const attempt = store.require()
  const timing = hasBegun(attempt, now) ? timingOf(attempt, now) : null
  const isPaused = timing !== null && timing.pausedAt !== null
  return { state: stateAt(attempt, now), deadlineAt: isPaused ? null : (timing?.deadlineAt ?? null), isPaused }
}

export const isPausable = (store: AttemptStore): boolean =>
  store.outline.pausable && store.require().clock.held !== true

/** The state with the changes that nothing stores: a common start and breaks. */
const stateAt = (attempt: StoredAttempt, now: number): AttemptState => {
  if (attempt.state !== 'in_progress') return attempt.state
  if (!hasBegun(attempt, now)) return 'instructions'
  const clock = clockOf(attempt)
  const timing = timingOf(attempt, now)
  return clock && timing && placeAt(timing, clock.begunAt, now).at === 'break' ? 'section_break' : 'in_progress'
}

/** The current responses. */
export const responsesOf = (states: ReadonlyMap<string, QuestionState>): Response[] =>
  [...states.values()].map(({ device: _device, ...response }) => response)
