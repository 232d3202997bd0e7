import type { CardState } from './contract.ts'
import { retrievability } from './scheduling.ts'

/** A card as the order of a queue needs it. `dueAt` is Unix milliseconds. */
type Queued = { topic: string; state: CardState; dueAt: number }

/** What is most likely forgotten first, cards that were never reviewed last; of equal ones the longest due first. */
export const byUrgency = <Card extends Omit<Queued, 'topic'>>(cards: readonly Card[], now: number): Card[] =>
  cards
    .map((card) => ({ card, known: card.state.reps === 0 ? 1 : retrievability(card.state, now) }))
    .toSorted((one, other) => one.known - other.known || one.card.dueAt - other.card.dueAt)
    .map(({ card }) => card)

/** Topic of more than half of the cards, which must come next so that the others can part its cards. */
const majorityOf = (cards: readonly Queued[]): string | undefined =>
  [...Map.groupBy(cards, ({ topic }) => topic)].find(([, { length }]) => 2 * length > cards.length)?.[0]

/** The same cards with topics apart: the next of another topic follows, if there is one. */
const interleaved = <Card extends Queued>(queue: readonly Card[]): Card[] => {
  const left = [...queue]
  const ordered: Card[] = []
  while (left.length > 0) {
    const before = ordered.at(-1)?.topic
    const majority = majorityOf(left)
    const isNext = ({ topic }: Card) =>
      majority === undefined || majority === before ? topic !== before : topic === majority
    ordered.push(...left.splice(Math.max(0, left.findIndex(isNext)), 1))
  }
  return ordered
}

/** The most urgent cards, at most `limit`, with no two neighbours of a topic where that can be avoided. */
export const queueOrder = <Card extends Queued>(cards: readonly Card[], now: number, limit: number): Card[] =>
  interleaved(byUrgency(cards, now).slice(0, limit))
