/** Flags of a question; see `flagsOf` for their limits. */
export const statisticsFlags = ['key_suspect', 'too_hard', 'too_easy', 'weak', 'dead_option', 'language_gap'] as const
export type StatisticsFlag = (typeof statisticsFlags)[number]
