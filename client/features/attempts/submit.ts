import type { Submitted } from '../../../domain/attempts/contract.ts'
import { ApiError } from '../../api.ts'
import { failureOf } from './journal/transport.ts'
import { isHold, patienceMs, type Sync } from './journal/sync.ts'
import type { Finish } from './attempt-controller.ts'

/** Longest delay of one submission for unsent answers. */
const drainMs = 8_000
/** The pause between tries stays short, because answers have to arrive within the drain window. */
const pauseMs = { first: 1_000, last: 3_000 }

type Parts = {
  sync: Pick<Sync, 'drain' | 'waiting' | 'state' | 'wake'>
  submit: () => Promise<Submitted>
  /** True when the deadline was moved and the test continues; `anew` asks the server. */
  goesOn?: (anew: boolean) => boolean | Promise<boolean>
  onWait: (waits: boolean) => void
  /** Runs a function later. Returns a function that cancels it. */
  schedule: (run: () => void, ms: number) => () => void
  /** Runs a function when the network is back. Returns a function that cancels it. */
  onBack: (run: () => void) => () => void
}

/**
 * Sends every answer and then submits, with retries until a final reply. Answers go first, because a submission closes
 * the attempt.
 */
export const submitUntilDone = async (parts: Parts): Promise<Finish> => {
  const { sync, submit, goesOn = () => false, onWait } = parts
  const ask = withPatience(() => trySubmit(submit), parts)
  for (let tries = 0; ; tries += 1) {
    onWait(tries > 0)
    await sync.drain(drainMs)
    const { hold } = sync.state()
    if (hold) return { kind: hold }
    if (await goesOn(false)) return { kind: 'goes_on' }
    if (sync.waiting().length === 0) {
      const said = await ask()
      if (said === 'too_early' && (await goesOn(true))) return { kind: 'goes_on' }
      if (said && said !== 'too_early') return said
    }
    onWait(true)
    await pause(Math.min(pauseMs.last, pauseMs.first * 2 ** tries), parts)
    sync.wake()
  }
}

type Said = Finish | 'too_early' | null

/** Calls again while an earlier call hangs, and takes whichever reply is first. */
const withPatience = (call: () => Promise<Said>, { schedule }: Pick<Parts, 'schedule'>): (() => Promise<Said>) => {
  const calls = new Set<Promise<Said>>()
  return () => {
    const asked = call().finally(() => calls.delete(asked))
    calls.add(asked)
    return Promise.race([...calls, new Promise<null>((resolve) => schedule(() => resolve(null), patienceMs))])
  }
}

const trySubmit = async (submit: () => Promise<Submitted>): Promise<Said> => {
  try {
    const { countedUntil = null } = await submit()
    return { kind: 'submitted', countedUntil }
  } catch (error) {
    if (error instanceof ApiError && error.body.code === 'attempts.too_early') return 'too_early'
    const { kind } = failureOf(error)
    return isHold(kind) ? { kind } : null
  }
}

/** Resolves after the time, or earlier when the network is back. */
const pause = (ms: number, { schedule, onBack }: Pick<Parts, 'schedule' | 'onBack'>): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      cancel()
      unwatch()
      resolve()
    }
    const cancel = schedule(done, ms)
    const unwatch = onBack(done)
  })
