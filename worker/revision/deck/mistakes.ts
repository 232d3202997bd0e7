import { and, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { BookSummary, Mistake } from '../../../domain/revision/mistake-book.ts'
import type { MistakeKind } from '../../../domain/revision/mistake-kinds.ts'
import type { MistakeFilter } from '../../../domain/revision/mistake-query.ts'
import { textMatcher } from '../../../domain/revision/text-match.ts'
import { answers, cards, deckAttempts, notes } from '../../../drizzle/schema/deck-object.ts'
import { isBefore, type Cursor } from '../../platform/paging.ts'
import type { DeckStore } from './deck.store.ts'

/** A page of the book. */
export type MistakePage = { mistakes: Mistake[]; count: number; askable: number; summary: BookSummary }

export const emptyPage: MistakePage = {
  mistakes: [],
  count: 0,
  askable: 0,
  summary: { inBook: 0, left: 0, askable: 0, kinds: [], topics: [], tests: [], decided: 0, overruled: 0 },
}

/** Kind that stands: the choice for the last miss, else the suggestion. */
const kindThatStands = sql`CASE WHEN ${cards.chosenFor} = ${cards.missedAt} THEN ${cards.chosen} ELSE ${cards.suggested} END`

const isMistake = and(eq(cards.kind, 'question'), isNotNull(cards.missedAt))
const isIn = and(isMistake, isNull(cards.leftAt))
const isLeft = and(isMistake, isNotNull(cards.leftAt))

const missedIn = (testId: string): SQL => sql`EXISTS (
  SELECT 1 FROM ${answers} JOIN ${deckAttempts} ON ${deckAttempts.attemptId} = ${answers.sourceId}
  WHERE ${answers.questionId} = ${cards.id} AND ${answers.verdict} <> 'correct' AND ${deckAttempts.testId} = ${testId})`

const conditionOf = ({ state = 'in', subject, topic, kind, test }: MistakeFilter): SQL | undefined =>
  and(
    state === 'in' ? isIn : isLeft,
    subject === undefined ? undefined : eq(cards.subject, subject),
    topic === undefined ? undefined : eq(cards.topic, topic),
    kind === undefined
      ? undefined
      : kind === 'none'
        ? sql`${kindThatStands} IS NULL`
        : sql`${kindThatStands} = ${kind}`,
    test === undefined ? undefined : missedIn(test),
  )

/** Ids among the condition's cards whose question or note holds the words. */
const idsWith = ({ db }: DeckStore, words: string, condition: SQL | undefined): string[] => {
  const matches = textMatcher(words)
  return db
    .select({ id: cards.id, excerpt: cards.excerpt, note: notes.text })
    .from(cards)
    .leftJoin(notes, eq(notes.questionId, cards.id))
    .where(condition)
    .all()
    .filter(({ excerpt, note }) => matches([excerpt.en, excerpt.hi, note ?? '']))
    .map(({ id }) => id)
}

const filtered = (store: DeckStore, filter: MistakeFilter): SQL | undefined => {
  const condition = conditionOf(filter)
  if (!filter.q?.trim()) return condition
  const ids = JSON.stringify(idsWith(store, filter.q, condition))
  return and(condition, sql`${cards.id} IN (SELECT value FROM json_each(${ids}))`)
}

/** A page of the book, one more than `limit`, with the number of all that match. */
export const mistakePage = (store: DeckStore, filter: MistakeFilter, cursor: Cursor | null, limit: number) => {
  const condition = filtered(store, filter)
  const order = filter.state === 'left' ? cards.leftAt : cards.missedAt
  const rows = store.db
    .select({ card: cards, note: notes.text })
    .from(cards)
    .leftJoin(notes, eq(notes.questionId, cards.id))
    .where(and(condition, isBefore(order, cards.id, cursor)))
    .orderBy(desc(order), desc(cards.id))
    .limit(limit + 1)
    .all()
  return { rows, count: countOf(store, condition), askable: countOf(store, and(condition, isNull(cards.suspended))) }
}

/** Ids of questions of the book that can be asked again, the newest miss first. */
export const askableMistakes = (store: DeckStore, filter: MistakeFilter, limit: number): string[] =>
  store.db
    .select({ id: cards.id })
    .from(cards)
    .where(and(filtered(store, filter), isNull(cards.suspended)))
    .orderBy(desc(cards.missedAt), desc(cards.id))
    .limit(limit)
    .all()
    .map(({ id }) => id)

const countOf = ({ db }: DeckStore, condition: SQL | undefined): number =>
  db.select({ cards: count() }).from(cards).where(condition).get()?.cards ?? 0

/** The whole book in numbers. */
export const bookSummary = (store: DeckStore): BookSummary => {
  const { db } = store
  const isDecided = and(
    isMistake,
    isNotNull(cards.suggested),
    isNotNull(cards.chosen),
    eq(cards.chosenFor, cards.missedAt),
  )
  return {
    inBook: countOf(store, isIn),
    left: countOf(store, isLeft),
    askable: countOf(store, and(isIn, isNull(cards.suspended))),
    kinds: db
      .select({ kind: sql<MistakeKind | 'none'>`coalesce(${kindThatStands}, 'none')`, count: count() })
      .from(cards)
      .where(isIn)
      .groupBy(sql`1`)
      .orderBy(sql`${kindThatStands} IS NULL`, desc(count()), sql`1`)
      .all(),
    topics: db
      .select({ subject: cards.subject, topic: cards.topic, count: count() })
      .from(cards)
      .where(isIn)
      .groupBy(cards.subject, cards.topic)
      .orderBy(desc(count()), cards.subject, cards.topic)
      .all(),
    tests: db
      .select({ id: deckAttempts.testId, title: deckAttempts.title })
      .from(deckAttempts)
      .groupBy(deckAttempts.testId)
      .orderBy(desc(sql`max(${deckAttempts.submittedAt})`))
      .limit(100)
      .all(),
    decided: countOf(store, isDecided),
    overruled: countOf(store, and(isDecided, sql`${cards.chosen} <> ${cards.suggested}`)),
  }
}

/** Keeps the student's own kind of the last miss, or takes it back; false where the question was never missed. */
export const chooseKind = ({ db }: DeckStore, questionId: string, kind: MistakeKind | null): boolean =>
  db
    .update(cards)
    .set({ chosen: kind, chosenFor: kind === null ? null : sql`${cards.missedAt}` })
    .where(and(eq(cards.id, questionId), isMistake))
    .returning({ id: cards.id })
    .all().length > 0
