import { setsAnswer, type GivenEvent, type QuestionState } from './acts.ts'
import type { Difference, Evidence } from './contract.ts'
import { sameAnswer } from '../questions/kinds/entered.ts'
import type { Uncounted } from './judging.ts'

/** A stored event with the decision whether it counts. Instants are Unix milliseconds. */
export type JudgedEvent = GivenEvent & {
  receivedAt: number
  /** The reason why it does not count; absent where it does. */
  uncounted?: Uncounted | undefined
  /** The time at which its device had last loaded the attempt: it had seen everything received by then. */
  lastLoadedAt: number
}

const isLater = (one: { given: number }, other: { given: number } | undefined): boolean =>
  other === undefined || one.given >= other.given

/** An answer given in time outranks one given after the deadline, which can never count. */
const outranks = (one: JudgedEvent, other: JudgedEvent | undefined): boolean => {
  const isLate = (event: JudgedEvent) => event.uncounted === 'after_deadline'
  return !other || isLate(one) === isLate(other) ? isLater(one, other) : isLate(other)
}

/** The latest answer or clear by question and device. */
const latestByDevice = (events: readonly JudgedEvent[]): Map<string, Map<string, JudgedEvent>> => {
  const latest = new Map<string, Map<string, JudgedEvent>>()
  for (const event of events) {
    // A null answer of a client that names no acts clears the answer of its own device.
    if (!setsAnswer(event) && event.act !== undefined) continue
    const ofQuestion = latest.get(event.questionId) ?? new Map<string, JudgedEvent>()
    if (isLater(event, ofQuestion.get(event.device))) ofQuestion.set(event.device, event)
    latest.set(event.questionId, ofQuestion)
  }
  return latest
}

/** Questions with different answers on two devices, where the current answer's device had not seen the other. */
export const differencesOf = (
  events: readonly JudgedEvent[],
  states: ReadonlyMap<string, QuestionState>,
): Difference[] =>
  [...latestByDevice(events.filter(({ uncounted }) => uncounted === undefined))].flatMap(([questionId, ofQuestion]) => {
    const current = states.get(questionId)
    const winner = current && ofQuestion.get(current.device)
    if (!current || !winner) return []
    return [...ofQuestion.values()]
      .filter(({ device, receivedAt }) => device !== winner.device && receivedAt > winner.lastLoadedAt)
      .filter(({ answer }) => answer !== null && !sameAnswer(answer, current.answer))
      .map(({ device, answer, given }) => ({
        questionId,
        stands: { answer: current.answer, at: current.at, device: current.device },
        other: { answer, at: given, device },
      }))
  })

/** The latest uncounted answer of each question, where it is later than the current answer and differs from it. */
export const evidenceOf = (events: readonly JudgedEvent[], states: ReadonlyMap<string, QuestionState>): Evidence[] => {
  const latest = new Map<string, JudgedEvent & { uncounted: Uncounted }>()
  for (const event of events) {
    const { questionId, uncounted } = event
    if (uncounted && setsAnswer(event) && outranks(event, latest.get(questionId)))
      latest.set(questionId, { ...event, uncounted })
  }
  return [...latest.values()].flatMap(({ questionId, answer, given, receivedAt, uncounted, device }) => {
    const current = states.get(questionId)
    if (sameAnswer(answer, current?.answer ?? null) || given < (current?.at ?? 0)) return []
    return [{ questionId, answer, stands: current?.answer ?? null, at: given, receivedAt, reason: uncounted, device }]
  })
}
