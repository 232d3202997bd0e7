import type { Merged, ResponseEvent, SyncAck } from '../../../../domain/attempts/contract.ts'
import { coalesce, maxBatch, renumber, unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import type { Schedule } from '../timers.ts'
import type { EventStore, JournalExtra } from './journal-store.ts'

/** Result of sending a batch. Everything but `acked` keeps the events in the journal. */
export type SendOutcome =
  | { kind: 'acked'; ack: SyncAck }
  | { kind: 'unreachable' }
  | { kind: 'busy'; retryAfterMs: number | null }
  | { kind: 'conflict' }
  /** The clock is stopped; the batch is accepted once it runs again. */
  | { kind: 'paused' }
  | { kind: 'refused' }
  /** `merged` is what was stored nevertheless. */
  | { kind: Hold; merged?: Merged | undefined }

/**
 * Reason why sending is on hold: no session, a lease of an earlier session, another writer, or the end of the attempt.
 */
export type Hold = (typeof holds)[number]
const holds = ['signed_out', 'lease_ended', 'stale', 'closed'] as const
export const isHold = (kind: string): kind is Hold => holds.includes(kind as Hold)

export type SyncState = {
  saving: 'saved' | 'saving' | 'offline'
  hold: Hold | null
  /** False once a change could not be written to the device. */
  kept: boolean
  /** True when the server refused an answer, which stays on the device. */
  refused: boolean
}

type SyncDeps = {
  /** Sends one batch with its extras; never rejects. A `leaving` request has to outlive the page. */
  send: (batch: ResponseEvent[], extras: JournalExtra[], leaving: boolean) => Promise<SendOutcome>
  store: EventStore
  /** The server's time, Unix milliseconds. */
  now: () => number
  /** End of the question's time as this page knows it; without the function there is none. */
  endOf?: (questionId: string) => number
  schedule: Schedule
  /** In [0, 1); spreads retries. */
  random?: () => number
  /** Extra delay of the first batch, to spread a common start. */
  firstAfterMs?: number
}

/** Delay of a batch, so that following changes join it. */
const gatherMs = 1_000
/**
 * After this time without a reply the next request may go, with the same events if need be. A late reply still counts.
 */
export const supersedeAfterMs = 4_000
const retryMs = { first: 1_000, last: 30_000 }
/** Below the browser's limit of 64 kB for keepalive requests. */
const keepaliveBytes = 60_000
/** The first events that fit, counting three bytes per UTF-16 unit, the most that UTF-8 takes. */
const fittingKeepalive = (events: ResponseEvent[]): ResponseEvent[] => {
  let room = keepaliveBytes
  return events.slice(0, maxBatch).filter((event) => (room -= 3 * JSON.stringify(event).length) > 0)
}
/** The contract's limit of extras per batch. */
const maxExtras = 16
/** Gap left after a conflict, for numbers that a deleted journal may have used. */
const renumberBy = 1_000

/**
 * Sends the journal: one batch at a time, the latest acts of each question, with retries until it is acknowledged. No
 * event leaves the journal before that.
 */
export const createSync = (deps: SyncDeps) => {
  const { send, store, now, endOf, schedule, random = Math.random, firstAfterMs = 0 } = deps
  let pending: ResponseEvent[] = []
  let extras: JournalExtra[] = []
  const refusedExtras = new Set<string>()
  let seq = 0
  let lastAt = 0
  /** The current request; null once it has a reply or took too long. */
  let flight: object | null = null
  let failures = 0
  let limit = maxBatch
  let cancel: (() => void) | null = null
  let stopped = false
  let hurried = false
  let writing = 0
  const aside = new Set<number>()
  const listeners = new Set<() => void>()
  let state: SyncState = { saving: 'saved', hold: null, kept: true, refused: false }

  const set = (change: Partial<SyncState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const waiting = () => pending.filter((event) => !aside.has(event.seq))
  const waitingExtras = () => extras.filter(({ key }) => !refusedExtras.has(key))
  const idle = () => waiting().length === 0 && waitingExtras().length === 0
  const onDevice = (write: Promise<void>) => write.catch(() => set({ kept: false }))
  /** As `onDevice`, for answers: `saving` does not become "offline, kept on this device" before the write is done. */
  const keep = async (write: Promise<void>): Promise<void> => {
    writing += 1
    set(state.saving === 'saved' ? { saving: 'saving' } : {})
    await onDevice(write)
    writing -= 1
    set({})
  }
  const shown = (): SyncState => (writing > 0 && state.saving === 'offline' ? { ...state, saving: 'saving' } : state)

  let gathering = gatherMs + firstAfterMs
  const later = (ms: number) => {
    cancel?.()
    cancel = schedule(() => {
      cancel = null
      void flush()
    }, ms)
  }
  const retry = (atLeast = 0) => {
    const backoff = Math.min(retryMs.last, retryMs.first * 2 ** failures)
    failures += 1
    later(Math.max(atLeast, backoff * (0.5 + random() / 2)))
  }

  const forget = (sent: JournalExtra[]) => {
    if (sent.length === 0) return
    const keys = sent.map(({ key }) => key)
    extras = extras.filter(({ key }) => !keys.includes(key))
    void onDevice(store.forgetExtras(keys))
  }

  /** Acknowledged answers stay saved, whoever writes from now on. */
  const stopFor = (hold: Hold) => set({ hold, saving: waiting().length === 0 ? 'saved' : 'offline' })

  /** Removes stored events from the journal. */
  const acknowledge = (ackSeq: number) => {
    pending = unacknowledged(pending, ackSeq, aside)
    void onDevice(store.acknowledge(ackSeq, aside))
  }
  /**
   * Handles the late reply to a superseded request: records what was stored and leaves the rest to the newest request.
   */
  const settleLate = (outcome: SendOutcome, sent: JournalExtra[]) => {
    if ('merged' in outcome && outcome.merged) acknowledge(outcome.merged.ackSeq)
    if (outcome.kind !== 'acked') return
    forget(sent)
    acknowledge(outcome.ack.ackSeq)
    if (!idle() || stopped || state.hold) return
    flight = null
    failures = 0
    cancel?.()
    cancel = null
    set({ saving: 'saved' })
  }

  const settle = (outcome: SendOutcome, batch: ResponseEvent[], sent: JournalExtra[]) => {
    switch (outcome.kind) {
      case 'acked': {
        const last = batch.at(-1)?.seq ?? 0
        forget(sent)
        acknowledge(outcome.ack.ackSeq)
        if (outcome.ack.ackSeq < last) return retry()
        failures = 0
        if (!idle()) return later(hurried || limit === 1 || outcome.ack.closed ? 0 : gatherMs)
        limit = maxBatch
        return outcome.ack.closed ? stopFor('closed') : set({ saving: 'saved' })
      }
      case 'unreachable':
        set({ saving: 'offline' })
        return retry()
      case 'busy':
        return retry(outcome.retryAfterMs ?? 0)
      case 'paused':
        return retry()
      case 'conflict':
        pending = renumber(pending, seq + renumberBy)
        seq = pending.at(-1)?.seq ?? seq
        aside.clear()
        void onDevice(store.replace(pending))
        return retry()
      case 'refused':
        // Extras are dropped first; then events are sent one by one, so that a single bad one does not hold up the
        // others.
        if (sent.length > 0) for (const { key } of sent) refusedExtras.add(key)
        else if (batch.length > 1) limit = 1
        else for (const event of batch) aside.add(event.seq)
        if (sent.length > 0) return idle() ? set({ saving: 'saved' }) : later(0)
        set({ refused: true, saving: idle() ? 'offline' : 'saving' })
        return idle() ? undefined : later(0)
      default:
        if (outcome.merged) acknowledge(outcome.merged.ackSeq)
        // More batches may have to be merged before the hold is shown.
        if (outcome.merged && outcome.merged.ackSeq >= (batch.at(-1)?.seq ?? 0) && waiting().length > 0) return later(0)
        stopFor(outcome.kind)
    }
  }

  /** Under an older lease answers are still sent, to be merged; any other hold waits for the student. */
  const isHeld = () => state.hold !== null && state.hold !== 'stale'

  const flush = async (leaving = false): Promise<void> => {
    if ((flight && !leaving) || stopped || isHeld()) return
    const latest = coalesce(waiting(), endOf)
    const batch = leaving ? fittingKeepalive(latest) : latest.slice(0, limit)
    const sent = waitingExtras().slice(0, maxExtras)
    if (batch.length === 0 && sent.length === 0) return
    cancel?.()
    cancel = null
    gathering = gatherMs
    if (failures === 0 && !state.hold) set({ saving: 'saving' })
    const own = (flight = {})
    const giveUp = schedule(() => {
      if (flight !== own) return
      flight = null
      if (!stopped) settle({ kind: 'unreachable' }, batch, sent)
    }, supersedeAfterMs)
    const outcome = await send(batch, sent, leaving)
    giveUp()
    if (flight !== own || stopped) return settleLate(outcome, sent)
    flight = null
    settle(outcome, batch, sent)
  }

  return {
    /** Takes over the events of earlier pages and sends them. */
    start(kept: readonly ResponseEvent[], lastSeq: number, keptExtras: readonly JournalExtra[] = []) {
      pending = [...kept]
      extras = [...keptExtras]
      seq = Math.max(lastSeq, 0, ...kept.map((event) => event.seq))
      if (!idle()) void flush()
    },
    /** Numbers and stores a change; resolves when it is on disk. */
    record(change: Omit<ResponseEvent, 'seq' | 'at'>): Promise<void> {
      seq += 1
      lastAt = Math.max(lastAt, Math.round(now()))
      const event = { seq, ...change, at: lastAt }
      pending.push(event)
      if (!flight && !cancel && !isHeld()) later(gathering)
      return keep(store.append(event))
    },
    /** Stores an extra; resolves when it is on disk. */
    recordExtra(extra: JournalExtra): Promise<void> {
      extras.push(extra)
      if (!flight && !cancel && !isHeld()) later(gathering)
      return onDevice(store.appendExtra(extra))
    },
    /** Sends now instead of at the next retry, because the network or the tab is back. */
    wake() {
      failures = 0
      // Without unsent events nothing is on this device only.
      if (state.saving === 'offline' && idle() && !state.hold && !state.refused) set({ saving: 'saved' })
      void flush()
    },
    goneOffline() {
      set({ saving: 'offline' })
    },
    /** Sends waiting events at once, beside a running request, because the page may be gone in a moment. */
    leave() {
      void flush(true)
    },
    /** Stops sending until the attempt is opened again; the journal keeps its events. */
    hold: stopFor,
    /** Sends everything; resolves when nothing is waiting, on a hold, or at the time limit. */
    async drain(limitMs: number): Promise<void> {
      hurried = true
      const done = () => idle() || state.hold !== null || stopped
      await new Promise<void>((resolve) => {
        const check = () => {
          if (!done()) return
          listeners.delete(check)
          callOff()
          resolve()
        }
        const callOff = schedule(() => {
          listeners.delete(check)
          resolve()
        }, limitMs)
        listeners.add(check)
        void flush()
        check()
      })
      hurried = false
    },
    stop() {
      stopped = true
      cancel?.()
      set({})
    },
    state: shown,
    /** Unsent events, without refused ones. */
    waiting: (): readonly ResponseEvent[] => waiting(),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Sync = ReturnType<typeof createSync>
