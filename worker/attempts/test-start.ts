import { lateJoinEndsAt } from '../../domain/attempts/lobby.ts'
import { closeBeforePauses, testStateAt, type TestPause, type Window } from '../../domain/catalogue/window.ts'
import { AppError } from '../platform/errors.ts'
import type { HallBanner } from '../../domain/attempts/hall.ts'
import type { Grant } from '../../domain/catalogue/live-room.ts'
import type { Accommodation } from './attempts.store.ts'
import type { SectionTimes, Start } from './opening.ts'

/** The fields of a test that decide when it can be taken. */
export type TimedTest = Window & {
  isPaused: boolean | null
  commonStart: boolean
  lateJoinMinutes: number | null
  pauses: TestPause[]
  grants: Grant[] | null
  banner: HallBanner | null
}

/** 425 with the server's time, for the page's countdown. */
export const notOpen = (opensAt: number, now: number): AppError =>
  new AppError('catalogue.not_open', 425, 'This test has not started.', {
    retryAfter: Math.max(1, Math.ceil((opensAt - now) / 1000)),
    details: { opensAt, serverNow: now },
  })

export const closed = (closesAt: number | null, now: number): AppError =>
  new AppError('attempts.closed', 409, 'This test is over.', { details: { closesAt, serverNow: now } })

export const limitReached = (): AppError =>
  new AppError('attempts.limit_reached', 409, 'You have taken this test as often as it allows.')

const startsRetrySeconds = 600

/** 429 for a test with unlimited attempts. */
export const tooManyStarts = (): AppError =>
  new AppError('platform.rate_limited', 429, 'You have begun this test very often. Wait a little.', {
    retryAfter: startsRetrySeconds,
    details: { retryAfter: startsRetrySeconds },
  })

const pauseRetrySeconds = 30

const paused = (now: number): AppError =>
  new AppError('catalogue.not_open', 425, 'This test is paused.', {
    retryAfter: pauseRetrySeconds,
    details: { paused: true, serverNow: now },
  })

const isCommon = <Test extends TimedTest>(test: Test): test is Test & { opensAt: number } =>
  test.commonStart && test.opensAt !== null

/** Throws before the start, during a pause, and after the window or the end of late joining. */
export const refuseToBegin = (test: TimedTest, now: number): void => {
  const state = testStateAt(test, now)
  if (state === 'closed') throw closed(test.closesAt, now)
  if (state === 'scheduled') throw notOpen(test.opensAt ?? now, now)
  refuseLate(test, now)
}

/** Throws during a pause and after the end of late joining. */
export const refuseLate = (test: TimedTest, now: number): void => {
  if (test.isPaused) throw paused(now)
  const until = isCommon(test) ? lateJoinEndsAt(test, test.lateJoinMinutes) : Infinity
  if (now >= until) throw closed(until, now)
}

/** The timing of a new attempt: with the common clock, or with one that the student starts. */
export const startOf = (
  test: TimedTest,
  accommodation: Accommodation | null,
  scribeMs: SectionTimes | null,
): Start => ({
  beginsAt: isCommon(test) ? test.opensAt : null,
  closesAt: closeBeforePauses(test.closesAt, test.pauses),
  extra: accommodation?.extra ?? null,
  pauses: test.pauses.map(({ from, to }) => ({ from, to })),
  sectionMs: accommodation?.scribe ? scribeMs : null,
  held: isCommon(test) || test.closesAt !== null,
  grants: test.grants ?? [],
  banner: test.banner,
})
