import { lobbyOpensAt } from '../attempts/lobby.ts'
import { autoClosesAt, defaultDrainMs } from '../attempts/timing.ts'

/** `before`: nobody can come in. `draining`: the time is over and answers may still arrive. */
export const roomPhases = ['before', 'lobby', 'running', 'paused', 'draining', 'closed'] as const
export type RoomPhase = (typeof roomPhases)[number]

type RoomTimes = {
  opensAt: number | null
  commonStart: boolean
  endsAt: number | null
  pausedFrom: number | null
}

/** The phase of a live test at an instant; instants are Unix milliseconds of the server's clock. */
export const roomPhaseAt = ({ opensAt, commonStart, endsAt, pausedFrom }: RoomTimes, now: number): RoomPhase => {
  if (pausedFrom !== null) return 'paused'
  if (opensAt !== null && now < opensAt) return commonStart && now >= lobbyOpensAt(opensAt) ? 'lobby' : 'before'
  if (endsAt === null || now < endsAt) return 'running'
  return now < autoClosesAt({ deadlineAt: endsAt, drainMs: defaultDrainMs }) ? 'draining' : 'closed'
}
