import type { SQL } from 'drizzle-orm'
import { postponableMs } from '../../domain/attempts/lobby.ts'
import { lastDeadline, releasedFrom, shownStateAt } from '../../domain/catalogue/window.ts'
import type { RoomRefusal } from '../../domain/catalogue/live-room.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { refreshRows } from '../content/office-rows.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { makeFreshMemo } from '../platform/memo.ts'
import { findRelease } from './catalogue.store.ts'
import * as store from './live.store.ts'

export type LiveTest = NonNullable<Awaited<ReturnType<typeof store.findLive>>>

/** Maximum age of a cached test: lobbies poll, so most of their requests are answered from memory. */
const maxAgeMs = 15_000
const cachedTest = makeFreshMemo<LiveTest>(64, maxAgeMs)

/** Timing of a published test. Throws 404 where there is none. */
export const liveTest = async (services: Services, testId: string): Promise<LiveTest> => {
  const test = await store.findLive(services.db, testId)
  if (!test) throw notFound()
  return test
}

/** `liveTest` from a cache of some seconds, for bursts of calls. While D1 is down the last value is used. */
export const recentLiveTest = (services: Services, testId: string): Promise<LiveTest> =>
  cachedTest(testId, services.now(), () => liveTest(services, testId))

/**
 * Delays the release of a test's results for a student's extra time; does nothing when it is already delayed enough.
 */
export const delayReleaseForExtraTime = async (
  services: Services,
  { id, extraMs: known, grantedMs = 0 }: Pick<LiveTest, 'id' | 'extraMs'> & Partial<Pick<LiveTest, 'grantedMs'>>,
  extraMs: number,
): Promise<void> => {
  if (extraMs + (grantedMs ?? 0) > known) await store.raiseExtraTime(services.db, id, store.withGranted(id, extraMs))
}

/**
 * Delays the release of a test's results for an attempt that ends after all others. Results that are out stay out:
 * their keys are known already.
 */
export const delayReleaseForAttempt = async (services: Services, testId: string, endsAt: number): Promise<void> => {
  const row = await findRelease(services.db, testId)
  if (!row) return
  const now = services.now()
  const closesAt = lastDeadline(row, now)
  const from = releasedFrom(row.release, { closesAt })
  if (closesAt === null || from === null || now >= from || endsAt <= closesAt) return
  await store.raiseExtraTime(services.db, testId, row.extraMs + endsAt - closesAt)
}

const refusal = (services: Services, test: LiveTest, reason: RoomRefusal, message: string) =>
  new AppError('catalogue.not_possible', 409, message, {
    details: {
      reason,
      state: shownStateAt(test, services.now()),
      opensAt: test.opensAt,
      closesAt: test.closesAt,
      serverNow: services.now(),
    },
  })

/** The acting administrator, the stated reason, and statements that follow the row of the audit log. */
export type LiveAct = { actorId: string; reason?: string | undefined; after?: SQL[] }

/** Changes the row of a test together with the row of the act. True when it changed. */
const changeLive = async (
  services: Services,
  { actorId: actor, reason, after = [] }: LiveAct,
  act: Pick<Act, 'act' | 'itemId' | 'before' | 'after'>,
  change: SQL,
): Promise<boolean> => {
  const audit = { ...act, actor, kind: 'test' as const, reason }
  const title = store.titleExpression(act.itemId)
  const following = [...after, ...refreshRows('test', [act.itemId])]
  return (await inAuditedTransaction(services, audit, [change], { title, after: following })).isDone
}

/**
 * Pauses a test for everyone. The caller notifies the attempt objects. Throws 404 where there is no such test, 409 where
 * it is not live or paused already.
 */
export const pauseForAll = async (
  services: Services,
  act: LiveAct & { reason: string },
  testId: string,
): Promise<void> => {
  const change = store.pauseStatement(testId, act.reason, services.now())
  if (await changeLive(services, act, { act: 'test.paused', itemId: testId }, change)) return
  const test = await liveTest(services, testId)
  throw refusal(
    services,
    test,
    test.isPaused ? 'already_paused' : 'not_running',
    test.isPaused ? 'This test is paused already.' : 'Only a test that is being sat can be paused.',
  )
}

/** Resumes a paused test; the window closes later by the length of the pause. Throws 409 for one that is not paused. */
export const resumeForAll = async (services: Services, act: LiveAct, testId: string): Promise<void> => {
  const change = store.resumeStatement(testId, services.now())
  if (await changeLive(services, act, { act: 'test.resumed', itemId: testId }, change)) return
  const test = await liveTest(services, testId)
  throw refusal(services, test, 'not_paused', 'This test is not paused.')
}

/** Moves a start to a later instant, as long as every lobby can still receive it. Throws as `pauseForAll`. */
export const postpone = async (services: Services, act: LiveAct, testId: string, opensAt: number): Promise<void> => {
  const now = services.now()
  const test = await liveTest(services, testId)
  const moved = {
    act: 'test.postponed',
    itemId: testId,
    before: { opensAt: test.opensAt },
    after: { opensAt },
  } as const
  const change = store.postponeStatement(testId, { opensAt, notBefore: now + postponableMs, now })
  if (await changeLive(services, act, moved, change)) return
  if (test.opensAt !== opensAt)
    throw refusal(services, test, 'start_fixed', 'A start is moved to a later time, and until five minutes before it.')
}
