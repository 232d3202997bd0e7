import type { ResponseEvent } from '../../../../domain/attempts/contract.ts'
import type { RunLater } from '../timers.ts'
import type { EventStore, JournalExtra } from './journal-store.ts'
import type { Hold, SendOutcome } from './outcome.ts'
import { createSendQueue } from './send-queue.ts'
import { createSender } from './sender.ts'
import { createSyncStatus, type SyncState } from './sync-status.ts'

type SyncDeps = {
  /** Sends one batch with its extras; never rejects. A `leaving` request has to outlive the page. */
  send: (batch: ResponseEvent[], extras: JournalExtra[], leaving: boolean) => Promise<SendOutcome>
  store: EventStore
  /** The server's time, Unix milliseconds. */
  now: () => number
  /** End of the question's time as this page knows it; without the function there is none. */
  endOf?: (questionId: string) => number
  schedule: RunLater
  /** In [0, 1); spreads retries. */
  random?: () => number
  /** JournalExtra delay of the first batch, to spread a common start. */
  firstAfterMs?: number
}

/**
 * Sends the journal: one batch at a time, the latest acts of each question, with retries until it is acknowledged. No
 * event leaves the journal before that.
 */
export const createSync = (deps: SyncDeps) => {
  const { send, store, now, endOf, schedule, random = Math.random, firstAfterMs = 0 } = deps
  const status = createSyncStatus()
  const queue = createSendQueue({ store, now, endOf, onWrite: (write) => void status.guard(write) })
  const sender = createSender({ send, queue, status, schedule, random, firstAfterMs })
  const isDone = () => queue.isEmpty() || status.current().hold !== null || sender.isStopped()

  return {
    /** Takes over the events of earlier pages and sends them. */
    start(kept: readonly ResponseEvent[], lastSeq: number, keptExtras: readonly JournalExtra[] = []) {
      queue.load(kept, lastSeq, keptExtras)
      if (!queue.isEmpty()) void sender.flush()
    },
    /** Numbers and stores a change; resolves when it is on disk. */
    record(change: Omit<ResponseEvent, 'seq' | 'at'>): Promise<void> {
      const write = queue.append(change)
      sender.flushSoon()
      return status.track(write)
    },
    /** Stores an extra; resolves when it is on disk. */
    recordExtra(extra: JournalExtra): Promise<void> {
      const write = queue.appendExtra(extra)
      sender.flushSoon()
      return status.guard(write)
    },
    /** Sends now instead of at the next retry, because the network or the tab is back. */
    wake() {
      sender.resetBackoff()
      const { saving, hold, refused } = status.current()
      // Without unsent events nothing is on this device only.
      if (saving === 'offline' && queue.isEmpty() && !hold && !refused) status.set({ saving: 'saved' })
      void sender.flush()
    },
    goneOffline: () => status.set({ saving: 'offline' }),
    /** Sends unsent events at once, beside a running request, because the page may be gone in a moment. */
    leave: () => void sender.flush(true),
    /** Stops sending until the attempt is opened again; the journal keeps its events. */
    hold: (hold: Hold) => sender.holdFor(hold),
    /** Sends everything; resolves when nothing is unsent, on a hold, or at the time limit. */
    async drain(limitMs: number): Promise<void> {
      sender.setDraining(true)
      await new Promise<void>((resolve) => {
        const end = () => {
          unsubscribe()
          cancelLimit()
          resolve()
        }
        const check = () => isDone() && end()
        const unsubscribe = status.subscribe(check)
        const cancelLimit = schedule(end, limitMs)
        void sender.flush()
        check()
      })
      sender.setDraining(false)
    },
    stop() {
      sender.stop()
      status.set({})
    },
    state: (): SyncState => status.visible(),
    /** Unsent events, without refused ones. */
    unsent: (): readonly ResponseEvent[] => queue.unsent(),
    subscribe: status.subscribe,
  }
}
export type Sync = ReturnType<typeof createSync>
