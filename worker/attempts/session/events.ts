import { foldActs, type Standing } from '../../../domain/attempts/acts.ts'
import type { KeptEvent } from '../../../domain/attempts/evidence.ts'
import type { CountedEvidence, TakenLease } from './stored-attempt.ts'
import type { Save, AttemptStore, StoredEvent } from './store.ts'

/** When a device had last loaded the attempt before an instant; it had seen nothing where it took no lease. */
const knewUntil = (leases: readonly TakenLease[], device: string, given: number): number =>
  leases.findLast((lease) => lease.device === device && lease.at <= given)?.at ?? 0

/** What was given after the deadline is shown and never counted: extra time is the way to that. */
const isCounted = (
  counted: readonly CountedEvidence[],
  { questionId, uncounted }: StoredEvent,
  { receivedAt }: Save,
): boolean =>
  uncounted !== 'after_deadline' &&
  counted.some(({ questionIds, until }) => receivedAt <= until && (questionIds?.includes(questionId) ?? true))

type Arrived = { event: StoredEvent; save: Save; given: number; arrival: number }

/**
 * Events in the order in which they take effect. One that a later batch of its device has overtaken on its way takes
 * effect before that: its given time and its place among the arrivals are no later than those of what was said after it.
 */
const inOrder = (saves: readonly Save[]): Arrived[] => {
  const arrived = saves.flatMap((save, arrival) =>
    save.events.map((event) => ({ event, save, given: event.given ?? event.at, arrival })),
  )
  for (const own of Map.groupBy(arrived, ({ save }) => save.device).values()) {
    let next = { given: Infinity, arrival: Infinity }
    for (const each of own.toSorted((one, other) => other.event.seq - one.event.seq)) {
      each.given = Math.min(each.given, next.given)
      each.arrival = Math.min(each.arrival, next.arrival)
      next = each
    }
  }
  return arrived.sort(
    (one, other) => one.given - other.given || one.arrival - other.arrival || one.event.seq - other.event.seq,
  )
}

/** Every event of the attempt in the order in which they take effect; evidence that the office counts is like any other. */
export const keptEvents = (store: AttemptStore): KeptEvent[] => {
  const { leases, countedEvidence } = store.require()
  return inOrder(store.saves()).map(({ event, save, given }) => {
    const { seq: _seq, at: _at, given: _given, uncounted, ...act } = event
    const { device, receivedAt } = save
    const kept = { ...act, given, device, receivedAt, knewUntil: knewUntil(leases, device, given) }
    return uncounted && !isCounted(countedEvidence, event, save) ? { ...kept, uncounted } : kept
  })
}

/** The state of each question by the events that count. */
export const standingOf = (events: readonly KeptEvent[]): Map<string, Standing> =>
  foldActs(events.filter(({ uncounted }) => uncounted === undefined))
