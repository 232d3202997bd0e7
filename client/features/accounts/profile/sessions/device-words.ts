import type { OpenSession } from '../../../../../domain/accounts/contract.ts'

type Told = Pick<OpenSession, 'browser' | 'system'>

/** `both` says how a browser and a system are named together. */
export const deviceWords = ({ browser, system }: Told, both: (told: { browser: string; system: string }) => string) =>
  browser && system ? both({ browser, system }) : (browser ?? system)

/** This device first, then the others as they were last seen. */
export const inOrder = (sessions: readonly OpenSession[]): OpenSession[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt)
