import { practiceLimits } from './practice-choices.ts'
import type { PracticeSpec } from './practice.ts'

/** Choices of a quiz that leave everything open. */
export const anyQuestions: PracticeSpec = {
  exam: null,
  subjects: [],
  topics: [],
  difficulties: [],
  pool: 'all',
  count: practiceLimits.usual,
  block: false,
}
