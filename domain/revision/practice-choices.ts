/** `tutor` shows the solution after each answer, `timed` at the end; `revision` is `tutor` over cards that are due. */
export const practiceModes = ['tutor', 'timed', 'revision'] as const
export type PracticeMode = (typeof practiceModes)[number]

/** Questions that a quiz may draw from: all, never seen, answered wrong last, saved, or near the student's level. */
export const practicePools = ['all', 'unseen', 'wrong', 'saved', 'calibrated'] as const
export type PracticePool = (typeof practicePools)[number]

/** Questions of a session; open sessions of a student; events of a session. */
export const practiceLimits = { least: 1, usual: 10, most: 50, mostOpen: 20, mostEvents: 4_000 } as const

/** Field of a form that starts a session: a `StartPractice` as JSON. */
export const startField = 'start'
