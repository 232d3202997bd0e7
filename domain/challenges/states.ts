/** `taken_up`: the office is looking at it, and the student can no longer change it. */
export const challengeStates = ['open', 'taken_up', 'withdrawn', 'ruled'] as const
export type ChallengeState = (typeof challengeStates)[number]

/** States of a challenged version of a question: that of the challenge which is least far. */
export const caseStates = ['open', 'taken_up', 'ruled', 'withdrawn'] as const
export type CaseState = (typeof caseStates)[number]

/** Claim of a student: another key, one that is right too, or a question that should not count. */
export const claims = ['other', 'also', 'drop'] as const
export type Claim = (typeof claims)[number]

/** Rulings of the office; the first three follow the key. */
export const decisions = ['key_changed', 'several', 'dropped', 'text_fixed', 'translation_fixed', 'rejected'] as const
export type Decision = (typeof decisions)[number]

/** Rulings that leave the key as it is. */
export const decisionsOnWords = ['rejected', 'text_fixed', 'translation_fixed'] as const

/** Why a challenge is not accepted. */
export const closedReasons = ['window_over', 'taken_up', 'ruled', 'not_counted'] as const
export type ClosedReason = (typeof closedReasons)[number]

export const challengeLimits = { reason: { min: 20, max: 2000 }, source: 500, picture: 200 * 1024 } as const
