import { attempt } from './attempt.ts'

/** The attempt and its opening. */
export const exam = { attempt }
