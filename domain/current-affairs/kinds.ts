/** Kinds of facts; options of a question are suggested from its own kind. */
export const factKinds = ['office', 'place', 'record', 'award', 'scheme', 'law', 'figure', 'other'] as const
export type FactKind = (typeof factKinds)[number]

/** Views of the list of facts; the first is the default. */
export const factViews = ['all', 'flagged', 'expiring', 'expired', 'unchecked'] as const

/** Phases of a fact by its days. */
export const factPhases = ['upcoming', 'valid', 'expired'] as const
export type FactPhase = (typeof factPhases)[number]

/** Kinds of items that rest on facts. */
export const usingKinds = ['question', 'material', 'current_affairs'] as const
export type UsingKind = (typeof usingKinds)[number]

/** Questions of a quiz, and options of a question. */
export const quizLimits = { min: 5, max: 10, options: 4 }

/** Ids of the options in their order. */
export const quizOptionIds = ['a', 'b', 'c', 'd'] as const
