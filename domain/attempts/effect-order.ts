import type { JudgedEvent } from './evidence.ts'
import type { LogEnd, LoggedEvent, LoggedSave } from './response-log.ts'

/**
 * The events of an attempt in the order in which they take effect, each with the decision whether it counts. Instants are
 * Unix milliseconds.
 */

/** The part of a save that decides the effect of its events. */
export type Save = Pick<LoggedSave, 'device' | 'receivedAt' | 'events'>

/** The leases taken and the office's decisions about late answers, which both change the effect of events. */
export type Decisions = Pick<LogEnd, 'leases' | 'countedEvidence'>

/** The last time a device loaded the attempt before an instant; 0 where it took no lease. */
const lastLoadedAt = (leases: Decisions['leases'], device: string, given: number): number =>
  leases.findLast((lease) => lease.device === device && lease.at <= given)?.at ?? 0

/** True where the office counts an event. Never one given after the deadline: extra time is the way to that. */
const isCounted = (
  counted: Decisions['countedEvidence'],
  { questionId, uncounted }: LoggedEvent,
  { receivedAt }: Save,
): boolean =>
  uncounted !== 'after_deadline' &&
  counted.some(({ questionIds, until }) => receivedAt <= until && (questionIds?.includes(questionId) ?? true))

type Arrived = { event: LoggedEvent; save: Save; given: number; arrival: number }

/**
 * An event that arrived after a later batch of its device takes effect before that batch: its time and its arrival are
 * no later than those of the following event.
 */
const inEffectOrder = (saves: readonly Save[]): Arrived[] => {
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

/** Every event in the order of effect, with the evidence counted by the office. */
export const judgeSaves = (saves: readonly Save[], { leases, countedEvidence }: Decisions): JudgedEvent[] =>
  inEffectOrder(saves).map(({ event, save, given }) => {
    const { seq: _seq, at: _at, given: _given, uncounted, ...act } = event
    const { device, receivedAt } = save
    const kept = { ...act, given, device, receivedAt, lastLoadedAt: lastLoadedAt(leases, device, given) }
    return uncounted && !isCounted(countedEvidence, event, save) ? { ...kept, uncounted } : kept
  })
