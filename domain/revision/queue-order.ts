import type { CardState } from './contract.ts'
import { interleaved } from './interleave.ts'
import { retrievability } from './scheduling.ts'

/** A card as the order of a queue needs it. `dueAt` is Unix milliseconds. */
type Queued = { topic: string; state: CardState; dueAt: number }

/**
 * Cards by their probability of being forgotten, the highest first and those never reviewed last; of equal ones the
 * longest due first.
 */
export const byUrgency = <Card extends Omit<Queued, 'topic'>>(cards: readonly Card[], now: number): Card[] =>
  cards
    .map((card) => ({ card, known: card.state.reps === 0 ? 1 : retrievability(card.state, now) }))
    .toSorted((one, other) => one.known - other.known || one.card.dueAt - other.card.dueAt)
    .map(({ card }) => card)

/** The most urgent cards, at most `limit`, with no two neighbours of a topic where that can be avoided. */
export const queueOrder = <Card extends Queued>(cards: readonly Card[], now: number, limit: number): Card[] =>
  interleaved(byUrgency(cards, now).slice(0, limit))
