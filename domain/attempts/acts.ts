import type { Act, Answer, Response, ResponseEvent, ResponseStatus } from './contract.ts'

/**
 * How the acts of several devices make one state of each question: the latest act wins, whichever device it came from.
 * Source: docs/decisions/0033-latest-act-wins.md.
 */

/** An event with its device and the instant at which it is taken to have been given (judging.ts). */
export type GivenEvent = Omit<ResponseEvent, 'seq' | 'at'> & { device: string; given: number }

/** The state of a question, and the device whose answer or clear it is. `at` is when that was given. */
export type Standing = Response & { device: string }

/** What an event does; a client that does not say it clears only what the same device answered. */
const actOf = ({ act, answer, device }: GivenEvent, before: Standing | undefined): Act => {
  if (act) return act
  if (answer !== null) return 'answer'
  return !before || before.device === device ? 'clear' : 'visit'
}

const isMarked = (status: ResponseStatus): boolean => status === 'marked' || status === 'answered_marked'

const statusOf = (answer: Answer, marked: boolean): ResponseStatus => {
  if (answer) return marked ? 'answered_marked' : 'answered'
  return marked ? 'marked' : 'not_answered'
}

const afterEvent = (before: Standing | undefined, event: GivenEvent): Standing => {
  const { questionId, answer, status, device, given } = event
  const act = actOf(event, before)
  const ms = Math.max(event.ms, before?.ms ?? 0)
  // The first word on a question is taken as it is: there is nothing that a mark or a visit could leave alone.
  if (!before || act === 'answer' || act === 'clear') return { questionId, answer, status, at: given, ms, device }
  return act === 'mark' ? { ...before, status: statusOf(before.answer, isMarked(status)), ms } : { ...before, ms }
}

/**
 * The state of each question. `events` come in the order of their arrival, each device's own in the order in which it
 * numbered them; of two given in the same millisecond the one that arrived later stands.
 */
export const foldActs = (
  events: readonly GivenEvent[],
  from: ReadonlyMap<string, Standing> = new Map(),
): Map<string, Standing> => {
  const standing = new Map(from)
  for (const event of events.toSorted((one, other) => one.given - other.given))
    standing.set(event.questionId, afterEvent(standing.get(event.questionId), event))
  return standing
}

/** Whether an event says what the answer is, for a client that does not name its acts too. */
export const saysAnswer = ({ act, answer }: Pick<ResponseEvent, 'act' | 'answer'>): boolean =>
  act === undefined ? answer !== null : act === 'answer' || act === 'clear'
