import { workingMs, type Stretch } from './clock.ts'
import type { Look, ReplayEvent, Stall } from './contract.ts'

/** A stall is longer than `targets` times the question's target time, and than `leastMs` in any case. */
export const stallRule = { targets: 3, leastMs: 90_000 } as const

const stallLimit = (targetMs: number): number => Math.max(stallRule.leastMs, stallRule.targets * targetMs)

/** Times without any act, breaks between sections left out. A change of question is an act too. */
export const stallsOf = (
  { events, looks, endMs }: { events: readonly ReplayEvent[]; looks: readonly Look[]; endMs: number },
  targetOf: (place: number) => number,
  breaks: readonly Stretch[],
): Stall[] => {
  const acts = [...events.map(({ at }) => at), ...looks.map(({ from }) => from), endMs]
    .filter((at) => at <= endMs)
    .toSorted((one, other) => one - other)
  return acts.flatMap((to, index) => {
    const from = acts[index - 1] ?? 0
    const look = looks.findLast((each) => each.from <= from && each.to > from)
    if (!look) return []
    const [ms, limitMs] = [workingMs({ from, to }, breaks), stallLimit(targetOf(look.place))]
    return ms > limitMs ? [{ place: look.place, from, ms, limitMs }] : []
  })
}
