import type { Certainty } from '../revision/certainty.ts'
import type { Act, Answer, Response, ResponseEvent, ResponseStatus } from './contract.ts'
import { sameAnswer } from '../questions/kinds/entered.ts'

/**
 * Folds the acts of several devices into one state per question: the latest act wins, from any device.
 * Source: docs/decisions/0033-last-write-wins-merge.md.
 */

/** An event with its device and the effective time it was given (`givenAt` in judging.ts). */
export type GivenEvent = Omit<ResponseEvent, 'seq' | 'at'> & { device: string; given: number }

/** The current state of a question. `device` and `at` belong to its latest answer or clear. */
export type QuestionState = Response & { device: string }

/** The act of an event. A null answer of a client that names no acts clears only an answer of the same device. */
const actOf = ({ act, answer, device }: GivenEvent, before: QuestionState | undefined): Act => {
  if (act) return act
  if (answer !== null) return 'answer'
  return !before || before.device === device ? 'clear' : 'visit'
}

const isMarked = (status: ResponseStatus): boolean => status === 'marked' || status === 'answered_marked'

const statusOf = (answer: Answer, marked: boolean): ResponseStatus => {
  if (answer) return marked ? 'answered_marked' : 'answered'
  return marked ? 'marked' : 'not_answered'
}

/** An answer given again keeps its certainty; another answer, or none, has none until the student says it. */
export const keptCertainty = (
  before: { answer: Answer; certainty?: Certainty | undefined } | undefined,
  { answer, certainty }: Pick<GivenEvent, 'answer' | 'certainty'>,
): { certainty?: Certainty } => {
  const kept = certainty ?? (before && sameAnswer(before.answer, answer) ? before.certainty : undefined)
  return kept && answer ? { certainty: kept } : {}
}

const afterEvent = (before: QuestionState | undefined, event: GivenEvent): QuestionState => {
  const { questionId, answer, status, device, given } = event
  const act = actOf(event, before)
  const ms = Math.max(event.ms, before?.ms ?? 0)
  // A mark or visit as the first event of a question has no earlier answer to preserve.
  if (!before || act === 'answer' || act === 'clear')
    return { questionId, answer, status, at: given, ms, device, ...keptCertainty(before, event) }
  return act === 'mark' ? { ...before, status: statusOf(before.answer, isMarked(status)), ms } : { ...before, ms }
}

/**
 * The state of each question by id. `events` are in order of arrival, and each device's own in order of `seq`; of two
 * given in the same millisecond the later arrival wins.
 */
export const foldActs = (
  events: readonly GivenEvent[],
  from: ReadonlyMap<string, QuestionState> = new Map(),
): Map<string, QuestionState> => {
  const states = new Map(from)
  for (const event of events.toSorted((one, other) => one.given - other.given))
    states.set(event.questionId, afterEvent(states.get(event.questionId), event))
  return states
}

/** True when an event sets or clears the answer, also for a client that names no acts. */
export const setsAnswer = ({ act, answer }: Pick<ResponseEvent, 'act' | 'answer'>): boolean =>
  act === undefined ? answer !== null : act === 'answer' || act === 'clear'
