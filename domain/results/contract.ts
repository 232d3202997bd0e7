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
import type { Bilingual, Difficulty, QuestionKey } from '../questions/contract.ts'

export const verdicts = ['correct', 'partial', 'wrong', 'skipped'] as const
export type Verdict = (typeof verdicts)[number]

/** What a key may be turned into after the exam. `any_of` accepts every key listed. */
export const keyOutcomes = ['normal', 'any_of', 'dropped_all', 'dropped_attempted', 'zero_weight'] as const
export type KeyOutcome = (typeof keyOutcomes)[number]

/** Why a question with an answer, or of a section, was not evaluated. */
export type ScoreRemark = 'left_for_review' | 'over_cap' | 'not_taken'

/** The part of a response that scoring reads and a result keeps; the times of answers are in the response log. */
export type GivenResponse = Omit<Response, 'at'>

/** What scoring makes of one question. Marks are in units (domain/results/marks.ts). */
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
  /** Left without an answer that counts, of the sections that were taken. */
  skipped: number
  /** Time spent, milliseconds. */
  ms: number
}

/**
 * Whether a result stands for anything: a disqualified one shows its score and has no rank; one that an administrator
 * invalidated, or withdrew so that the test may be taken anew, shows none.
 */
export const validities = ['counted', 'disqualified', 'invalidated', 'withdrawn'] as const
export type Validity = (typeof validities)[number]

/**
 * Where a score stands among first attempts. Percentile (NTA rule) is null where fewer than 30 took part;
 * `synthetic` of them are demo data.
 */
export type Standing = { rank: number; of: number; percentile: number | null; tie: Tie | null; synthetic: number }

/** A rule by which equal scores are put in order; a section is that of the paper. */
export type TieRule =
  | { by: Exclude<TieBreak['by'], 'section' | 'wrong_ratio'> }
  | { by: 'section'; sectionIds: string[] }
  | { by: 'wrong_ratio'; sectionIds: string[] | null }

/**
 * Others of the same score: so many the rules put above and below, and so many that are equal in all of them share the
 * rank. `decided` names the rule that tells the student from the next above and below.
 */
export type Tie = {
  above: number
  below: number
  shared: number
  rules: TieRule[]
  decided: { above: TieRule | null; below: TieRule | null }
}

/** How a score stands to one cut-off: `needUnits` is the least that clears it. */
export type CutOffState = {
  scope: 'total' | { sectionId: string }
  category: Category
  /** Of the maximum. */
  percent: number
  needUnits: number
  passed: boolean
}

/** GET /api/attempts/:attemptId/result while there is none: `until` where answers may still arrive, and until when. */
export type ScoringResult = { state: 'scoring'; until?: number; serverNow?: number }

/** A score that changed after it was out: by the key of a question, or null where late answers were counted. */
export type ScoreChange = {
  at: number
  beforeUnits: number
  afterUnits: number
  questionId: string | null
  reason: string
}

/** One question of a released result, with what was secret until now. */
export type ResultQuestion = PaperQuestion & {
  topic: string
  difficulty: Difficulty
  targetMs: number
  answer: Answer
  /** Null where the question was never opened. */
  status: ResponseStatus | null
  verdict: Verdict
  units: number
  /** What it counts in the maximum: nothing where it was taken out of it. */
  maxUnits: number
  ms: number
  remark?: ScoreRemark
  key: QuestionKey
  outcome: KeyOutcome
  /** Further keys that are accepted. */
  alternatives: QuestionKey[]
  solution: Bilingual
}

/** `units` is null before the release, and of an attempt that counts for nothing. */
export type AttemptSummary = {
  attemptId: string
  submittedAt: number
  units: number | null
  ranked: boolean
  validity: Validity
}

/** GET /api/attempts/:attemptId/result once released. */
export type AttemptResult = {
  state: 'released'
  attemptId: string
  test: { id: string; title: Bilingual; seriesId: string | null }
  receipt: string
  submittedAt: number
  closedBy: 'student' | 'time'
  /** Answers that reached the server after the deadline but were given before it. */
  lateSynced: number
  totals: ScoreTotals
  validity: Exclude<Validity, 'invalidated' | 'withdrawn'>
  /** The paper only qualifies: nobody is ranked. */
  qualifying: boolean
  /** Null for a reattempt, which is practice, and where nothing is ranked. */
  standing: Standing | null
  /** Of the student's category; of every category where it is not known. */
  cutOffs: CutOffState[]
  /** Oldest first. */
  changes: ScoreChange[]
  integrity: IntegrityEntry[]
  /** Questions that the student put aside, from this attempt or another. */
  bookmarked: string[]
  sections: (Pick<PaperSection, 'id' | 'title' | 'questionIds' | 'languages'> & { totals: ScoreTotals })[]
  passages: PaperPassage[]
  questions: ResultQuestion[]
  serverNow: number
}

/** The result of an attempt that counts for nothing: no score, and why. */
export type VoidResult = Pick<AttemptResult, 'attemptId' | 'test' | 'receipt' | 'submittedAt' | 'serverNow'> & {
  state: 'void'
  validity: Exclude<Validity, 'counted' | 'disqualified'>
  reason: string | null
}

/** The demo test's score: made at once, stored nowhere. */
export type DemoResult = Pick<AttemptResult, 'totals' | 'sections' | 'passages' | 'questions'>

/** One of the ten best of a live test; named only where the student wants to be. */
export type BoardRow = { rank: number; name: string | null; units: number; mine: boolean; synthetic: boolean }

/** GET /api/tests/:testId/board, once results are out. Who is ranked there may put a name on it. */
export type Board = { rows: BoardRow[]; mayJoin: boolean; myName: string | null }
