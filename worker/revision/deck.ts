import type { Services } from '../platform/context.ts'

/** The deck of a student. */
export const deckOf = ({ env }: Services, userId: string) => env.DECKS.getByName(userId)
