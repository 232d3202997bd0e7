import type { IntegrityEntry } from '../../attempts/contract.ts'
import type { AnswerChange, ReplayEvent, Stall } from './contract.ts'

/** A moment worth seeing again. `away` are absences of the window or connection. */
export type Moment =
  | { kind: 'stall'; at: number; place: number; ms: number }
  | { kind: 'change'; at: number; place: number; isCleared: boolean }
  | { kind: 'uncounted'; at: number; place: number }
  | { kind: IntegrityEntry['kind']; at: number; place: null; ms: number }

/** Moments in the order of time. */
export const momentsOf = ({
  stalls,
  changes,
  events,
  integrity,
}: {
  stalls: readonly Stall[]
  changes: readonly AnswerChange[]
  events: readonly ReplayEvent[]
  integrity: readonly IntegrityEntry[]
}): Moment[] => {
  const moments: Moment[] = [
    ...stalls.map(({ from: at, place, ms }) => ({ kind: 'stall' as const, at, place, ms })),
    ...changes.map(({ at, place, to }) => ({ kind: 'change' as const, at, place, isCleared: to === null })),
    ...events.flatMap(({ at, place, uncounted }) => (uncounted ? [{ kind: 'uncounted' as const, at, place }] : [])),
    ...integrity.map(({ kind, at, ms }) => ({ kind, at, place: null, ms })),
  ]
  return moments.toSorted((one, other) => one.at - other.at)
}

export const nextMoment = (moments: readonly Moment[], at: number): Moment | undefined =>
  moments.find((moment) => moment.at > at)

export const previousMoment = (moments: readonly Moment[], at: number): Moment | undefined =>
  moments.findLast((moment) => moment.at < at)
