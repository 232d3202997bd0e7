import type { CountedPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import type { Verdict } from '../results/contract.ts'
import type { Suspension } from './contract.ts'
import type { MistakeKind, SuggestedKind } from './mistake-kinds.ts'

/** Lists of the book: what is in it, and what has left it. */
export const bookStates = ['in', 'left'] as const

/** Kinds by which the book is filtered; `none` has neither a choice nor a suggestion. */
type KindFilter = MistakeKind | 'none'

/** Least choices from which on the share of overruled suggestions is shown. */
export const leastChoices = 5

/** Place where the student may read the solution of a question. */
export type SolutionPlace =
  { at: 'test'; testId: string; attemptId: string; title: Bilingual } | { at: 'practice'; sessionId: string }

/** A question in the mistake book. Instants are Unix milliseconds, days `YYYY-MM-DD` in India. */
export type Mistake = {
  questionId: string
  /** Plain text. */
  excerpt: Bilingual
  subject: string
  topic: string
  /** Of the last miss. */
  verdict: Exclude<Verdict, 'correct'>
  ms: number
  usualMs: number
  missedAt: number
  misses: number
  rightDays: string[]
  leftAt: number | null
  /** Earlier instants at which it left the book and came back by a new miss. */
  leftBefore: number[]
  suggested: SuggestedKind | null
  /** The student's own choice for the last miss. */
  chosen: MistakeKind | null
  /** `dropped`: taken out of all scores; `aside`: by the student. */
  suspended: Suspension | null
  /** Null where no released attempt or session holds it any more. */
  solution: SolutionPlace | null
  note: string | null
}

/** The whole book in numbers, without filters. */
export type BookSummary = {
  inBook: number
  left: number
  /** Questions of the book that can be asked again. */
  askable: number
  kinds: { kind: KindFilter; count: number }[]
  /** The most missed first. */
  topics: { subject: string; topic: string; count: number }[]
  /** Tests with mistakes, the newest first. */
  tests: { id: string; title: Bilingual }[]
  /** Suggestions on which the student decided, and those decided otherwise. */
  decided: number
  overruled: number
}

/** Name of a topic, and of its subject. */
export type TopicName = { subject: string; topic: string; title: Bilingual; subjectTitle: Bilingual }

/** GET /api/revision/mistakes. The newest miss first, or the newest exit. */
export type MistakeBook = CountedPage<Mistake> & {
  /** Questions that match and can be asked again. */
  askable: number
  summary: BookSummary
  /** Of the topics in the page and in the summary; one that was removed has none. */
  names: TopicName[]
  /** Released attempts that a later call reads. */
  unread: number
}
