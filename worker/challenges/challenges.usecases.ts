import type { SQL } from 'drizzle-orm'
import type { ChallengeBody, OwnChallenge, OwnChallenges, PublicRuling } from '../../domain/challenges/contract.ts'
import { sameForm, type Proposal } from '../../domain/challenges/proposal.ts'
import type { ClosedReason } from '../../domain/challenges/states.ts'
import { challengesUntil } from '../../domain/challenges/window.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import { keyFits } from '../../domain/questions/key-fits.ts'
import { isScored } from '../../domain/results/outcomes.ts'
import { releaseOf } from '../catalogue/tests.usecases.ts'
import type { ChallengeEntry } from '../../domain/students/timeline.ts'
import type { Services } from '../platform/context.ts'
import type { Cursor } from '../platform/paging.ts'
import { AppError, notFound } from '../platform/errors.ts'
import type { Limit } from '../platform/limiter.ts'
import { limitCount } from '../platform/limits.ts'
import { openResultOf } from '../results/results.usecases.ts'
import { currentSettings } from '../settings/current.ts'
import * as store from './challenges.store.ts'

/** Challenges that one student may send or change in a day. */
const sendingLimit: Limit = { failures: 40, windowMs: 24 * 60 * 60_000 }

/** Challenges of one student in a test that are listed. */
const listed = 200

export const closed = (reason: ClosedReason) =>
  new AppError('challenges.closed', 409, 'This key cannot be challenged now.', { details: { reason } })

/**
 * The student's result, whose solutions are open to them, and the end of its window. Throws 404 where it is another
 * student's, not scored or void, 403 before its release.
 */
const challengeableResult = async (services: Services, userId: string, attemptId: string) => {
  const result = await openResultOf(services, userId, attemptId)
  const [{ release, closesAt }, { switches }] = await Promise.all([
    releaseOf(services, result.testId),
    currentSettings(services),
  ])
  const until = challengesUntil(releasedFrom(release, { closesAt }), result.submittedAt, switches.challengeDays)
  return { testId: result.testId, until }
}

/** The question of a result that is open to the student. Throws 404 outside the paper. */
const challengedQuestion = async (services: Services, userId: string, attemptId: string, questionId: string) => {
  const { until } = await challengeableResult(services, userId, attemptId)
  const found = await store.findChallenged(services.db, attemptId, questionId)
  if (!found) throw notFound()
  return { ...found, isOver: services.now() >= until }
}

/** The student's challenge of a question that waits. Throws 404 without one, 409 after the window. */
export const waitingOf = async (services: Services, userId: string, attemptId: string, questionId: string) => {
  const { questionVersionId, isOver } = await challengedQuestion(services, userId, attemptId, questionId)
  const challenge = await store.findWaiting(services.db, userId, questionVersionId)
  if (!challenge) throw notFound()
  if (isOver) throw closed('window_over')
  return challenge
}

const proposalOf = ({ claim, key }: ChallengeBody): Proposal =>
  sameForm(claim === 'drop' || !key ? { claim: 'drop', key: null } : { claim, key })

/**
 * Sends a challenge of a question, or changes the one that is open. Throws 404 for a question outside the student's
 * results, 403 before the release, 409 `challenges.closed` with the reason, 422 for a key of another question, 429 beyond
 * 40 a day.
 */
export const sendChallenge = async (
  services: Services,
  userId: string,
  attemptId: string,
  { questionId, body }: { questionId: string; body: ChallengeBody },
): Promise<{ challengeId: string; isNew: boolean }> => {
  const { db } = services
  const found = await challengedQuestion(services, userId, attemptId, questionId)
  const { questionVersionId, testId, keyVersion, outcome, isOver } = found
  if (isOver) throw closed('window_over')
  if (!isScored(outcome)) throw closed('not_counted')
  if (body.key && !keyFits(body.key, found.body))
    throw new AppError('input.invalid', 422, 'This key is not one of the question.', {
      fields: { key: 'names what the question does not show' },
    })
  await limitCount(services, `challenges:${userId}`, sendingLimit)
  const { reason, source } = body
  const sent = { proposal: proposalOf(body), reason, source, now: services.now() }
  const waiting = await store.findWaiting(db, userId, questionVersionId)
  if (waiting) {
    if (!(await store.changeChallenge(db, { id: waiting.id, ...sent }))) throw closed('taken_up')
    return { challengeId: waiting.id, isNew: false }
  }
  if (await store.hasRuling(db, questionVersionId, keyVersion)) throw closed('ruled')
  const id = services.newId('chl')
  const place = { userId, attemptId, testId, questionId, questionVersionId, keyVersion }
  // Another tab may have sent one at once, or a ruling came: the newest state then answers.
  if (await store.insertChallenge(db, { id, ...place, ...sent })) return { challengeId: id, isNew: true }
  const other = await store.findWaiting(db, userId, questionVersionId)
  if (!other) throw closed('ruled')
  return { challengeId: other.id, isNew: false }
}

/** Withdraws an open challenge with its picture. Throws 404 without one, 409 once it was taken up. */
export const withdrawChallenge = async (
  services: Services,
  userId: string,
  attemptId: string,
  questionId: string,
): Promise<void> => {
  const { questionVersionId } = await challengedQuestion(services, userId, attemptId, questionId)
  const challenge = await store.findWaiting(services.db, userId, questionVersionId)
  if (!challenge) throw notFound()
  const { id, picture } = challenge
  if (!(await store.withdrawChallenge(services.db, { id, questionVersionId, now: services.now() })))
    throw closed('taken_up')
  if (picture) services.later(services.env.FILES.delete(picture))
}

type OwnRow = Awaited<ReturnType<typeof store.listOwn>>[number]

const rulingOf = ({ ruling }: OwnRow): PublicRuling | null =>
  ruling && {
    decision: ruling.decision,
    reason: ruling.reason,
    at: ruling.createdAt,
    from: ruling.fromKey,
    to: ruling.toKey,
  }

const ownOf = (row: OwnRow): OwnChallenge => {
  const { id, questionId, questionVersionId, attemptId, state, proposal, reason, source, picture } = row.challenge
  const { createdAt, updatedAt } = row.challenge
  const words = { state, proposal, reason, source, hasPicture: picture !== null }
  return { id, questionId, questionVersionId, attemptId, ...words, createdAt, updatedAt, ruling: rulingOf(row) }
}

/** The student's challenges of the test of an attempt. Throws as `challengeableResult`. */
export const ownChallenges = async (services: Services, userId: string, attemptId: string): Promise<OwnChallenges> => {
  const { testId, until } = await challengeableResult(services, userId, attemptId)
  const [rows, settled] = await Promise.all([
    store.listOwn(services.db, userId, testId, listed),
    store.listSettled(services.db, attemptId),
  ])
  return {
    until,
    serverNow: services.now(),
    items: rows.map(ownOf),
    closed: Object.fromEntries(
      settled.map(({ questionId, outcome }) => [questionId, isScored(outcome) ? 'ruled' : 'not_counted']),
    ),
  }
}

/** Statements that remove a student from challenges, for the transaction that erases the account. */
export const eraseChallengeStatements = (userId: string): SQL[] => store.eraseStatements(userId)

/** Challenges of a student before a mark, newest first. */
export const challengesOfStudent = (
  { db }: Services,
  userId: string,
  before: Cursor | null,
  limit: number,
): Promise<ChallengeEntry[]> => store.listOfStudent(db, userId, before, limit).all()
