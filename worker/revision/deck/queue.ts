import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { addDays, dateInIndia, startOfDayInIndia } from '../../../domain/india.ts'
import { forecastDays, type QueueCounts } from '../../../domain/revision/queue.ts'
import { queueOrder } from '../../../domain/revision/queue-order.ts'
import { cards, reviews } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import type { Card } from './histories.ts'
import { cardsOf } from './learning.ts'
import { setDates } from './set-dates.ts'

const dayMs = 86_400_000

/** Condition on cards that are asked. */
export const isAsked = isNull(cards.suspended)

/** Beginning of the day after an instant: a card that is due during the day is due now. */
export const endOfDay = (now: number): number => startOfDayInIndia(addDays(dateInIndia(now), 1))

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

const countWhere = ({ db }: DeckStore, ...conditions: Parameters<typeof and>): number =>
  db
    .select({ cards: count() })
    .from(cards)
    .where(and(isAsked, ...conditions))
    .get()?.cards ?? 0

/** Number of cards that were reviewed today. */
const reviewedToday = ({ db }: DeckStore, now: number): number =>
  db
    .select({ reviews: sql<number>`count(DISTINCT ${reviews.cardId})` })
    .from(reviews)
    .where(and(gte(reviews.at, startOfDayInIndia(dateInIndia(now))), eq(reviews.isUndone, false)))
    .get()?.reviews ?? 0

/** Cards that are due on each of the coming days, tomorrow first. */
export const dueOnDays = ({ db }: DeckStore, now: number, days: number): number[] => {
  const from = endOfDay(now)
  const perDay = db
    .select({ day: sql<number>`(${cards.dueAt} - ${from}) / ${dayMs}`, cards: count() })
    .from(cards)
    .where(and(isAsked, gte(cards.dueAt, from), lt(cards.dueAt, from + days * dayMs)))
    .groupBy(sql`1`)
    .all()
  const dueOn = new Map(perDay.map(({ day, cards: number }) => [day, number]))
  return Array.from({ length: days }, (_, day) => dueOn.get(day) ?? 0)
}

/** Cards asked on each day: those due then and what the caps of earlier days left over. */
const forecastOf = (store: DeckStore, now: number, overdue: number, room: number): number[] => {
  const { dailyCap } = store.settings
  let left = overdue
  return [0, ...dueOnDays(store, now, forecastDays - 1)].map((due, day) => {
    left += due
    const asked = Math.min(left, day === 0 ? room : dailyCap)
    left -= asked
    return asked
  })
}

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

/** Due cards with the data that the order of a queue needs. */
export const dueCards = ({ db }: DeckStore, now: number) =>
  db
    .select({ id: cards.id, topic: cards.topic, state: cards.state, dueAt: cards.dueAt })
    .from(cards)
    .where(and(isAsked, lt(cards.dueAt, endOfDay(now))))
    .all()

/**
 * Cards of a sitting: those most likely forgotten first, and no two neighbours of a topic where that can be
 * avoided. At most `limit`, and no more than the cap leaves today.
 */
export const nextCards = (store: DeckStore, now: number, limit: number): Card[] => {
  const { due } = queueCounts(store, now)
  const ids = queueOrder(dueCards(store, now), now, Math.min(limit, due)).map(({ id }) => id)
  const byId = new Map(cardsOf(store, ids).map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Moves cards that cannot be asked today to tomorrow, so that they take no place of today's cap. */
export const skipToday = (store: DeckStore, ids: readonly string[], now: number): void =>
  setDates(
    store,
    cardsOf(store, ids).map(({ id, putOffTo }) => ({ id, putOffTo, dueAt: endOfDay(now) })),
  )
