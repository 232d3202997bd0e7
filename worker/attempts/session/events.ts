import { foldActs, type QuestionState } from '../../../domain/attempts/acts.ts'
import { judgeSaves } from '../../../domain/attempts/effect-order.ts'
import type { JudgedEvent } from '../../../domain/attempts/evidence.ts'
import type { AttemptStore } from './attempt.store.ts'

/** Every event of the attempt in the order of effect, with the evidence counted by the office. */
export const judgedEvents = (store: AttemptStore): JudgedEvent[] => judgeSaves(store.saves.list(), store.require())

/** The state of each question by id, from the events that count. */
export const questionStates = (events: readonly JudgedEvent[]): Map<string, QuestionState> =>
  foldActs(events.filter(({ uncounted }) => uncounted === undefined))
