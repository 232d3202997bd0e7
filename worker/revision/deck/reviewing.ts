import { and, asc, count, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { addDays, dateInIndia, startOfDayInIndia } from '../../../domain/india.ts'
import { byUrgency, queueOrder } from '../../../domain/revision/queue-order.ts'
import { dueDay, retrievability, spreadOf, stateAfter, type Rating } from '../../../domain/revision/scheduling.ts'
import { cards, reviews } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

type Card = typeof cards.$inferSelect

/** A graded answer to a card. `id` names its event, so that a repeated delivery changes nothing. */
export type GradedReview = { id: string; cardId: string; sessionId: string; at: number; rating: Rating; ms: number }

const cardOf = ({ db }: DeckStore, cardId: string): Card | undefined =>
  db.select().from(cards).where(eq(cards.id, cardId)).get()

/** Instant from which a card is due: the beginning of its day. */
const dueInstant = (card: Card, state: Card['state'], examDate: string | null): number => {
  const day = dueDay(state, examDate, spreadOf(card.id))
  return day === null ? card.addedAt : startOfDayInIndia(day)
}

/** Computes the state and the date of a card from its reviews. */
export const reschedule = (store: DeckStore, cardId: string): void => {
  const card = cardOf(store, cardId)
  if (!card) return
  const state = stateAfter(
    store.db
      .select({ at: reviews.at, rating: sql<Rating>`${reviews.rating}` })
      .from(reviews)
      .where(and(eq(reviews.cardId, cardId), eq(reviews.isUndone, false)))
      .all(),
  )
  store.db
    .update(cards)
    .set({ state, dueAt: dueInstant(card, state, store.settings.examDate) })
    .where(eq(cards.id, cardId))
    .run()
}

/** Stores a review of a card, in whatever order devices send them; a card that is not there is left alone. */
export const review = (store: DeckStore, given: GradedReview): void => {
  const card = cardOf(store, given.cardId)
  if (!card) return
  const isFirst = card.state.reps === 0
  const predicted = isFirst ? null : retrievability(card.state, given.at)
  const lateDays = isFirst ? null : (given.at - card.dueAt) / 86_400_000
  store.db
    .insert(reviews)
    .values({ ...given, predicted, lateDays })
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

/** Brings the dates of all reviewed cards to the settings, as after a change of the exam date or to undo an amnesty. */
export const rescheduleAll = (store: DeckStore): void => {
  const { examDate } = store.settings
  const rows = store.db.select().from(cards).all()
  const dues = rows.map((card) => [card.id, dueInstant(card, card.state, examDate)])
  store.sql.exec(
    `UPDATE cards SET due_at = due.value ->> 1 FROM json_each(?) AS due WHERE cards.id = due.value ->> 0`,
    JSON.stringify(dues),
  )
}

const isAsked = isNull(cards.suspended)

/** Begin of the day after an instant: a card that is due during the day is due now. */
const endOfDay = (now: number): number => startOfDayInIndia(addDays(dateInIndia(now), 1))

/** Cards of revision in numbers. `waiting` are due beyond the cap of the day, `minutes` the time of those of today. */
export type QueueCounts = {
  due: number
  waiting: number
  doneToday: number
  total: number
  minutes: number
  /** Cards due on each of the next 14 days, today first, with the cap. */
  forecast: number[]
}

/** Time of a card where the student has reviewed too few for an own figure, milliseconds. */
const usualMs = 45_000
const leastReviews = 10

const medianMs = ({ db }: DeckStore): number => {
  const times = db
    .select({ ms: reviews.ms })
    .from(reviews)
    .where(eq(reviews.isUndone, false))
    .orderBy(sql`${reviews.at} DESC`)
    .limit(100)
    .all()
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other)
  return times.length < leastReviews ? usualMs : (times[Math.floor(times.length / 2)] ?? usualMs)
}

export const emptyCounts: QueueCounts = {
  due: 0,
  waiting: 0,
  doneToday: 0,
  total: 0,
  minutes: 0,
  forecast: Array.from({ length: 14 }, () => 0),
}

const countWhere = ({ db }: DeckStore, ...conditions: Parameters<typeof and>): number =>
  db
    .select({ cards: count() })
    .from(cards)
    .where(and(isAsked, ...conditions))
    .get()?.cards ?? 0

/** Number of reviews of today that count. */
const reviewedToday = ({ db }: DeckStore, now: number): number =>
  db
    .select({ reviews: sql<number>`count(DISTINCT ${reviews.cardId})` })
    .from(reviews)
    .where(and(gte(reviews.at, startOfDayInIndia(dateInIndia(now))), eq(reviews.isUndone, false)))
    .get()?.reviews ?? 0

export const queueCounts = (store: DeckStore, now: number): QueueCounts => {
  const { dailyCap } = store.settings
  const doneToday = reviewedToday(store, now)
  const room = Math.max(0, dailyCap - doneToday)
  const overdue = countWhere(store, lt(cards.dueAt, endOfDay(now)))
  const due = Math.min(overdue, room)
  return {
    due,
    waiting: overdue - due,
    doneToday,
    total: countWhere(store),
    minutes: Math.max(due > 0 ? 1 : 0, Math.round((due * medianMs(store)) / 60_000)),
    forecast: forecastOf(store, now, overdue, room),
  }
}

/** Cards of each day: those due then and what the caps of earlier days left over. */
const forecastOf = (store: DeckStore, now: number, overdue: number, room: number): number[] => {
  const { dailyCap } = store.settings
  const perDay = store.db
    .select({ day: sql<number>`(${cards.dueAt} - ${endOfDay(now)}) / 86400000`, cards: count() })
    .from(cards)
    .where(and(isAsked, gte(cards.dueAt, endOfDay(now)), lt(cards.dueAt, endOfDay(now) + 13 * 86_400_000)))
    .groupBy(sql`1`)
    .all()
  const dueOn = new Map(perDay.map(({ day, cards: number }) => [day + 1, number]))
  let left = overdue
  return Array.from({ length: 14 }, (_, day) => {
    left += day === 0 ? 0 : (dueOn.get(day) ?? 0)
    const shown = Math.min(left, day === 0 ? room : dailyCap)
    left -= shown
    return shown
  })
}

/** Most cards that are compared for the order of a queue. */
const mostCompared = 1_000

/**
 * Cards of a sitting: what is most likely to be forgotten first, and no two neighbours of a topic where that can be
 * avoided. At most `limit`, and no more than the cap leaves today.
 */
export const nextCards = (store: DeckStore, now: number, limit: number): Card[] => {
  const { due } = queueCounts(store, now)
  const found = store.db
    .select()
    .from(cards)
    .where(and(isAsked, lt(cards.dueAt, endOfDay(now))))
    .orderBy(asc(cards.dueAt))
    .limit(mostCompared)
    .all()
  return queueOrder(found, now, Math.min(limit, due))
}

/**
 * Spreads what is due beyond today's cap over the next days, a cap a day, the most likely known last. Returns the number
 * of cards. `rescheduleAll` takes it back.
 */
export const spreadBacklog = (store: DeckStore, now: number): number => {
  const { dailyCap } = store.settings
  const { due } = queueCounts(store, now)
  const found = store.db
    .select({ id: cards.id, state: cards.state, dueAt: cards.dueAt })
    .from(cards)
    .where(and(isAsked, lt(cards.dueAt, endOfDay(now))))
    .all()
  const overdue = byUrgency(found, now).slice(due)
  const dues = overdue.map(({ id }, index) => [id, endOfDay(now) + Math.floor(index / dailyCap) * 86_400_000])
  store.sql.exec(
    `UPDATE cards SET due_at = due.value ->> 1 FROM json_each(?) AS due WHERE cards.id = due.value ->> 0`,
    JSON.stringify(dues),
  )
  return overdue.length
}

/** Cards by topic with the next date, for the list of a student's cards. */
export const topicsOfCards = ({ db }: DeckStore) =>
  db
    .select({ subject: cards.subject, topic: cards.topic, cards: count(), nextAt: sql<number>`min(${cards.dueAt})` })
    .from(cards)
    .where(isAsked)
    .groupBy(cards.subject, cards.topic)
    .orderBy(cards.subject, cards.topic)
    .all()

/** Number of cards that are in the mistake book. */
export const mistakesLeft = ({ db }: DeckStore): number =>
  db
    .select({ cards: count() })
    .from(cards)
    .where(and(isNotNull(cards.missedAt), isNull(cards.leftAt)))
    .get()?.cards ?? 0
