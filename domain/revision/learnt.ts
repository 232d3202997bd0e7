import type { Difficulty } from '../questions/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import type { Validity, Verdict } from '../results/contract.ts'
import type { Certainty } from './contract.ts'

/** A question of a released attempt, with the student's answer to it. Instants are Unix milliseconds. */
export type LearntQuestion = {
  questionId: string
  questionVersionId: string
  subject: string
  topic: string
  difficulty: Difficulty
  excerpt: Bilingual
  at: number
  /** Day in India. */
  day: string
  verdict: Verdict
  units: number
  maxUnits: number
  ms: number
  targetMs: number
  /** Median time of first attempts; null where too few students answered it. */
  medianMs: number | null
  /** True among the last questions of its section. */
  isLate: boolean
  certainty: Certainty | null
  /** False in a section that was not taken, and beyond the cap of a section. */
  counts: boolean
  /** True where the question was taken out of all scores. */
  isDropped: boolean
}

/** A released attempt of a test, on its way into the student's deck. */
export type LearntAttempt = {
  attemptId: string
  testId: string
  testVersionId: string
  examId: string
  presetVersionId: string
  title: Bilingual
  submittedAt: number
  units: number
  maxUnits: number
  ranked: boolean
  validity: Validity
  keyRevision: number
  closing: number
  questions: LearntQuestion[]
}
