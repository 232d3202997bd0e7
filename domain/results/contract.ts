import type { Category } from '../accounts/student-profile.ts'
import type {
  Answer,
  IntegrityEntry,
  PaperPassage,
  PaperQuestion,
  PaperSection,
  Response,
  ResponseStatus,
} from '../attempts/contract.ts'
import type { TieBreak } from '../catalogue/contract.ts'
import type { Reasons } from '../questions/bank.ts'
import type { Bilingual, Difficulty, QuestionKey } from '../questions/contract.ts'

export const verdicts = ['correct', 'partial', 'wrong', 'skipped'] as const
export type Verdict = (typeof verdicts)[number]

/** Outcome of a key after the exam. `any_of` accepts every key listed. */
export const keyOutcomes = ['normal', 'any_of', 'dropped_all', 'dropped_attempted', 'zero_weight'] as const
export type KeyOutcome = (typeof keyOutcomes)[number]

/** Reason why an answer, or a whole section, was not evaluated. */
export type ScoreRemark = 'left_for_review' | 'over_cap' | 'not_taken'

/** Part of a response that scoring reads and a result keeps; the times of answers are in the response log. */
export type GivenResponse = Omit<Response, 'at'>

/** Score of one question, in units (domain/results/marks.ts). */
export type QuestionScore = {
  questionId: string
  verdict: Verdict
  units: number
  maxUnits: number
  remark?: ScoreRemark
}

/** Sums over a section or a whole paper. */
export type ScoreTotals = {
  units: number
  maxUnits: number
  correct: number
  partial: number
  wrong: number
  /** Without an answer that counts, in the sections that were taken. */
  skipped: number
  /** Time spent, in milliseconds. */
  ms: number
}

/**
 * Validity of a result: a disqualified one has a score and no rank; an invalidated one, or one withdrawn so that the
 * test may be taken again, has neither.
 */
export const validities = ['counted', 'disqualified', 'invalidated', 'withdrawn'] as const
export type Validity = (typeof validities)[number]

/**
 * Rank of a score among first attempts. The percentile (NTA rule) is null below 30 students; `synthetic` counts those
 * of the demo data.
 */
export type Standing = { rank: number; of: number; percentile: number | null; tie: Tie | null; synthetic: number }

/** Rule that orders equal scores; sections are those of the paper. */
export type TieRule =
  | { by: Exclude<TieBreak['by'], 'section' | 'wrong_ratio'> }
  | { by: 'section'; sectionIds: string[] }
  | { by: 'wrong_ratio'; sectionIds: string[] | null }

/**
 * Students of the same score: how many the rules put above and below, and how many share the rank. `decided` is the
 * rule that separates the student from the next above and below.
 */
export type Tie = {
  above: number
  below: number
  shared: number
  rules: TieRule[]
  decided: { above: TieRule | null; below: TieRule | null }
}

/** Score against one cut-off; `needUnits` is the least that clears it. */
export type CutOffState = {
  scope: 'total' | { sectionId: string }
  category: Category
  /** Percentage of the maximum. */
  percent: number
  needUnits: number
  passed: boolean
}

/** 202 body of GET /api/attempts/:attemptId/result. `until` is set while answers may still arrive. */
export type ScoringResult = { state: 'scoring'; until?: number; serverNow?: number }

/**
 * Change of a released score; `questionId` is null where late answers were counted instead of a key changed. `reason`:
 * perhaps in one language.
 */
export type ScoreChange = {
  at: number
  beforeUnits: number
  afterUnits: number
  questionId: string | null
  reason: Bilingual
}

/** A question of a released result, with its key and solution. */
export type ResultQuestion = PaperQuestion & {
  topic: string
  difficulty: Difficulty
  targetMs: number
  answer: Answer
  /** Null where the question was never opened. */
  status: ResponseStatus | null
  verdict: Verdict
  units: number
  /** Its part of the maximum; 0 where it was taken out. */
  maxUnits: number
  ms: number
  remark?: ScoreRemark
  key: QuestionKey
  outcome: KeyOutcome
  /** Further accepted keys. */
  alternatives: QuestionKey[]
  solution: Bilingual
  /** Why an option is right or wrong, by its id. */
  reasons: Reasons
}

/**
 * First attempts of a question, from 50 on: the share that was right, null where it is not known, and the median time in
 * milliseconds.
 */
export type Peers = { students: number; rightShare: number | null; medianMs: number | null }

/** `units` is null before the release and for a void attempt. */
export type AttemptSummary = {
  attemptId: string
  submittedAt: number
  units: number | null
  ranked: boolean
  validity: Validity
}

/** 200 body of GET /api/attempts/:attemptId/result. */
export type AttemptResult = {
  state: 'released'
  attemptId: string
  test: { id: string; title: Bilingual; seriesId: string | null }
  receipt: string
  submittedAt: number
  closedBy: 'student' | 'time'
  /** Number of answers given before the deadline that arrived after it. */
  lateSynced: number
  totals: ScoreTotals
  validity: Exclude<Validity, 'invalidated' | 'withdrawn'>
  /** The paper only qualifies: there are no ranks. */
  qualifying: boolean
  /** Null for a reattempt, which is practice, and where there are no ranks. */
  standing: Standing | null
  /** Cut-offs of the student's category; of every category where it is not known. */
  cutOffs: CutOffState[]
  /** Oldest first. */
  changes: ScoreChange[]
  integrity: IntegrityEntry[]
  /** Bookmarked questions of the paper, from this attempt or another. */
  bookmarked: string[]
  sections: (Pick<PaperSection, 'id' | 'title' | 'questionIds' | 'languages'> & { totals: ScoreTotals })[]
  passages: PaperPassage[]
  questions: ResultQuestion[]
  /** By question; questions that too few students answered are missing. */
  peers: Record<string, Peers>
  serverNow: number
}

/** Result of a void attempt: the reason and no score. */
export type VoidResult = Pick<AttemptResult, 'attemptId' | 'test' | 'receipt' | 'submittedAt' | 'serverNow'> & {
  state: 'void'
  validity: Exclude<Validity, 'counted' | 'disqualified'>
  reason: string | null
}

/** Score of the demo test, computed at once and not stored. */
export type DemoResult = Pick<AttemptResult, 'totals' | 'sections' | 'passages' | 'questions'>

/** One of the ten best of a live test; the name is null unless the student added it. */
export type BoardRow = { rank: number; name: string | null; units: number; mine: boolean; synthetic: boolean }

/** GET /api/tests/:testId/board, once results are out. `mayJoin` is true when the student is ranked there. */
export type Board = { rows: BoardRow[]; mayJoin: boolean; myName: string | null }
