import { count, gt, isNotNull } from 'drizzle-orm'
import { dateInIndia } from '../../../domain/india.ts'
import { examStanding } from '../../../domain/revision/exam-date.ts'
import { byUrgency } from '../../../domain/revision/queue-order.ts'
import type { SpreadPlan } from '../../../domain/revision/queue.ts'
import { mostSpreadDays, spreadDays, spreadPlan } from '../../../domain/revision/spread.ts'
import { cards } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import { dueCards, dueOnDays, endOfDay, queueCounts } from './queue.ts'
import { rescheduleAll } from './reviewing.ts'
import { setDates } from './set-dates.ts'

/** Room of the coming days for a backlog; null where the exam leaves none. */
const roomOf = (store: DeckStore, now: number) => {
  const { dailyCap, examDate } = store.settings
  const exam = examStanding(examDate, dateInIndia(now))
  const days = exam.state === 'ahead' ? exam.days - 1 : null
  return days !== null && days < 1 ? null : { cap: dailyCap, due: dueOnDays(store, now, mostSpreadDays), days }
}

/** Plan of spreading the backlog; null where tomorrow takes it anyway, or no day is left for it. */
export const amnestyPlan = (store: DeckStore, now: number): SpreadPlan | null => {
  const { waiting } = queueCounts(store, now)
  const room = waiting > store.settings.dailyCap ? roomOf(store, now) : null
  return room && spreadPlan(waiting, room)
}

/**
 * Spreads what is due beyond today's cap over the next days, the most likely known last. Returns the number of cards.
 * `takeBack` takes it back.
 */
export const spreadBacklog = (store: DeckStore, now: number): number => {
  const { due } = queueCounts(store, now)
  const overdue = byUrgency(dueCards(store, now), now).slice(due)
  const room = roomOf(store, now)
  if (!room) return 0
  const days = spreadDays(overdue.length, room)
  const tomorrow = endOfDay(now)
  const dates = overdue.map(({ id }, index) => {
    const day = tomorrow + (days[index] ?? 0) * 86_400_000
    return { id, dueAt: day, putOffTo: day }
  })
  store.transaction(() => setDates(store, dates))
  return overdue.length
}

/** Cards that an amnesty has put off to a later day. */
export const putOff = ({ db }: DeckStore, now: number): number =>
  db.select({ cards: count() }).from(cards).where(gt(cards.putOffTo, now)).get()?.cards ?? 0

/** Takes amnesties back. */
export const takeBack = (store: DeckStore): void =>
  store.transaction(() => {
    store.db.update(cards).set({ putOffTo: null }).where(isNotNull(cards.putOffTo)).run()
    rescheduleAll(store, store.scheduledFor)
  })
