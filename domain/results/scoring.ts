import type { Paper, PaperQuestion } from '../attempts/contract.ts'
import type { QuestionKey } from '../questions/contract.ts'
import { saysNotAttempted, type EnteredAnswer } from '../questions/kinds/entered.ts'
import type { QuestionOutcome } from '../questions/kinds/kind.ts'
import { kindOf } from '../questions/kinds/registry.ts'
import { isBlank } from './blanks.ts'
import type { GivenResponse, KeyOutcome, QuestionScore, ScoreTotals, Verdict } from './contract.ts'
import { countedQuestions, countedSections } from './counted.ts'
import { acceptedKeys, isScored } from './outcomes.ts'

/** `alternatives` are the further keys of `any_of`. */
export type ScoringRubric = { key: QuestionKey; alternatives: QuestionKey[]; outcome: KeyOutcome }

/** Best score of an answer over the accepted keys. */
const scoreAnswer = ({ kind, marks }: PaperQuestion, rubric: ScoringRubric, answer: EnteredAnswer): QuestionOutcome => {
  const outcomes = acceptedKeys(rubric).map((accepted) => kindOf(kind).score(accepted, answer, marks))
  return outcomes.reduce((best, scored) => (scored.units > best.units ? scored : best))
}

const isEvaluated = ({ status }: GivenResponse, reviewCounts: boolean): boolean =>
  status === 'answered' || (status === 'answered_marked' && reviewCounts)

/** Answer to evaluate, or null: "not attempted" is none, and a mark for review may void one. */
const evaluatedAnswer = (response: GivenResponse | undefined, reviewCounts: boolean): EnteredAnswer | null =>
  response && isEvaluated(response, reviewCounts) && !saysNotAttempted(response.answer) ? response.answer : null

/** Units of a skipped question: a true blank costs where the paper offers "not attempted" (RPSC). */
const skippedUnits = (
  { marks }: PaperQuestion,
  { outcome }: ScoringRubric,
  response: GivenResponse | undefined,
): number => (isBlank(response) && isScored(outcome) ? 0 - (marks.blank ?? 0) : 0)

/** Score of one question that counts, in units, by integer arithmetic. */
export const scoreQuestion = (
  question: PaperQuestion,
  rubric: ScoringRubric,
  response: GivenResponse | undefined,
  reviewCounts: boolean,
): QuestionScore => {
  const { outcome } = rubric
  const maxUnits = outcome === 'zero_weight' ? 0 : question.marks.correct
  const score = { questionId: question.id, maxUnits }
  if (outcome === 'dropped_all') return { ...score, verdict: 'correct', units: maxUnits }
  const answer = evaluatedAnswer(response, reviewCounts)
  if (!answer) {
    const voided = evaluatedAnswer(response, true) !== null
    return {
      ...score,
      verdict: 'skipped',
      units: skippedUnits(question, rubric, response),
      ...(voided && { remark: 'left_for_review' }),
    }
  }
  if (outcome === 'dropped_attempted') return { ...score, verdict: 'correct', units: maxUnits }
  const scored = scoreAnswer(question, rubric, answer)
  return { ...score, ...scored, units: outcome === 'zero_weight' ? 0 : scored.units }
}

/**
 * Score of a question that is excluded from the maximum: its section was not taken, or the cap of its section was full.
 */
const uncountedScore = (questionId: string, remark: QuestionScore['remark']): QuestionScore => ({
  questionId,
  verdict: 'skipped',
  units: 0,
  maxUnits: 0,
  ...(remark && { remark }),
})

/**
 * Scores of every question of a paper, in its order; `taken` are the sections that the student took, empty without a
 * choice. Throws RangeError where a key is missing: unscorable is not zero.
 */
export const scorePaper = (
  paper: Paper,
  rubrics: ReadonlyMap<string, ScoringRubric>,
  responses: readonly GivenResponse[],
  taken: readonly string[] = [],
): QuestionScore[] => {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  const isAnswered = (id: string) => evaluatedAnswer(byQuestion.get(id), paper.reviewCounts) !== null
  const isGiven = (id: string) => rubrics.get(id)?.outcome === 'dropped_all'
  const sections = countedSections(paper, taken)
  const ofTaken = new Set(sections.flatMap(({ questionIds }) => questionIds))
  const counted = new Set(sections.flatMap((section) => [...countedQuestions(section, isAnswered, isGiven)]))
  return paper.questions.map((question) => {
    const { id } = question
    const rubric = rubrics.get(id)
    if (!rubric) throw new RangeError(`No key for ${id}`)
    if (counted.has(id)) return scoreQuestion(question, rubric, byQuestion.get(id), paper.reviewCounts)
    if (!ofTaken.has(id)) return uncountedScore(id, 'not_taken')
    return uncountedScore(id, isAnswered(id) ? 'over_cap' : undefined)
  })
}

/**
 * Sums of scores, with the time spent on their questions. Questions of a section that was not taken do not count as
 * skipped.
 */
export const totalsOf = (scores: readonly QuestionScore[], msOf: (questionId: string) => number): ScoreTotals => {
  const count = (verdict: Verdict) => scores.filter((score) => score.verdict === verdict).length
  const sum = (of: (score: QuestionScore) => number) => scores.reduce((total, score) => total + of(score), 0)
  return {
    units: sum((score) => score.units),
    maxUnits: sum((score) => score.maxUnits),
    correct: count('correct'),
    partial: count('partial'),
    wrong: count('wrong'),
    skipped: scores.filter(({ verdict, remark }) => verdict === 'skipped' && remark !== 'not_taken').length,
    ms: sum(({ questionId }) => msOf(questionId)),
  }
}
