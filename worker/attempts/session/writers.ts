import type { Holder, SessionRefusal, StoredAttempt, TakenLease } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import { viewOf } from './view.ts'

/** The refusal of any call: no attempt, or an ended session. Null for none. */
export const sessionRefusal = (store: AttemptStore, { session }: Holder): SessionRefusal | null => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  return attempt.endedSessions.includes(session) ? { refused: 'ended' } : null
}

/** The refusal of a call that only the writer may make. */
export const holderRefusal = (store: AttemptStore, holder: Holder, now: number): SessionRefusal | null => {
  const refusal = sessionRefusal(store, holder)
  if (refusal) return refusal
  return store.require().epoch === holder.epoch ? null : { refused: 'stale', view: viewOf(store, now) }
}

/** True when the device is the writer: it has the newest lease, and no other device has saved under it. */
export const isWriter = (store: AttemptStore, { epoch }: Holder, device: string): boolean =>
  epoch === store.require().epoch && (store.saves.writerOf(epoch) ?? device) === device

/** Maximum leases remembered: beyond it older ones are forgotten, and differences with them. */
const leasesKept = 64

export const noteLease = ({ leases }: StoredAttempt, epoch: number, device: string, at: number): TakenLease[] =>
  [...leases, { epoch, device, at }].slice(-leasesKept)

/** Makes a new writer. Older leases only merge from now on; an ended session gets no lease. */
export const takeOver = (
  store: AttemptStore,
  session: string,
  device: string,
  now: number,
): { epoch: number; revision: number } | SessionRefusal => {
  const refusal = sessionRefusal(store, { session, epoch: 0 })
  if (refusal) return refusal
  const before = store.require()
  const epoch = before.epoch + 1
  store.update({ epoch, leases: noteLease(before, epoch, device, now) })
  return { epoch, revision: store.saves.last?.revision ?? 0 }
}

/**
 * The first time the attempt saw a device, by a lease or a save. The device that began counts from the beginning; where
 * it was not named then, it is the first that saves under the first lease.
 */
export const firstSeenAt = (store: AttemptStore, { epoch }: Holder, device: string, now: number): number => {
  const { leases } = store.require()
  const firstToSave = store.saves.writerOf(1) ?? (epoch === 1 ? device : null)
  const beganOn = leases.find((lease) => lease.epoch === 1)?.device ?? firstToSave
  if (beganOn === device) return -Infinity
  const leased = leases.find((lease) => lease.device === device)?.at ?? now
  return Math.min(leased, store.saves.firstOf(device) ?? now)
}

/** True when more than one device may hold answers: devices with saves or leases, and an unnamed one that began. */
export const hasOtherDevices = (store: AttemptStore, { epoch, leases }: StoredAttempt): boolean => {
  const known = new Set([...leases.map(({ device }) => device), ...store.saves.devices()])
  const isBeginnerKnown = leases.some((lease) => lease.epoch === 1) || store.saves.writerOf(1) !== null
  return known.size > 1 || (epoch > 1 && !isBeginnerKnown)
}

/** Rejects further calls of sessions, whatever lease they hold. */
export const endSessions = (store: AttemptStore, sessions: string[]): void => {
  const { attempt } = store
  if (!attempt) return
  const ended = new Set([...attempt.endedSessions, ...sessions])
  if (ended.size > attempt.endedSessions.length) store.update({ endedSessions: [...ended] })
}
