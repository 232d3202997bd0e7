import { result } from './result.ts'

/** Texts of the result, which the demo's page shows too. */
export const score = { result }
