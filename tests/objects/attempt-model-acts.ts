/** What devices said of the questions, as one plain list that is gone through from the start. Times are whole seconds. */

/** `act` is null from a client that does not say it; `option` is null where there is no answer. */
export type ModelEvent = {
  seq: number
  question: string
  act: 'answer' | 'clear' | 'mark' | 'visit' | null
  option: string | null
  marked: boolean
  at: number
}

export type Uncounted =
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
  /** Until when its device knew what others had said. */
  knew: number
  uncounted: Uncounted | null
}

export type Stands = { question: string; option: string | null; marked: boolean; at: number }
type Said = { option: string | null; at: number; device: string }
export type Difference = { question: string; stands: Said; other: Said }
export type Evidence = Said & { question: string; stands: string | null; received: number; reason: Uncounted }

/** What became of one question: whose word stands, how it is marked, and what each device said last. */
type Outcome = { stands: Kept; marked: boolean; lastOf: Map<string, Kept> }

const saidOf = ({ option, given, device }: Kept): Said => ({ option, at: given, device })

/** Whether an event says what the answer is. A null of an old client is one only for its own device's answer. */
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
    // A null of an old client takes back what its own device said, whoever's word stands.
    if (says(event, stands) || event.act === null) lastOf.set(event.device, event)
    // Where nothing was said before, a mark or a visit is all there is to go by.
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

/** `kept` comes in the order of arrival. */
export const standing = (kept: readonly Kept[]): Stands[] =>
  outcomes(kept).map(([question, { stands, marked }]) => ({
    question,
    option: stands.option,
    marked,
    at: stands.given,
  }))

/** Where another device chose otherwise, which the one whose word stands could not know. */
export const differences = (kept: readonly Kept[]): Difference[] =>
  outcomes(kept).flatMap(([question, { stands, lastOf }]) =>
    [...lastOf.values()]
      .filter((other) => other.device !== stands.device && other.option !== null && other.option !== stands.option)
      .filter((other) => other.received > stands.knew)
      .map((other) => ({ question, stands: saidOf(stands), other: saidOf(other) })),
  )

/**
 * The last answer of each question that does not count, where it is later than what stands and another. One that was
 * given in time is told rather than one given after the deadline.
 */
export const evidence = (kept: readonly Kept[]): Evidence[] => {
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
