/** Texts of the result, which the demo's page shows too. */

export { result } from './result.ts'
