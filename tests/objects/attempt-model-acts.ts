/** The events of devices as one plain list, searched from the start. Times are whole seconds. */

/** `act` is null from a client that names none; `option` is null without an answer. */
export type ModelEvent = {
  seq: number
  question: string
  act: 'answer' | 'clear' | 'mark' | 'visit' | null
  option: string | null
  marked: boolean
  at: number
}

export type ModelUncounted =
  | 'section_closed'
  | 'section_not_open'
  | 'break'
  | 'new_device'
  | 'after_deadline'
  | 'arrived_late'
  | 'after_submission'

export type ModelStoredEvent = ModelEvent & {
  device: string
  given: number
  received: number
  /** The time until which its device had seen the events of others. */
  knew: number
  uncounted: ModelUncounted | null
}

export type ModelResponse = { question: string; option: string | null; marked: boolean; at: number }
type ModelAnswer = { option: string | null; at: number; device: string }
export type ModelDifference = { question: string; stands: ModelAnswer; other: ModelAnswer }
export type ModelEvidence = ModelAnswer & {
  question: string
  stands: string | null
  received: number
  reason: ModelUncounted
}

/** The outcome of one question: its current answer, its mark, and the last answer of each device. */
type Outcome = { current: ModelStoredEvent; marked: boolean; lastOf: Map<string, ModelStoredEvent> }

const answerOf = ({ option, given, device }: ModelStoredEvent): ModelAnswer => ({ option, at: given, device })

/** True when an event sets or clears the answer. A null answer of an old client does so only for its own device. */
const setsAnswer = ({ act, option, device }: ModelStoredEvent, current: ModelStoredEvent | null): boolean => {
  if (act !== null) return act === 'answer' || act === 'clear'
  return option !== null || current === null || current.device === device
}

const inOrderOfTime = (events: readonly ModelStoredEvent[]): ModelStoredEvent[] => {
  const instants = [...new Set(events.map(({ given }) => given))].sort((one, other) => one - other)
  return instants.flatMap((instant) => events.filter(({ given }) => given === instant))
}

const outcomeOf = (events: readonly ModelStoredEvent[]): Outcome | null => {
  let current: ModelStoredEvent | null = null
  let marked = false
  const lastOf = new Map<string, ModelStoredEvent>()
  for (const event of inOrderOfTime(events)) {
    // A null answer of an old client clears its own device's answer, whichever answer is current.
    if (setsAnswer(event, current) || event.act === null) lastOf.set(event.device, event)
    // Without an earlier event a mark or a visit sets the state.
    if (setsAnswer(event, current) || current === null) {
      current = event
      marked = event.marked
    } else if (event.act === 'mark') marked = event.marked
  }
  return current && { current, marked, lastOf }
}

const outcomes = (kept: readonly ModelStoredEvent[]): [string, Outcome][] => {
  const counted = kept.filter(({ uncounted }) => uncounted === null)
  const questions = [...new Set(counted.map(({ question }) => question))].sort()
  return questions.flatMap((question): [string, Outcome][] => {
    const outcome = outcomeOf(counted.filter((event) => event.question === question))
    return outcome ? [[question, outcome]] : []
  })
}

/** `kept` is in order of arrival. */
export const responses = (kept: readonly ModelStoredEvent[]): ModelResponse[] =>
  outcomes(kept).map(([question, { current, marked }]) => ({
    question,
    option: current.option,
    marked,
    at: current.given,
  }))

/** Different answers on another device, which the current answer's device had not seen. */
export const differences = (kept: readonly ModelStoredEvent[]): ModelDifference[] =>
  outcomes(kept).flatMap(([question, { current, lastOf }]) =>
    [...lastOf.values()]
      .filter((other) => other.device !== current.device && other.option !== null && other.option !== current.option)
      .filter((other) => other.received > current.knew)
      .map((other) => ({ question, stands: answerOf(current), other: answerOf(other) })),
  )

/**
 * The last uncounted answer of each question, where it is later than the current one and differs. One given in time
 * goes before one given after the deadline.
 */
export const evidence = (kept: readonly ModelStoredEvent[]): ModelEvidence[] => {
  const counted = new Map(outcomes(kept))
  const others = kept.filter((event) => event.uncounted !== null && setsAnswer(event, null) && !isOldClear(event))
  return [...new Set(others.map(({ question }) => question))].sort().flatMap((question) => {
    const all = inOrderOfTime(others.filter((event) => event.question === question))
    const last = all.findLast(({ uncounted }) => uncounted !== 'after_deadline') ?? all.at(-1)
    const current = counted.get(question)?.current ?? null
    if (!last?.uncounted || last.option === (current?.option ?? null) || last.given < (current?.given ?? 0)) return []
    return [
      { question, ...answerOf(last), stands: current?.option ?? null, received: last.received, reason: last.uncounted },
    ]
  })
}

const isOldClear = ({ act, option }: ModelStoredEvent): boolean => act === null && option === null
