import type { Verdict } from '../results/contract.ts'

/** Kinds that time and history suggest. */
export const suggestedKinds = ['careless', 'time', 'concept'] as const
export type SuggestedKind = (typeof suggestedKinds)[number]

/** Kinds that a student may choose. */
export const mistakeKinds = [...suggestedKinds, 'knowledge', 'misread', 'reasoning'] as const
export type MistakeKind = (typeof mistakeKinds)[number]

export const kindRules = {
  /** Students from whom on the median time of a question is used in place of its author's target time. */
  leastStudents: 50,
  /** Share of the usual time below which an answer was given in a hurry. */
  hurried: 0.4,
  /** Multiple of the usual time above which an answer took too long. */
  slow: 2,
  /** Share of a section after which a question stands late in it, and least questions of such a section. */
  late: 0.8,
  leastSection: 5,
  /** Answers to other questions of the topic: the newest ones that count, and how many there must be. */
  mostAnswers: 20,
  leastAnswers: 10,
  /** Shares of right answers below which a topic is not understood, and from which on it is mastered. */
  weak: 0.5,
  mastered: 0.8,
} as const

/** Usual time of a question in milliseconds: the median of its first attempts, else the author's target time. */
export const usualMs = (targetMs: number, medianMs: number | null): number => medianMs ?? targetMs

/** Times of a question in its statistics. */
export type ItemTimes = { students: number; medianSeconds: number | null }

/** Median of an item's statistics in milliseconds; null below the least number of students. */
export const medianMsOf = (figures: ItemTimes | null): number | null =>
  figures?.medianSeconds == null || figures.students < kindRules.leastStudents
    ? null
    : Math.round(figures.medianSeconds * 1_000)

/** True for a question among the last fifth of its section. `index` counts from 0. */
export const isLateIn = (index: number, count: number): boolean =>
  count >= kindRules.leastSection && index >= count * kindRules.late

/** A miss with the other answers of its topic up to then, blanks left out. Times are milliseconds. */
export type Miss = {
  verdict: Exclude<Verdict, 'correct'>
  ms: number
  targetMs: number
  medianMs: number | null
  isLate: boolean
  topic: { answers: number; right: number }
}

/**
 * Kind of a mistake as time and history suggest it; null where they say too little. The end of a section explains a
 * hurried miss before the topic does, and a topic that is not understood explains a slow one.
 */
export const suggestKind = ({ verdict, ms, targetMs, medianMs, isLate, topic }: Miss): SuggestedKind | null => {
  const usual = usualMs(targetMs, medianMs)
  const isHurried = ms < kindRules.hurried * usual
  const rightShare = topic.answers < kindRules.leastAnswers ? null : topic.right / topic.answers
  if (isLate && isHurried) return 'time'
  if (rightShare !== null && rightShare < kindRules.weak) return 'concept'
  if (ms > kindRules.slow * usual) return 'time'
  const isMastered = rightShare !== null && rightShare >= kindRules.mastered
  return isHurried && isMastered && verdict !== 'skipped' ? 'careless' : null
}
