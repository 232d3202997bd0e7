/** Texts of the attempt and its opening. */

export { attempt } from './attempt.ts'
