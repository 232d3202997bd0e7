import type { Paper } from '../../../../domain/attempts/contract.ts'
import { isFinalTicket, type LobbyEntry } from '../../../../domain/attempts/lobby.ts'
import type { ErrorCode } from '../../../../domain/errors.ts'
import { ApiError } from '../../../api.ts'
import type { RunLater } from '../timers.ts'
import type { LobbyCalls } from './calls.ts'
import { entryDelay, keyDelay, paperDelay, renewalDelay, retryDelay } from './spread.ts'

export type Waiting = {
  /** Null until the place is taken. */
  entry: LobbyEntry | null
  /** True when the sealed paper is on this device. */
  sealed: boolean
  /** False while calls get no answer. */
  online: boolean
  stage:
    | { at: 'waiting' }
    /** The start has come, and the key is being requested. */
    | { at: 'starting' }
    | { at: 'open'; paper: Paper; deadlineAt: number }
    /** The paper cannot be opened here and comes from the server. */
    | { at: 'ordinary' }
    | { at: 'refused'; code: ErrorCode }
}

type Parts = {
  beginsAt: number
  calls: LobbyCalls
  unseal: (sealed: ArrayBuffer, key: string) => Promise<Paper>
  /** The server's time, Unix milliseconds. */
  now: () => number
  schedule: RunLater
  changed: (waiting: Waiting) => void
  /** In [0, 1). */
  random?: () => number
}

/** Longest timer: the clock is read again after it, as a start may move and a device may sleep. */
const longestSleepMs = 1_000
/** Delay before a lobby that was not open yet is tried again. */
const tooEarlyMs = 15_000
/** Attempts to fetch the sealed paper once it is needed. */
const lateFetches = 3

const codeOf = (error: unknown): ErrorCode | null => (error instanceof ApiError ? error.body.code : null)
/** True for a lost connection or a server error, where a retry may succeed. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/**
 * Runs one student's wait for a common start: takes the place, fetches the sealed paper early, renews the ticket,
 * requests the key at the start and opens the paper. Every call is delayed at random and retried until it is answered.
 */
