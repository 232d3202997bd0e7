import { eq } from 'drizzle-orm'
import { dateInIndia } from '../../../domain/india.ts'
import { examInForce } from '../../../domain/revision/exam-date.ts'
import { retrievability, stateAfter, type Rating } from '../../../domain/revision/scheduling.ts'
import { cards, reviews } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import { dueInstant, historiesOf, scheduled } from './histories.ts'
import { setDates } from './set-dates.ts'

/** A graded answer to a card. `id` names its event, so that a repeated delivery changes nothing. */
export type GradedReview = { id: string; cardId: string; sessionId: string; at: number; rating: Rating; ms: number }

const cardOf = ({ db }: DeckStore, cardId: string) => db.select().from(cards).where(eq(cards.id, cardId)).get()

/** Computes the state and the date of a card from its reviews. */
export const reschedule = (store: DeckStore, cardId: string): void => {
  const card = cardOf(store, cardId)
  if (!card) return
  const { reviews: all } = historiesOf(store, [cardId])(cardId)
  store.db
    .update(cards)
    .set(scheduled(card, all, store.scheduledFor))
    .where(eq(cards.id, cardId))
    .run()
}

/** Prediction for a review from the reviews before it, whatever arrived in the meantime. */
const predictionFor = (store: DeckStore, { cardId, at }: GradedReview) => {
  const card = cardOf(store, cardId)
  const before = stateAfter(historiesOf(store, [cardId])(cardId).reviews.filter((review) => review.at < at))
  if (!card || before.reps === 0) return { predicted: null, lateDays: null }
  const dueAt = dueInstant(card, before, store.scheduledFor)
  return { predicted: retrievability(before, at), lateDays: (at - dueAt) / 86_400_000 }
}

/** Stores a review of a card, in whatever order devices send them; a card that is not there is left alone. */
export const review = (store: DeckStore, given: GradedReview): void => {
  if (!cardOf(store, given.cardId)) return
  store.db
    .insert(reviews)
    .values({ ...given, ...predictionFor(store, given) })
    .onConflictDoUpdate({ target: reviews.id, set: { rating: given.rating, isUndone: false } })
    .run()
  reschedule(store, given.cardId)
}

/** Takes a review back; the card is as before it. */
export const undo = (store: DeckStore, reviewId: string): void => {
  const [undone] = store.db
    .update(reviews)
    .set({ isUndone: true })
    .where(eq(reviews.id, reviewId))
    .returning({ cardId: reviews.cardId })
    .all()
  if (undone) reschedule(store, undone.cardId)
}

/** Brings the dates of all cards to the exam date in force. */
export const rescheduleAll = (store: DeckStore, examDate: string | null): void => {
  const rows = store.db
    .select({ id: cards.id, addedAt: cards.addedAt, state: cards.state, putOffTo: cards.putOffTo })
    .from(cards)
    .all()
  setDates(
    store,
    rows.map((card) => ({
      id: card.id,
      dueAt: Math.max(dueInstant(card, card.state, examDate), card.putOffTo ?? 0),
      putOffTo: card.putOffTo,
    })),
  )
}

/** Schedules the cards anew where the exam date was changed or has passed since they were scheduled. */
export const keepInForce = (store: DeckStore, now: number): void => {
  const inForce = examInForce(store.settings.examDate, dateInIndia(now))
  if (inForce === store.scheduledFor) return
  store.transaction(() => {
    rescheduleAll(store, inForce)
    store.setScheduledFor(inForce)
  })
}
