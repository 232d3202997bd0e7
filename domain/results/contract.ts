import type { Answer, PaperQuestion, PaperSection, ResponseStatus } from '../attempts/contract.ts'
import type { Bilingual, Difficulty, QuestionKey } from '../questions/contract.ts'

export const verdicts = ['correct', 'partial', 'wrong', 'skipped'] as const
export type Verdict = (typeof verdicts)[number]

/** What scoring makes of one question. Units of 1/180 mark. */
export type QuestionScore = { questionId: string; verdict: Verdict; units: number; maxUnits: number }

/** Sums over a section or a whole paper. */
export type ScoreTotals = {
  units: number
  maxUnits: number
  correct: number
  partial: number
  wrong: number
  skipped: number
  /** Time spent, milliseconds. */
  ms: number
}

/** Where a score stands among first attempts. Percentile (NTA rule) is null where fewer than 30 took part. */
export type Standing = { rank: number; of: number; percentile: number | null }

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
  ms: number
  key: QuestionKey
  solution: Bilingual
}

export type AttemptSummary = { attemptId: string; submittedAt: number; units: number | null; ranked: boolean }

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
  /** Null for a reattempt, which is practice. */
  standing: Standing | null
  sections: (Pick<PaperSection, 'id' | 'title' | 'questionIds'> & { totals: ScoreTotals })[]
  questions: ResultQuestion[]
  serverNow: number
}

/** While the score is being made. */
export type ScoringResult = { state: 'scoring' }

/** The demo test's score: made at once, stored nowhere. */
export type DemoResult = Pick<AttemptResult, 'totals' | 'sections' | 'questions'>
