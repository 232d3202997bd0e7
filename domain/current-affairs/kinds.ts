/** Kinds of facts; options of a question are suggested from its own kind. */
export const factKinds = ['office', 'place', 'record', 'award', 'scheme', 'law', 'figure', 'other'] as const
export type FactKind = (typeof factKinds)[number]

/** Views of the list of facts; the first is the default. */
export const factViews = ['all', 'expiring', 'expired', 'unchecked'] as const

/** Questions of a quiz, and options of a question. */
export const quizLimits = { min: 5, max: 10, options: 4 }

/** Ids of the options in their order. */
export const quizOptionIds = ['a', 'b', 'c', 'd'] as const
