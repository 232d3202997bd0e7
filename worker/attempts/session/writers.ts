import type { Holder, Refusal, StoredAttempt, TakenLease } from './stored-attempt.ts'
import type { AttemptStore } from './store.ts'
import { viewOf } from './view.ts'

/** Why the holder of a lease may do nothing at all: there is no attempt, or the session was ended. */
export const refuseSession = (store: AttemptStore, { session }: Holder): Refusal | null => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  return attempt.endedSessions.includes(session) ? { refused: 'ended' } : null
}

/** The same, and another writer came. */
export const refuseHolder = (store: AttemptStore, holder: Holder, now: number): Refusal | null => {
  const refusal = refuseSession(store, holder)
  if (refusal) return refusal
  return store.require().epoch === holder.epoch ? null : { refused: 'stale', view: viewOf(store, now) }
}

/** Whether a device writes the attempt: it has the newest lease, and no other device has saved under that. */
export const isWriter = (store: AttemptStore, { epoch }: Holder, device: string): boolean =>
  epoch === store.require().epoch && (store.writerOf(epoch) ?? device) === device

/** Leases that are remembered: a student who goes to and fro more often is told fewer differences. */
const leasesKept = 64

/** The leases of an attempt with one more. */
export const noteLease = ({ leases }: StoredAttempt, epoch: number, device: string, at: number): TakenLease[] =>
  [...leases, { epoch, device, at }].slice(-leasesKept)

/** Makes a new writer: older leases only merge from here on. An ended session is given none. */
export const takeOver = (
  store: AttemptStore,
  session: string,
  device: string,
  now: number,
): { epoch: number; revision: number } | Refusal => {
  const refusal = refuseSession(store, { session, epoch: 0 })
  if (refusal) return refusal
  const before = store.require()
  const epoch = before.epoch + 1
  store.update({ epoch, leases: noteLease(before, epoch, device, now) })
  return { epoch, revision: store.lastSave?.revision ?? 0 }
}

/**
 * When the attempt first heard of a device: as it took a lease, or as it saved. The one that began was there from the
 * beginning: where it did not name itself then, it is the first that saves under the first lease.
 */
export const heardAt = (store: AttemptStore, { epoch }: Holder, device: string, now: number): number => {
  const { leases } = store.require()
  const firstToSave = store.writerOf(1) ?? (epoch === 1 ? device : null)
  const beganOn = leases.find((lease) => lease.epoch === 1)?.device ?? firstToSave
  if (beganOn === device) return -Infinity
  const leased = leases.find((lease) => lease.device === device)?.at ?? now
  return Math.min(leased, store.firstSaveOf(device) ?? now)
}

/** Whether more than one device may hold answers: they saved or took a lease, or one began and never told its name. */
export const hasOtherDevices = (store: AttemptStore, { epoch, leases }: StoredAttempt): boolean => {
  const known = new Set([...leases.map(({ device }) => device), ...store.devices()])
  const isBeginnerKnown = leases.some((lease) => lease.epoch === 1) || store.writerOf(1) !== null
  return known.size > 1 || (epoch > 1 && !isBeginnerKnown)
}

/** Forgets sessions: whatever lease they hold is of no use from here on. */
export const endSessions = (store: AttemptStore, sessions: string[]): void => {
  const { attempt } = store
  if (!attempt) return
  const ended = new Set([...attempt.endedSessions, ...sessions])
  if (ended.size > attempt.endedSessions.length) store.update({ endedSessions: [...ended] })
}
