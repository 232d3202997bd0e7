import type { ResponseEvent, SyncAck } from '../../../../domain/attempts/contract.ts'
import { maxBatch } from '../../../../domain/attempts/journal-merge.ts'
import type { RunLater } from '../timers.ts'
import { createBackoffTimer } from './backoff-timer.ts'
import type { JournalExtra } from './journal-store.ts'
import type { Hold, SendOutcome } from './outcome.ts'
import type { QueuedBatch, SendQueue } from './send-queue.ts'
import type { SyncStatus } from './sync-status.ts'

type Parts = {
  /** Sends one batch with its extras; never rejects. A `leaving` request has to outlive the page. */
  send: (batch: ResponseEvent[], extras: JournalExtra[], leaving: boolean) => Promise<SendOutcome>
  queue: SendQueue
  status: SyncStatus
  schedule: RunLater
  random: () => number
  firstAfterMs: number
}

/** Delay of a batch, so that following changes join it. */
const batchDelayMs = 1_000
/** After this time without a reply the next request may go, with the same events if need be. A late reply still counts. */
export const supersedeAfterMs = 4_000

/** Sends the queue, one batch at a time, with retries until everything is acknowledged. */
export const createSender = ({ send, queue, status, schedule, random, firstAfterMs }: Parts) => {
  const timer = createBackoffTimer(schedule, random, () => void flush())
  /** The current request; null once it has a reply or took too long. */
  let inFlight: object | null = null
  let limit = maxBatch
  let delayMs = batchDelayMs + firstAfterMs
  let stopped = false
  let draining = false

  /** Acknowledged answers stay saved, even if another device writes now. */
  const holdFor = (hold: Hold) => status.set({ hold, saving: queue.unsent().length === 0 ? 'saved' : 'offline' })
  /** Under an older lease answers are still sent, to be merged; any other hold waits for the student. */
  const isHeld = () => status.current().hold !== null && status.current().hold !== 'stale'

  /** Handles the late reply to a superseded request: records what was stored and leaves the rest to the newest request. */
  const settleSuperseded = (outcome: SendOutcome, { extras }: QueuedBatch) => {
    if ('merged' in outcome && outcome.merged) queue.acknowledge(outcome.merged.ackSeq)
    if (outcome.kind !== 'acked') return
    queue.removeExtras(extras)
    queue.acknowledge(outcome.ack.ackSeq)
    if (!queue.isEmpty() || stopped || status.current().hold) return
    inFlight = null
    timer.reset()
    timer.cancel()
    status.set({ saving: 'saved' })
  }

  const settleAcked = (ack: SyncAck, { events, extras }: QueuedBatch) => {
    queue.removeExtras(extras)
    queue.acknowledge(ack.ackSeq)
    if (ack.ackSeq < (events.at(-1)?.seq ?? 0)) return timer.retry()
    timer.reset()
    if (!queue.isEmpty()) return timer.after(draining || limit === 1 || ack.closed ? 0 : batchDelayMs)
    limit = maxBatch
    return ack.closed ? holdFor('closed') : status.set({ saving: 'saved' })
  }

  /** Drops extras first; then sends events one by one, so that a single bad one does not hold up the others. */
  const settleRefused = ({ events, extras }: QueuedBatch) => {
    if (extras.length > 0) {
      queue.refuse({ events: [], extras })
      return queue.isEmpty() ? status.set({ saving: 'saved' }) : timer.after(0)
    }
    if (events.length > 1) limit = 1
    else queue.refuse({ events, extras })
    status.set({ refused: true, saving: queue.isEmpty() ? 'offline' : 'saving' })
    if (!queue.isEmpty()) timer.after(0)
  }

  const settle = (outcome: SendOutcome, batch: QueuedBatch) => {
    switch (outcome.kind) {
      case 'acked':
        return settleAcked(outcome.ack, batch)
      case 'unreachable':
        status.set({ saving: 'offline' })
        return timer.retry()
      case 'busy':
        return timer.retry(outcome.retryAfterMs ?? 0)
      case 'paused':
        return timer.retry()
      case 'conflict':
        queue.renumber()
        return timer.retry()
      case 'refused':
        return settleRefused(batch)
      default: {
        const { merged } = outcome
        if (merged) queue.acknowledge(merged.ackSeq)
        // More batches may have to be merged before the hold is shown.
        const isMerged = merged !== undefined && merged.ackSeq >= (batch.events.at(-1)?.seq ?? 0)
        return isMerged && queue.unsent().length > 0 ? timer.after(0) : holdFor(outcome.kind)
      }
    }
  }

  const flush = async (leaving = false): Promise<void> => {
    if ((inFlight && !leaving) || stopped || isHeld()) return
    const batch = queue.next(limit, leaving)
    if (batch.events.length === 0 && batch.extras.length === 0) return
    timer.cancel()
    delayMs = batchDelayMs
    if (!timer.hasFailed() && !status.current().hold) status.set({ saving: 'saving' })
    const own = (inFlight = {})
    const cancelTimeout = schedule(() => {
      if (inFlight !== own) return
      inFlight = null
      if (!stopped) settle({ kind: 'unreachable' }, batch)
    }, supersedeAfterMs)
    const outcome = await send(batch.events, batch.extras, leaving)
    cancelTimeout()
    if (inFlight !== own || stopped) return settleSuperseded(outcome, batch)
    inFlight = null
    settle(outcome, batch)
  }

  return {
    flush,
    holdFor,
    resetBackoff: timer.reset,
    /** Sends the next batch soon, unless one is on its way or scheduled. */
    flushSoon() {
      if (!inFlight && !timer.isPending() && !isHeld()) timer.after(delayMs)
    },
    /** Between batches a drain does not wait for further changes. */
    setDraining: (on: boolean) => void (draining = on),
    isStopped: () => stopped,
    stop() {
      stopped = true
      timer.cancel()
    },
  }
}
