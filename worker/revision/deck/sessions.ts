import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ResponseEvent } from '../../../domain/attempts/contract.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { Verdict } from '../../../domain/results/contract.ts'
import type { CardKind } from '../../../domain/revision/contract.ts'
import { ratingOf, type Rating } from '../../../domain/revision/scheduling.ts'
import { standingAnswers, type SessionEvent } from '../../../domain/revision/session-events.ts'
import type { PracticeMode } from '../../../domain/revision/practice-choices.ts'
import type { PracticeItem, PracticeSpec } from '../../../domain/revision/practice.ts'
import type { Difficulty } from '../../../domain/questions/contract.ts'
import { answers, reviews, sessionEvents, sessions } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import { cardsOf, refreshCard } from './learning.ts'
import { review, undo } from './reviewing.ts'

export type StoredSession = typeof sessions.$inferSelect

export type NewSession = {
  id: string
  mode: PracticeMode
  spec: PracticeSpec
  items: PracticeItem[]
  startedAt: number
  deadlineAt: number | null
}

export const startSession = ({ db }: DeckStore, session: NewSession): void => {
  db.insert(sessions).values(session).onConflictDoNothing().run()
}

const eventsOf = ({ db }: DeckStore, sessionId: string): SessionEvent[] =>
  db
    .select({ device: sessionEvents.device, event: sessionEvents.event })
    .from(sessionEvents)
    .where(eq(sessionEvents.sessionId, sessionId))
    .all()
    .map(({ device, event }) => ({ ...event, device }))

const answeredIn = ({ db }: DeckStore, sessionId: string) =>
  db.select().from(answers).where(eq(answers.sourceId, sessionId)).all()

/** A session as its pages and the scoring see it. */
export type SessionState = StoredSession & {
  /** Answers that stand. */
  standing: SessionEvent[]
  /** Those that are not scored yet, or changed since. */
  unscored: SessionEvent[]
  /** Reviews of the session's cards by question: the grade given. */
  grades: { cardId: string; rating: number; dueAt: number }[]
}

/** True once the solutions of a session may be shown for every question. */
const isOver = ({ mode, finishedAt, deadlineAt }: StoredSession, now: number): boolean =>
  mode !== 'timed' || finishedAt !== null || (deadlineAt !== null && now >= deadlineAt + drainMs)

/** Time after a deadline in which answers from before it may arrive, as in a test. */
const drainMs = 120_000

/** Null where the student has no such session. */
export const sessionState = (store: DeckStore, sessionId: string, now: number): SessionState | null => {
  const session = store.db.select().from(sessions).where(eq(sessions.id, sessionId)).get()
  if (!session) return null
  const standing = [...standingAnswers(session.mode, eventsOf(store, sessionId), session.deadlineAt).values()]
  const scored = new Map(answeredIn(store, sessionId).map((answer) => [answer.questionId, answer]))
  const unscored = isOver(session, now)
    ? standing.filter(({ questionId, at }) => scored.get(questionId)?.at !== at)
    : []
  const given = store.db
    .select({ cardId: reviews.cardId, rating: reviews.rating })
    .from(reviews)
    .where(and(eq(reviews.sessionId, sessionId), eq(reviews.isUndone, false)))
    .all()
  const dueOf = new Map(cardsOf(store, [...new Set(given.map(({ cardId }) => cardId))]).map((card) => [card.id, card]))
  const grades = given.map((grade) => ({ ...grade, dueAt: dueOf.get(grade.cardId)?.dueAt ?? 0 }))
  return { ...session, standing, unscored, grades }
}

/**
 * Adds the events of a device; idempotent by `seq`. Answers that were taken back lose their score and their review.
 * Returns false where the student has no such session.
 */
