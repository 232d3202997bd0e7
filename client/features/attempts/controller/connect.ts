import type { Paper } from '../../../../domain/attempts/contract.ts'
import { openChannel } from '../journal/channel.ts'
import type { AttemptCore } from './attempt-core.ts'
import { preloadImages } from './preload-images.ts'

/** Spread of the channels after a common start. */
const channelSpreadMs = 30_000
/** Assumed upper bound of a push's travel time, so its clock sample is right to half of it. */
const pushMs = 1_000

export type ConnectParts = {
  core: AttemptCore
  attemptId: string
  lease: string
  paper: Paper
  commonStart: boolean
}

/** Opens the channel of an attempt and applies what it pushes; preloads the paper's pictures. */
export const connect = ({ core, attemptId, lease, paper, commonStart }: ConnectParts) => {
  const { sync, clock, status, changed, applyTiming, refresh } = core
  preloadImages(paper)
  return openChannel(
    attemptId,
    lease,
    {
      onTiming(timing, serverNow) {
        const receivedAt = performance.now()
        clock.observe({ serverNow, sentAt: receivedAt - pushMs, receivedAt })
        applyTiming({ deadlineAt: timing.deadlineAt, timing })
      },
      onBanner(banner) {
        status.banner = banner
        changed()
      },
      // The reply to the next save says what exactly happened; this makes it come at once.
      onCall() {
        sync.wake()
        void refresh()
      },
    },
    commonStart ? Math.random() * channelSpreadMs : 0,
  )
}
