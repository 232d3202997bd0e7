import type { NoticeKind } from '../../domain/notifications/kinds.ts'
import type { Services } from '../platform/context.ts'
import { listSince } from './announcing.store.ts'
import { announce, withdraw, type Announcement } from './announcing.usecases.ts'

/**
 * An announcement that is true at the moment. It is made from `from` on and before `until`; one that was made stays as
 * long as it is true.
 */
export type Standing = Announcement & { endsAt: number; from: number; until: number }

/** An announcement as it was made, withdrawn ones included. */
export type Announced = Awaited<ReturnType<typeof listSince>>[number]

/** Announcements of some kinds made in a time before now, withdrawn ones included. */
export const announcedIn = (services: Services, kinds: readonly NoticeKind[], ms: number): Promise<Announced[]> => {
  const now = services.now()
  return listSince(services.db, kinds, now - ms, now)
}

/**
 * Brings announcements in line with what is true now: makes those that are due and that the office did not stop, and
 * withdraws those that concern someone still and are true no more. `announced`: what was made so far.
 */
export const keepAnnounced = async (
  services: Services,
  announced: readonly Announced[],
  standing: readonly Standing[],
): Promise<void> => {
  const now = services.now()
  const isTrue = new Set(standing.map(({ key }) => key))
  const concerning = announced.filter(({ state, endsAt }) => state !== 'stopped' && (endsAt === null || endsAt > now))
  const stopped = announced.filter(({ state, updatedBy }) => state === 'stopped' && updatedBy !== null)
  const settled = new Set([...concerning, ...stopped].map(({ key }) => key))
  await withdraw(
    services,
    concerning.filter(({ key }) => !isTrue.has(key)).map(({ key }) => key),
  )
  const due = standing.filter(({ key, from, until }) => from <= now && now < until && !settled.has(key))
  for (const { from: _from, until: _until, ...announcement } of due) await announce(services, announcement)
}
