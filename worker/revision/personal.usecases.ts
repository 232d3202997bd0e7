import type { Services } from '../platform/context.ts'
import { deckOf } from './deck.ts'
import { copiedTables, type CopiedRows, type CopiedTable } from './deck/copy.ts'

/** Rows of a page of the copy: a deck has answers to thousands of questions. */
const pageSize = 2_000

/** Place of the copy in a deck as text: a table and a row. */
export type DeckPlace = `${CopiedTable} ${number}`

export const deckBeginning: DeckPlace = 'revisionSettings 0'

export const isDeckPlace = (text: string): text is DeckPlace =>
  copiedTables.some((table) => text.startsWith(`${table} `))

/**
 * Reads a page of the answers, cards, reviews, practice, notes and settings of a student. `next` is null after the last.
 */
export const exportedDeck = async (
  services: Services,
  userId: string,
  place: DeckPlace,
): Promise<{ parts: CopiedRows[]; next: DeckPlace | null }> => {
  const [table, after] = place.split(' ') as [CopiedTable, string]
  const { parts, next } = await deckOf(services, userId).copy({ table, after: Number(after) }, pageSize)
  return { parts, next: next && `${next.table} ${next.after}` }
}

/** Erases a student's deck; idempotent. */
export const eraseDeck = async (services: Services, userId: string): Promise<void> => {
  await deckOf(services, userId).erase()
}
