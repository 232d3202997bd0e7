import type { QuestionKind } from './registry.ts'

export type { QuestionKind } from './registry.ts'

const names: Record<QuestionKind, true> = {
  mcq: true,
  msq: true,
  nat: true,
  true_false: true,
  short: true,
  matrix: true,
  assertion_reason: true,
}

/** Names of the kinds on the wire, for pages that need no rules. */
export const questionKinds = Object.keys(names) as [QuestionKind, ...QuestionKind[]]

/** True for the name of a kind. */
export const isQuestionKind = (name: unknown): name is QuestionKind =>
  typeof name === 'string' && Object.hasOwn(names, name)
