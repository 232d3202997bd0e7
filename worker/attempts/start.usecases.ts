import type { StartedAttempt } from '../../domain/attempts/contract.ts'
import { refuseBlocked } from '../accounts/administration.usecases.ts'
import { liveTest, recentLiveTest, delayReleaseForExtraTime, type LiveTest } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { findUserAttempts, insertAttempt, type Accommodation } from './attempts.store.ts'
import { attemptSession, leaseFor, type AttemptWriter } from './attempts.usecases.ts'
import { longerMsOf, openingOf } from './opening.ts'
import { limitReached, refuseToBegin, startOf, tooManyStarts } from './test-start.ts'

/** Starts an attempt, or returns the open one; `made` is true for a new one. */
export const startAttempt = async (
  services: Services,
  writer: AttemptWriter,
  testId: string,
): Promise<StartedAttempt & { made: boolean }> => {
  const seen = await recentLiveTest(services, testId)
  const started = await startOnce(services, writer, seen)
  if (started && !('refused' in started)) return started
  // The first read may be some seconds old, so a refusal is checked against a fresh one.
  const again = await startOnce(services, writer, await liveTest(services, testId))
  if (again && !('refused' in again)) return again
  if (!again) await refuseBlocked(services, writer.userId)
  throw again?.refused ?? (seen.attemptsAllowed === null ? tooManyStarts() : limitReached())
}

/**
 * Starts an attempt with the test's row as read, or returns the open one; null where that row has changed since or the
 * student has used all attempts.
 */
const startOnce = async (services: Services, writer: AttemptWriter, test: LiveTest) => {
  const now = services.now()
  const { userId } = writer
  const refused = await startRefusal(services, userId, test, now)
  const attempt = { id: services.newId('att'), userId, testId: test.id, testVersionId: test.versionId, startedAt: now }
  const { open, accommodation } = refused
    ? await findUserAttempts(services.db, userId, test.id)
    : await insertAttempt(services.db, attempt, test)
  if (!open) return refused && { refused }
  return { ...(await openAndLease(services, writer, open, test, accommodation)), made: open.id === attempt.id }
}

/** The error that keeps a student from starting a test now, or null. */
const startRefusal = async (
  services: Services,
  userId: string,
  test: LiveTest,
  now: number,
): Promise<AppError | null> => {
  const item = { id: test.id, access: test.access, seriesId: test.seriesId, hasPreview: false }
  const entitlementOf = await loadEntitlements(services, userId, [item])
  if (entitlementOf(item) !== 'open') return notFound()
  try {
    refuseToBegin(test, now)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Creates the object if needed (a start may have been interrupted) and signs a lease of its current epoch. */
const openAndLease = async (
  services: Services,
  writer: AttemptWriter,
  { id: attemptId, testVersionId }: { id: string; testVersionId: string },
  test: LiveTest,
  accommodation: Accommodation | null,
) => {
  const { paper, scribeMs } = await paperOf(services, testVersionId)
  const opening = openingOf(paper, { attemptId, userId: writer.userId }, startOf(test, accommodation, scribeMs))
  const [{ epoch, state }] = await Promise.all([
    attemptSession(services, attemptId).open(opening, services.now()),
    test.closesAt === null && !test.commonStart
      ? null
      : delayReleaseForExtraTime(services, test, longerMsOf(opening.clock)),
  ])
  return { attemptId, lease: await leaseFor(services, attemptId, writer, epoch), state }
}
