import { createContext } from 'react'

/** Attempt whose questions are shown; null for the demo, which is not stored. */
export const ShownAttempt = createContext<string | null>(null)
