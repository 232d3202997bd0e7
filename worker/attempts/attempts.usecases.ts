import { answerSpecs, refuseBatch } from '../../domain/attempts/answers.ts'
import type {
  AttemptView,
  BegunAttempt,
  DemoAnswers,
  StartedAttempt,
  Submitted,
  SyncAck,
  SyncBatch,
  TakenLease,
} from '../../domain/attempts/contract.ts'
import { testStateAt } from '../../domain/catalogue/window.ts'
import type { Language } from '../../domain/language.ts'
import type { AttemptResult, DemoResult } from '../../domain/results/contract.ts'
import { demoVersion, testForSitting } from '../catalogue/catalogue.usecases.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { paperOf } from '../questions/papers.usecases.ts'
import { readResultOf, scoreDemo } from '../results/results.usecases.ts'
import type { Refusal, SittingView } from './attempt-session.ts'
import { findAttempt, findSittings, openSitting } from './attempts.store.ts'
import { leaseEnd, signLease, type LeaseClaims } from './lease.ts'

/** Who writes: the student, and the hash of the session they are signed in with. */
export type Writer = { userId: string; session: string }

const sessionOf = ({ env }: Services, attemptId: string) => env.ATTEMPTS.getByName(attemptId)

const leaseFor = (services: Services, attemptId: string, { userId, session }: Writer, epoch: number): Promise<string> =>
  signLease(services.env.AUTH_SECRET, { attemptId, userId, session, epoch, end: leaseEnd(services.now()) })

/** 425 before the window, with the server's time so that the page can count down honestly. */
const refuseOutsideWindow = (window: { opensAt: number | null; closesAt: number | null }, now: number): void => {
  const state = testStateAt(window, now)
  if (state === 'live') return
  if (state === 'closed')
    throw new AppError('attempts.closed', 409, 'This test is over.', {
      details: { closesAt: window.closesAt, serverNow: now },
    })
  const opensAt = window.opensAt ?? now
  throw new AppError('catalogue.not_open', 425, 'This test has not started.', {
    retryAfter: Math.max(1, Math.ceil((opensAt - now) / 1000)),
    details: { opensAt, serverNow: now },
  })
}

/** Opens a sitting, or answers the one that is open. `made` tells which. */
export const startAttempt = async (
  services: Services,
  writer: Writer,
  testId: string,
): Promise<StartedAttempt & { made: boolean }> => {
  const now = services.now()
  const [test, sittings] = await Promise.all([
    testForSitting(services, writer.userId, testId),
    findSittings(services.db, writer.userId, testId),
  ])
  if (sittings.open)
    return resumeAttempt(services, writer, sittings.open.id, sittings.open.testVersionId, test.closesAt)
  if (test.access !== 'open') throw notFound()
  refuseOutsideWindow(test, now)

  const attemptId = services.newId('att')
  const attempt = { id: attemptId, userId: writer.userId, testId, testVersionId: test.versionId, startedAt: now }
  const openId = await openSitting(services.db, attempt, test.attemptsAllowed)
  if (openId === undefined)
    throw new AppError('attempts.limit_reached', 409, 'You have taken this test as often as it allows.')
  const started = await resumeAttempt(services, writer, openId, test.versionId, test.closesAt)
  return { ...started, made: openId === attemptId }
}

/** Makes the object if it is not there yet (a start that was cut off) and signs a lease of its present writer. */
const resumeAttempt = async (
  services: Services,
  writer: Writer,
  attemptId: string,
  versionId: string,
  closesAt: number | null,
) => {
  const { paper } = await paperOf(services, versionId)
  const opened = await sessionOf(services, attemptId).open({
    attemptId,
    userId: writer.userId,
    testId: paper.testId,
    testVersionId: versionId,
    questions: answerSpecs(paper.questions),
    durationMs: paper.durationMs,
    closesAt,
  })
  return {
    attemptId,
    lease: await leaseFor(services, attemptId, writer, opened.epoch),
    state: opened.state,
    made: false,
  }
}

