import { saysAnswer } from '../../../../domain/attempts/acts.ts'
import type { Merged, ResponseEvent, StaleDetails, SyncAck, SyncBatch } from '../../../../domain/attempts/contract.ts'
import { lifeOf } from '../../../../domain/attempts/states.ts'
import { ApiError } from '../../../api.ts'
import { bodyOf } from './batch-body.ts'
import type { Extra, JournalStore, AttemptRecord } from './journal-store.ts'
import { createSync, type SendOutcome } from './sync.ts'
import { failureOf } from './transport.ts'

/** The two calls of an attempt that a drain makes; each rejects with what the server refuses. */
export type DrainCalls = {
  save: (batch: SyncBatch) => Promise<SyncAck>
  /** A lease that hands over what waits, and never takes the test away from another page. */
  mergeLease: (device: string) => Promise<string>
}

/** Questions whose answer was handed over, how many of them are kept without counting, and whether the test has ended. */
export type Drained = { answers: number; uncounted: number; ended: boolean }

type Parts = {
  record: AttemptRecord
  userId: string
  store: JournalStore
  calls: DrainCalls
  schedule: (run: () => void, ms: number) => () => void
  /** How long it may last; what is left goes with the next page. */
  limitMs: number
  /** Aborted where a page of the attempt opens: it sends by itself. */
  signal?: AbortSignal | undefined
}

/** How the attempt stands that refused an older lease, or null where something else was refused. */
const staleIn = (error: unknown): StaleDetails | null =>
  error instanceof ApiError && error.body.code === 'attempts.lease_stale'
    ? (error.body.details as unknown as StaleDetails)
    : null

const hasEnded = ({ state }: StaleDetails): boolean => lifeOf(state) !== 'open'

/** Collects what becomes of the answers: of each question the last one tells. */
const createTally = () => {
  const counts = new Map<string, boolean>()
  let ended = false
  return {
    stored(batch: readonly ResponseEvent[], { ackSeq, uncounted = [] }: Merged) {
      const aside = new Set(uncounted.map(({ seq }) => seq))
      for (const event of batch)
        if (event.seq <= ackSeq && saysAnswer(event)) counts.set(event.questionId, !aside.has(event.seq))
    },
    end: () => void (ended = true),
    read: (): Drained => ({
      answers: counts.size,
      uncounted: [...counts.values()].filter((does) => !does).length,
      ended,
    }),
  }
}

/** Sends what waits of one attempt, without its page. Never rejects for what the network or the server does. */
export const drainAttempt = async (parts: Parts): Promise<Drained> => {
  const { record, userId, store, calls, schedule, limitMs, signal } = parts
  const { attemptId } = record
  const device = await store.device()
  const kept = await store.load(attemptId, userId)
  const tally = createTally()
  let { lease } = record
  let merging: Promise<string> | null = null
  let isTooLate = false

  /** Under a lease that was refused nothing was stored; under an older one everything that `merged` says. */
  const save = async (batch: ResponseEvent[], extras: Extra[]): Promise<SyncAck> => {
    const used = lease
    try {
      const ack = await calls.save({ lease: used, device, ...bodyOf(batch, extras) })
      if (ack.closed) tally.end()
      return ack
    } catch (error) {
      const stale = staleIn(error)
      if (stale?.merged) {
        if (hasEnded(stale)) tally.end()
        return { ...stale.merged, serverNow: stale.serverNow, deadlineAt: stale.deadlineAt ?? 0 }
      }
      const { kind } = failureOf(error)
      // An attempt that has ended merges everything but what comes too late for it.
      isTooLate ||= (kind === 'closed' && !stale) || (stale !== null && merging !== null && hasEnded(stale))
      if (isTooLate || (!stale && kind !== 'lease_ended') || (merging && used === (await merging))) throw error
      merging ??= calls.mergeLease(device)
      lease = await merging
      return save(batch, extras)
    }
  }
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
  // Seven days after its end nothing of a test is taken any more.
  if (isTooLate) {
    await events.acknowledge(Infinity, new Set())
    await events.forgetExtras(kept.extras.map(({ key }) => key))
  }
  if (isTooLate || (drained.ended && sync.waiting().length === 0)) await store.forget(attemptId)
  return drained
}
