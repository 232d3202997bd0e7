import { drizzle } from 'drizzle-orm/d1'
import type { DemoAnswers, Response } from '../../domain/attempts/contract.ts'
import { releasedFrom } from '../../domain/catalogue/window.ts'
import type {
  AttemptResult,
  AttemptSummary,
  DemoResult,
  QuestionScore,
  ResultQuestion,
} from '../../domain/results/contract.ts'
import { scorePaper, totalsOf } from '../../domain/results/scoring.ts'
import { standingFrom } from '../../domain/results/standing.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { releaseOf } from '../catalogue/catalogue.usecases.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Bindings } from '../env.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { keysOf, paperOf, type FrozenKeys, type FrozenPaper } from '../questions/papers.usecases.ts'
import type { SubmissionMessage } from './results.queue.ts'
import { countDemo, findResult, listResults, readResult, recordScore } from './results.store.ts'

const resultsListed = 50

/** Whether the score of a sitting has reached D1. */
export const resultExists = async (env: Bindings, attemptId: string): Promise<boolean> =>
  (await findResult(drizzle(env.DB, { schema }), attemptId)) !== undefined

/** Scores a closed sitting against the version of the paper it was shown. Doing it again changes nothing. */
export const scoreSubmission = async (services: Services, submission: SubmissionMessage): Promise<void> => {
  const [{ paper }, keys] = await Promise.all([
    paperOf(services, submission.testVersionId),
    keysOf(services, submission.testVersionId),
  ])
  const scores = scorePaper(paper, keys, submission.responses)
  const units = scores.reduce((sum, score) => sum + score.units, 0)
  await recordScore(services.db, { ...submission, units, scores })
}

/** Adds finished demo tests to their day in India. */
export const countDemoTests = async (services: Services, finishedAt: number[]): Promise<void> => {
  const byDay = Map.groupBy(finishedAt, (at) => dateInIndia(at))
  for (const [day, demos] of byDay) await countDemo(services.db, day, demos.length)
}

/** My results of a test; a score that is not released yet is null. */
export const listMyResults = async (services: Services, userId: string, testId: string): Promise<AttemptSummary[]> => {
  const { release, closesAt } = await releaseOf(services, testId)
  const from = releasedFrom(release, { closesAt })
  const released = from === null || services.now() >= from
  const rows = await listResults(services.db, userId, testId, resultsListed)
  return rows.map((row) => ({ ...row, units: released ? row.units : null }))
}

/**
 * The result of a sitting of this student: null while it is being scored, 404 where it is not theirs,
 * 403 without any score field before its release.
 */
export const readResultOf = async (
  services: Services,
  userId: string,
  attemptId: string,
): Promise<AttemptResult | null> => {
  const row = await readResult(services.db, attemptId)
  if (!row) return null
  const { result } = row
  if (result.userId !== userId) throw notFound()
  const { release, closesAt } = await releaseOf(services, result.testId)
  refuseBefore(releasedFrom(release, { closesAt }), services.now(), result)

  const [frozen, keys] = await Promise.all([
    paperOf(services, result.testVersionId),
    keysOf(services, result.testVersionId),
  ])
  return {
    state: 'released',
    attemptId,
    test: { id: result.testId, title: frozen.paper.title, seriesId: frozen.seriesId },
    receipt: result.receipt,
    submittedAt: result.submittedAt,
    closedBy: result.closedBy,
    lateSynced: result.lateSynced,
    standing: result.ranked ? standingFrom(row.above, row.of) : null,
    ...explain(frozen, keys, result.responses, result.scores),
    serverNow: services.now(),
  }
}

const refuseBefore = (
  releaseAt: number | null,
  now: number,
  { receipt, submittedAt }: { receipt: string; submittedAt: number },
) => {
  if (releaseAt === null || now >= releaseAt) return
  throw new AppError('results.not_released', 403, 'This result is not open yet.', {
    details: { releaseAt, receipt, submittedAt, serverNow: now },
  })
}

/** Scores with everything that was secret until release. */
const explain = (frozen: FrozenPaper, keys: FrozenKeys, responses: Response[], scores: QuestionScore[]): DemoResult => {
  const { paper } = frozen
  const responseOf = new Map(responses.map((response) => [response.questionId, response]))
  const scoreOf = new Map(scores.map((score) => [score.questionId, score]))
  const msOf = (questionId: string) => responseOf.get(questionId)?.ms ?? 0
  return {
    totals: totalsOf(scores, msOf),
    sections: paper.sections.map((section) => ({
      ...section,
      totals: totalsOf(
        scores.filter(({ questionId }) => section.questionIds.includes(questionId)),
        msOf,
      ),
    })),
    questions: paper.questions.map((question): ResultQuestion => {
      const secret = keys.get(question.id)
      const facts = frozen.facts.get(question.id)
      const score = scoreOf.get(question.id)
      if (!secret || !facts || !score) throw new RangeError(`Question ${question.id} was not scored.`)
      const response = responseOf.get(question.id)
      return {
        ...question,
        ...facts,
        answer: response?.answer ?? null,
        status: response?.status ?? null,
        verdict: score.verdict,
        units: score.units,
        ms: msOf(question.id),
        key: secret.key,
        solution: secret.solutionHtml,
      }
    }),
  }
}

/** The demo test's score: made from what the browser sends, stored nowhere. */
export const scoreDemo = async (services: Services, versionId: string, answers: DemoAnswers): Promise<DemoResult> => {
  const [frozen, keys] = await Promise.all([paperOf(services, versionId), keysOf(services, versionId)])
  const responses = answers.responses.map((response) => ({ ...response, at: 0 }))
  const result = explain(frozen, keys, responses, scorePaper(frozen.paper, keys, responses))
  services.later(services.env.RESULTS_QUEUE.send({ kind: 'demo', at: services.now() }))
  return result
}