/** What a sitting's refusal means to the caller. The state goes along, so that the client can merge and go on. */
const refuse = (refusal: Refusal, now: number): never => {
  if (refusal.refused === 'invalid')
    throw new AppError('input.invalid', 422, 'This is not an answer to this paper.', { fields: refusal.fields })
  if (refusal.refused === 'missing') throw notFound()
  const { view } = refusal
  const details = view && {
    state: view.state,
    revision: view.revision,
    deadlineAt: view.deadlineAt,
    responses: view.responses,
    serverNow: now,
  }
  const [code, message] = conflicts[refusal.refused]
  throw new AppError(code, 409, message, { details: details ?? {} })
}

const conflicts = {
  stale: ['attempts.lease_stale', 'This test is open elsewhere.'],
  closed: ['attempts.closed', 'This test is over.'],
  not_begun: ['attempts.not_begun', 'This test has not begun.'],
  seq_conflict: ['attempts.seq_conflict', 'This save does not match an earlier one.'],
} as const

export const beginAttempt = async (
  services: Services,
  lease: LeaseClaims,
  language: Language,
): Promise<BegunAttempt> => {
  const now = services.now()
  const begun = await sessionOf(services, lease.attemptId).begin(lease.epoch, language, now)
  return 'refused' in begun ? refuse(begun, now) : { deadlineAt: begun.deadlineAt, serverNow: now }
}

/** The sitting, if it is this student's. Another's looks the same as none. */
const ownSitting = async (services: Services, userId: string, attemptId: string): Promise<SittingView> => {
  const view = await sessionOf(services, attemptId).view(services.now())
  if (view?.userId !== userId) throw notFound()
  return view
}

export const takeLease = async (services: Services, writer: Writer, attemptId: string): Promise<TakenLease> => {
  await ownSitting(services, writer.userId, attemptId)
  const taken = await sessionOf(services, attemptId).takeOver()
  if (!taken) throw notFound()
  return { lease: await leaseFor(services, attemptId, writer, taken.epoch), revision: taken.revision }
}

/** The paper comes only once the clock has started. */
export const viewAttempt = async (services: Services, userId: string, attemptId: string): Promise<AttemptView> => {
  const { testVersionId, state, responses, revision, deadlineAt } = await ownSitting(services, userId, attemptId)
  const paper = deadlineAt === null ? null : (await paperOf(services, testVersionId)).paper
  return {
    state,
    paper,
    responses,
    revision,
    deadlineAt,
    timing: null,
    sections: paper?.sections.map(({ id }) => id) ?? [],
    integrity: [],
    serverNow: services.now(),
  }
}

export const syncResponses = async (
  services: Services,
  lease: LeaseClaims,
  { device, batch }: SyncBatch,
): Promise<SyncAck> => {
  const now = services.now()
  const saved = await sessionOf(services, lease.attemptId).sync(lease.epoch, device, batch, now)
  return 'refused' in saved ? refuse(saved, now) : { ...saved, serverNow: now }
}

export const submitAttempt = async (
  services: Services,
  lease: LeaseClaims,
  submissionId: string,
): Promise<Submitted> => {
  const now = services.now()
  const submitted = await sessionOf(services, lease.attemptId).submit(lease.epoch, submissionId, now)
  return 'refused' in submitted ? refuse(submitted, now) : submitted
}

/** Null while it is being scored. A sitting that still runs has no result: 404 as for another's. */
export const resultOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<AttemptResult | null> => {
  const result = await readResultOf(services, userId, attemptId)
  if (result) return result
  const attempt = await findAttempt(services.db, attemptId)
  if (attempt?.userId !== userId) throw notFound()
  const { receipt } = await ownSitting(services, userId, attemptId)
  if (receipt === null) throw notFound()
  return null
}

export const demoPaper = async (services: Services) => (await paperOf(services, await demoVersion(services))).paper

export const scoreDemoTest = async (services: Services, answers: DemoAnswers): Promise<DemoResult> => {
  const versionId = await demoVersion(services)
  const { paper } = await paperOf(services, versionId)
  const fields = refuseBatch(answers.responses, answerSpecs(paper.questions))
  if (fields) throw new AppError('input.invalid', 422, 'This is not an answer to this paper.', { fields })
  return scoreDemo(services, versionId, answers)
}
