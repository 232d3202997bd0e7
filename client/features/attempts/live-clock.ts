import type { Timing } from '../../../domain/attempts/contract.ts'
import type { Sample } from '../../../domain/attempts/server-clock.ts'
import { createServerClock } from './server-clock.ts'
import { withLeave } from './timing.ts'

type Reading = { deadlineAt: number; timing: Timing | null }

/** The clock of a real attempt: the server's time, and what the server last said of the attempt's own. */
export const createLiveClock = (opened: Reading, sample: Sample, changed: () => void, steadyNow?: () => number) => {
  const server = createServerClock(steadyNow)
  server.observe(sample)
  let reading = opened
  const leaves: { sectionId: string; at: number }[] = []

  const take = (next: Reading) => {
    // A section left here is left, whether the server has heard of it yet or not.
    const timing =
      next.timing && leaves.reduce((known, { sectionId, at }) => withLeave(known, sectionId, at), next.timing)
    reading = { timing, deadlineAt: timing?.deadlineAt ?? next.deadlineAt }
    changed()
  }
  return {
    now: server.now,
    observe: server.observe,
    /** How long until the deadline has passed for certain, once this clock says that it has; 0 before that. */
    untilSureMs: (): number =>
      server.now() < reading.deadlineAt ? 0 : Math.max(0, reading.deadlineAt + server.doubtMs() - server.now()),
    reading: () => reading,
    take,
    /** Leaves a section now; the instant goes to the server. */
    leave(sectionId: string): number {
      const at = Math.round(server.now())
      leaves.push({ sectionId, at })
      take(reading)
      return at
    },
    /** Leaves of an earlier page that wait on this device. */
    keepLeaves(kept: readonly { sectionId: string; at: number }[]) {
      leaves.push(...kept)
      take(reading)
    },
  }
}
