import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { ListedCard, Suspension } from '../../../domain/revision/cards.ts'
import type { CardsQuery } from '../../../domain/revision/contract.ts'
import { cards } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import { historiesOf, scheduled } from './histories.ts'
import { endOfDay, isAsked } from './queue.ts'

type Filter = Pick<CardsQuery, 'state' | 'subject' | 'topic'>

/** Last card of the page before. */
type After = { dueAt: number; id: string }

const inState = (state: Filter['state'], now: number) => {
  if (state === 'suspended') return isNotNull(cards.suspended)
  if (state === 'due') return and(isAsked, lt(cards.dueAt, endOfDay(now)))
  return state === 'later' ? and(isAsked, gte(cards.dueAt, endOfDay(now))) : undefined
}

const matching = ({ state, subject, topic }: Filter, now: number) =>
  and(
    inState(state, now),
    subject === undefined ? undefined : eq(cards.subject, subject),
    topic === undefined ? undefined : eq(cards.topic, topic),
  )

type Page = { filter: Filter; after: After | null; limit: number; now: number }

/** Cards by their date, `limit` and one more, with the number of matches. */
export const listCards = (
  { db }: DeckStore,
  { filter, after, limit, now }: Page,
): { rows: ListedCard[]; count: number } => {
  const rows = db
    .select({
      id: cards.id,
      kind: cards.kind,
      origin: cards.origin,
      subject: cards.subject,
      topic: cards.topic,
      excerpt: cards.excerpt,
      attemptId: cards.attemptId,
      testId: cards.testId,
      dueAt: cards.dueAt,
      suspended: cards.suspended,
    })
    .from(cards)
    .where(
      and(
        matching(filter, now),
        after ? sql`(${cards.dueAt}, ${cards.id}) > (${after.dueAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(cards.dueAt), asc(cards.id))
    .limit(limit + 1)
    .all()
  return { rows, count: db.select({ cards: count() }).from(cards).where(matching(filter, now)).get()?.cards ?? 0 }
}

/** Cards by topic, with what is due and the next date. */
export const topicsOfCards = ({ db }: DeckStore, now: number) =>
  db
    .select({
      subject: cards.subject,
      topic: cards.topic,
      cards: count(),
      due: sql<number>`sum(${cards.dueAt} < ${endOfDay(now)})`,
      nextAt: sql<number>`min(${cards.dueAt})`,
    })
    .from(cards)
    .where(isAsked)
    .groupBy(cards.subject, cards.topic)
    .orderBy(cards.subject, cards.topic)
    .all()

/** Cards that are not asked, by reason. */
export const suspendedCards = ({ db }: DeckStore): Record<Suspension, number> => {
  const found = db
    .select({ reason: cards.suspended, cards: count() })
    .from(cards)
    .where(isNotNull(cards.suspended))
    .groupBy(cards.suspended)
    .all()
  const counts = { dropped: 0, stale: 0, aside: 0 }
  for (const { reason, cards: number } of found) if (reason) counts[reason] = number
  return counts
}

/** Sets a card aside or back. False where there is no such card, or it is suspended for another reason. */
export const setAside = ({ db }: DeckStore, cardId: string, isAside: boolean): boolean =>
  db
    .update(cards)
    .set({ suspended: isAside ? 'aside' : null })
    .where(and(eq(cards.id, cardId), or(isNull(cards.suspended), eq(cards.suspended, 'aside'))))
    .returning({ id: cards.id })
    .all().length > 0

/** A card that the student adds: a saved question, or an item that has no answers. */
export type AddedCard = Pick<
  typeof cards.$inferSelect,
  'id' | 'kind' | 'origin' | 'questionVersionId' | 'attemptId' | 'testId' | 'subject' | 'topic' | 'excerpt'
>

/** Most cards that students add themselves. */
const mostAdded = 2_000

/** Adds cards, and brings those back that the student had set aside. False beyond the limit. */
export const addCards = (store: DeckStore, added: readonly AddedCard[], now: number): boolean =>
  store.transaction(() => {
    const { db } = store
    const isOwn = inArray(cards.origin, ['saved', 'added'])
    const own = db.select({ cards: count() }).from(cards).where(isOwn).get()?.cards ?? 0
    if (own + added.length > mostAdded) return false
    const historyOf = historiesOf(
      store,
      added.map(({ id }) => id),
    )
    for (const card of added) {
      const made = { ...card, addedAt: now, putOffTo: null, state: null }
      const dates = scheduled(made, historyOf(card.id).reviews, store.scheduledFor)
      db.insert(cards)
        .values({ ...card, addedAt: now, ...dates })
        .onConflictDoNothing()
        .run()
      setAside(store, card.id, false)
    }
    return true
  })

/** Some ids without those of cards. */
export const withoutCard = ({ sql: storage }: DeckStore, ids: readonly string[]): string[] =>
  storage
    .exec<{ id: string }>(
      'SELECT value AS id FROM json_each(?) WHERE value NOT IN (SELECT id FROM cards)',
      JSON.stringify(ids),
    )
    .toArray()
    .map(({ id }) => id)
