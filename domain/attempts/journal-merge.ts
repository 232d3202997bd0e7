import { foldActs, keptCertainty } from './acts.ts'
import type { Response, ResponseEvent } from './contract.ts'

/** Maximum events of one batch, as in the contract. */
export const maxBatch = 200

/**
 * The layer of an event: a later one replaces earlier ones of its layer, so a mark or a visit never replaces an answer.
 */
const layerOf = ({ act }: ResponseEvent): string => (act === 'mark' || act === 'visit' ? act : 'answer')

/**
 * The events of a batch: the last answer, mark and visit of each question, in the order of the journal. With `endOf`,
 * the end of a question's time, also the last ones before it: a later event may not count and must not hide them. An
 * answer that is given again keeps the certainty of the event that it replaces.
 */
export const coalesce = (
  events: readonly ResponseEvent[],
  endOf: (questionId: string) => number = () => Infinity,
): ResponseEvent[] => {
  const latest = new Map<string, ResponseEvent>()
  for (const event of events) {
    const place = `${event.at < endOf(event.questionId) ? '' : 'late '}${layerOf(event)} ${event.questionId}`
    const known = latest.get(place)
    if (!known || known.seq < event.seq) latest.set(place, { ...event, ...keptCertainty(known, event) })
  }
  return [...latest.values()].sort((first, second) => first.seq - second.seq)
}

/**
 * The events that remain unsent after an acknowledgement. Those set aside after a refusal remain whatever their number.
 */
export const unacknowledged = (
  events: readonly ResponseEvent[],
  ackSeq: number,
  aside: ReadonlySet<number> = new Set(),
): ResponseEvent[] => events.filter(({ seq }) => seq > ackSeq || aside.has(seq))

/** The events with new numbers above `above`, after the server reported a conflict of numbers. */
export const renumber = (events: readonly ResponseEvent[], above: number): ResponseEvent[] =>
  [...events]
    .sort((first, second) => first.seq - second.seq)
    .map((event, index) => ({ ...event, seq: above + 1 + index }))

/**
 * The answers shown after a reload or takeover: the server's responses with later pending events of this device
 * applied. Sending those events brings the server to the same state.
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
