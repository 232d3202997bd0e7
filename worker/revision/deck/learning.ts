import { eq, inArray } from 'drizzle-orm'
import { newCardState } from '../../../domain/revision/contract.ts'
import type { LearntAttempt, LearntQuestion } from '../../../domain/revision/learnt.ts'
import { standingOf, type PastAnswer } from '../../../domain/revision/mistakes.ts'
import { answers, cards, deckAttempts, reviews } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

/** Version of an attempt that the deck has read. */
export type KnownAttempt = Pick<LearntAttempt, 'attemptId' | 'keyRevision' | 'closing' | 'validity'>

export const knownAttempts = ({ db }: DeckStore): KnownAttempt[] =>
  db
    .select({
      attemptId: deckAttempts.attemptId,
      keyRevision: deckAttempts.keyRevision,
      closing: deckAttempts.closing,
      validity: deckAttempts.validity,
    })
    .from(deckAttempts)
    .all()

/**
 * Takes the answers of released attempts over, in place of what the deck had of the same attempts, and brings the cards
 * of their questions to what all answers say. Idempotent.
 */
export const learn = (store: DeckStore, attempts: readonly LearntAttempt[]): void =>
  store.transaction(() => {
    const touched = new Map<string, LearntQuestion>()
    for (const { questions, ...attempt } of attempts) {
      const before = forget(store, attempt.attemptId)
      store.db.insert(deckAttempts).values(attempt).run()
      if (attempt.validity === 'counted' || attempt.validity === 'disqualified')
        insertAnswers(store, attempt, questions)
      for (const question of questions) touched.set(question.questionId, question)
      for (const questionId of before) if (!touched.has(questionId)) refreshCard(store, questionId, null, null)
      for (const question of questions) refreshCard(store, question.questionId, question, attempt)
    }
  })

/** Drops what the deck has of an attempt; returns its questions. */
const forget = ({ db }: DeckStore, attemptId: string): string[] => {
  db.delete(deckAttempts).where(eq(deckAttempts.attemptId, attemptId)).run()
  const gone = db
    .delete(answers)
    .where(eq(answers.sourceId, attemptId))
    .returning({ questionId: answers.questionId })
    .all()
  return gone.map(({ questionId }) => questionId)
}

/** One statement for all answers: their number is that of the questions of a paper. */
const insertAnswers = (
  { sql }: DeckStore,
  { attemptId }: Pick<LearntAttempt, 'attemptId'>,
  questions: readonly LearntQuestion[],
): void => {
  sql.exec(
    `INSERT INTO answers (source_id, question_id, question_version_id, subject, topic, difficulty, at, day, verdict,
       units, max_units, ms, target_ms, certainty)
     SELECT ?, value ->> 'questionId', value ->> 'questionVersionId', value ->> 'subject', value ->> 'topic',
       value ->> 'difficulty', value ->> 'at', value ->> 'day', value ->> 'verdict', value ->> 'units',
       value ->> 'maxUnits', value ->> 'ms', value ->> 'targetMs', value ->> 'certainty'
     FROM json_each(?) WHERE value ->> 'counts'`,
    attemptId,
    JSON.stringify(questions),
  )
}

const pastAnswers = ({ db }: DeckStore, questionId: string): PastAnswer[] =>
  db
    .select({ day: answers.day, at: answers.at, verdict: answers.verdict })
    .from(answers)
    .where(eq(answers.questionId, questionId))
    .orderBy(answers.at)
    .all()

/** Source of an answer: an attempt of a test, or practice without one. `submittedAt` is its instant. */
type Place = { attemptId: string | null; testId: string | null; submittedAt: number }

/**
 * Brings the card of a question to what all answers say; makes it at the first miss. A card that answers no longer
 * justify goes, unless the student has reviewed, saved or added it.
 */
export const refreshCard = (
  store: DeckStore,
  questionId: string,
  question: LearntQuestion | null,
  place: Place | null,
): void => {
  const { db } = store
  const standing = standingOf(pastAnswers(store, questionId))
  const card = db.select().from(cards).where(eq(cards.id, questionId)).get()
  if (!card) {
    if (question && place && standing.missedAt !== null)
      db.insert(cards)
        .values({
          id: questionId,
          kind: 'question',
          origin: question.verdict === 'skipped' ? 'skipped' : 'wrong',
          questionVersionId: question.questionVersionId,
          attemptId: place.attemptId,
          testId: place.testId,
          subject: question.subject,
          topic: question.topic,
          excerpt: question.excerpt,
          addedAt: place.submittedAt,
          state: newCardState(),
          dueAt: place.submittedAt,
          suspended: question.isDropped ? 'dropped' : null,
          ...standing,
        })
        .run()
    return
  }
  const isUnjustified = standing.missedAt === null && (card.origin === 'wrong' || card.origin === 'skipped')
  if (isUnjustified && card.state.reps === 0) {
    db.delete(reviews).where(eq(reviews.cardId, questionId)).run()
    db.delete(cards).where(eq(cards.id, questionId)).run()
    return
  }
  const suspended = question?.isDropped ? 'dropped' : card.suspended === 'dropped' && question ? null : card.suspended
  db.update(cards)
    .set({ ...standing, suspended })
    .where(eq(cards.id, questionId))
    .run()
}

/** Questions of some ids that have a card. */
export const cardsOf = ({ db }: DeckStore, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(cards)
        .where(inArray(cards.id, [...ids]))
        .all()
