import { setsAnswer } from '../../../../domain/attempts/acts.ts'
import type { Merged, ResponseEvent, StaleDetails, SyncAck, SyncBatch } from '../../../../domain/attempts/contract.ts'
import { lifeOf } from '../../../../domain/attempts/states.ts'
import { ApiError } from '../../../api.ts'
import type { RunLater } from '../timers.ts'
import { bodyOf } from './batch-body.ts'
import type { JournalExtra, JournalStore, AttemptRecord } from './journal-store.ts'
import type { SendOutcome } from './outcome.ts'
import { createSync } from './sync.ts'
import { failureOf } from './transport.ts'

/** The two requests that a drain makes. Both reject with the server's error. */
export type DrainCalls = {
  save: (batch: SyncBatch) => Promise<SyncAck>
  /** A merge-only lease: it stores events and never takes the attempt over from another page. */
  mergeLease: (device: string) => Promise<string>
}

/** Number of questions whose answer was sent, how many of them do not count, and whether the test has ended. */
export type Drained = { answers: number; uncounted: number; ended: boolean }

type Parts = {
  record: AttemptRecord
  userId: string
  store: JournalStore
  calls: DrainCalls
  schedule: RunLater
  /** Time limit. Events left over are sent by the next page. */
  limitMs: number
  /** Aborted when a page of the attempt opens, which sends by itself. */
  signal?: AbortSignal | undefined
}

/** The details of a stale-lease error; null for any other error. */
const staleIn = (error: unknown): StaleDetails | null =>
  error instanceof ApiError && error.body.code === 'attempts.lease_stale'
    ? (error.body.details as unknown as StaleDetails)
    : null

const hasEnded = ({ state }: StaleDetails): boolean => lifeOf(state) !== 'open'

/** Collects the outcome of the last answer to each question. */
const createTally = () => {
  const counts = new Map<string, boolean>()
  let ended = false
  return {
    stored(batch: readonly ResponseEvent[], { ackSeq, uncounted = [] }: Merged) {
      const aside = new Set(uncounted.map(({ seq }) => seq))
      for (const event of batch)
        if (event.seq <= ackSeq && setsAnswer(event)) counts.set(event.questionId, !aside.has(event.seq))
    },
    end: () => void (ended = true),
    read: (): Drained => ({
      answers: counts.size,
      uncounted: [...counts.values()].filter((does) => !does).length,
      ended,
    }),
  }
}

type SaveParts = Pick<Parts, 'record' | 'calls'> & { device: string; onEnded: () => void }

/**
 * Saves batches under the record's lease, and under a merge-only lease once that one is refused. A refusal of an older
 * lease names what was stored nevertheless.
 */
const createDrainSave = ({ record, calls, device, onEnded }: SaveParts) => {
  let { lease } = record
  let merging: Promise<string> | null = null
  let isTooLate = false

  const save = async (batch: ResponseEvent[], extras: JournalExtra[]): Promise<SyncAck> => {
    const used = lease
    try {
      const ack = await calls.save({ lease: used, device, ...bodyOf(batch, extras) })
      if (ack.closed) onEnded()
      return ack
    } catch (error) {
      const stale = staleIn(error)
      if (stale?.merged) {
        if (hasEnded(stale)) onEnded()
        return { ...stale.merged, serverNow: stale.serverNow, deadlineAt: stale.deadlineAt ?? 0 }
      }
      const { kind } = failureOf(error)
      // An ended attempt still merges everything that is not too late.
      isTooLate ||= (kind === 'closed' && !stale) || (stale !== null && merging !== null && hasEnded(stale))
      if (isTooLate || (!stale && kind !== 'lease_ended') || (merging && used === (await merging))) throw error
      merging ??= calls.mergeLease(device)
      lease = await merging
      return save(batch, extras)
    }
  }
  return {
    save,
    /** True when the server accepts nothing more, seven days after the end. */
    isTooLate: () => isTooLate,
  }
}

/** Sends the unsent events of one attempt without its page. Network and server errors do not reject. */
export const drainAttempt = async (parts: Parts): Promise<Drained> => {
  const { record, userId, store, calls, schedule, limitMs, signal } = parts
  const { attemptId } = record
  const device = await store.device()
  const kept = await store.load(attemptId, userId)
  const tally = createTally()
  const { save, isTooLate } = createDrainSave({ record, calls, device, onEnded: tally.end })
  const events = store.events(attemptId)
  const sync = createSync({
    async send(batch, extras): Promise<SendOutcome> {
      try {
        const ack = await save(batch, extras)
        tally.stored(batch, ack)
        return { kind: 'acked', ack }
      } catch (error) {
        return failureOf(error)
      }
    },
    store: events,
    now: Date.now,
    schedule,
  })
  const stop = () => sync.stop()
  signal?.addEventListener('abort', stop)
  sync.start(kept.events, kept.lastSeq, kept.extras)
  await sync.drain(limitMs)
  sync.stop()
  signal?.removeEventListener('abort', stop)

  const drained = tally.read()
  if (isTooLate()) {
    await events.acknowledge(Infinity, new Set())
    await events.forgetExtras(kept.extras.map(({ key }) => key))
  }
  if (isTooLate() || (drained.ended && sync.unsent().length === 0)) await store.forget(attemptId)
  return drained
}
