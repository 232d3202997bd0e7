import type {
  AttemptView,
  BegunAttempt,
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
import type { AttemptAnalysis } from '../../domain/results/analysis/contract.ts'
import type { AttemptResult, ScoringResult, VoidResult } from '../../domain/results/contract.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { makeMemo } from '../platform/memo.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { readAnalysisOf } from '../results/analysis.usecases.ts'
import { readResultOf } from '../results/results.usecases.ts'
import { findAttempt } from './attempts.store.ts'
import { leaseEnd, signLease, type LeaseClaims } from './lease.ts'
import { orThrow } from './refusals.ts'
import type { Holder, SessionView } from './session/stored-attempt.ts'

/** The signed-in student, with the hash of their session. */
export type AttemptWriter = { userId: string; session: string }

/** The Durable Object of an attempt. */
export const attemptSession = ({ env }: Services, attemptId: string) => env.ATTEMPTS.getByName(attemptId)

/** The claims of a lease that its attempt checks. */
export const holderOf = ({ epoch, session }: LeaseClaims): Holder => ({ epoch, session })

/** A signed lease of an attempt for a writer's epoch. */
export const leaseFor = (
  services: Services,
  attemptId: string,
  { userId, session }: AttemptWriter,
  epoch: number,
): Promise<string> =>
  signLease(services.env.AUTH_SECRET, { attemptId, userId, session, epoch, end: leaseEnd(services.now()) })

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
): Promise<AttemptResult | VoidResult | ScoringResult> =>
  (await readResultOf(services, userId, attemptId)) ?? scoringOf(services, userId, attemptId)

/** Analysis of an attempt; throws and waits as `resultOf`. */
export const analysisOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<AttemptAnalysis | VoidResult | ScoringResult> =>
  (await readAnalysisOf(services, userId, attemptId)) ?? scoringOf(services, userId, attemptId)

/** State of an attempt that has no result yet. */
const scoringOf = async (services: Services, userId: string, attemptId: string): Promise<ScoringResult> => {
  const view = await ownAttempt(services, userId, attemptId)
  const { receipt, deadlineAt, countedUntil } = view
  const now = services.now()
  const isOver = deadlineAt !== null && now >= deadlineAt && view.timing?.pausedAt === null
  // An abandoned attempt, or one reset before its score, is not being counted.
  if (lifeOf(view.state) === 'void' || (receipt === null && !isOver)) throw notFound()
  const waits = lifeOf(view.state) === 'open' && countedUntil !== null && now <= countedUntil
  return { state: 'scoring', ...(waits && { until: countedUntil, serverNow: now }) }
}
