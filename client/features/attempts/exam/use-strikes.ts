import { useState } from 'react'

type Struck = Record<string, string[]>

export type Strikes = {
  /** Whether options can be struck out now; those that are stay so. */
  on: boolean
  setOn: (on: boolean) => void
  of: (questionId: string) => string[]
  toggle: (questionId: string, optionId: string) => void
}

const keyOf = (attemptId: string) => `struck:${attemptId}`

const read = (attemptId: string): Struck => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? '{}') as Struck
  } catch {
    return {}
  }
}

/** Options that a student has struck out: an aid to the eye, kept on this device and no part of any answer. */
export const useStrikes = (attemptId: string): Strikes => {
  const [on, setOn] = useState(false)
  const [struck, setStruck] = useState<Struck>(() => read(attemptId))
  const of = (questionId: string): string[] => struck[questionId] ?? []
  return {
    on,
    setOn,
    of,
    toggle(questionId, optionId) {
      const before = of(questionId)
      const after = before.includes(optionId) ? before.filter((id) => id !== optionId) : [...before, optionId]
      const next = { ...struck, [questionId]: after }
      setStruck(next)
      try {
        localStorage.setItem(keyOf(attemptId), JSON.stringify(next))
      } catch {
        // A browser that keeps nothing: it holds for this page.
      }
    },
  }
}

export const forgetStrikes = (attemptId: string): void => {
  try {
    localStorage.removeItem(keyOf(attemptId))
  } catch {
    // Nothing was kept.
  }
}
