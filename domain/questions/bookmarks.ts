import type { CountedPage } from '../lists.ts'
import type { Bilingual } from './text.ts'

/** A bookmarked question as it was asked. The stem is sanitised HTML. */
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

/** Maximum number of bookmarks of one student. */
export const maxBookmarks = 2_000
