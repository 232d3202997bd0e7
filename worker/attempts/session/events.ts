import { foldActs, type Standing } from '../../../domain/attempts/acts.ts'
import type { KeptEvent } from '../../../domain/attempts/evidence.ts'
import type { CountedEvidence, TakenLease } from './sitting.ts'
import type { Save, SittingStore, StoredEvent } from './store.ts'

/** When a device had last loaded the attempt before an instant; it had seen nothing where it took no lease. */
const knewUntil = (leases: readonly TakenLease[], device: string, given: number): number =>
  leases.findLast((lease) => lease.device === device && lease.at <= given)?.at ?? 0

const isCounted = (counted: readonly CountedEvidence[], { questionId }: StoredEvent, { receivedAt }: Save): boolean =>
  counted.some(({ questionIds, until }) => receivedAt <= until && (questionIds?.includes(questionId) ?? true))

/** Every event of the attempt in the order of arrival; evidence that the office counts is like any other. */
export const keptEvents = (store: SittingStore): KeptEvent[] => {
  const { leases, countedEvidence } = store.require()
  return store.saves().flatMap((save) =>
    save.events.map((event) => {
      const { seq: _seq, at, given = at, uncounted, ...act } = event
      const { device, receivedAt } = save
      const kept = { ...act, given, device, receivedAt, knewUntil: knewUntil(leases, device, given) }
      return uncounted && !isCounted(countedEvidence, event, save) ? { ...kept, uncounted } : kept
    }),
  )
}

/** The state of each question by the events that count. */
export const standingOf = (events: readonly KeptEvent[]): Map<string, Standing> =>
  foldActs(events.filter(({ uncounted }) => uncounted === undefined))
