import type { Timing } from '../../../domain/attempts/contract.ts'
import { extraMsOf, type ExtraTime, type Pause } from '../../../domain/attempts/schedule.ts'
import type { Grant } from '../../../domain/catalogue/live-room.ts'
import type { CandidateTimes } from '../opening.ts'
import type { Holder, SessionRefusal, StoredClock } from './stored-attempt.ts'
import type { AttemptStore } from './attempt.store.ts'
import { hasBegun, timingOf } from './timing.ts'
import { isPausable, viewOf } from './view.ts'
import { holderRefusal } from './writers.ts'

/** The refusal of a student's pause or resume, or null. */
const pauseRefusal = (store: AttemptStore, holder: Holder, now: number): SessionRefusal | null => {
  const refusal = holderRefusal(store, holder, now)
  if (refusal) return refusal
  const attempt = store.require()
  const view = () => viewOf(store, now)
  if (!isPausable(store)) return { refused: 'not_pausable', view: view() }
  if (!hasBegun(attempt, now)) return { refused: 'not_begun', view: view() }
  const over = attempt.closedAt !== null || now >= (timingOf(attempt, now)?.deadlineAt ?? 0)
  return over ? { refused: 'closed', view: view() } : null
}

/** The student's own open pause; at most one. */
const isOpenOwn = ({ own, to }: StoredClock['pauses'][number]): boolean => own === true && to === null

/** Pauses the student's clock; idempotent. */
export const pause = (store: AttemptStore, holder: Holder, now: number): Timing | SessionRefusal => {
  const refusal = pauseRefusal(store, holder, now)
  if (refusal) return refusal
  const { clock } = store.require()
  if (!clock.pauses.some(isOpenOwn)) {
    store.update({ clock: { ...clock, pauses: [...clock.pauses, { own: true, from: now, to: null }] } })
  }
  return timing(store, now)
}

/** Resumes the student's clock; a pause of the whole test continues. */
export const resume = (store: AttemptStore, holder: Holder, now: number): Timing | SessionRefusal => {
  const refusal = pauseRefusal(store, holder, now)
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
  if (!found) throw new Error('The clock has not begun.')
  return found
}

/**
 * Starts or ends a pause of the whole test. A pause is identified by its start and always given whole, so that
 * repeated, late and missed calls lead to the same clock.
 */
export const setTestPause = (store: AttemptStore, { from, to }: Pause): void => {
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

/** Moves a common start and the end of the window. A clock that runs is left alone. */
export const postpone = (
  store: AttemptStore,
  { beginsAt, closesAt }: { beginsAt: number; closesAt: number | null },
  now: number,
): void => {
  const { attempt } = store
  if (!attempt || attempt.begunAt === null || attempt.begunAt === beginsAt || hasBegun(attempt, now)) return
  store.update({ begunAt: beginsAt, clock: { ...attempt.clock, closesAt } })
}

/** Times of a test that its open attempts follow; complete, so that repeated and late calls lead to the same clock. */
export type TestNews = {
  /** The common start; null where students start on their own. */
  beginsAt: number | null
  /** The end of the window before pauses. */
  closesAt: number | null
  pauses: readonly Pause[]
  grants: readonly Grant[]
}

/** Brings the clock in step with the test. */
export const follow = (store: AttemptStore, { beginsAt, closesAt, pauses, grants }: TestNews, now: number): void => {
  if (beginsAt !== null) postpone(store, { beginsAt, closesAt }, now)
  if (closesAt !== null) extendWindow(store, closesAt)
  for (const each of pauses) setTestPause(store, each)
  for (const each of grants) grant(store, each)
}

/** Closes the window of an open attempt later. */
const extendWindow = (store: AttemptStore, closesAt: number): void => {
  const { attempt } = store
  if (!attempt || attempt.closedAt !== null || attempt.clock.closesAt === null) return
  if (closesAt > attempt.clock.closesAt) store.update({ clock: { ...attempt.clock, closesAt } })
}

/** Adds extra time; idempotent by the id of the grant. Does nothing to a closed attempt. */
export const grant = (store: AttemptStore, given: Grant): void => {
  const { attempt } = store
  if (!attempt || attempt.closedAt !== null) return
  const { clock } = attempt
  const { grants = [], reopened } = clock
  if (grants.some(({ id }) => id === given.id)) return
  const ms = given.minutes * 60_000
  store.update({
    clock: {
      ...clock,
      grants: [...grants, given],
      ...(reopened && { reopened: { ...reopened, ms: reopened.ms + ms } }),
    },
  })
}

/** A candidate's extra time, and their durations of sections (a scribe); null keeps the durations. */
export type Allowance = { extra: ExtraTime | null; times: CandidateTimes | null }

/** Replaces the attempt's allowance, effective at once. */
export const allow = (
  store: AttemptStore,
  { extra, times }: Allowance,
  now: number,
): { deadlineAt: number | null } | SessionRefusal => {
  const { attempt } = store
  if (!attempt) return { refused: 'missing' }
  if (attempt.closedAt !== null) return { refused: 'closed', view: viewOf(store, now) }
  const { clock } = attempt
  const timed = new Map(times?.sections?.map((section) => [section.id, section]))
  const next = {
    ...clock,
    ...(times && { minSubmitMs: times.minSubmitMs, longerMs: times.longerMs }),
    extra,
    // Only the optional sections that are taken.
    sections: clock.sections?.map((section) => timed.get(section.id) ?? section) ?? null,
  }
  // A reopened attempt has an end of its own, which shifts by the same amount.
  const reopened = next.reopened && {
    ...next.reopened,
    ms: Math.max(0, next.reopened.ms + extraMsOf(next) - extraMsOf(clock)),
  }
  return {
    deadlineAt: timingOf(store.update({ clock: { ...next, reopened: reopened ?? null } }), now)?.deadlineAt ?? null,
  }
}
