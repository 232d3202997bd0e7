import { saysNotAttempted } from '../attempts/answers.ts'
import type { Paper, PaperQuestion, Response } from '../attempts/contract.ts'
import type { QuestionKey } from '../questions/contract.ts'
import type { Entered, Outcome } from '../questions/kinds/kind.ts'
import { kindOf } from '../questions/kinds/registry.ts'
import type { QuestionScore, ScoreTotals, Verdict } from './contract.ts'

/** What a key may be turned into after the exam. `any_of` accepts every key listed. */
export type KeyOutcome = 'normal' | 'any_of' | 'dropped_all' | 'dropped_attempted' | 'zero_weight'

/** `alternatives` are the further keys of `any_of`. */
export type Rubric = { key: QuestionKey; alternatives: QuestionKey[]; outcome: KeyOutcome }

/** The best that an answer makes of the keys that are accepted. */
const scoreAnswer = (
  { kind, marks }: PaperQuestion,
  { key, alternatives, outcome }: Rubric,
  answer: Entered,
): Outcome => {
  const keys = outcome === 'any_of' ? [key, ...alternatives] : [key]
  const outcomes = keys.map((accepted) => kindOf(kind).score(accepted, answer, marks))
  return outcomes.reduce((best, made) => (made.units > best.units ? made : best))
}

/** Whether the answer given is evaluated: there is one, and a mark for review does not void it. */
export const isAttempted = (response: Response | undefined, reviewCounts: boolean): response is Response =>
  response !== undefined &&
  response.answer !== null &&
  (response.status === 'answered' || (response.status === 'answered_marked' && reviewCounts))

/** A true blank costs where the paper offers "not attempted" and the student did not say so (RPSC). */
const blankPenalty = ({ marks }: PaperQuestion, response: Response | undefined): number =>
  saysNotAttempted(response?.answer ?? null) ? 0 : (marks.blank ?? 0)

/** One question, in units. Exact: integers all the way. */
export const scoreQuestion = (
  question: PaperQuestion,
  rubric: Rubric,
  response: Response | undefined,
  reviewCounts: boolean,
): QuestionScore => {
  const attempted = isAttempted(response, reviewCounts) && !saysNotAttempted(response?.answer ?? null)
  const { outcome } = rubric
  const maxUnits = outcome === 'zero_weight' ? 0 : question.marks.correct
  const score = { questionId: question.id, maxUnits }
  if (outcome === 'dropped_all') return { ...score, verdict: 'correct', units: maxUnits }
  if (!attempted || !response?.answer)
    return { ...score, verdict: 'skipped', units: outcome === 'normal' || outcome === 'any_of' ? 0 - blankPenalty(question, response) : 0 }
  if (outcome === 'dropped_attempted') return { ...score, verdict: 'correct', units: maxUnits }
  const made = scoreAnswer(question, rubric, response.answer)
  return { ...score, ...made, units: outcome === 'zero_weight' ? 0 : made.units }
}

/** Every question of a paper in its order. Throws RangeError where a key is missing: unscorable is not zero. */
export const scorePaper = (
  paper: Paper,
  rubrics: ReadonlyMap<string, Rubric>,
  responses: readonly Response[],
): QuestionScore[] => {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  return paper.questions.map((question) => {
    const rubric = rubrics.get(question.id)
    if (!rubric) throw new RangeError(`No key for ${question.id}`)
    return scoreQuestion(question, rubric, byQuestion.get(question.id), paper.reviewCounts)
  })
}

/** Sums of some scores, with the time their questions took. */
export const totalsOf = (scores: readonly QuestionScore[], msOf: (questionId: string) => number): ScoreTotals => {
  const count = (verdict: Verdict) => scores.filter((score) => score.verdict === verdict).length
  const sum = (of: (score: QuestionScore) => number) => scores.reduce((total, score) => total + of(score), 0)
  return {
    units: sum((score) => score.units),
    maxUnits: sum((score) => score.maxUnits),
    correct: count('correct'),
    partial: count('partial'),
    wrong: count('wrong'),
    skipped: count('skipped'),
    ms: sum(({ questionId }) => msOf(questionId)),
  }
}
