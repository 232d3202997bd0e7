import { startOfDayInIndia } from '../../../domain/india.ts'
import type { PastAnswer } from '../../../domain/revision/mistakes.ts'
import {
  dueDay,
  reviewsByAnswers,
  spreadOf,
  stateAfter,
  type Rating,
  type Review,
  type DatedAnswer,
} from '../../../domain/revision/scheduling.ts'
import type { cards } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

export type Card = typeof cards.$inferSelect

/** Everything that the deck knows of a card. `reviews` includes answers without a review of their own, as in tests. */
export type History = {
  answers: PastAnswer[]
  reviews: Review[]
  /** True where a card was reviewed. */
  isPractised: boolean
}

type AnswerRow = PastAnswer & DatedAnswer & { questionId: string; isReview: 0 | 1 }
type ReviewRow = { cardId: string; at: number; rating: Rating }

const empty: History = { answers: [], reviews: [], isPractised: false }

/** Histories of some cards by id, in two statements. */
export const historiesOf = ({ sql }: DeckStore, ids: readonly string[]): ((id: string) => History) => {
  const asked = JSON.stringify(ids)
  const answers = sql.exec<AnswerRow>(
    `SELECT question_id AS questionId, at, day, verdict, ms, target_ms AS targetMs, certainty,
       NOT EXISTS (SELECT 1 FROM reviews WHERE card_id = question_id AND reviews.at = answers.at AND is_undone = 0)
         AS isReview
     FROM answers WHERE question_id IN (SELECT value FROM json_each(?)) ORDER BY at`,
    asked,
  )
  const answersOf = Map.groupBy(answers.toArray(), ({ questionId }) => questionId)
  const reviews = sql.exec<ReviewRow>(
    `SELECT card_id AS cardId, at, rating FROM reviews
     WHERE is_undone = 0 AND card_id IN (SELECT value FROM json_each(?))
       AND at >= coalesce((SELECT answered_anew_at FROM cards WHERE cards.id = card_id), 0)`,
    asked,
  )
  const reviewsOf = Map.groupBy(reviews.toArray(), ({ cardId }) => cardId)
  return (id) => {
    const given = answersOf.get(id)
    const practised = reviewsOf.get(id)
    if (!given && !practised) return empty
    const byAnswers = reviewsByAnswers((given ?? []).filter(({ isReview }) => isReview === 1))
    return {
      answers: given ?? [],
      reviews: [...byAnswers, ...(practised ?? [])],
      isPractised: practised !== undefined,
    }
  }
}

/** Instant from which a card is due by its state: the beginning of its day. */
export const dueInstant = (
  { id, addedAt }: Pick<Card, 'id' | 'addedAt'>,
  state: Card['state'],
  examDate: string | null,
): number => {
  const day = dueDay(state, examDate, spreadOf(id))
  return day === null ? addedAt : startOfDayInIndia(day)
}

/** State and date of a card by its reviews; a review ends an amnesty. */
export const scheduled = (
  card: Pick<Card, 'id' | 'addedAt' | 'putOffTo'> & { state: Card['state'] | null },
  reviews: readonly Review[],
  examDate: string | null,
): Pick<Card, 'state' | 'dueAt' | 'putOffTo'> => {
  const state = stateAfter(reviews)
  const putOffTo = state.lastAt === (card.state?.lastAt ?? null) ? card.putOffTo : null
  return { state, putOffTo, dueAt: Math.max(dueInstant(card, state, examDate), putOffTo ?? 0) }
}
