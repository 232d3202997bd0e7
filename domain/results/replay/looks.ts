import type { Look, ReplayEvent } from './contract.ts'

/**
 * Stays on questions, from the log. A question's first opening and every leaving are events; a question that is opened
 * again is not, so its look begins where the look before ended. Acts of an outage may be merged, and short looks in it
 * with them.
 */
export const looksOf = (events: readonly ReplayEvent[], endMs: number): Look[] => {
  const looks: Look[] = []
  const spent = new Map<number, number>()
  let before = 0
  for (const { place, at, ms } of events.filter((event) => event.at <= endMs)) {
    const isOpening = !spent.has(place) && ms === 0
    spent.set(place, Math.max(ms, spent.get(place) ?? 0))
    const last = looks.at(-1)
    if (last?.place !== place) {
      const from = isOpening && last ? at : before
      if (last) last.to = from
      looks.push({ place, from, to: at })
    } else last.to = at
    before = at
  }
  const last = looks.at(-1)
  if (last) last.to = Math.max(last.to, endMs)
  return looks
}
