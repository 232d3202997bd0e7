import { drizzle } from 'drizzle-orm/d1'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import { integrityFrom, responsesFrom, scoresFrom } from '../../domain/results/compact.ts'
import type {
  AttemptResult,
  AttemptSummary,
  ResultQuestion,
  ScoreChange,
  Standing,
  Validity,
  VoidResult,
} from '../../domain/results/contract.ts'
import { writtenLanguage } from '../../domain/language.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { cutOffStates } from '../../domain/results/cut-offs.ts'
import { peersOf } from '../../domain/results/peers.ts'
import { standingFrom, tieFrom } from '../../domain/results/standing.ts'
import type { AttemptEntry } from '../../domain/students/timeline.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { releaseOf } from '../catalogue/tests.usecases.ts'
import type { Bindings } from '../env.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { keysOf, type FrozenKeys } from '../questions/keys.usecases.ts'
import { paperOf, type FrozenPaper } from '../questions/papers.usecases.ts'
import type { RescoringInput } from './rescoring.task.ts'
import type { SubmissionMessage } from './results.queue.ts'
import { explainScores } from './explained-scores.ts'
import { withAnswers } from './long-answers.ts'
import { findResult, listBest, listResults, readResult, scoresOf } from './results.store.ts'

const resultsListed = 50

type ScoreForOffice = { submittedAt: number; result: AttemptEntry['result'] }

/** True when the score of this closing of an attempt, or of a later one, is in D1. */
export const resultExists = async (
  env: Bindings,
  { attemptId, closing }: Pick<SubmissionMessage, 'attemptId' | 'closing'>,
): Promise<boolean> => {
  const result = await findResult(drizzle(env.DB, { schema }), attemptId)
  return result !== undefined && result.closing >= closing
}

/** True where students may see the scores and solutions of a test. */
export const areResultsOut = async (services: Services, testId: string): Promise<boolean> => {
  const { release, closesAt } = await releaseOf(services, testId)
  const from = releasedFrom(release, { closesAt })
  return from === null || services.now() >= from
}

/** Results of a student in a test; a score that is not released yet is null. */
export const listMyResults = async (services: Services, userId: string, testId: string): Promise<AttemptSummary[]> => {
  const released = await areResultsOut(services, testId)
  const rows = await listResults(services.db, userId, testId, resultsListed)
  return rows.map((row) => ({ ...row, units: released && !isVoid(row.validity) ? row.units : null }))
}

/**
 * Finished tests among at most 90, each with the best score in whole per cent of its maximum, null before the release.
 * Empty for a visitor.
 */
export const testsTaken = async (
  services: Services,
  userId: string | null,
  testIds: string[],
): Promise<Map<string, { percent: number | null }>> => {
  if (userId === null || testIds.length === 0) return new Map()
  const rows = await listBest(services.db, userId, testIds)
  const entries = rows.map(async ({ testId, percent }) => {
    const isReleased = await areResultsOut(services, testId)
    return [testId, { percent: isReleased ? Math.max(0, Math.floor(percent)) : null }] as const
  })
  return new Map(await Promise.all(entries))
}

/** True when an administrator took the result out of the count; its score is never shown. */
const isVoid = (validity: Validity): validity is VoidResult['validity'] =>
  validity === 'invalidated' || validity === 'withdrawn'

type ResultRow = NonNullable<Awaited<ReturnType<typeof readResult>>>
type JudgedRow = Pick<ResultRow, 'result' | 'standing'>

/**
 * Paper of a result and what is said of it first, for its student. Throws 404 where it is another student's, 403
 * without any part of the score before its release.
 */
export const openResult = async (services: Services, userId: string, { result, standing }: JudgedRow) => {
  if (result.userId !== userId) throw notFound()
  const closesAt = lastDeadline(standing, services.now())
  requireReleased(releasedFrom(standing.release, { closesAt }), services.now(), result)
  const frozen = await paperOf(services, result.testVersionId)
  const { attemptId, testId, receipt, submittedAt } = result
  const test = { id: testId, title: frozen.paper.title, seriesId: frozen.seriesId }
  return { frozen, head: { attemptId, test, receipt, submittedAt, serverNow: services.now() } }
}

type Head = Awaited<ReturnType<typeof openResult>>['head']

/** A result that was taken out of the count, as pages show it; null for any other. */
export const voidResult = (head: Head, { result, standing }: JudgedRow): VoidResult | null =>
  isVoid(result.standing) ? { ...head, state: 'void', validity: result.standing, reason: standing.reason } : null

