import { useEffect, useRef, useState } from 'react'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { makeApi } from '../../../api.ts'
import { createServerClock } from '../controller/server-clock.ts'
import { schedule } from '../timers.ts'
import { lobbyCalls } from './calls.ts'
import { unseal } from './unseal.ts'
import { createWaiting, type Waiting } from './waiting.ts'

/** Assumed age of the page's server time, until the first call measures it. */
const pageAgeMs = 1_000

/** The server's clock, starting with the time in the page, with its last sample. */
const createLobbyClock = (serverNow: number) => {
  const clock = createServerClock()
  let last: Sample = { serverNow, sentAt: performance.now() - pageAgeMs, receivedAt: performance.now() }
  clock.observe(last)
  return {
    now: clock.now,
    sample: () => last,
    observe(sample: Sample) {
      last = sample
      clock.observe(sample)
    },
  }
}

type Test = { id: string; opensAt: number; serverNow: number }

/** The lobby of this page. `waiting` is null on the server and until it has begun. */
export const useLobby = ({ id, opensAt, serverNow }: Test) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [clock, setClock] = useState<ReturnType<typeof createLobbyClock> | null>(null)
  // Captured once: a later revalidation must not restart the wait.
  const found = useRef({ opensAt, serverNow })
  useEffect(() => {
    const ticking = createLobbyClock(found.current.serverNow)
    const lobby = createWaiting({
      beginsAt: found.current.opensAt,
      calls: lobbyCalls(makeApi(location.origin), id, ticking.observe),
      unseal,
      now: ticking.now,
      schedule,
      changed: setWaiting,
    })
    setClock(ticking)
    setWaiting(lobby.waiting())
    window.addEventListener('online', lobby.wake)
    return () => {
      window.removeEventListener('online', lobby.wake)
      lobby.stop()
    }
  }, [id])
  return { waiting, clock }
}
