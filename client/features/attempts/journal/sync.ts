import type { ResponseEvent, SyncAck } from '../../../../domain/attempts/contract.ts'
import { coalesce, maxBatch, renumber, unacknowledged } from '../../../../domain/attempts/journal-merge.ts'
import type { EventStore, Extra } from './journal-store.ts'

/** What became of a batch. Everything but `acked` leaves every event in the journal. */
export type SendOutcome =
  | { kind: 'acked'; ack: SyncAck }
  | { kind: 'unreachable' }
  | { kind: 'busy'; retryAfterMs: number | null }
  | { kind: 'conflict' }
  /** The clock stands still: it is taken once that goes on. */
  | { kind: 'paused' }
  | { kind: 'refused' }
  | { kind: Hold }

/** Why sending waits: no session, a lease of an earlier session, another writer, the end of the sitting. */
export type Hold = (typeof holds)[number]
const holds = ['signed_out', 'lease_ended', 'stale', 'closed'] as const
export const isHold = (kind: string): kind is Hold => holds.includes(kind as Hold)

export type SyncState = {
  saving: 'saved' | 'saving' | 'offline'
  hold: Hold | null
  /** False once a change could not be written to the device. */
  kept: boolean
  /** Whether the server refuses some answer, which stays on the device. */
  refused: boolean
}

type SyncDeps = {
  /** Sends one batch with what travels along; never rejects. */
  send: (batch: ResponseEvent[], extras: Extra[]) => Promise<SendOutcome>
  store: EventStore
  /** The server's time, Unix milliseconds. */
  now: () => number
  /** When a question's time is over, as far as this page knows; never, where it is left out. */
  endOf?: (questionId: string) => number
  /** Runs something later; returns how to call it off. */
  schedule: (run: () => void, ms: number) => () => void
  /** In [0, 1): spreads retries. */
  random?: () => number
  /** How much longer the first batch may wait, where everyone began in one moment. */
  firstAfterMs?: number
}

/** A change waits this long for others to travel with it. */
const gatherMs = 1_000
const retryMs = { first: 1_000, last: 30_000 }
/** As many notes as the contract lets travel with one batch. */
const maxExtras = 16
/** Conflicts jump over numbers that a journal lost with the device's storage may have used. */
const renumberBy = 1_000

/**
 * Sends the journal: one batch in flight, the latest event of each question, again and again until it is acknowledged.
 * No event leaves the journal before that.
 */
export const createSync = (deps: SyncDeps) => {
  const { send, store, now, endOf, schedule, random = Math.random, firstAfterMs = 0 } = deps
  let pending: ResponseEvent[] = []
  let extras: Extra[] = []
  const refusedExtras = new Set<string>()
  let seq = 0
  let lastAt = 0
  let inFlight = false
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
  /** The same for what the student gave: until it is there, nothing says that it is kept on this device. */
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

  const forget = (sent: Extra[]) => {
    if (sent.length === 0) return
    const keys = sent.map(({ key }) => key)
    extras = extras.filter(({ key }) => !keys.includes(key))
    void onDevice(store.forgetExtras(keys))
  }

  /** What the server has acknowledged is saved, whoever writes from now on. */
  const stopFor = (hold: Hold) => set({ hold, saving: waiting().length === 0 ? 'saved' : 'offline' })

  const settle = (outcome: SendOutcome, batch: ResponseEvent[], sent: Extra[]) => {
    switch (outcome.kind) {
      case 'acked': {
        const last = batch.at(-1)?.seq ?? 0
        forget(sent)
        pending = unacknowledged(pending, outcome.ack.ackSeq, aside)
        void onDevice(store.acknowledge(outcome.ack.ackSeq, aside))
        if (outcome.ack.ackSeq < last) return retry()
        failures = 0
        if (!idle()) return later(hurried || limit === 1 ? 0 : gatherMs)
        limit = maxBatch
        return set({ saving: 'saved' })
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
        // Alone and one by one, so that a single bad event can't hold up the others; a note never does.
        if (sent.length > 0) for (const { key } of sent) refusedExtras.add(key)
        else if (batch.length > 1) limit = 1
        else for (const event of batch) aside.add(event.seq)
        if (sent.length > 0) return idle() ? set({ saving: 'saved' }) : later(0)
        set({ refused: true, saving: idle() ? 'offline' : 'saving' })
        return idle() ? undefined : later(0)
      default:
        stopFor(outcome.kind)
    }
  }

  const flush = async (): Promise<void> => {
    if (inFlight || stopped || state.hold) return
    const batch = coalesce(waiting(), endOf).slice(0, limit)
    const sent = waitingExtras().slice(0, maxExtras)
    if (batch.length === 0 && sent.length === 0) return
    cancel?.()
    cancel = null
    inFlight = true
    gathering = gatherMs
    if (failures === 0) set({ saving: 'saving' })
    const outcome = await send(batch, sent)
    inFlight = false
    if (!stopped) settle(outcome, batch, sent)
  }

  return {
    /** Takes over what the device kept of earlier pages and sends it. */
    start(kept: readonly ResponseEvent[], lastSeq: number, keptExtras: readonly Extra[] = []) {
      pending = [...kept]
      extras = [...keptExtras]
      seq = Math.max(lastSeq, 0, ...kept.map((event) => event.seq))
      if (!idle()) void flush()
    },
    /** Numbers and keeps a change; resolves when it is on the device. */
    record(change: Omit<ResponseEvent, 'seq' | 'at'>): Promise<void> {
      seq += 1
      lastAt = Math.max(lastAt, Math.round(now()))
      const event = { seq, ...change, at: lastAt }
      pending.push(event)
      if (!inFlight && !cancel && !state.hold) later(gathering)
      return keep(store.append(event))
    },
    /** Keeps what travels with the answers; resolves when it is on the device. */
    recordExtra(extra: Extra): Promise<void> {
      extras.push(extra)
      if (!inFlight && !cancel && !state.hold) later(gathering)
      return onDevice(store.appendExtra(extra))
    },
    /** The network or the tab is back: now instead of at the next retry. */
    wake() {
      failures = 0
      // With nothing to send, nothing is kept on this device alone.
      if (state.saving === 'offline' && idle() && !state.hold && !state.refused) set({ saving: 'saved' })
      void flush()
    },
    goneOffline() {
      set({ saving: 'offline' })
    },
    /** Stops sending until the sitting is opened again; what is in the journal stays there. */
    hold: stopFor,
    /** Sends what waits and resolves when nothing does, or when the student has to act, or at the time limit. */
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
    /** Events that have yet to be sent; those the server refuses are not among them. */
    waiting: (): readonly ResponseEvent[] => waiting(),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type Sync = ReturnType<typeof createSync>
