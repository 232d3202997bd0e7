import { useState } from 'react'

type Struck = Record<string, string[]>

export type Strikes = {
  /** True while the strike-out buttons are shown. Struck options stay struck either way. */
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

/** Options that the student struck out: a visual aid in local storage, not part of any answer. */
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
        // Storage refused: kept for this page only.
      }
    },
  }
}

export const forgetStrikes = (attemptId: string): void => {
  try {
    localStorage.removeItem(keyOf(attemptId))
  } catch {}
}
