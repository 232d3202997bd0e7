import { failureOf } from './journal/transport.ts'
import type { Sync } from './journal/sync.ts'
import type { Finish } from './sitting.ts'

/** How long unsent answers may hold up one try of the submission. */
const drainMs = 8_000
const pauseMs = { first: 1_000, last: 10_000 }

type Parts = {
  sync: Pick<Sync, 'drain' | 'waiting' | 'state' | 'wake'>
  submit: () => Promise<unknown>
  onWait: (waits: boolean) => void
}

/**
 * Sends every answer and then submits; goes on until the server has said something final. Answers go first: a
 * submission closes the sitting to them.
 */
export const submitUntilDone = async ({ sync, submit, onWait }: Parts): Promise<Finish> => {
  for (let tries = 0; ; tries += 1) {
    onWait(tries > 0)
    await sync.drain(drainMs)
    const { hold } = sync.state()
    if (hold) return { kind: hold }
    if (sync.waiting().length === 0) {
      const finish = await trySubmit(submit)
      if (finish) return finish
    }
    onWait(true)
    await pause(Math.min(pauseMs.last, pauseMs.first * 2 ** tries))
    sync.wake()
  }
}

const trySubmit = async (submit: () => Promise<unknown>): Promise<Finish | null> => {
  try {
    await submit()
    return { kind: 'submitted' }
  } catch (error) {
    const { kind } = failureOf(error)
    return kind === 'unreachable' || kind === 'busy' || kind === 'conflict' || kind === 'refused' ? null : { kind }
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
