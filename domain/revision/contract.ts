import { z } from 'zod'
export { certainties, type Certainty } from './certainty.ts'
import { Day } from '../current-affairs/contract.ts'

/** Suggested by time and history (careless, time, concept), or named by the student. */
export const mistakeKinds = ['careless', 'time', 'concept', 'knowledge', 'misread', 'reasoning'] as const
export type MistakeKind = (typeof mistakeKinds)[number]

export const cardKinds = ['question', 'affair', 'fact'] as const
export type CardKind = (typeof cardKinds)[number]

/** Reason why a card exists. */
export const cardOrigins = ['wrong', 'skipped', 'saved', 'added'] as const
export type CardOrigin = (typeof cardOrigins)[number]

/**
 * Reason why a card is not asked: its question was taken out of all scores, its fact does not hold any more, or the
 * student set it aside.
 */
export const suspensions = ['dropped', 'stale', 'aside'] as const
export type Suspension = (typeof suspensions)[number]

/** State of the scheduler (FSRS-6). `reps` is 0 for a card that was never reviewed. Instants are Unix milliseconds. */
export type CardState = {
  stability: number
  difficulty: number
  reps: number
  lapses: number
  lastAt: number | null
}

export const newCardState = (): CardState => ({ stability: 0, difficulty: 0, reps: 0, lapses: 0, lastAt: null })

export const revisionLimits = { leastCap: 5, mostCap: 200, usualCap: 40 } as const

/** Choices of a student. `examDate` is a day in India. */
export const DeckSettings = z.strictObject({
  examDate: Day.nullable(),
  dailyCap: z.number().int().min(revisionLimits.leastCap).max(revisionLimits.mostCap),
  /** True where the student says after each answer how sure it was. */
  certainty: z.boolean(),
})
export type DeckSettings = z.infer<typeof DeckSettings>

export const usualSettings: DeckSettings = { examDate: null, dailyCap: revisionLimits.usualCap, certainty: false }
