import type { Sync } from '../journal/sync.ts'
import type { AttemptCalls } from '../journal/transport.ts'
import { schedule, sleep } from '../timers.ts'
import type { AttemptClock } from './attempt-clock.ts'
import type { ControllerState, Finish } from './attempt-controller.ts'
import type { NetworkParts } from './follow-server.ts'

type Parts = {
  calls: Pick<AttemptCalls, 'submit'>
  lease: string
  submissionId: string
  sync: Sync
  clock: AttemptClock
  networkParts: Promise<NetworkParts>
  refresh: () => Promise<boolean>
  onProgress: (submission: ControllerState['submission']) => void
  onEnd: (finish: Finish) => Promise<void>
}

const onceOnline = (run: () => void) => {
  window.addEventListener('online', run)
  return () => window.removeEventListener('online', run)
}

/** Hands the attempt in, with retries. Concurrent calls share one submission; a test that continues may be handed in again. */
export const createFinish = (parts: Parts): (() => Promise<Finish>) => {
  const { calls, lease, submissionId, sync, clock, networkParts, refresh, onProgress, onEnd } = parts
  let finishing: Promise<Finish> | null = null

  const finish = async (): Promise<Finish> => {
    const timeIsOver = clock.isOver()
    // Waits out the clock's uncertainty, so that no test is handed in before its deadline.
    const [{ submitUntilDone }] = await Promise.all([networkParts, sleep(clock.untilSureMs())])
    const result = await submitUntilDone({
      sync,
      submit: () => calls.submit(lease, submissionId, timeIsOver),
      async continues(askServer) {
        if (timeIsOver && askServer) await refresh()
        return timeIsOver && !clock.isOver()
      },
      onWait: (waits) => onProgress(waits ? 'waiting' : 'sending'),
      schedule,
      onceOnline,
    })
    await onEnd(result)
    if (result.kind !== 'submitted' && result.kind !== 'closed') finishing = null
    onProgress('none')
    return result
  }
  return () => (finishing ??= finish())
}
