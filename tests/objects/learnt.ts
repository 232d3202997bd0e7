import type { Verdict } from '../../domain/results/contract.ts'
import type { LearntAttempt, LearntQuestion } from '../../domain/revision/learnt.ts'
import { unique } from './support.ts'

/** An answer to a question on a day of May 2026, at 10 o'clock UTC. */
export const answerOn = (day: number, questionId: string, verdict: Verdict, parts: Partial<LearntQuestion> = {}) => ({
  questionId,
  questionVersionId: `${questionId}_v1`,
  subject: 'reasoning',
  topic: 'series',
  difficulty: 'medium' as const,
  excerpt: { en: `Question ${questionId}`, hi: `प्रश्न ${questionId}` },
  at: Date.UTC(2026, 4, day, 10),
  day: `2026-05-${String(day).padStart(2, '0')}`,
  verdict,
  units: 0,
  maxUnits: 2,
  ms: 50_000,
  targetMs: 60_000,
  medianMs: null,
  isLate: false,
  certainty: null,
  counts: true,
  isDropped: false,
  ...parts,
})

/** A released attempt with these answers. */
export const learntAttempt = (questions: LearntQuestion[], parts: Partial<LearntAttempt> = {}): LearntAttempt => ({
  attemptId: unique('att_learnt'),
  testId: unique('tst'),
  testVersionId: unique('tsv'),
  examId: 'ssc',
  presetVersionId: 'preset',
  title: { en: 'A mock', hi: 'एक मॉक' },
  submittedAt: questions[0]?.at ?? 0,
  units: 0,
  maxUnits: 2 * questions.length,
  ranked: true,
  validity: 'counted',
  keyRevision: 1,
  closing: 1,
  questions,
  ...parts,
})
