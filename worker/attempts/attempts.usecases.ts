import type {
  AttemptView,
  BegunAttempt,
  StartedAttempt,
  SubmitAttempt,
  Submitted,
  SyncAck,
  SyncBatch,
  TakeLease,
  NewLease,
  Timing,
} from '../../domain/attempts/contract.ts'
import type { Language } from '../../domain/language.ts'
import { lifeOf } from '../../domain/attempts/states.ts'
import type { AttemptResult, ScoringResult, VoidResult } from '../../domain/results/contract.ts'
import { liveTest, recentLiveTest, delayReleaseForExtraTime, type LiveTest } from '../catalogue/live.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { makeMemo } from '../platform/memo.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { readResultOf } from '../results/results.usecases.ts'
import { findAttempt, findUserAttempts, insertAttempt, type Accommodation } from './attempts.store.ts'
import { leaseEnd, signLease, type LeaseClaims } from './lease.ts'
import { longerMsOf, openingOf } from './opening.ts'
import { orThrow } from './refusals.ts'
import { limitReached, refuseToBegin, startOf, tooManyStarts } from './test-start.ts'
import type { Holder, SessionView } from './session/stored-attempt.ts'

/** The signed-in student, with the hash of their session. */
export type AttemptWriter = { userId: string; session: string }

/** The Durable Object of an attempt. */
export const attemptSession = ({ env }: Services, attemptId: string) => env.ATTEMPTS.getByName(attemptId)

/** The claims of a lease that its attempt checks. */
export const holderOf = ({ epoch, session }: LeaseClaims): Holder => ({ epoch, session })

const leaseFor = (
  services: Services,
  attemptId: string,
  { userId, session }: AttemptWriter,
  epoch: number,
): Promise<string> =>
  signLease(services.env.AUTH_SECRET, { attemptId, userId, session, epoch, end: leaseEnd(services.now()) })

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

export const beginAttempt = async (
  services: Services,
  lease: LeaseClaims,
  chosen: { language: Language; sections?: string[] | undefined; device?: string | undefined },
): Promise<BegunAttempt> => {
  const now = services.now()
  const begun = orThrow(await attemptSession(services, lease.attemptId).begin(holderOf(lease), chosen, now), now)
  return { deadlineAt: begun.deadlineAt, serverNow: now }
}

/** A cache of attempt owners: a page that comes back needs no D1. */
const ownerCache = makeMemo<string>(10_000)

const ownerOf = async (services: Services, attemptId: string): Promise<string> => {
  const attempt = await findAttempt(services.db, attemptId)
  if (!attempt) throw notFound()
  return attempt.userId
}

/**
 * Throws 404 unless D1 lists the attempt as this student's, since calling an object creates it. With D1 down the object
 * itself checks the student, so that an exam goes on.
 */
export const requireOwn = async (services: Services, userId: string, attemptId: string): Promise<void> => {
  const owner = await ownerCache(attemptId, () => ownerOf(services, attemptId)).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    log('warn', 'attempts.owner_unread', { attemptId }, error)
    return userId
  })
  if (owner !== userId) throw notFound()
}

/** The attempt of this student. Throws 404 for a missing one and for another student's alike. */
const ownAttempt = async (services: Services, userId: string, attemptId: string): Promise<SessionView> => {
  await requireOwn(services, userId, attemptId)
  const view = await attemptSession(services, attemptId).visit(userId, services.now())
  if (!view) throw notFound()
  return view
}

/** The epoch of merge-only leases, which is never a writer's. */
const mergeOnlyEpoch = 0

export const takeLease = async (
  services: Services,
  writer: AttemptWriter,
  attemptId: string,
  { device, mergeOnly }: TakeLease,
): Promise<NewLease> => {
  const { revision } = await ownAttempt(services, writer.userId, attemptId)
  if (mergeOnly) return { lease: await leaseFor(services, attemptId, writer, mergeOnlyEpoch), revision }
  const now = services.now()
  const taken = orThrow(await attemptSession(services, attemptId).takeOver(writer.session, device, now), now)
  return { lease: await leaseFor(services, attemptId, writer, taken.epoch), revision: taken.revision }
}

const hasBegun = ({ timing }: SessionView, now: number): boolean => timing !== null && now >= timing.begunAt

/**
 * Throws 404 unless the clock of this student's attempt has begun: earlier replies would reveal the paper's questions.
 */
export const requireBegun = async (services: Services, userId: string, attemptId: string): Promise<void> => {
  if (!hasBegun(await ownAttempt(services, userId, attemptId), services.now())) throw notFound()
}

/** The attempt for its page. The paper is included once the clock has started. */
export const viewAttempt = async (services: Services, userId: string, attemptId: string): Promise<AttemptView> => {
  const view = await ownAttempt(services, userId, attemptId)
  const now = services.now()
  const shown = hasBegun(view, now) ? (await paperOf(services, view.testVersionId)).paper : null
  const paper = shown && { ...shown, pausable: view.pausable }
  return {
    state: view.state,
    paper,
    responses: view.responses,
    revision: view.revision,
    deadlineAt: view.deadlineAt,
    timing: view.timing,
    sections: view.sections ?? paper?.sections.map(({ id }) => id) ?? [],
    integrity: view.integrity,
    differences: view.differences,
    evidence: view.evidence,
    countedUntil: view.countedUntil,
    serverNow: now,
  }
}

export const syncResponses = async (
  services: Services,
  lease: LeaseClaims,
  { lease: _lease, ...batch }: SyncBatch,
): Promise<SyncAck> => {
  const now = services.now()
  const saved = orThrow(await attemptSession(services, lease.attemptId).sync(holderOf(lease), batch, now), now)
  return { ...saved, serverNow: now }
}

export const pauseAttempt = async (services: Services, lease: LeaseClaims): Promise<Timing> => {
  const now = services.now()
  return orThrow(await attemptSession(services, lease.attemptId).pause(holderOf(lease), now), now)
}

export const resumeAttempt = async (services: Services, lease: LeaseClaims): Promise<Timing> => {
  const now = services.now()
  return orThrow(await attemptSession(services, lease.attemptId).resume(holderOf(lease), now), now)
}

export const submitAttempt = async (
  services: Services,
  lease: LeaseClaims,
  { submissionId, timeIsOver }: Omit<SubmitAttempt, 'lease'>,
): Promise<Submitted> => {
  const now = services.now()
  const attempt = attemptSession(services, lease.attemptId)
  return orThrow(await attempt.submit(holderOf(lease), submissionId, now, timeIsOver), now)
}

/**
 * The result, or `scoring` with `until` while answers may still arrive. Throws 404 for a running, absent or reset
 * attempt and for another student's.
 */
export const resultOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<AttemptResult | VoidResult | ScoringResult> => {
  const result = await readResultOf(services, userId, attemptId)
  if (result) return result
  const view = await ownAttempt(services, userId, attemptId)
  const { receipt, deadlineAt, countedUntil } = view
  const now = services.now()
  const isOver = deadlineAt !== null && now >= deadlineAt && view.timing?.pausedAt === null
  // An abandoned attempt, or one reset before its score, is not being counted.
  if (lifeOf(view.state) === 'void' || (receipt === null && !isOver)) throw notFound()
  const waits = lifeOf(view.state) === 'open' && countedUntil !== null && now <= countedUntil
  return { state: 'scoring', ...(waits && { until: countedUntil, serverNow: now }) }
}
