import type { AttemptCalls } from '../journal/transport.ts'
import type { AttemptCore } from './attempt-core.ts'

/** Longest delay of a pause for unsent answers. */
const drainMs = 4_000

/** Stops or resumes the clock. False when the server was not reached. */
export const setPaused = async (
  { sync, applyTiming }: AttemptCore,
  calls: Pick<AttemptCalls, 'setPaused'>,
  lease: string,
  paused: boolean,
): Promise<boolean> => {
  try {
    // Answers from before the pause are sent first.
    if (paused) await sync.drain(drainMs)
    const timing = await calls.setPaused(lease, paused)
    applyTiming({ deadlineAt: timing.deadlineAt, timing })
    return true
  } catch {
    return false
  }
}
