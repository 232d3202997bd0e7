import type { Difficulty } from '../../questions/contract.ts'
import type { Bilingual } from '../../questions/text.ts'
import type { AttemptResult, ScoreChange, Verdict } from '../contract.ts'

/**
 * Analysis of a released attempt. Marks are in units (domain/results/marks.ts), times in milliseconds. What too little
 * data allows is null or empty.
 */

/** A question of the paper as its analysis reads it, in the order of the paper. */
export type AnalysedQuestion = {
  questionId: string
  /** From 1, over the whole paper. */
  number: number
  sectionId: string
  subject: string
  topic: string
  difficulty: Difficulty
  verdict: Verdict
  units: number
  maxUnits: number
  ms: number
  /** Median time of first attempts, or the author's target time where fewer than 50 have been measured. */
  typicalMs: number
  isMeasured: boolean
  /** False in a section that was not taken, beyond the cap of a section, and where the question was dropped. */
  counts: boolean
}

/**
 * Marks gained and lost in some questions: `maxUnits` = `gained` + `missedWrong` + `missedSkipped`, and the score is
 * `gained` - `penalty`.
 */
export type MarksSplit = {
  questions: number
  maxUnits: number
  units: number
  gained: number
  penalty: number
  missedWrong: number
  missedSkipped: number
  right: number
  partial: number
  wrong: number
  skipped: number
  ms: number
}

export type TopicKey = { subject: string; topic: string }

export type SectionSplit = MarksSplit & { id: string; title: Bilingual }
export type TopicSplit = MarksSplit & TopicKey & { title: Bilingual }
export type DifficultySplit = MarksSplit & { difficulty: Difficulty }

/** Reasons of wrong answers that the attempt alone suggests; `other` where it suggests none. */
export const lossKinds = ['careless', 'time', 'concept', 'other'] as const
export type LossKind = (typeof lossKinds)[number]

/** Wrong answers of a kind: the marks missed by them, penalties included. */
export type KindLoss = { kind: LossKind; questions: number; lostUnits: number }

/** Use of time on a question (docs/requirements/results.md, RES-84). */
export const timeUses = ['fast_right', 'perfect', 'overtime_right', 'wasted', 'wrong', 'overtime_wrong'] as const
export type TimeUse = (typeof timeUses)[number]

export type TimeUseLine = { use: TimeUse; questions: number; ms: number; units: number }

/** Changes of answers by what they were before and after. */
export const changeKinds = ['right_to_wrong', 'wrong_to_right', 'wrong_to_wrong'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A change of an answer; `units` is its effect on the score, `at` Unix milliseconds. */
export type AnswerChange = { questionId: string; kind: ChangeKind; units: number; at: number }

export type Ledger = {
  lines: { kind: ChangeKind; changes: number; units: number }[]
  /** In the order in which they were made. */
  changes: (AnswerChange & { number: number })[]
  /** Effect of all changes on the score. */
  units: number
}

/** Marks of a section: own, mean of first attempts, and of the best first attempt. */
export type SectionComparison = {
  id: string
  own: number
  average: number | null
  best: number | null
  maxUnits: number
}

/** `students`: first attempts of the test. */
export type Comparison = { students: number; synthetic: number; sections: SectionComparison[] }

/** First attempts by score, in twentieths of the maximum. `mine` is the index of the bar of the attempt. */
export type Distribution = {
  students: number
  synthetic: number
  bars: { from: number; to: number; students: number }[]
  mine: number
}

/** Positions in a picture of `distributionSize`. */
export type DistributionChart = {
  bars: { x: number; y: number; width: number; height: number; isMine: boolean }[]
  ticks: { y: number; students: number }[]
  labels: { x: number; units: number }[]
}
export const distributionSize = { width: 360, height: 180, left: 34, right: 352, top: 22, bottom: 152 } as const

/** Times beside the typical ones, in a picture of `timeSize`; a bar that is cut off is longer than the scale. */
export type TimeChart = {
  bars: { number: number; verdict: Verdict; x: number; y: number; width: number; height: number; isCut: boolean }[]
  ticks: { y: number; ratio: number }[]
  labels: { x: number; number: number }[]
}
export const timeSize = { width: 720, height: 200, left: 34, right: 712, top: 12, bottom: 176 } as const

/** 200 body of GET /api/attempts/:attemptId/analysis. */
export type AttemptAnalysis = Omit<AttemptResult, 'questions' | 'passages' | 'peers' | 'bookmarked' | 'changes'> & {
  changes: (ScoreChange & { number: number | null })[]
  /** True for the student's first result of all. */
  isFirst: boolean
  /** True where a blank costs marks. */
  blankCosts: boolean
  questions: AnalysedQuestion[]
  whole: MarksSplit
  bySection: SectionSplit[]
  /** Topics of the paper, those that lost most first. */
  byTopic: TopicSplit[]
  byDifficulty: DifficultySplit[]
  byKind: KindLoss[]
  timeUse: TimeUseLine[]
  /** Null where the attempt has no event log. */
  ledger: Ledger | null
  comparison: Comparison | null
  distribution: (Distribution & { chart: DistributionChart }) | null
  timeChart: TimeChart | null
}
