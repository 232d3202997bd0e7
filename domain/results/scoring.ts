import type { Answer, Paper, PaperQuestion, Response } from '../attempts/contract.ts'
import type { QuestionKey, QuestionKind } from '../questions/contract.ts'
import { compareDecimals } from './decimals.ts'
import { units } from './marks.ts'
import type { QuestionScore, ScoreTotals, Verdict } from './contract.ts'

/** What a key may be turned into after the exam. `any_of` accepts every key listed. */
export type KeyOutcome = 'normal' | 'any_of' | 'dropped_all' | 'dropped_attempted' | 'zero_weight'
export type Rubric = { key: QuestionKey; outcome: KeyOutcome }

type Outcome = { verdict: Exclude<Verdict, 'skipped'>; units: number }
type Marks = PaperQuestion['marks']

/** Scores a given answer, never a missing one. An answer of another kind than the key is wrong. */
type Scorer = (key: QuestionKey, answer: NonNullable<Answer>, marks: Marks) => Outcome

const right = ({ correct }: Marks): Outcome => ({ verdict: 'correct', units: correct })
// `0 -` and not unary minus: no penalty is 0, never -0.
const wrong = ({ wrong: penalty }: Marks): Outcome => ({ verdict: 'wrong', units: 0 - penalty })

const chosenOf = (answer: NonNullable<Answer>): string[] => ('optionIds' in answer ? answer.optionIds : [])
const keyedOf = (key: QuestionKey): string[] => (key.kind === 'nat' ? [] : key.optionIds)

/** Several listed options (a key changed to "any of") each count as right. */
const scoreMcq: Scorer = (key, answer, marks) => {
  const chosen = chosenOf(answer)
  return chosen.length === 1 && keyedOf(key).includes(chosen[0] ?? '') ? right(marks) : wrong(marks)
}

const scoreMsq: Scorer = (key, answer, marks) => {
  const chosen = chosenOf(answer)
  const keyed = keyedOf(key)
  const hits = chosen.filter((optionId) => keyed.includes(optionId)).length
  if (chosen.length === 0 || hits < chosen.length) return wrong(marks)
  if (hits === keyed.length) return right(marks)
  return marks.partial === 'jee_advanced'
    ? { verdict: 'partial', units: jeeAdvancedPartial(hits, keyed.length) }
    : wrong(marks)
}

/**
 * JEE Advanced, some but not all of the right options and no wrong one: +3 for 3 of 4, +2 for 2 of 3 or more,
 * +1 for 1 of 2 or more. Source: JEE (Advanced) paper instructions, multiple-select section.
 */
const jeeAdvancedPartial = (hits: number, keyed: number): number => {
  if (hits === 3 && keyed === 4) return units('3')
  if (hits === 2 && keyed >= 3) return units('2')
  return hits === 1 && keyed >= 2 ? units('1') : 0
}

const scoreNat: Scorer = (key, answer, marks) => {
  if (key.kind !== 'nat' || !('value' in answer)) return wrong(marks)
  const inRange = compareDecimals(key.min, answer.value) <= 0 && compareDecimals(answer.value, key.max) <= 0
  return inRange ? right(marks) : wrong(marks)
}

const scorers: Record<QuestionKind, Scorer> = { mcq: scoreMcq, msq: scoreMsq, nat: scoreNat }

/** Whether the answer given is evaluated: there is one, and a mark for review does not void it. */
const isAttempted = (response: Response | undefined, reviewCounts: boolean): boolean =>
  response !== undefined &&
  response.answer !== null &&
  (response.status === 'answered' || (response.status === 'answered_marked' && reviewCounts))

/** One question, in units. Exact: integers all the way. */
export const scoreQuestion = (
  question: PaperQuestion,
  { key, outcome }: Rubric,
  response: Response | undefined,
  reviewCounts: boolean,
): QuestionScore => {
  const attempted = isAttempted(response, reviewCounts)
  const maxUnits = outcome === 'zero_weight' ? 0 : question.marks.correct
  const score = { questionId: question.id, maxUnits }
  if (outcome === 'dropped_all') return { ...score, verdict: 'correct', units: maxUnits }
  if (!attempted || !response?.answer) return { ...score, verdict: 'skipped', units: 0 }
  if (outcome === 'dropped_attempted') return { ...score, verdict: 'correct', units: maxUnits }
  const made = scorers[question.kind](key, response.answer, question.marks)
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
