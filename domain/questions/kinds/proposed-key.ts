import type { QuestionKind, Rubric, RubricOf } from './registry.ts'

/** What a student enters as the right answer: chosen options, a typed value, or columns by row. */
export type ProposedAnswer = { chosen: string[]; value: string; rows: Record<string, string[]> }

const chosenKey = <Kind extends 'mcq' | 'msq' | 'assertion_reason'>(kind: Kind, { chosen }: ProposedAnswer) => ({
  kind,
  optionIds: chosen,
})

const keys: { [K in QuestionKind]: (answer: ProposedAnswer) => RubricOf<K> } = {
  mcq: (answer) => chosenKey('mcq', answer),
  msq: (answer) => chosenKey('msq', answer),
  assertion_reason: (answer) => chosenKey('assertion_reason', answer),
  true_false: ({ chosen }) => ({ kind: 'true_false', value: chosen[0] === 'true' }),
  nat: ({ value }) => ({ kind: 'nat', min: value, max: value }),
  short: ({ value }) => ({ kind: 'short', accepted: [value] }),
  matrix: ({ rows }) => ({ kind: 'matrix', rows }),
}

/** Key that accepts what a student entered, and nothing else. `QuestionKey` checks it. */
export const proposedKey = (kind: QuestionKind, answer: ProposedAnswer): Rubric => keys[kind](answer)