export const saveEvents = (
  store: DeckStore,
  sessionId: string,
  { device, batch }: { device: string; batch: readonly ResponseEvent[] },
  now: number,
): boolean =>
  store.transaction(() => {
    const session = store.db.select().from(sessions).where(eq(sessions.id, sessionId)).get()
    if (!session) return false
    const known = new Set(session.items.map(({ id }) => id))
    const rows = batch
      .filter(({ questionId }) => known.has(questionId))
      .map((event) => ({ ...event, at: Math.min(event.at, now) }))
      .map((event) => ({
        sessionId,
        device,
        seq: event.seq,
        questionId: event.questionId,
        at: event.at,
        event,
        receivedAt: now,
      }))
    for (const row of rows) store.db.insert(sessionEvents).values(row).onConflictDoNothing().run()
    dropTakenBack(store, session)
    return true
  })

/** Drops the score of an answer that no longer stands. */
const dropTakenBack = (store: DeckStore, session: StoredSession): void => {
  const standing = standingAnswers(session.mode, eventsOf(store, session.id), session.deadlineAt)
  for (const { questionId, at } of answeredIn(store, session.id)) {
    if (standing.get(questionId)?.at === at) continue
    store.db
      .delete(answers)
      .where(and(eq(answers.sourceId, session.id), eq(answers.questionId, questionId)))
      .run()
    undo(store, reviewId(session.id, questionId, at))
    refreshCard(store, questionId, null, null)
  }
}

const reviewId = (sessionId: string, questionId: string, at: number): string => `${sessionId}:${questionId}:${at}`

/** A scored answer of a session. */
export type ScoredAnswer = {
  questionId: string
  kind: CardKind
  questionVersionId: string
  subject: string
  topic: string
  difficulty: Difficulty
  excerpt: { en: string; hi: string }
  targetMs: number
  verdict: Verdict
  units: number
  maxUnits: number
  /** Event that was scored. */
  event: SessionEvent
}

/** Stores scored answers of a session, with a review of each card; idempotent. */
export const settle = (store: DeckStore, sessionId: string, scored: readonly ScoredAnswer[]): void =>
  store.transaction(() => {
    for (const answer of scored) {
      const { event, kind, excerpt, ...row } = answer
      const { at, ms, certainty = null } = event
      const values = { ...row, sourceId: sessionId, at, day: dateInIndia(at), ms, certainty }
      if (kind === 'question')
        store.db
          .insert(answers)
          .values(values)
          .onConflictDoUpdate({ target: [answers.sourceId, answers.questionId], set: values })
          .run()
      const rating = event.rating ?? ratingOf({ verdict: row.verdict, ms, targetMs: row.targetMs, certainty })
      if (cardsOf(store, [row.questionId]).length > 0)
        review(store, {
          id: reviewId(sessionId, row.questionId, at),
          cardId: row.questionId,
          sessionId,
          at,
          rating: rating as Rating,
          ms,
        })
      if (kind === 'question')
        refreshCard(
          store,
          row.questionId,
          { ...values, excerpt, medianMs: null, isLate: false, counts: true, isDropped: false },
          { attemptId: null, testId: null, submittedAt: at },
        )
    }
  })

/** Ends a session; idempotent. Returns false where the student has no such session. */
export const finishSession = ({ db }: DeckStore, sessionId: string, now: number): boolean => {
  const session = db.select().from(sessions).where(eq(sessions.id, sessionId)).get()
  if (session && session.finishedAt === null)
    db.update(sessions).set({ finishedAt: now }).where(eq(sessions.id, sessionId)).run()
  return session !== undefined
}

/** Newest sessions with the number of their scored answers. */
export const listSessions = (store: DeckStore, limit: number) => {
  const rows = store.db.select().from(sessions).orderBy(desc(sessions.startedAt)).limit(limit).all()
  const scored = store.db
    .select({ sourceId: answers.sourceId, verdict: answers.verdict })
    .from(answers)
    .where(
      inArray(
        answers.sourceId,
        rows.map(({ id }) => id),
      ),
    )
    .all()
  const ofSession = Map.groupBy(scored, ({ sourceId }) => sourceId)
  return rows.map(({ items, ...session }) => {
    const given = ofSession.get(session.id) ?? []
    return {
      ...session,
      questions: items.length,
      answered: given.length,
      right: given.filter(({ verdict }) => verdict === 'correct').length,
    }
  })
}
export type ListedSession = ReturnType<typeof listSessions>[number]
