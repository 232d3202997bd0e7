import type { Timing } from '../../../../domain/attempts/contract.ts'
import type { Sample } from '../../../../domain/attempts/server-clock.ts'
import { withLeave } from './early-leave.ts'
import { createServerClock } from './server-clock.ts'

type Reading = { deadlineAt: number; timing: Timing | null }

/** The clock of an attempt: the server's time, and the schedule that the server sent last. */
export const createAttemptClock = (opened: Reading, sample: Sample, changed: () => void, steadyNow?: () => number) => {
  const server = createServerClock(steadyNow)
  server.observe(sample)
  let reading = opened
  const leaves: { sectionId: string; at: number }[] = []

  const apply = (next: Reading) => {
    // Sections left on this page stay left, even if the server does not know yet.
    const timing =
      next.timing && leaves.reduce((known, { sectionId, at }) => withLeave(known, sectionId, at), next.timing)
    reading = { timing, deadlineAt: timing?.deadlineAt ?? next.deadlineAt }
    changed()
  }
  return {
    now: server.now,
    observe: server.observe,
    isPaused: (): boolean => reading.timing?.pausedAt != null,
    isOver: (): boolean => server.now() >= reading.deadlineAt,
    /** Milliseconds until the deadline has certainly passed, once this clock shows that it has; 0 before the deadline. */
    untilSureMs: (): number =>
      server.now() < reading.deadlineAt ? 0 : Math.max(0, reading.deadlineAt + server.doubtMs() - server.now()),
    reading: () => reading,
    apply,
    /** Leaves a section now. Returns the instant, which goes to the server. */
    leave(sectionId: string): number {
      const at = Math.round(server.now())
      leaves.push({ sectionId, at })
      apply(reading)
      return at
    },
    /** Adds the unsent leaves of an earlier page. */
    addLeaves(unsent: readonly { sectionId: string; at: number }[]) {
      leaves.push(...unsent)
      apply(reading)
    },
  }
}
export type AttemptClock = ReturnType<typeof createAttemptClock>