export const createWaiting = (parts: Parts) => {
  const { calls, unseal, now, schedule, changed, random = Math.random } = parts
  let waiting: Waiting = { entry: null, sealed: false, online: true, stage: { at: 'waiting' } }
  let beginsAt = parts.beginsAt
  let issuedAt = 0
  let sealed: ArrayBuffer | null = null
  let stopped = false
  const timers = new Set<() => void>()
  const sleepers = new Set<() => void>()
  let renewal: (() => void) | null = null
  let asking: Promise<LobbyEntry> | null = null

  const set = (change: Partial<Waiting>) => {
    if (stopped) return
    waiting = { ...waiting, ...change }
    changed(waiting)
  }
  const later = (run: () => void, ms: number): (() => void) => {
    const cancel = schedule(() => {
      timers.delete(cancel)
      if (!stopped) run()
    }, ms)
    timers.add(cancel)
    return cancel
  }
  /** Resolves after the time, or earlier when the network is back. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        sleepers.delete(done)
        cancel()
        resolve()
      }
      const cancel = later(done, ms)
      sleepers.add(done)
    })
  const wake = () => {
    for (const sleeper of sleepers) sleeper()
  }
  const until = () => beginsAt - now()

  /** Retries a call until it is answered; rejects with a definite refusal. */
  const insist = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
    for (let tries = 0; ; tries += 1) {
      try {
        const reply = await call()
        set({ online: true })
        return reply
      } catch (error) {
        if (!isPassing(error)) throw error
        set({ online: false })
        await pause(retryDelay(random(), tries))
      }
    }
  }
  const refused = (error: unknown) => set({ stage: { at: 'refused', code: codeOf(error) ?? 'platform.internal' } })

  const take = (entry: LobbyEntry) => {
    beginsAt = entry.beginsAt
    issuedAt = entry.serverNow
    set({ entry })
  }
  const enter = async (): Promise<LobbyEntry> => {
    const entry = await insist(calls.enter)
    take(entry)
    return entry
  }
  /** A refused ticket belongs to an ended session: take the place again. */
  const renew = async (entry: LobbyEntry): Promise<LobbyEntry> => {
    try {
      const { closesAt, ...renewed } = await insist(() => calls.renew(entry.ticket))
      const next = { ...entry, ...renewed, clock: { ...entry.clock, closesAt } }
      take(next)
      return next
    } catch (error) {
      if (codeOf(error) === 'attempts.lease_invalid') return enter()
      throw error
    }
  }
  /** The place with a new ticket; concurrent callers share one request. */
  const askAgain = (): Promise<LobbyEntry> => {
    asking ??= (waiting.entry ? renew(waiting.entry) : enter()).finally(() => (asking = null))
    return asking
  }

  const keepFresh = () => {
    renewal?.()
    const ms = renewalDelay(random(), issuedAt, beginsAt, now())
    if (ms === null) return
    renewal = later(() => {
      if (waiting.stage.at === 'waiting') askAgain().then(keepFresh, refused)
    }, ms)
  }

  const fetchSealed = async (name: string): Promise<void> => {
    for (let tries = 0; !sealed && waiting.stage.at === 'waiting'; tries += 1) {
      try {
        sealed = await calls.paper(name)
        set({ sealed: true })
      } catch {
        await pause(retryDelay(random(), tries))
      }
    }
  }

  /** The sealed paper, normally fetched early. Null if it cannot be loaded. */
  const sealedNow = async (name: string): Promise<ArrayBuffer | null> => {
    for (let tries = 0; !sealed && tries < lateFetches; tries += 1) {
      sealed = await calls.paper(name).catch(() => null)
      if (!sealed) await pause(retryDelay(random(), tries))
    }
    return sealed
  }

  const open = async (entry: LobbyEntry): Promise<void> => {
    if (!entry.paper) return set({ stage: { at: 'ordinary' } })
    const { key, deadlineAt } = await insist(() => calls.key(entry.ticket))
    const bytes = await sealedNow(entry.paper.name)
    const paper = bytes && (await unseal(bytes, key).catch(() => null))
    set({ stage: paper ? { at: 'open', paper, deadlineAt } : { at: 'ordinary' } })
  }

  /** Runs until the paper is open, following a moved start or a refused ticket. */
  const start = async (): Promise<void> => {
    set({ stage: { at: 'starting' } })
    wake()
    let entry = waiting.entry
    for (let tries = 0; ; tries += 1) {
      try {
        if (!entry || !isFinalTicket(issuedAt, beginsAt)) entry = await askAgain()
        return until() > 0 ? goOnWaiting() : await open(entry)
      } catch (error) {
        const code = codeOf(error)
        // Over, or too late for a ticket: the attempt itself decides.
        if (code === 'attempts.closed') return set({ stage: { at: 'ordinary' } })
        if (code !== 'catalogue.not_open' && code !== 'attempts.lease_invalid') throw error
        if (tries > 0) await pause(retryDelay(random(), tries))
        entry = await askAgain()
      }
    }
  }

  const wait = () => {
    const left = until()
    if (left > 0) later(wait, Math.min(left, longestSleepMs))
    else later(() => void start().catch(refused), keyDelay(random()))
  }
  /** The start was moved, or this device was early. */
  const goOnWaiting = () => {
    set({ stage: { at: 'waiting' } })
    keepFresh()
    wait()
  }

  /** A device whose clock is ahead may ask before the lobby is open. */
  const firstPlace = async (): Promise<LobbyEntry> => {
    for (;;) {
      try {
        return await askAgain()
      } catch (error) {
        if (codeOf(error) !== 'catalogue.not_open') throw error
        await pause(tooEarlyMs)
      }
    }
  }

  const begin = async (): Promise<void> => {
    await pause(entryDelay(random(), until()))
    if (waiting.stage.at !== 'waiting') return
    const entry = await firstPlace()
    keepFresh()
    if (!entry.paper) return
    await pause(paperDelay(random(), until()))
    await fetchSealed(entry.paper.name)
  }
  wait()
  void begin().catch(refused)

  return {
    waiting: () => waiting,
    /** Ends the current pauses, because the network is back. */
    wake,
    stop() {
      stopped = true
      for (const cancel of timers) cancel()
    },
  }
}
