import { useEffect, useRef, useState } from 'react'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { makeApi } from '../../../api.ts'
import { createServerClock } from '../controller/server-clock.ts'
import { schedule } from '../timers.ts'
import { lobbyCalls } from './calls.ts'
import { unseal } from './unseal.ts'
import { createLobbyClient, type LobbyState } from './lobby-client.ts'

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

/** The lobby of this page. Both values are null on the server and until the first effect. */
export const useLobby = ({ id, opensAt, serverNow }: Test) => {
  const [lobby, setLobby] = useState<LobbyState | null>(null)
  const [clock, setClock] = useState<ReturnType<typeof createLobbyClock> | null>(null)
  // Captured once: a later revalidation must not restart the wait.
  const found = useRef({ opensAt, serverNow })
  useEffect(() => {
    const ticking = createLobbyClock(found.current.serverNow)
    const client = createLobbyClient({
      beginsAt: found.current.opensAt,
      calls: lobbyCalls(makeApi(location.origin), id, ticking.observe),
      unseal,
      now: ticking.now,
      schedule,
      changed: setLobby,
    })
    setClock(ticking)
    setLobby(client.state())
    window.addEventListener('online', client.wake)
    return () => {
      window.removeEventListener('online', client.wake)
      client.stop()
    }
  }, [id])
  return { lobby, clock }
}
