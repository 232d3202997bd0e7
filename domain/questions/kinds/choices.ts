import type { QuestionKind } from './registry.ts'

/** Options that an answer of a kind chooses. */
type Choice = 'one' | 'several'

const choices: Record<QuestionKind, Choice | null> = {
  mcq: 'one',
  msq: 'several',
  nat: null,
  true_false: 'one',
  short: null,
  matrix: null,
  assertion_reason: 'one',
}

/** Number of options that an answer of a kind chooses; null for a kind without options. */
export const choosesOf = (kind: QuestionKind): Choice | null => choices[kind]
