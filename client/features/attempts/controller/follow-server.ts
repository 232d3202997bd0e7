import { sleep } from '../timers.ts'
import type { AttemptCore } from './attempt-core.ts'
import type { ConnectParts } from './connect.ts'
import { retryMs } from './refresh.ts'
import { watchConnection } from './watch-connection.ts'

type NetworkParts = typeof import('./network-parts.ts')

/** Mean interval at which a paused page without a channel asks whether the clock runs again. */
const pausePollMs = 20_000

/** Retries while the page is open; never resolves after that. */
const fetchParts = (status: AttemptCore['status']): Promise<NetworkParts> =>
  import('./network-parts.ts').catch(async () => {
    await sleep(retryMs)
    return status.closed ? new Promise<NetworkParts>(() => undefined) : fetchParts(status)
  })

/** Keeps an open attempt up to date by the channel, by polling during a pause, and when network or tab are back. */
export const followServer = (parts: ConnectParts) => {
  const { core } = parts
  const { sync, clock, outages, refresh, status } = core
  let channel: ReturnType<NetworkParts['connect']> | null = null
  const closeChannel = () => channel?.close()
  const hasEnded = () => status.closed || sync.state().hold !== null
  const networkParts = fetchParts(status)
  void networkParts.then(({ connect }) => {
    if (!hasEnded()) channel = connect(parts)
  })
  const unsubscribe = sync.subscribe(() => {
    if (hasEnded()) closeChannel()
  })
  const unwatch = watchConnection({
    onBack(slept) {
      if (!navigator.onLine) return
      // With unsent events the next reply tells whether the connection is back.
      if (sync.unsent().length === 0) outages.back()
      sync.wake()
      if (slept || clock.isPaused()) void refresh()
    },
    onGone() {
      outages.lost(clock.now())
      sync.goneOffline()
    },
    onLeave: () => sync.leave(),
  })
  const pausePoll = setInterval(
    () => {
      if (clock.isPaused() && !channel?.listens()) void refresh()
    },
    pausePollMs * (0.5 + Math.random()),
  )
  return {
    networkParts,
    closeChannel,
    stopFollowing() {
      unsubscribe()
      unwatch()
      clearInterval(pausePoll)
      closeChannel()
    },
  }
}
