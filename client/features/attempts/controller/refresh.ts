import type { ResponseEvent, Timing } from '../../../../domain/attempts/contract.ts'
import type { AttemptCalls } from '../journal/transport.ts'
import { sleep } from '../timers.ts'
import type { AttemptClock } from './attempt-clock.ts'
import type { LoadedAnswers } from './loaded-answers.ts'

export const retryMs = 5_000

type Parts = {
  calls: Pick<AttemptCalls, 'view'>
  clock: AttemptClock
  answers: LoadedAnswers
  unsent: () => readonly ResponseEvent[]
  applyTiming: (reading: { deadlineAt: number; timing: Timing | null }) => void
  isClosed: () => boolean
}

/** Loads an open attempt again: its clock, its deadline and the answers of other devices. */
export const createRefresh = ({ calls, clock, answers, unsent, applyTiming, isClosed }: Parts) => {
  /** False when the server was not reached. */
  const refresh = async (): Promise<boolean> => {
    try {
      const { reply, sample } = await calls.view()
      clock.observe(sample)
      answers.replace(reply, unsent())
      applyTiming({ deadlineAt: reply.deadlineAt ?? clock.reading().deadlineAt, timing: reply.timing })
      return true
    } catch {
      return false
    }
  }
  /** For the end of an attempt, after which no save will ask again. */
  const refreshUntilReached = async (): Promise<void> => {
    if ((await refresh()) || isClosed()) return
    await sleep(retryMs)
    return refreshUntilReached()
  }
  return { refresh, refreshUntilReached }
}
