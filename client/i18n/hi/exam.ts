import { attempt } from './attempt.ts'

/** Texts of the attempt and its opening. */
export const exam = { attempt }
