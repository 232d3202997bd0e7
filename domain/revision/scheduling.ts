import { FSRS, generatorParameters, type Grade } from 'ts-fsrs'
import { addDays, dateInIndia, daysBetween } from '../india.ts'
import type { Verdict } from '../results/contract.ts'
import type { Certainty } from './certainty.ts'
import { newCardState, type CardState } from './contract.ts'
import { targetRetention } from './retention.ts'

/**
 * Scheduling by FSRS-6 with its default parameters, in whole days of India: a card is due on a day, and the first review
 * of a day counts. Source: https://github.com/open-spaced-repetition/ts-fsrs.
 */

const fsrs = new FSRS(generatorParameters({ request_retention: targetRetention, enable_short_term: false }))

/** Grades of ts-fsrs: 1 again, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4

type GradedAnswer = { verdict: Verdict; ms: number; targetMs: number; certainty: Certainty | null }

/** Grade of an answer: right is good, wrong again; time and certainty refine it. */
export const ratingOf = ({ verdict, ms, targetMs, certainty }: GradedAnswer): Rating => {
  if (verdict !== 'correct') return 1
  if (certainty === 'guess' || ms > 2 * targetMs) return 2
  return certainty === 'sure' && ms < targetMs / 2 ? 4 : 3
}

/** A review of a card. `at` is Unix milliseconds. */
export type Review = { at: number; rating: Rating }

/** An answer to a question. `at` is Unix milliseconds. */
export type DatedAnswer = GradedAnswer & { at: number }

/** Answers as reviews. A question that was never opened says nothing of the memory. */
export const reviewsByAnswers = (answers: readonly DatedAnswer[]): Review[] =>
  answers
    .filter(({ verdict, ms }) => verdict !== 'skipped' || ms > 0)
    .map((answer) => ({ at: answer.at, rating: ratingOf(answer) }))

/** Whole days in India from one instant to a later one. */
const daysElapsed = (from: number, to: number): number => daysBetween(dateInIndia(from), dateInIndia(to))

/** State of the memory of a card: days until the retention falls to the target, and a difficulty of 1 to 10. */
type Memory = Pick<CardState, 'stability' | 'difficulty'>

/** Memory after a review, some days after the one before; null before the first. */
export const memoryAfter = (memory: Memory | null, elapsed: number, rating: Rating): Memory =>
  fsrs.next_state(memory, elapsed, rating as Grade)

const afterReview = (state: CardState, { at, rating }: Review): CardState => {
  const { stability, difficulty, reps, lapses, lastAt } = state
  const elapsed = lastAt === null ? 0 : daysElapsed(lastAt, at)
  if (lastAt !== null && elapsed <= 0) return state
  const memory = reps === 0 ? null : { stability, difficulty }
  const next = memoryAfter(memory, elapsed, rating)
  return { ...next, reps: reps + 1, lapses: lapses + (memory && rating === 1 ? 1 : 0), lastAt: at }
}

/** State of a card after all its reviews, in whatever order they arrived: the first of each day in India counts. */
export const stateAfter = (reviews: readonly Review[]): CardState =>
  reviews.toSorted((one, other) => one.at - other.at).reduce(afterReview, newCardState())

/** Probability that a card is known at an instant; 0 for one that was never reviewed. */
export const retrievability = ({ stability, reps, lastAt }: CardState, at: number): number =>
  reps === 0 || lastAt === null ? 0 : fsrs.forgetting_curve(Math.max(0, daysElapsed(lastAt, at)), stability)

/** Last days before an exam over which cards are spread that would be due after it. */
const lastDays = 7

/** Day on which a reviewed card is due without an exam. */
const plainDueDay = ({ stability, lastAt }: CardState): string =>
  addDays(dateInIndia(lastAt ?? 0), fsrs.next_interval(stability, 0))

/**
 * Day on which a card is due, `YYYY-MM-DD`: never after the day before the exam, unless the review was on that day or
 * later. `examDate` is the one in force (exam-date.ts). `spread` in [0, 1) distributes cards over the last days before it.
 * Null for a card that was never reviewed.
 */
export const dueDay = (state: CardState, examDate: string | null, spread: number): string | null => {
  if (state.lastAt === null) return null
  const due = plainDueDay(state)
  const tomorrow = addDays(dateInIndia(state.lastAt), 1)
  if (examDate === null || examDate <= tomorrow || due < examDate) return due
  const room = daysBetween(tomorrow, examDate)
  return addDays(examDate, -1 - Math.floor(spread * Math.min(lastDays, room)))
}

/** Number in [0, 1) that is always the same for a text. */
export const spreadOf = (text: string): number => {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return (hash >>> 0) / 2 ** 32
}
