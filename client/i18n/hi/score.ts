import { result } from './result.ts'

/** The result, which the demo shows on its own page too. */
export const score = { result }
