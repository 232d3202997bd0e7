import type { Submitted } from '../../../domain/attempts/contract.ts'
import { ApiError } from '../../api.ts'
import { failureOf } from './journal/transport.ts'
import { isHold, patienceMs, type Sync } from './journal/sync.ts'
import type { Finish } from './sitting.ts'

/** How long unsent answers may hold up one try of the submission. */
const drainMs = 8_000
const pauseMs = { first: 1_000, last: 10_000 }

type Parts = {
  sync: Pick<Sync, 'drain' | 'waiting' | 'state' | 'wake'>
  submit: () => Promise<Submitted>
  /** Whether the time that was over goes on, the clock having been moved; `anew` asks the server. */
  goesOn?: (anew: boolean) => boolean | Promise<boolean>
  onWait: (waits: boolean) => void
}

/**
 * Sends every answer and then submits; goes on until the server has said something final. Answers go first: a
 * submission closes the sitting to them.
 */
export const submitUntilDone = async ({ sync, submit, goesOn = () => false, onWait }: Parts): Promise<Finish> => {
  const ask = withPatience(() => trySubmit(submit))
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
    await pause(Math.min(pauseMs.last, pauseMs.first * 2 ** tries))
    sync.wake()
  }
}

type Said = Finish | 'too_early' | null

/** Asks once more where an earlier call hangs, and takes the first reply of all. */
const withPatience = (call: () => Promise<Said>): (() => Promise<Said>) => {
  const calls = new Set<Promise<Said>>()
  return () => {
    const asked = call().finally(() => calls.delete(asked))
    calls.add(asked)
    return Promise.race([...calls, pause(patienceMs).then(() => null)])
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

/** Waits, but not longer than until the network is back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
  })
