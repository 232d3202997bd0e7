import type { Difficulty } from '../questions/levels.ts'

/**
 * Levels of students and questions on one scale (Elo as Pelánek describes it for adaptive practice, Computers &
 * Education 98, 2016): p = sigma(ability - difficulty), and the step falls with the number of answers behind a level.
 */

/** `rating` in logits, 0 for an average student and question; `n` answers behind it. */
export type Level = { rating: number; n: number }

export const newLevel: Level = { rating: 0, n: 0 }

/** Probability that a student answers a question right. */
export const probability = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability))

/** Step after `n` answers, with the parameters of Pelánek: 1, then 0.5 after 20, 0.05 after 380. */
const stepAfter = (n: number): number => 1 / (1 + 0.05 * n)

/** Level moved by the difference between what happened and what was expected, both 0 to 1. */
const moved = ({ rating, n }: Level, surprise: number): Level => ({
  rating: rating + stepAfter(n) * surprise,
  n: n + 1,
})

/** Level of a student after an answer; `score` is the share of the marks, 0 to 1. */
export const studentAfter = (student: Level, difficulty: number, score: number): Level =>
  moved(student, score - probability(student.rating, difficulty))

/** Level of a question after an answer: it rises where it was answered worse than expected. */
export const questionAfter = (question: Level, ability: number, score: number): Level =>
  moved(question, probability(ability, question.rating) - score)

/** Least answers of a question for its level to be used. */
export const leastAnswers = 50

/** True once enough first answers are behind the level of a question. */
export const isCalibrated = (level: Level | undefined): level is Level => level !== undefined && level.n >= leastAnswers

/** Levels that stand for the author's difficulty where a question has too few answers. */
const usualRating: Record<Difficulty, number> = { easy: -1, medium: 0, hard: 1 }

const ratingOr = (level: Level | undefined, difficulty: Difficulty): number =>
  isCalibrated(level) ? level.rating : usualRating[difficulty]

/** Probability of a right answer that calibrated practice aims at. */
const targetProbability = 0.75

/** Distance of a question from the target, 0 for one that the student answers right with that probability. */
export const distanceFromTarget = (ability: number, difficulty: number): number =>
  Math.abs(probability(ability, difficulty) - targetProbability)

type RatedAnswer = { difficulty: Difficulty; level: Level | undefined; score: number }

/** Level of a student by own answers, oldest first. */
export const studentLevel = (answers: readonly RatedAnswer[]): Level =>
  answers.reduce(
    (student, { level, difficulty, score }) => studentAfter(student, ratingOr(level, difficulty), score),
    newLevel,
  )

/** Log loss of a prediction; a score between 0 and 1 counts as that share of right answers. */
export const logLoss = (predicted: number, score: number): number => {
  const bounded = Math.min(1 - 1e-9, Math.max(1e-9, predicted))
  return -(score * Math.log(bounded) + (1 - score) * Math.log(1 - bounded))
}
