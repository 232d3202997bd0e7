import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

type Shown = {
  attemptId: string
  has: (questionId: string) => boolean
  /** Changes only what is shown; the caller updates the server. */
  set: (questionId: string, on: boolean) => void
}

const ShownBookmarks = createContext<Shown | null>(null)

/** Bookmarks of the result on the page; null where there is none of the student's own (the demo). */
export const useBookmarks = () => useContext(ShownBookmarks)

type Props = { attemptId: string; bookmarked: string[]; children: ReactNode }

/** State of the bookmarks of a result while it is shown. */
export function Bookmarks({ attemptId, bookmarked, children }: Props) {
  const [changed, setChanged] = useState<Record<string, boolean>>({})
  // Memoised: a consumer whose script is still loading must not render again.
  const shown = useMemo<Shown>(
    () => ({
      attemptId,
      has: (questionId) => changed[questionId] ?? bookmarked.includes(questionId),
      set: (questionId, on) => setChanged((before) => ({ ...before, [questionId]: on })),
    }),
    [attemptId, bookmarked, changed],
  )
  return <ShownBookmarks value={shown}>{children}</ShownBookmarks>
}
