import type { QuestionKind, Rubric } from './registry.ts'

/** Right answer as a student enters it: chosen options, a typed value, or columns by row. */
export type ProposedAnswer = { chosen: string[]; value: string; rows: Record<string, string[]> }

const chosenOnly = ({ chosen }: ProposedAnswer) => ({ optionIds: chosen })

const keys: Record<QuestionKind, (answer: ProposedAnswer) => object> = {
  mcq: chosenOnly,
  msq: chosenOnly,
  assertion_reason: chosenOnly,
  true_false: ({ chosen }) => ({ value: chosen[0] === 'true' }),
  nat: ({ value }) => ({ min: value, max: value }),
  short: ({ value }) => ({ accepted: [value], caseSensitive: false }),
  matrix: ({ rows }) => ({ rows }),
}

/** Key that accepts what a student entered, and nothing else. `QuestionKey` checks it. */
export const proposedKey = (kind: QuestionKind, answer: ProposedAnswer): Rubric =>
  ({ kind, ...keys[kind](answer) }) as Rubric