/** Score of a result with its standing, and its questions with keys and solutions. */
export const explainResult = async (services: Services, frozen: FrozenPaper, row: JudgedRow) => {
  const { result, standing } = row
  const { keys } = await keysOf(services, result.testVersionId, standing.keyRevision)
  const stored = await withAnswers(services, result)
  const responses = responsesFrom(frozen.order, stored.responses)
  const explained = explainScores(frozen, keys, responses, scoresFrom(frozen.order, result.scores))
  const { qualifying, cutOffs } = frozen.scoreRules
  const facts = {
    state: 'released' as const,
    closedBy: result.closedBy,
    lateSynced: result.lateSynced,
    validity: result.standing as AttemptResult['validity'],
    qualifying,
    standing: result.ranked && !qualifying ? standingOfRow(row, frozen) : null,
    cutOffs: cutOffStates(cutOffs, standing.category, explained.totals, explained.sections),
    integrity: integrityFrom(stored.integrity),
  }
  return { keys, explained, facts }
}

/**
 * Result of an attempt for its student: null while it is being scored. Throws 404 where it is another student's, 403
 * without any part of the score before its release. One round trip to D1, and two more where the paper is not cached.
 */
export const readResultOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<AttemptResult | VoidResult | null> => {
  const row = await readResult(services.db, attemptId)
  if (!row) return null
  const { frozen, head } = await openResult(services, userId, row)
  const outOfCount = voidResult(head, row)
  if (outOfCount) return outOfCount
  const { keys, explained, facts } = await explainResult(services, frozen, row)
  const { changes, bookmarked, measured } = row
  const peers = peersByQuestion(explained.questions, keys, measured)
  return { ...head, ...explained, ...facts, changes: changes.map(asChange), bookmarked, peers }
}

const peersByQuestion = (
  questions: readonly ResultQuestion[],
  keys: FrozenKeys['keys'],
  measured: ResultRow['measured'],
): AttemptResult['peers'] => {
  const ofQuestion = new Map(measured.map((row) => [row.questionId, row]))
  const entries = questions.flatMap((question) => {
    const row = ofQuestion.get(question.id)
    const peers = row && peersOf(question, row, keys.get(question.id)?.version ?? 0)
    return peers ? [[question.id, peers] as const] : []
  })
  return Object.fromEntries(entries)
}

const standingOfRow = ({ result, standing }: JudgedRow, { scoreRules }: FrozenPaper): Standing => ({
  ...standingFrom(standing.above, standing.of, standing.tiedAbove),
  tie: tieFrom(scoreRules.tieRules, result.tieKey, standing),
  synthetic: standing.synthetic,
})

/** A text that an administrator wrote in one language. */
const inOneLanguage = (text: string): Bilingual => ({ en: '', hi: '', [writtenLanguage(text)]: text })

export const asChange = ({ input, ...change }: ResultRow['changes'][number]): ScoreChange => {
  const { questionId = null, reason } = input as Partial<RescoringInput> & { reason: string | Bilingual }
  return { ...change, questionId, reason: typeof reason === 'string' ? inOneLanguage(reason) : reason }
}

/**
 * Result of an attempt whose solutions this student may see. Throws 404 where it is another student's, not scored or
 * void, 403 before its release.
 */
export const openResultOf = async (services: Services, userId: string, attemptId: string) => {
  const row = await readResult(services.db, attemptId)
  if (row?.result.userId !== userId) throw notFound()
  const { result, standing } = row
  const closesAt = lastDeadline(standing, services.now())
  requireReleased(releasedFrom(standing.release, { closesAt }), services.now(), result)
  if (isVoid(result.standing)) throw notFound()
  return result
}

/** Throws 403 before the release, with receipt and instants alone. */
export const requireReleased = (
  releaseAt: number | null,
  now: number,
  { receipt, submittedAt }: { receipt: string; submittedAt: number },
) => {
  if (releaseAt === null || now >= releaseAt) return
  throw new AppError('results.not_released', 403, 'This result is not open yet.', {
    details: { releaseAt, receipt, submittedAt, serverNow: now },
  })
}

/** Scores and ranks of some attempts as the office sees them, released or not. */
export const scoresForOffice = async (
  services: Services,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, ScoreForOffice>> => {
  if (attemptIds.length === 0) return new Map()
  const rows = await scoresOf(services.db, attemptIds)
  return new Map(
    rows.map(({ attemptId, submittedAt, ranked, above, of, tiedAbove, ...score }) => {
      const rank = ranked && !isVoid(score.validity) ? standingFrom(above, of, tiedAbove) : null
      return [attemptId, { submittedAt, result: { ...score, rank: rank && { rank: rank.rank, of: rank.of } } }]
    }),
  )
}
