import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

type Shown = {
  attemptId: string
  has: (questionId: string) => boolean
  /** Shows it so; the server is told by whoever asks. */
  set: (questionId: string, on: boolean) => void
}

const ShownBookmarks = createContext<Shown | null>(null)

/** The bookmarks of the result that is shown, null where there is none of one's own. */
export const useBookmarks = () => useContext(ShownBookmarks)

type Props = { attemptId: string; bookmarked: string[]; children: ReactNode }

/** Holds which questions of a result are put aside, for as long as it is shown. */
export function Bookmarks({ attemptId, bookmarked, children }: Props) {
  const [changed, setChanged] = useState<Record<string, boolean>>({})
  // The same until something changes: what hangs on it may still be waiting for its script.
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
