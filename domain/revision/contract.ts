import { z } from 'zod'
import { Day } from '../current-affairs/contract.ts'
import { cardKinds, cardStates, revisionLimits } from './cards.ts'
export { certainties, type Certainty } from './certainty.ts'
export { cardKinds, cardOrigins, suspensions, type CardKind, type CardOrigin, type Suspension } from './cards.ts'
export { mistakeKinds, type MistakeKind } from './mistake-kinds.ts'

/** State of the scheduler (FSRS-6). `reps` is 0 for a card that was never reviewed. Instants are Unix milliseconds. */
export type CardState = {
  stability: number
  difficulty: number
  reps: number
  lapses: number
  lastAt: number | null
}

export const newCardState = (): CardState => ({ stability: 0, difficulty: 0, reps: 0, lapses: 0, lastAt: null })

/** Choices of a student. `examDate` is a day in India. */
export const DeckSettings = z.strictObject({
  examDate: Day.nullable(),
  dailyCap: z.number().int().min(revisionLimits.leastCap).max(revisionLimits.mostCap),
  /** True where the student says after each answer how sure it was. */
  certainty: z.boolean(),
})
export type DeckSettings = z.infer<typeof DeckSettings>

/** PUT /api/revision/certainty. */
export const CertaintySwitch = DeckSettings.pick({ certainty: true })

export const usualSettings: DeckSettings = { examDate: null, dailyCap: revisionLimits.usualCap, certainty: false }

const Id = z.string().min(1).max(64)

/** POST /api/revision/cards: a saved question, an item of current affairs, or a fact. */
export const NewCard = z.strictObject({ kind: z.enum(cardKinds), id: Id })
export type NewCard = z.infer<typeof NewCard>

/** PUT /api/revision/cards/:cardId. */
export const CardChange = z.strictObject({ aside: z.boolean() })

/** GET /api/revision/cards. */
export const CardsQuery = z.strictObject({
  state: z.enum(cardStates).optional(),
  subject: Id.optional(),
  topic: Id.optional(),
  cursor: z.string().max(200).optional(),
})
export type CardsQuery = z.infer<typeof CardsQuery>
