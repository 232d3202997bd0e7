import type { JournalStore } from '../journal/journal-store.ts'
import type { AttemptCalls } from '../journal/transport.ts'
import { schedule, sleep } from '../timers.ts'
import type { ControllerState, Finish } from './attempt-controller.ts'
import type { AttemptCore } from './attempt-core.ts'
import { submitUntilDone } from './submit.ts'

type Parts = {
  core: AttemptCore
  calls: Pick<AttemptCalls, 'submit'>
  store: Pick<JournalStore, 'forget'>
  attemptId: string
  lease: string
  submissionId: string
  /** True for a submission that the student did not ask for. */
  timeIsOver: boolean
  closeChannel: () => void
}

const onceOnline = (run: () => void) => {
  window.addEventListener('online', run)
  return () => window.removeEventListener('online', run)
}

/** Hands the attempt in, with retries, and forgets it on this device once it is submitted. */
export const handIn = async (parts: Parts): Promise<Finish> => {
  const { core, calls, store, attemptId, lease, submissionId, timeIsOver, closeChannel } = parts
  const { sync, clock, uncounted, status, changed, refresh, refreshUntilReached } = core
  const show = (submission: ControllerState['submission']) => {
    status.submission = submission
    changed()
  }
  // Waits out the clock's uncertainty, so that no test is handed in before its deadline.
  await sleep(clock.untilSureMs())
  const result = await submitUntilDone({
    sync,
    submit: () => calls.submit(lease, submissionId, timeIsOver),
    async continues(askServer) {
      if (timeIsOver && askServer) await refresh()
      return timeIsOver && !clock.isOver()
    },
    onWait: (waits) => show(waits ? 'waiting' : 'sending'),
    schedule,
    onceOnline,
  })
  const { kind } = result
  if (kind === 'submitted' || kind === 'closed') closeChannel()
  if (uncounted.reasons().size > 0) void refreshUntilReached()
  if (kind === 'submitted') await store.forget(attemptId).catch(() => undefined)
  show('none')
  return result
}
