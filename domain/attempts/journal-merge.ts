import type { Answer, Response, ResponseEvent } from './contract.ts'

/** How many events one batch may hold: the contract's limit. */
export const maxBatch = 200

/**
 * The last event of each question, in the order of the journal: what a batch carries. Where `endOf` tells when a
 * question's time is over, also its last event before that: the one after it may not count, and must not hide it.
 */
export const coalesce = (
  events: readonly ResponseEvent[],
  endOf: (questionId: string) => number = () => Infinity,
): ResponseEvent[] => {
  const latest = new Map<string, ResponseEvent>()
  for (const event of events) {
    const place = `${event.at < endOf(event.questionId) ? '' : 'late '}${event.questionId}`
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
 * What the student sees after a reload or a takeover: the server's responses, and over them what this device has
 * not yet been told is stored. The replay makes the server agree.
 */
export const mergeResponses = (
  server: readonly Response[],
  unsynced: readonly ResponseEvent[],
): Record<string, Response> => {
  const merged: Record<string, Response> = {}
  for (const response of server) merged[response.questionId] = response
  for (const { seq: _seq, ...response } of coalesce(unsynced)) merged[response.questionId] = response
  return merged
}

/** Whether two answers say the same; the order of the options chosen does not matter. */
export const sameAnswer = (first: Answer, second: Answer): boolean => {
  if (first && second && 'optionIds' in first && 'optionIds' in second) {
    return [...first.optionIds].sort().join() === [...second.optionIds].sort().join()
  }
  return JSON.stringify(first) === JSON.stringify(second)
}
