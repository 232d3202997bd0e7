import { foldActs } from './acts.ts'
import { chosenOf } from '../questions/kinds/entered.ts'
import type { Answer, Response, ResponseEvent } from './contract.ts'

/** How many events one batch may hold: the contract's limit. */
export const maxBatch = 200

/** What of an event a later one of the same question may replace: a mark or a visit never an answer. */
const layerOf = ({ act }: ResponseEvent): string => (act === 'mark' || act === 'visit' ? act : 'answer')

/**
 * The last answer, mark and visit of each question, in the order of the journal: what a batch carries. Where `endOf`
 * tells when a question's time is over, also the last of each before that: the one after it may not count, and must not
 * hide it.
 */
export const coalesce = (
  events: readonly ResponseEvent[],
  endOf: (questionId: string) => number = () => Infinity,
): ResponseEvent[] => {
  const latest = new Map<string, ResponseEvent>()
  for (const event of events) {
    const place = `${event.at < endOf(event.questionId) ? '' : 'late '}${layerOf(event)} ${event.questionId}`
    const known = latest.get(place)
    if (!known || known.seq < event.seq) latest.set(place, event)
  }
  return [...latest.values()].sort((first, second) => first.seq - second.seq)
}

/** The events that an acknowledgement leaves waiting. Those put aside after a refusal stay whatever their number. */
export const unacknowledged = (
  events: readonly ResponseEvent[],
  ackSeq: number,
  aside: ReadonlySet<number> = new Set(),
): ResponseEvent[] => events.filter(({ seq }) => seq > ackSeq || aside.has(seq))

/** The same events under numbers the server has not seen from this device: after it holds another content for one. */
export const renumber = (events: readonly ResponseEvent[], above: number): ResponseEvent[] =>
  [...events]
    .sort((first, second) => first.seq - second.seq)
    .map((event, index) => ({ ...event, seq: above + 1 + index }))

/**
 * What the student sees after a reload or a takeover: the server's responses, and what of this device's waiting acts is
 * later. The replay makes the server agree.
 */
export const mergeResponses = (
  server: readonly Response[],
  unsynced: readonly ResponseEvent[],
): Record<string, Response> => {
  const known = new Map(server.map((response) => [response.questionId, { ...response, device: 'server' }]))
  const waiting = unsynced.map(({ seq: _seq, at, ...event }) => ({ ...event, given: at, device: 'here' }))
  const merged = foldActs(
    waiting.filter((event) => event.given >= (known.get(event.questionId)?.at ?? 0)),
    known,
  )
  return Object.fromEntries([...merged].map(([questionId, { device: _device, ...response }]) => [questionId, response]))
}

/** Whether two answers say the same; the order of the options chosen does not matter. */
export const sameAnswer = (first: Answer, second: Answer): boolean => {
  const [one, other] = [chosenOf(first), chosenOf(second)]
  return one.length > 0 && other.length > 0
    ? one.toSorted().join() === other.toSorted().join()
    : JSON.stringify(first) === JSON.stringify(second)
}
