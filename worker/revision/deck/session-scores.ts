import { and, eq, inArray } from 'drizzle-orm'
import type { ResponseEvent } from '../../../domain/attempts/contract.ts'
import { setsAnswer } from '../../../domain/attempts/acts.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { Difficulty } from '../../../domain/questions/levels.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Verdict } from '../../../domain/results/contract.ts'
import type { CardKind } from '../../../domain/revision/contract.ts'
import { practiceLimits } from '../../../domain/revision/practice-choices.ts'
import { ratingOf, type Rating } from '../../../domain/revision/scheduling.ts'
import { standingAnswers, type SessionEvent } from '../../../domain/revision/session-events.ts'
import { answers, sessionEvents } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import { cardsOf, refreshCard } from './learning.ts'
import { review, undo } from './reviewing.ts'
import { answeredIn, eventsOf, findSession, reviewId, reviewsIn, type StoredSession } from './sessions.ts'

/** `conflict`: a number of the device already names another event. `full`: the session takes no more events. */
export type Saved = 'saved' | 'missing' | 'conflict' | 'full'

/** Events that are worth a row: acts, and the first visit of a question, which tells it from one never opened. */
const worthKeeping = (batch: readonly ResponseEvent[], opened: ReadonlySet<string>): ResponseEvent[] =>
  batch.filter((event) => setsAnswer(event) || event.act === 'mark' || !opened.has(event.questionId))

const isSame = (one: ResponseEvent, other: ResponseEvent): boolean =>
  one.questionId === other.questionId &&
  one.act === other.act &&
  JSON.stringify(one.answer) === JSON.stringify(other.answer)

/**
 * Adds the events of a device; idempotent by `seq`. None is given before the session or in the future, whatever the clock
 * of the device says. Answers that were taken back lose their score and their review.
 */
export const saveEvents = (
  store: DeckStore,
  sessionId: string,
  { device, batch }: { device: string; batch: readonly ResponseEvent[] },
  now: number,
): Saved =>
  store.transaction(() => {
    const session = findSession(store, sessionId)
    if (!session) return 'missing'
    const events = eventsOf(store, sessionId)
    const bySeq = new Map(events.filter((event) => event.device === device).map((event) => [event.seq, event]))
    const asked = new Set(session.items.map(({ id }) => id))
    const known = batch.filter(({ questionId }) => asked.has(questionId))
    if (known.some((event) => bySeq.has(event.seq) && !isSame(event, bySeq.get(event.seq) as ResponseEvent)))
      return 'conflict'
    const fresh = known.filter(({ seq }) => !bySeq.has(seq))
    const rows = worthKeeping(fresh, new Set(events.map(({ questionId }) => questionId))).map((sent) => {
      const event = { ...sent, at: Math.max(session.startedAt, Math.min(sent.at, now)) }
      const { seq, questionId, at } = event
      return { sessionId, device, seq, questionId, at, event, receivedAt: now }
    })
    if (events.length + rows.length > practiceLimits.mostEvents) return 'full'
    for (const row of rows) store.db.insert(sessionEvents).values(row).onConflictDoNothing().run()
    if (rows.length > 0) dropTakenBack(store, session)
    return 'saved'
  })

/** Drops the scores and reviews of answers that no longer stand. */
const dropTakenBack = (store: DeckStore, session: StoredSession): void => {
  const standing = standingAnswers(session, eventsOf(store, session.id))
  const gone = answeredIn(store, session.id).filter(({ questionId, at }) => standing.get(questionId)?.at !== at)
  const ids = gone.map(({ questionId }) => questionId)
  if (ids.length > 0)
    store.db
      .delete(answers)
      .where(and(eq(answers.sourceId, session.id), inArray(answers.questionId, ids)))
      .run()
  for (const { id, cardId } of reviewsIn(store, session.id)) {
    const event = standing.get(cardId)
    if (!event || id !== reviewId(session.id, cardId, event.at)) undo(store, id)
  }
  for (const questionId of ids) refreshCard(store, questionId, null, null)
}

/** A scored answer of a session; of a card without a question only its grade counts. */
export type ScoredAnswer = {
  questionId: string
  kind: CardKind
  questionVersionId: string
  subject: string
  topic: string
  difficulty: Difficulty
  excerpt: Bilingual
  targetMs: number
  verdict: Verdict
  units: number
  maxUnits: number
  /** Event that was scored. */
  event: SessionEvent
}

/**
 * Stores scored answers of a session, with a review of each card; idempotent. An answer that another device took back
 * while it was scored is left out.
 */
export const settle = (store: DeckStore, sessionId: string, scored: readonly ScoredAnswer[]): void =>
  store.transaction(() => {
    const session = findSession(store, sessionId)
    const standing = session && standingAnswers(session, eventsOf(store, sessionId))
    for (const answer of scored)
      if (standing?.get(answer.questionId)?.at === answer.event.at) settleOne(store, sessionId, answer)
  })

const settleOne = (store: DeckStore, sessionId: string, answer: ScoredAnswer): void => {
  const { event, kind, excerpt, ...row } = answer
  const { at, ms, certainty = null } = event
  const { questionId, verdict, targetMs } = row
  const values = { ...row, sourceId: sessionId, at, day: dateInIndia(at), ms, certainty }
  if (kind === 'question')
    store.db
      .insert(answers)
      .values(values)
      .onConflictDoUpdate({ target: [answers.sourceId, answers.questionId], set: values })
      .run()
  if (cardsOf(store, [questionId]).length > 0) {
    const rating: Rating = event.rating ?? ratingOf({ verdict, ms, targetMs, certainty })
    review(store, { id: reviewId(sessionId, questionId, at), cardId: questionId, sessionId, at, rating, ms })
  }
  if (kind === 'question')
    refreshCard(
      store,
      questionId,
      { ...values, excerpt, medianMs: null, isLate: false, counts: true, isDropped: false },
      { attemptId: null, testId: null, submittedAt: at },
    )
}
