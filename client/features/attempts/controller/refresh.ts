import type { AttemptCalls } from '../journal/transport.ts'
import { sleep } from '../timers.ts'
import type { AttemptBase } from './attempt-core.ts'

export const retryMs = 5_000

type Base = Pick<AttemptBase, 'clock' | 'answers' | 'sync' | 'applyTiming' | 'status'>

/** Loads an open attempt again: its clock, its deadline and the answers of other devices. */
export const createRefresh = (
  { clock, answers, sync, applyTiming, status }: Base,
  calls: Pick<AttemptCalls, 'view'>,
) => {
  /** False when the server was not reached. */
  const refresh = async (): Promise<boolean> => {
    try {
      const { reply, sample } = await calls.view()
      clock.observe(sample)
      answers.replace(reply, sync.unsent())
      applyTiming({ deadlineAt: reply.deadlineAt ?? clock.reading().deadlineAt, timing: reply.timing })
      return true
    } catch {
      return false
    }
  }
  /** For the end of an attempt, after which no save will ask again. */
  const refreshUntilReached = async (): Promise<void> => {
    if ((await refresh()) || status.closed) return
    await sleep(retryMs)
    return refreshUntilReached()
  }
  return { refresh, refreshUntilReached }
}
