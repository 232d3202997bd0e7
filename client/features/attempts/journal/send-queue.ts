import type { ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { coalesce, maxBatch, renumber, unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import type { EventStore, JournalExtra } from './journal-store.ts'

type Parts = {
  store: EventStore
  /** The server's time, Unix milliseconds. */
  now: () => number
  /** End of the question's time as this page knows it; without the function there is none. */
  endOf?: ((questionId: string) => number) | undefined
  /** Called with each write that only removes or renumbers events. */
  onWrite: (write: Promise<void>) => void
}

export type QueuedBatch = { events: ResponseEvent[]; extras: JournalExtra[] }

/** Below the browser's limit of 64 kB for keepalive requests. */
const keepaliveBytes = 60_000
/** The contract's limit of extras per batch. */
const maxExtras = 16
/** Gap left after a conflict, for numbers that a deleted journal may have used. */
const renumberBy = 1_000

/** The first events that fit, counting three bytes per UTF-16 unit, the most that UTF-8 takes. */
const fittingKeepalive = (events: ResponseEvent[]): ResponseEvent[] => {
  let room = keepaliveBytes
  return events.slice(0, maxBatch).filter((event) => (room -= 3 * JSON.stringify(event).length) > 0)
}

/** This device's unsent events and extras in the order of their numbers, in memory and in the journal. */
export const createSendQueue = ({ store, now, endOf, onWrite }: Parts) => {
  let events: ResponseEvent[] = []
  let extras: JournalExtra[] = []
  let lastSeq = 0
  let lastAt = 0
  /** Refused by the server. They stay on the device and are not sent again. */
  const refusedSeqs = new Set<number>()
  const refusedKeys = new Set<string>()

  const unsent = () => events.filter(({ seq }) => !refusedSeqs.has(seq))
  const unsentExtras = () => extras.filter(({ key }) => !refusedKeys.has(key))

  return {
    unsent,
    isEmpty: (): boolean => unsent().length === 0 && unsentExtras().length === 0,
    load(kept: readonly ResponseEvent[], highestSeq: number, keptExtras: readonly JournalExtra[]) {
      events = [...kept]
      extras = [...keptExtras]
      lastSeq = Math.max(highestSeq, 0, ...kept.map(({ seq }) => seq))
    },
    /** Numbers and stores a change. Its time is never before that of an earlier one. */
    append(change: Omit<ResponseEvent, 'seq' | 'at'>): Promise<void> {
      lastSeq += 1
      lastAt = Math.max(lastAt, Math.round(now()))
      const event = { seq: lastSeq, ...change, at: lastAt }
      events.push(event)
      return store.append(event)
    },
    appendExtra(extra: JournalExtra): Promise<void> {
      extras.push(extra)
      return store.appendExtra(extra)
    },
    /** The latest acts of each question. A `leaving` batch fits into a keepalive request. */
    next(limit: number, leaving: boolean): QueuedBatch {
      const latest = coalesce(unsent(), endOf)
      return {
        events: leaving ? fittingKeepalive(latest) : latest.slice(0, limit),
        extras: unsentExtras().slice(0, maxExtras),
      }
    },
    /** Removes stored events. */
    acknowledge(ackSeq: number) {
      events = unacknowledged(events, ackSeq, refusedSeqs)
      onWrite(store.acknowledge(ackSeq, refusedSeqs))
    },
    removeExtras(sent: readonly JournalExtra[]) {
      if (sent.length === 0) return
      const keys = sent.map(({ key }) => key)
      extras = extras.filter(({ key }) => !keys.includes(key))
      onWrite(store.forgetExtras(keys))
    },
    /** Gives every event a new number after a conflict. */
    renumber() {
      events = renumber(events, lastSeq + renumberBy)
      lastSeq = events.at(-1)?.seq ?? lastSeq
      refusedSeqs.clear()
      onWrite(store.replace(events))
    },
    refuse({ events: refused, extras: refusedExtras }: QueuedBatch) {
      for (const { seq } of refused) refusedSeqs.add(seq)
      for (const { key } of refusedExtras) refusedKeys.add(key)
    },
  }
}
export type SendQueue = ReturnType<typeof createSendQueue>
