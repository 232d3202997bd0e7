/** Names of the kinds on the wire, for pages that need no rules. */
export const questionKinds = ['mcq', 'msq', 'nat', 'true_false', 'short', 'matrix', 'assertion_reason'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** True for the name of a kind. */
export const isQuestionKind = (name: unknown): name is QuestionKind => questionKinds.some((kind) => kind === name)
