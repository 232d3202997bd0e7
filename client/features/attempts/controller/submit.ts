import type { Submitted } from '../../../../domain/attempts/contract.ts'
import { ApiError } from '../../../api.ts'
import { failureOf } from '../journal/transport.ts'
import { isHold } from '../journal/outcome.ts'
import { supersedeAfterMs } from '../journal/sender.ts'
import type { Sync } from '../journal/sync.ts'
import type { RunLater } from '../timers.ts'
import type { Finish } from './attempt-controller.ts'

/** Longest delay of one submission for unsent answers. */
const drainMs = 8_000
/** The pause between tries stays short, because answers have to arrive within the drain window. */
const pauseMs = { first: 1_000, last: 3_000 }

type Parts = {
  sync: Pick<Sync, 'drain' | 'unsent' | 'state' | 'wake'>
  submit: () => Promise<Submitted>
  /** True when the deadline was moved and the test continues. `askServer` loads the deadline first. */
  continues?: (askServer: boolean) => boolean | Promise<boolean>
  onWait: (waits: boolean) => void
  schedule: RunLater
  /** Runs a function when the network is back. Returns a function that cancels it. */
  onceOnline: (run: () => void) => () => void
}

/**
 * Sends every answer and then submits, with retries until a final reply. Answers go first, because a submission closes
 * the attempt.
 */
export const submitUntilDone = async (parts: Parts): Promise<Finish> => {
  const { sync, submit, continues = () => false, onWait } = parts
  const trySubmit = raceWithHanging(() => outcomeOf(submit), parts)
  for (let tries = 0; ; tries += 1) {
    onWait(tries > 0)
    await sync.drain(drainMs)
    const { hold } = sync.state()
    if (hold) return { kind: hold }
    if (await continues(false)) return { kind: 'continues' }
    if (sync.unsent().length === 0) {
      const outcome = await trySubmit()
      if (outcome === 'too_early' && (await continues(true))) return { kind: 'continues' }
      if (outcome && outcome !== 'too_early') return outcome
    }
    onWait(true)
    await pause(Math.min(pauseMs.last, pauseMs.first * 2 ** tries), parts)
    sync.wake()
  }
}

/** Null: no reply yet, or none that is final. */
type Outcome = Finish | 'too_early' | null

/** Calls again while earlier calls hang, and takes whichever reply is first. */
const raceWithHanging = (call: () => Promise<Outcome>, { schedule }: Pick<Parts, 'schedule'>) => {
  const calls = new Set<Promise<Outcome>>()
  return (): Promise<Outcome> => {
    const started = call().finally(() => calls.delete(started))
    calls.add(started)
    return Promise.race([...calls, new Promise<null>((resolve) => schedule(() => resolve(null), supersedeAfterMs))])
  }
}

const outcomeOf = async (submit: () => Promise<Submitted>): Promise<Outcome> => {
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
const pause = (ms: number, { schedule, onceOnline }: Pick<Parts, 'schedule' | 'onceOnline'>): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      cancel()
      unwatch()
      resolve()
    }
    const cancel = schedule(done, ms)
    const unwatch = onceOnline(done)
  })
