import type { Paper } from '../../../../domain/attempts/contract.ts'
import { isFinalTicket, type LobbyEntry } from '../../../../domain/attempts/lobby.ts'
import type { ErrorCode } from '../../../../domain/errors.ts'
import type { RunLater } from '../timers.ts'
import type { LobbyCalls } from './calls.ts'
import { codeOf, createPlace } from './place.ts'
import { createRetries } from './retries.ts'
import { createSealedPaper } from './sealed-paper.ts'
import { entryDelay, keyDelay, paperDelay, renewalDelay } from './spread.ts'

export type LobbyState = {
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
    | { at: 'from_server' }
    | { at: 'refused'; code: ErrorCode }
}

type Parts = {
  beginsAt: number
  calls: LobbyCalls
  unseal: (sealed: ArrayBuffer, key: string) => Promise<Paper>
  /** The server's time, Unix milliseconds. */
  now: () => number
  schedule: RunLater
  changed: (state: LobbyState) => void
  /** In [0, 1). */
  random?: () => number
}

/** Longest timer: the clock is read again after it, as a start may move and a device may sleep. */
const maxSleepMs = 1_000
/** Delay before a lobby that was not open yet is tried again. */
const tooEarlyMs = 15_000

/**
 * Runs one student's wait for a common start: takes the place, fetches the sealed paper early, renews the ticket,
 * requests the key at the start and opens the paper. Every call is delayed at random and retried until it is answered.
 */
export const createLobbyClient = (parts: Parts) => {
  const { calls, unseal, now, schedule, changed, random = Math.random } = parts
  let state: LobbyState = { entry: null, sealed: false, online: true, stage: { at: 'waiting' } }
  let beginsAt = parts.beginsAt
  let issuedAt = 0
  let cancelRenewal: (() => void) | null = null

  const set = (change: Partial<LobbyState>) => {
    if (retries.isStopped()) return
    state = { ...state, ...change }
    changed(state)
  }
  const retries = createRetries({ schedule, random, onOnline: (online) => set({ online }) })
  const { later, pause, backOff } = retries
  const refreshPlace = createPlace({
    calls,
    retries,
    onEntry(entry) {
      beginsAt = entry.beginsAt
      issuedAt = entry.serverNow
      set({ entry })
    },
  })
  const sealedPaper = createSealedPaper(calls, retries)
  const untilStart = () => beginsAt - now()
  const isWaiting = () => state.stage.at === 'waiting'
  const refuse = (error: unknown) => set({ stage: { at: 'refused', code: codeOf(error) ?? 'platform.internal' } })

  const scheduleRenewal = () => {
    cancelRenewal?.()
    const ms = renewalDelay(random(), issuedAt, beginsAt, now())
    if (ms === null) return
    cancelRenewal = later(() => {
      if (isWaiting()) refreshPlace().then(scheduleRenewal, refuse)
    }, ms)
  }

  const openPaper = async (entry: LobbyEntry): Promise<void> => {
    if (!entry.paper) return set({ stage: { at: 'from_server' } })
    const { key, deadlineAt } = await retries.untilAnswered(() => calls.key(entry.ticket))
    const sealed = await sealedPaper.require(entry.paper.name)
    const paper = sealed && (await unseal(sealed, key).catch(() => null))
    set({ stage: paper ? { at: 'open', paper, deadlineAt } : { at: 'from_server' } })
  }

  /** Runs until the paper is open, following a moved start or a refused ticket. */
  const start = async (): Promise<void> => {
    set({ stage: { at: 'starting' } })
    retries.wake()
    let { entry } = state
    for (let tries = 0; ; tries += 1) {
      try {
        if (!entry || !isFinalTicket(issuedAt, beginsAt)) entry = await refreshPlace()
        return untilStart() > 0 ? resumeWaiting() : await openPaper(entry)
      } catch (error) {
        const code = codeOf(error)
        // Over, or too late for a ticket: the attempt itself decides.
        if (code === 'attempts.closed') return set({ stage: { at: 'from_server' } })
        if (code !== 'catalogue.not_open' && code !== 'attempts.lease_invalid') throw error
        if (tries > 0) await backOff(tries)
        entry = await refreshPlace()
      }
    }
  }

  const waitForStart = () => {
    const left = untilStart()
    if (left > 0) later(waitForStart, Math.min(left, maxSleepMs))
    else later(() => void start().catch(refuse), keyDelay(random()))
  }
  /** The start was moved, or this device was early. */
  const resumeWaiting = () => {
    set({ stage: { at: 'waiting' } })
    scheduleRenewal()
    waitForStart()
  }

  /** A device whose clock is ahead may ask before the lobby is open. */
  const enterOnceOpen = async (): Promise<LobbyEntry> => {
    for (;;) {
      try {
        return await refreshPlace()
      } catch (error) {
        if (codeOf(error) !== 'catalogue.not_open') throw error
        await pause(tooEarlyMs)
      }
    }
  }

  const prepare = async (): Promise<void> => {
    await pause(entryDelay(random(), untilStart()))
    if (!isWaiting()) return
    const entry = await enterOnceOpen()
    scheduleRenewal()
    if (!entry.paper) return
    await pause(paperDelay(random(), untilStart()))
    if (await sealedPaper.fetchEarly(entry.paper.name, isWaiting)) set({ sealed: true })
  }
  waitForStart()
  void prepare().catch(refuse)

  return { state: () => state, wake: retries.wake, stop: retries.stop }
}
