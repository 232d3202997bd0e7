import type { Paper, Timing } from '../../../../domain/attempts/contract.ts'
import type { Outages } from '../journal/outages.ts'
import type { Sync } from '../journal/sync.ts'
import { sleep } from '../timers.ts'
import type { AttemptClock } from './attempt-clock.ts'
import { retryMs } from './refresh.ts'
import { watchConnection } from './watch-connection.ts'

export type NetworkParts = typeof import('./network-parts.ts')
type Handlers = Parameters<NetworkParts['openChannel']>[2]

/** Mean interval at which a paused page without a channel asks whether the clock runs again. */
const pausePollMs = 20_000
/** Spread of the channels after a common start. */
const channelSpreadMs = 30_000
/** Assumed upper bound of a push's travel time, so its clock sample is right to half of it. */
const pushMs = 1_000

type Parts = {
  attemptId: string
  lease: string
  paper: Paper
  commonStart: boolean
  sync: Sync
  clock: AttemptClock
  outages: Outages
  applyTiming: (reading: { deadlineAt: number; timing: Timing | null }) => void
  refresh: () => Promise<boolean>
  isClosed: () => boolean
}

/** Retries while the page is open; never resolves after that. */
const fetchParts = (isClosed: () => boolean): Promise<NetworkParts> =>
  import('./network-parts.ts').catch(async () => {
    await sleep(retryMs)
    return isClosed() ? new Promise<NetworkParts>(() => undefined) : fetchParts(isClosed)
  })

/** Keeps an open attempt up to date by the channel, by polling during a pause, and when network or tab are back. */
export const followServer = (parts: Parts) => {
  const { attemptId, lease, paper, commonStart, sync, clock, outages, applyTiming, refresh, isClosed } = parts
  let channel: ReturnType<NetworkParts['openChannel']> | null = null
  const closeChannel = () => channel?.close()
  const hasEnded = () => isClosed() || sync.state().hold !== null
  const handlers: Handlers = {
    onTiming(timing, serverNow) {
      const receivedAt = performance.now()
      clock.observe({ serverNow, sentAt: receivedAt - pushMs, receivedAt })
      applyTiming({ deadlineAt: timing.deadlineAt, timing })
    },
    // The reply to the next save says what exactly happened; this makes it come at once.
    onCall() {
      sync.wake()
      void refresh()
    },
  }
  const networkParts = fetchParts(isClosed)
  void networkParts.then(({ openChannel, preloadImages }) => {
    if (hasEnded()) return
    preloadImages(paper)
    channel = openChannel(attemptId, lease, handlers, commonStart ? Math.random() * channelSpreadMs : 0)
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
