import { useState } from 'react'

const keyOf = (attemptId: string) => `seen:${attemptId}`

const read = (attemptId: string): string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(attemptId)) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Keys of notes that the student dismissed, in session storage. */
export const useDismissed = (attemptId: string) => {
  const [seen, setSeen] = useState(() => read(attemptId))
  return {
    has: (key: string): boolean => seen.includes(key),
    add(key: string) {
      const next = [...seen, key]
      setSeen(next)
      try {
        sessionStorage.setItem(keyOf(attemptId), JSON.stringify(next))
      } catch {
        // Storage refused: kept for this page only.
      }
    },
  }
}
