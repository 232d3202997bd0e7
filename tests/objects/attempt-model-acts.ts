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

export type Kept = ModelEvent & {
  device: string
  given: number
  received: number
  /** The time until which its device had seen the events of others. */
  knew: number
  uncounted: ModelUncounted | null
}

export type Stands = { question: string; option: string | null; marked: boolean; at: number }
type Said = { option: string | null; at: number; device: string }
export type ModelDifference = { question: string; stands: Said; other: Said }
export type ModelEvidence = Said & { question: string; stands: string | null; received: number; reason: ModelUncounted }

/** The outcome of one question: its current answer, its mark, and the last answer of each device. */
type Outcome = { stands: Kept; marked: boolean; lastOf: Map<string, Kept> }

const saidOf = ({ option, given, device }: Kept): Said => ({ option, at: given, device })

/** True when an event sets or clears the answer. A null answer of an old client does so only for its own device. */
const says = ({ act, option, device }: Kept, stands: Kept | null): boolean => {
  if (act !== null) return act === 'answer' || act === 'clear'
  return option !== null || stands === null || stands.device === device
}

const inOrderOfTime = (events: readonly Kept[]): Kept[] => {
  const instants = [...new Set(events.map(({ given }) => given))].sort((one, other) => one - other)
  return instants.flatMap((instant) => events.filter(({ given }) => given === instant))
}

const outcomeOf = (events: readonly Kept[]): Outcome | null => {
  let stands: Kept | null = null
  let marked = false
  const lastOf = new Map<string, Kept>()
  for (const event of inOrderOfTime(events)) {
    // A null answer of an old client clears its own device's answer, whichever answer is current.
    if (says(event, stands) || event.act === null) lastOf.set(event.device, event)
    // Without an earlier event a mark or a visit sets the state.
    if (says(event, stands) || stands === null) {
      stands = event
      marked = event.marked
    } else if (event.act === 'mark') marked = event.marked
  }
  return stands && { stands, marked, lastOf }
}

const outcomes = (kept: readonly Kept[]): [string, Outcome][] => {
  const counted = kept.filter(({ uncounted }) => uncounted === null)
  const questions = [...new Set(counted.map(({ question }) => question))].sort()
  return questions.flatMap((question): [string, Outcome][] => {
    const outcome = outcomeOf(counted.filter((event) => event.question === question))
    return outcome ? [[question, outcome]] : []
  })
}

/** `kept` is in order of arrival. */
export const standing = (kept: readonly Kept[]): Stands[] =>
  outcomes(kept).map(([question, { stands, marked }]) => ({
    question,
    option: stands.option,
    marked,
    at: stands.given,
  }))

/** Different answers on another device, which the current answer's device had not seen. */
export const differences = (kept: readonly Kept[]): ModelDifference[] =>
  outcomes(kept).flatMap(([question, { stands, lastOf }]) =>
    [...lastOf.values()]
      .filter((other) => other.device !== stands.device && other.option !== null && other.option !== stands.option)
      .filter((other) => other.received > stands.knew)
      .map((other) => ({ question, stands: saidOf(stands), other: saidOf(other) })),
  )

/**
 * The last uncounted answer of each question, where it is later than the current one and differs. One given in time
 * goes before one given after the deadline.
 */
export const evidence = (kept: readonly Kept[]): ModelEvidence[] => {
  const counted = new Map(outcomes(kept))
  const others = kept.filter((event) => event.uncounted !== null && says(event, null) && !isOldClear(event))
  return [...new Set(others.map(({ question }) => question))].sort().flatMap((question) => {
    const all = inOrderOfTime(others.filter((event) => event.question === question))
    const last = all.findLast(({ uncounted }) => uncounted !== 'after_deadline') ?? all.at(-1)
    const stands = counted.get(question)?.stands ?? null
    if (!last?.uncounted || last.option === (stands?.option ?? null) || last.given < (stands?.given ?? 0)) return []
    return [
      { question, ...saidOf(last), stands: stands?.option ?? null, received: last.received, reason: last.uncounted },
    ]
  })
}

const isOldClear = ({ act, option }: Kept): boolean => act === null && option === null
