import { and, count, desc, eq, inArray, isNotNull, isNull, or, gt, sql } from 'drizzle-orm'
import type { PracticeItem, PracticeSource } from '../../../domain/revision/practice.ts'
import { practiceLimits, type PracticeMode } from '../../../domain/revision/practice-choices.ts'
import {
  isExplained,
  isSessionOver,
  responsesOf,
  standingAnswers,
  type SessionEvent,
} from '../../../domain/revision/session-events.ts'
import { answers, reviews, sessionEvents, sessions } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import { cardsOf } from './learning.ts'

export type StoredSession = typeof sessions.$inferSelect

export type NewSession = {
  id: string
  mode: PracticeMode
  source: PracticeSource
  items: PracticeItem[]
  startedAt: number
  deadlineAt: number | null
}

const isRunning = (now: number) =>
  and(isNull(sessions.finishedAt), or(isNull(sessions.deadlineAt), gt(sessions.deadlineAt, now)))

const openSessions = ({ db }: DeckStore, now: number): number =>
  db.select({ sessions: count() }).from(sessions).where(isRunning(now)).get()?.sessions ?? 0

/** False where the student has as many open sessions as can be. */
export const startSession = (store: DeckStore, session: NewSession): boolean => {
  if (openSessions(store, session.startedAt) >= practiceLimits.mostOpen) return false
  store.db.insert(sessions).values(session).onConflictDoNothing().run()
  return true
}

export const findSession = ({ db }: DeckStore, sessionId: string): StoredSession | null =>
  db.select().from(sessions).where(eq(sessions.id, sessionId)).get() ?? null

export const eventsOf = ({ db }: DeckStore, sessionId: string): SessionEvent[] =>
  db
    .select({ device: sessionEvents.device, event: sessionEvents.event })
    .from(sessionEvents)
    .where(eq(sessionEvents.sessionId, sessionId))
    .all()
    .map(({ device, event }) => ({ ...event, device }))

export const answeredIn = ({ db }: DeckStore, sessionId: string) =>
  db
    .select({
      questionId: answers.questionId,
      at: answers.at,
      verdict: answers.verdict,
      units: answers.units,
    })
    .from(answers)
    .where(eq(answers.sourceId, sessionId))
    .all()

/** Reviews of a session that stand. */
export const reviewsIn = ({ db }: DeckStore, sessionId: string) =>
  db
    .select({ id: reviews.id, cardId: reviews.cardId, rating: reviews.rating })
    .from(reviews)
    .where(and(eq(reviews.sessionId, sessionId), eq(reviews.isUndone, false)))
    .all()

/** Id of the review that an answer of a session is. */
export const reviewId = (sessionId: string, questionId: string, at: number): string =>
  `${sessionId}:${questionId}:${at}`

/** A session as its pages and the scoring see it. */
export type SessionState = StoredSession & {
  /** Answers that stand, and statuses, for the palette. */
  responses: ReturnType<typeof responsesOf>
  /** Answers that stand. */
  standing: SessionEvent[]
  /** Answers that may be scored now and are not yet, or were changed since. */
  unscored: SessionEvent[]
  scored: ReturnType<typeof answeredIn>
  /** Reviews of the session's cards: the grade given, and the instant from which the card is due again. */
  grades: { cardId: string; rating: number; dueAt: number }[]
}

/** Null where the student has no such session. */
export const sessionState = (store: DeckStore, sessionId: string, now: number): SessionState | null => {
  const session = findSession(store, sessionId)
  if (!session) return null
  const events = eventsOf(store, sessionId)
  const standing = [...standingAnswers(session, events).values()]
  const scored = answeredIn(store, sessionId)
  const given = reviewsIn(store, sessionId)
  const atOf = new Map(scored.map(({ questionId, at }) => [questionId, at]))
  const reviewOf = new Map(given.map((review) => [review.cardId, review]))
  const kindOf = new Map(session.items.map(({ id, kind }) => [id, kind]))
  const isScored = ({ questionId, at, rating }: SessionEvent): boolean => {
    const review = reviewOf.get(questionId)
    if (kindOf.get(questionId) === 'question')
      return atOf.get(questionId) === at && (rating === undefined || !review || review.rating === rating)
    return review?.id === reviewId(sessionId, questionId, at) && review.rating === rating
  }
  const dueOf = new Map(cardsOf(store, [...reviewOf.keys()]).map((card) => [card.id, card.dueAt]))
  return {
    ...session,
    responses: responsesOf(session, events),
    standing,
    unscored: isExplained(session, now) ? standing.filter((event) => !isScored(event)) : [],
    scored,
    grades: given.map(({ cardId, rating }) => ({ cardId, rating, dueAt: dueOf.get(cardId) ?? 0 })),
  }
}

/** Ends a session; idempotent. Returns false where the student has no such session. */
export const finishSession = (store: DeckStore, sessionId: string, now: number): boolean => {
  const session = findSession(store, sessionId)
  if (session && session.finishedAt === null)
    store.db
      .update(sessions)
      .set({ finishedAt: Math.min(now, session.deadlineAt ?? now) })
      .where(eq(sessions.id, sessionId))
      .run()
  return session !== null
}

/** Number of questions with an answer, by session. */
const givenIn = ({ db }: DeckStore, sessionIds: string[]) =>
  db
    .select({
      sessionId: sessionEvents.sessionId,
      questions: sql<number>`count(DISTINCT ${sessionEvents.questionId})`,
    })
    .from(sessionEvents)
    .where(and(inArray(sessionEvents.sessionId, sessionIds), sql`${sessionEvents.event} ->> 'act' = 'answer'`))
    .groupBy(sessionEvents.sessionId)
    .all()

/** Sessions that are not finished, then the newest others, with the number of their answers and their score. */
export const listSessions = (store: DeckStore, limit: number, now: number) => {
  const rows = store.db
    .select()
    .from(sessions)
    .orderBy(isNotNull(sessions.finishedAt), desc(sessions.startedAt))
    .limit(limit)
    .all()
  const ids = rows.map(({ id }) => id)
  const scored = store.db
    .select({ sourceId: answers.sourceId, verdict: answers.verdict, units: answers.units })
    .from(answers)
    .where(inArray(answers.sourceId, ids))
    .all()
  const ofSession = Map.groupBy(scored, ({ sourceId }) => sourceId)
  const givenOf = new Map(givenIn(store, ids).map(({ sessionId, questions }) => [sessionId, questions]))
  return rows.map(({ items, id, ...session }) => {
    const given = ofSession.get(id) ?? []
    return {
      ...session,
      sessionId: id,
      isOver: isSessionOver(session, now),
      questions: items.length,
      answered: givenOf.get(id) ?? 0,
      right: given.filter(({ verdict }) => verdict === 'correct').length,
      units: given.reduce((sum, { units }) => sum + units, 0),
      maxUnits: items.reduce((sum, { marks }) => sum + marks.correct, 0),
    }
  })
}
export type ListedSession = ReturnType<typeof listSessions>[number]
