import type { LobbyEntry } from '../../../../domain/attempts/lobby.ts'
import type { ErrorCode } from '../../../../domain/errors.ts'
import { ApiError } from '../../../api.ts'
import type { LobbyCalls } from './calls.ts'
import type { Retries } from './retries.ts'

export const codeOf = (error: unknown): ErrorCode | null => (error instanceof ApiError ? error.body.code : null)

type Parts = {
  calls: Pick<LobbyCalls, 'enter' | 'renew'>
  retries: Retries
  /** Called with each new ticket. */
  onEntry: (entry: LobbyEntry) => void
}

/** A student's place in the lobby. The returned function takes it or renews its ticket; concurrent callers share one request. */
export const createPlace = ({ calls, retries, onEntry }: Parts): (() => Promise<LobbyEntry>) => {
  let entry: LobbyEntry | null = null
  let refreshing: Promise<LobbyEntry> | null = null

  const keep = (next: LobbyEntry): LobbyEntry => {
    entry = next
    onEntry(next)
    return next
  }
  const enter = async (): Promise<LobbyEntry> => keep(await retries.untilAnswered(calls.enter))
  const renew = async (held: LobbyEntry): Promise<LobbyEntry> => {
    try {
      const { closesAt, ...renewed } = await retries.untilAnswered(() => calls.renew(held.ticket))
      return keep({ ...held, ...renewed, clock: { ...held.clock, closesAt } })
    } catch (error) {
      // A refused ticket belongs to an ended session: take the place again.
      if (codeOf(error) === 'attempts.lease_invalid') return enter()
      throw error
    }
  }
  return () => {
    refreshing ??= (entry ? renew(entry) : enter()).finally(() => (refreshing = null))
    return refreshing
  }
}
