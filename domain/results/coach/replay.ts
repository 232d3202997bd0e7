import type { Paper, PaperQuestion } from '../../attempts/contract.ts'
import type { Certainty } from '../../revision/certainty.ts'
import { notAttemptedId } from '../../questions/kinds/entered.ts'
import type { GivenResponse, QuestionScore } from '../contract.ts'
import { isScored } from '../outcomes.ts'
import { scorePaper, type ScoringRubric } from '../scoring.ts'
import { breakEven } from './break-even.ts'
import { leastAnswers, leastOfLevel, wilson, type Share } from './calibration.ts'
import { compareFractions, decimalOf, type Fraction } from './fraction.ts'
import { levelOf } from './levels.ts'

/** A finished attempt with what scores it. `targetMs` is the author's time of a question. */
export type PlayedAttempt = {
  paper: Paper
  rubrics: ReadonlyMap<string, ScoringRubric>
  responses: readonly GivenResponse[]
  taken: readonly string[]
  targetMs: (questionId: string) => number
}

/** Levels that a threshold leaves out. `none` is the attempt as it was. */
export const thresholds = ['none', 'guess', 'half'] as const
export type Threshold = (typeof thresholds)[number]
const leftOut: Record<Threshold, readonly Certainty[]> = { none: [], guess: ['guess'], half: ['guess', 'half'] }

/** An answer that a wrong one would have cost marks: those without a penalty are never left out. */
type Risked = { questionId: string; level: Certainty; isTapped: boolean; isRight: boolean; breakEven: Fraction }

const isRisked = ({ marks }: PaperQuestion, score: QuestionScore | undefined, rubric: ScoringRubric | undefined) =>
  marks.wrong > 0 &&
  score !== undefined &&
  score.verdict !== 'skipped' &&
  rubric !== undefined &&
  isScored(rubric.outcome)

const scoresOf = ({ paper, rubrics, taken }: PlayedAttempt, responses: readonly GivenResponse[]): QuestionScore[] =>
  scorePaper(paper, rubrics, responses, taken)

const riskedOf = (attempt: PlayedAttempt, scores: readonly QuestionScore[]): Risked[] => {
  const scoreOf = new Map(scores.map((score) => [score.questionId, score]))
  const responseOf = new Map(attempt.responses.map((response) => [response.questionId, response]))
  return attempt.paper.questions.flatMap((question): Risked[] => {
    const { id: questionId, marks } = question
    const [score, response] = [scoreOf.get(questionId), responseOf.get(questionId)]
    if (!response || !score || !isRisked(question, score, attempt.rubrics.get(questionId))) return []
    const level = levelOf({ ...response, targetMs: attempt.targetMs(questionId) })
    const isTapped = response.certainty !== undefined
    return [{ questionId, level, isTapped, isRight: score.verdict === 'correct', breakEven: breakEven(marks) }]
  })
}

/** A response as it would be had the question been left: "not attempted" where a true blank costs. */
const skippedResponse = (response: GivenResponse, marks: PaperQuestion['marks']): GivenResponse =>
  marks.blank
    ? { ...response, answer: { optionIds: [notAttemptedId] }, status: 'answered' }
    : { ...response, answer: null, status: 'not_answered' }

const unitsOf = (scores: readonly QuestionScore[]): number => scores.reduce((sum, { units }) => sum + units, 0)

/** Units of the attempt without some answers, by the scoring of the test itself. */
const unitsWithout = (attempt: PlayedAttempt, without: ReadonlySet<string>): number => {
  const marksOf = new Map(attempt.paper.questions.map(({ id, marks }) => [id, marks]))
  const responses = attempt.responses.map((response) => {
    const marks = marksOf.get(response.questionId)
    return marks && without.has(response.questionId) ? skippedResponse(response, marks) : response
  })
  return unitsOf(scoresOf(attempt, responses))
}

/**
 * Advice on a threshold: `skip` and `answer` where the 95 % interval of the share of right answers is on one side of the
 * break-even, `unclear` where it holds it, `few` below `leastOfLevel` answers.
 */
export type ThresholdVerdict = 'skip' | 'answer' | 'unclear' | 'few'

/** Sums over all attempts. `gain` is against the attempts as they were; `right` of the `skipped` answers were right. */
export type ThresholdRow = Share & {
  threshold: Threshold
  units: number
  gain: number
  skipped: number
  right: number
  verdict: ThresholdVerdict
}

/** `missing` answers are needed before there are rows; `tapped` of the answers carry the student's own certainty. */
export type Replay = { answers: number; tapped: number; missing: number; rows: ThresholdRow[] }

const verdictOn = (skipped: readonly Risked[], { low, high }: Share): ThresholdVerdict => {
  const ordered = skipped.map((answer) => answer.breakEven).toSorted(compareFractions)
  const [least, most] = [ordered[0], ordered.at(-1)]
  if (!least || !most || skipped.length < leastOfLevel) return 'few'
  if (high < decimalOf(least)) return 'skip'
  return low > decimalOf(most) ? 'answer' : 'unclear'
}

/**
 * Some attempts scored again as if answers below a certainty had been left. Exact: each is scored by the rules of its
 * test, with caps of sections, penalties of blanks and the keys in force.
 */
export const replayOf = (attempts: readonly PlayedAttempt[]): Replay => {
  const played = attempts.map((attempt) => {
    const scores = scoresOf(attempt, attempt.responses)
    return { attempt, units: unitsOf(scores), risked: riskedOf(attempt, scores) }
  })
  const risked = played.flatMap((each) => each.risked)
  const missing = Math.max(0, leastAnswers - risked.length)
  const units = played.reduce((sum, each) => sum + each.units, 0)
  const rows = thresholds.map((threshold): ThresholdRow => {
    const isLeft = ({ level }: Risked) => leftOut[threshold].includes(level)
    const skipped = risked.filter(isLeft)
    const right = skipped.filter(({ isRight }) => isRight).length
    const left = played.reduce((sum, each) => {
      const without = new Set(each.risked.filter(isLeft).map(({ questionId }) => questionId))
      return sum + (without.size === 0 ? each.units : unitsWithout(each.attempt, without))
    }, 0)
    const share = wilson(right, skipped.length)
    const verdict = verdictOn(skipped, share)
    return { threshold, units: left, gain: left - units, skipped: skipped.length, right, verdict, ...share }
  })
  const tapped = risked.filter(({ isTapped }) => isTapped).length
  return { answers: risked.length, tapped, missing, rows: missing > 0 ? [] : rows }
}
