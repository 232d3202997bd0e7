import type { CountedPage } from '../lists.ts'
import type { Bilingual } from '../questions/text.ts'
import type { SolutionPlace } from './mistake-book.ts'

/** Most notes of one student, and characters of a note. */
export const noteLimits = { most: 2_000, length: 2_000 } as const

/** A question with the student's note, bookmark or both. Instants are Unix milliseconds. */
export type NotedQuestion = {
  questionId: string
  /** Plain text. */
  excerpt: Bilingual
  /** Plain text of the student; null for a bookmark without a note. */
  note: string | null
  isBookmarked: boolean
  /** Attempt of the bookmark; null without one. */
  bookmarkedIn: string | null
  /** Last change of the note, else the instant of the bookmark. */
  at: number
  /** Null where no released attempt or session holds the question any more. */
  solution: SolutionPlace | null
}

/** GET /api/revision/notes, the newest first. */
export type NotedQuestions = CountedPage<NotedQuestion>

/** GET /api/revision/notes/of/:sourceId: texts by question. */
export type NotesOf = { notes: Record<string, string> }
