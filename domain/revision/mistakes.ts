import type { Verdict } from '../results/contract.ts'

/** An answer to a question. `day` is the day in India, `at` Unix milliseconds. */
export type PastAnswer = { day: string; at: number; verdict: Verdict }

/** Days with a right answer after which a mistake leaves the book. */
export const daysToLeave = 2

export type MistakeStanding = {
  /** Last miss; null without any. */
  missedAt: number | null
  misses: number
  /** Days after that of the last miss on which it was answered right, oldest first. */
  rightDays: string[]
  /** Instant of the right answer by which it left the book; null while it is in it, or was never missed. */
  leftAt: number | null
}

const isMiss = ({ verdict }: PastAnswer): boolean => verdict !== 'correct'

/** Right answers after a miss that count: the first of each day later than that of the miss. */
const rightAfter = (miss: PastAnswer, answers: readonly PastAnswer[]): PastAnswer[] => {
  const later = answers.filter((answer) => answer.at > miss.at && answer.day > miss.day)
  return later.filter((answer, index) => later[index - 1]?.day !== answer.day)
}

/**
 * Standing of a question in the mistake book by all answers to it, oldest first: a wrong, partly right or skipped answer
 * enters it, and two right answers on different later days take it out.
 */
export const standingOf = (answers: readonly PastAnswer[]): MistakeStanding => {
  const misses = answers.filter(isMiss)
  const last = misses.at(-1)
  if (!last) return { missedAt: null, misses: 0, rightDays: [], leftAt: null }
  const right = rightAfter(last, answers)
  return {
    missedAt: last.at,
    misses: misses.length,
    rightDays: right.map(({ day }) => day),
    leftAt: right[daysToLeave - 1]?.at ?? null,
  }
}

/** Instants at which a question left the book before it was missed again, oldest first. */
export const earlierExits = (answers: readonly PastAnswer[]): number[] =>
  answers.flatMap((answer, index) => {
    const { leftAt } = standingOf(answers.slice(0, index))
    return isMiss(answer) && leftAt !== null ? [leftAt] : []
  })
