import { postponableMs } from '../../domain/attempts/lobby.ts'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { findRelease } from './catalogue.store.ts'
import * as store from './live.store.ts'

export type LiveTest = NonNullable<Awaited<ReturnType<typeof store.findLive>>>

/** A lobby asks again and again; what it hears is this old at most. */
const recentMs = 15_000
const recent = makeFreshMemo<LiveTest>(64, recentMs)

/** When a published test is sat, as its row says now. Throws 404 where there is none. */
export const liveTest = async (services: Services, testId: string): Promise<LiveTest> => {
  const test = await store.findLive(services.db, testId)
  if (!test) throw notFound()
  return test
}

/** The same, some seconds old: for calls that come in crowds. With D1 down the last word holds. */
export const recentLiveTest = (services: Services, testId: string): Promise<LiveTest> =>
  recent(testId, services.now(), () => liveTest(services, testId))

/** Lets results of a test wait for somebody's extra time; most are waited for already. */
export const waitForExtra = async (
  services: Services,
  { id, extraMs: known }: Pick<LiveTest, 'id' | 'extraMs'>,
  extraMs: number,
): Promise<void> => {
  if (extraMs > known) await store.keepLongestExtra(services.db, id, extraMs)
}

/**
 * Lets results of a test wait for an attempt that goes on until an instant, past everyone else's end. What is out already
 * stays out: there is nothing left to keep from whoever sits.
 */
export const waitForAttempt = async (services: Services, testId: string, endsAt: number): Promise<void> => {
  const row = await findRelease(services.db, testId)
  if (!row) return
  const now = services.now()
  const closesAt = lastDeadline(row, now)
  const from = releasedFrom(row.release, { closesAt })
  if (closesAt === null || from === null || now >= from || endsAt <= closesAt) return
  await store.keepLongestExtra(services.db, testId, row.extraMs + endsAt - closesAt)
}

const refusal = (services: Services, { state, opensAt, closesAt }: LiveTest, message: string) =>
  new AppError('catalogue.not_possible', 409, message, {
    details: { state, opensAt, closesAt, serverNow: services.now() },
  })

/**
 * Stops the clocks of everyone who sits a test; one that is paused stays so. The objects are told by who calls this.
 * Throws 404 where there is no such test, 409 where nobody sits it.
 */
export const pauseForAll = async (services: Services, testId: string, reason: string): Promise<void> => {
  if (await store.pauseTest(services.db, testId, reason, services.now())) return
  const test = await liveTest(services, testId)
  if (test.state !== 'paused') throw refusal(services, test, 'Only a test that is being sat can be paused.')
}

/** Lets them go on; the window closes later by as long as they stood still. Throws as `pauseForAll`. */
export const resumeForAll = async (services: Services, testId: string): Promise<void> => {
  if (await store.resumeTest(services.db, testId, services.now())) return
  const test = await liveTest(services, testId)
  if (test.pauses.length === 0) throw refusal(services, test, 'This test was not paused.')
}

/** Moves a start to a later instant, while every lobby can still hear of it. Throws as `pauseForAll`. */
export const postpone = async (services: Services, testId: string, opensAt: number): Promise<void> => {
  const now = services.now()
  if (await store.postponeTest(services.db, testId, { opensAt, notBefore: now + postponableMs, now })) return
  const test = await liveTest(services, testId)
  if (test.opensAt !== opensAt)
    throw refusal(services, test, 'A start is moved to a later time, and until five minutes before it.')
}
