import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

type BookmarkState = {
  attemptId: string
  has: (questionId: string) => boolean
  /** Changes only what is shown; the caller updates the server. */
  set: (questionId: string, on: boolean) => void
}

const BookmarksContext = createContext<BookmarkState | null>(null)

/** Bookmarks of the result on the page; null where there is none of the student's own (the demo). */
export const useBookmarks = () => useContext(BookmarksContext)

type Props = { attemptId: string; bookmarked: string[]; children: ReactNode }

/** State of the bookmarks of a result while it is shown. */
export function Bookmarks({ attemptId, bookmarked, children }: Props) {
  const [changed, setChanged] = useState<Record<string, boolean>>({})
  // Memoised: a consumer whose script is still loading must not render again.
  const shown = useMemo<BookmarkState>(
    () => ({
      attemptId,
      has: (questionId) => changed[questionId] ?? bookmarked.includes(questionId),
      set: (questionId, on) => setChanged((before) => ({ ...before, [questionId]: on })),
    }),
    [attemptId, bookmarked, changed],
  )
  return <BookmarksContext value={shown}>{children}</BookmarksContext>
}
