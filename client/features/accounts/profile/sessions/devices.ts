import type { OpenSession } from '../../../../../domain/accounts/contract.ts'

type DeviceNames = Pick<OpenSession, 'browser' | 'system'>

/** `both` formats a browser together with a system. Null when neither is known. */
export const deviceName = (
  { browser, system }: DeviceNames,
  both: (names: { browser: string; system: string }) => string,
) => (browser && system ? both({ browser, system }) : (browser ?? system))

/** This device first, then the others by last use. */
export const sortedSessions = (sessions: readonly OpenSession[]): OpenSession[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt)
