import type { Timing } from '../../../domain/attempts/contract.ts'
import { extraMsOf, type ExtraTime, type Pause } from '../../../domain/attempts/schedule.ts'
import type { CandidateTimes } from '../opening-of.ts'
import type { Holder, Refusal, StoredClock } from './sitting.ts'
import type { SittingStore } from './store.ts'
import { hasBegun, timingOf } from './timing.ts'
import { isPausable, viewOf } from './view.ts'
import { refuseHolder } from './writers.ts'

/** Why the clock of a sitting cannot be stopped or set going by its student, or null. */
const refuseStill = (store: SittingStore, holder: Holder, now: number): Refusal | null => {
  const refusal = refuseHolder(store, holder, now)
  if (refusal) return refusal
  const sitting = store.require()
  const view = () => viewOf(store, now)
  if (!isPausable(store)) return { refused: 'not_pausable', view: view() }
  if (!hasBegun(sitting, now)) return { refused: 'not_begun', view: view() }
  const over = sitting.closedAt !== null || now >= (timingOf(sitting, now)?.deadlineAt ?? 0)
  return over ? { refused: 'closed', view: view() } : null
}

/** Of one sitting at most one is open. */
const isOpenOwn = ({ own, to }: StoredClock['pauses'][number]): boolean => own === true && to === null

/** The student stops the clock; stopping it twice is stopping it once. */
export const pause = (store: SittingStore, holder: Holder, now: number): Timing | Refusal => {
  const refusal = refuseStill(store, holder, now)
  if (refusal) return refusal
  const { clock } = store.require()
  if (!clock.pauses.some(isOpenOwn)) {
    store.update({ clock: { ...clock, pauses: [...clock.pauses, { own: true, from: now, to: null }] } })
  }
  return timing(store, now)
}

/** The student's clock goes on; where the test stands still for all, it does so from there. */
export const resume = (store: SittingStore, holder: Holder, now: number): Timing | Refusal => {
  const refusal = refuseStill(store, holder, now)
  if (refusal) return refusal
  const { clock } = store.require()
  if (clock.pauses.some(isOpenOwn)) {
    const pauses = clock.pauses.map((known) => (isOpenOwn(known) ? { ...known, to: now } : known))
    store.update({ clock: { ...clock, pauses } })
  }
  return timing(store, now)
}

const timing = (store: SittingStore, now: number): Timing => {
  const found = timingOf(store.require(), now)
  if (!found) throw new Error('A clock that was stopped has begun.')
  return found
}

/**
 * The test stands still for all, or goes on. A pause is told whole each time and known by when it began, so that telling
 * it again, late or only once it is over comes to the same.
 */
export const standStill = (store: SittingStore, { from, to }: Pause): void => {
  const { sitting } = store
  if (!sitting || sitting.closedAt !== null) return
  const { clock } = sitting
  const known = clock.pauses.find((told) => !told.own && told.from === from)
  if (known && (known.to !== null || to === null)) return
  const pauses = known
    ? clock.pauses.map((told) => (told === known ? { from, to } : told))
    : [...clock.pauses, { from, to }]
  store.update({ clock: { ...clock, pauses } })
}

/** A common start is moved, and the end of the window with it; a clock that runs is not set back. */
export const postpone = (
  store: SittingStore,
  { beginsAt, closesAt }: { beginsAt: number; closesAt: number | null },
  now: number,
): void => {
  const { sitting } = store
  if (!sitting || sitting.begunAt === null || sitting.begunAt === beginsAt || hasBegun(sitting, now)) return
  store.update({ begunAt: beginsAt, clock: { ...sitting.clock, closesAt } })
}

/** The time that a candidate is allowed: extra, and of sections their own length (a scribe); null keeps those. */
export type Allowance = { extra: ExtraTime | null; times: CandidateTimes | null }

/** Takes the place of what was allowed before, at once on an open sitting. */
export const allow = (
  store: SittingStore,
  { extra, times }: Allowance,
  now: number,
): { deadlineAt: number | null } | Refusal => {
  const { sitting } = store
  if (!sitting) return { refused: 'missing' }
  if (sitting.closedAt !== null) return { refused: 'closed', view: viewOf(store, now) }
  const { clock } = sitting
  const timed = new Map(times?.sections?.map((section) => [section.id, section]))
  const next = {
    ...clock,
    ...(times && { minSubmitMs: times.minSubmitMs, longerMs: times.longerMs }),
    extra,
    // Of the optional sections only those that are taken.
    sections: clock.sections?.map((section) => timed.get(section.id) ?? section) ?? null,
  }
  // What a reopened sitting was given has an end of its own: it moves by as much.
  const reopened = next.reopened && {
    ...next.reopened,
    ms: Math.max(0, next.reopened.ms + extraMsOf(next) - extraMsOf(clock)),
  }
  return {
    deadlineAt: timingOf(store.update({ clock: { ...next, reopened: reopened ?? null } }), now)?.deadlineAt ?? null,
  }
}
