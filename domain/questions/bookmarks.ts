import type { CountedPage } from '../lists.ts'
import type { Bilingual } from './text.ts'

/** A question that a student put aside, as it was asked. The stem is sanitised HTML. */
export type Bookmark = {
  questionId: string
  stem: Bilingual
  test: { id: string; title: Bilingual }
  attemptId: string
  /** Unix milliseconds. */
  createdAt: number
}

/** GET /api/bookmarks, newest first. */
export type Bookmarks = CountedPage<Bookmark>

/** So many one student can have. */
export const mostBookmarks = 2_000
