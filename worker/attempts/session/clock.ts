import type { Timing } from '../../../domain/attempts/contract.ts'
import { extraMsOf, type ExtraTime, type Pause } from '../../../domain/attempts/schedule.ts'
import type { CandidateTimes } from '../opening-of.ts'
import type { Holder, Refusal, StoredClock } from './stored-attempt.ts'
import type { AttemptStore } from './store.ts'
import { hasBegun, timingOf } from './timing.ts'
import { isPausable, viewOf } from './view.ts'
import { refuseHolder } from './writers.ts'

/** Why the clock of an attempt cannot be stopped or set going by its student, or null. */
const refuseStill = (store: AttemptStore, holder: Holder, now: number): Refusal | null => {
  const refusal = refuseHolder(store, holder, now)
  if (refusal) return refusal
  const attempt = store.require()
  const view = () => viewOf(store, now)
  if (!isPausable(store)) return { refused: 'not_pausable', view: view() }
  if (!hasBegun(attempt, now)) return { refused: 'not_begun', view: view() }
  const over = attempt.closedAt !== null || now >= (timingOf(attempt, now)?.deadlineAt ?? 0)
  return over ? { refused: 'closed', view: view() } : null
}

/** Of one attempt at most one is open. */
const isOpenOwn = ({ own, to }: StoredClock['pauses'][number]): boolean => own === true && to === null

/** The student stops the clock; stopping it twice is stopping it once. */
export const pause = (store: AttemptStore, holder: Holder, now: number): Timing | Refusal => {
  const refusal = refuseStill(store, holder, now)
  if (refusal) return refusal
  const { clock } = store.require()
  if (!clock.pauses.some(isOpenOwn)) {
    store.update({ clock: { ...clock, pauses: [...clock.pauses, { own: true, from: now, to: null }] } })
  }
  return timing(store, now)
}

/** The student's clock goes on; where the test stands still for all, it does so from there. */
export const resume = (store: AttemptStore, holder: Holder, now: number): Timing | Refusal => {
  const refusal = refuseStill(store, holder, now)
  if (refusal) return refusal
  const { clock } = store.require()
  if (clock.pauses.some(isOpenOwn)) {
    const pauses = clock.pauses.map((known) => (isOpenOwn(known) ? { ...known, to: now } : known))
    store.update({ clock: { ...clock, pauses } })
  }
  return timing(store, now)
}

const timing = (store: AttemptStore, now: number): Timing => {
  const found = timingOf(store.require(), now)
  if (!found) throw new Error('A clock that was stopped has begun.')
  return found
}

/**
 * The test stands still for all, or goes on. A pause is told whole each time and known by when it began, so that telling
 * it again, late or only once it is over comes to the same.
 */
export const standStill = (store: AttemptStore, { from, to }: Pause): void => {
  const { attempt } = store
  if (!attempt || attempt.closedAt !== null) return
  const { clock } = attempt
  const known = clock.pauses.find((told) => !told.own && told.from === from)
  if (known && (known.to !== null || to === null)) return
  const pauses = known
    ? clock.pauses.map((told) => (told === known ? { from, to } : told))
    : [...clock.pauses, { from, to }]
  store.update({ clock: { ...clock, pauses } })
}

/** A common start is moved, and the end of the window with it; a clock that runs is not set back. */
export const postpone = (
  store: AttemptStore,
  { beginsAt, closesAt }: { beginsAt: number; closesAt: number | null },
  now: number,
): void => {
  const { attempt } = store
  if (!attempt || attempt.begunAt === null || attempt.begunAt === beginsAt || hasBegun(attempt, now)) return
  store.update({ begunAt: beginsAt, clock: { ...attempt.clock, closesAt } })
}

/** The time that a candidate is allowed: extra, and of sections their own length (a scribe); null keeps those. */
export type Allowance = { extra: ExtraTime | null; times: CandidateTimes | null }

/** Takes the place of what was allowed before, at once on an open attempt. */
export const allow = (
  store: AttemptStore,
  { extra, times }: Allowance,
  now: number,
): { deadlineAt: number | null } | Refusal => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  if (attempt.closedAt !== null) return { refused: 'closed', view: viewOf(store, now) }
  const { clock } = attempt
  const timed = new Map(times?.sections?.map((section) => [section.id, section]))
  const next = {
    ...clock,
    ...(times && { minSubmitMs: times.minSubmitMs, longerMs: times.longerMs }),
    extra,
    // Of the optional sections only those that are taken.
    sections: clock.sections?.map((section) => timed.get(section.id) ?? section) ?? null,
  }
  // What a reopened attempt was given has an end of its own: it moves by as much.
  const reopened = next.reopened && {
    ...next.reopened,
    ms: Math.max(0, next.reopened.ms + extraMsOf(next) - extraMsOf(clock)),
  }
  return {
    deadlineAt: timingOf(store.update({ clock: { ...next, reopened: reopened ?? null } }), now)?.deadlineAt ?? null,
  }
}
