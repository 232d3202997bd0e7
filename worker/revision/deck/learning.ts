import { eq, sql } from 'drizzle-orm'
import { newCardState } from '../../../domain/revision/contract.ts'
import type { LearntAttempt, LearntQuestion } from '../../../domain/revision/learnt.ts'
import { standingOf } from '../../../domain/revision/mistakes.ts'
import { answers, cards, deckAttempts } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'
import { historiesOf, scheduled, type Card, type History } from './histories.ts'
import { keepCards } from './keep-cards.ts'
import { suggestKinds } from './mistake-suggestions.ts'

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
    const touched = new Set<string>()
    const learntOf = new Map<string, Learnt>()
    for (const { questions, ...attempt } of attempts) {
      for (const questionId of forget(store, attempt.attemptId)) touched.add(questionId)
      store.db.insert(deckAttempts).values(attempt).run()
      if (attempt.validity === 'counted' || attempt.validity === 'disqualified')
        insertAnswers(store, attempt, questions)
      for (const question of questions) {
        touched.add(question.questionId)
        learntOf.set(question.questionId, { question, place: attempt })
      }
    }
    refreshCards(store, [...touched], learntOf)
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
  store: DeckStore,
  { attemptId }: Pick<LearntAttempt, 'attemptId'>,
  questions: readonly LearntQuestion[],
): void => {
  store.sql.exec(
    `INSERT INTO answers (source_id, question_id, question_version_id, subject, topic, difficulty, at, day, verdict,
       units, max_units, ms, target_ms, median_ms, is_late, certainty)
     SELECT ?, value ->> 'questionId', value ->> 'questionVersionId', value ->> 'subject', value ->> 'topic',
       value ->> 'difficulty', value ->> 'at', value ->> 'day', value ->> 'verdict', value ->> 'units',
       value ->> 'maxUnits', value ->> 'ms', value ->> 'targetMs', value ->> 'medianMs',
       value ->> 'isLate', value ->> 'certainty'
     FROM json_each(?) WHERE value ->> 'counts'`,
    attemptId,
    JSON.stringify(questions),
  )
}

/** Source of an answer: an attempt of a test, or practice without one. `submittedAt` is its instant. */
type Place = { attemptId: string | null; testId: string | null; submittedAt: number }

/** A question with the source of its newest answer. */
type Learnt = { question: LearntQuestion; place: Place }

const newCard = ({ question, place }: Learnt): Card => ({
  id: question.questionId,
  kind: 'question',
  origin: question.verdict === 'skipped' ? 'skipped' : 'wrong',
  questionVersionId: question.questionVersionId,
  attemptId: place.attemptId,
  testId: place.testId,
  subject: question.subject,
  topic: question.topic,
  excerpt: question.excerpt,
  addedAt: place.submittedAt,
  missedAt: null,
  misses: 0,
  state: newCardState(),
  dueAt: place.submittedAt,
  putOffTo: null,
  rightDays: [],
  leftAt: null,
  answeredAnewAt: null,
  suspended: null,
  suggested: null,
  chosen: null,
  chosenFor: null,
})

const isOwnChoice = ({ origin }: Card): boolean => origin === 'saved' || origin === 'added'

/** A card with everything that its history says; null where nothing justifies it. */
const cardAfter = (
  card: Card | undefined,
  learnt: Learnt | undefined,
  history: History,
  examDate: string | null,
): Card | null => {
  const isDropped = learnt?.question.isDropped ?? false
  // Its marks say nothing any more: what the student knows of it stays.
  if (card && isDropped) return { ...card, suspended: 'dropped' }
  const standing = standingOf(history.answers)
  const known = card ?? (learnt && standing.missedAt !== null ? newCard(learnt) : null)
  if (!known || (standing.missedAt === null && !isOwnChoice(known) && !history.isPractised)) return null
  const suspended = learnt && known.suspended === 'dropped' ? null : known.suspended
  return { ...known, ...standing, ...scheduled(known, history.reviews, examDate), suspended }
}

/** Brings the cards of questions to what all answers say; makes them at the first miss. A constant number of statements. */
const refreshCards = (
  store: DeckStore,
  questionIds: readonly string[],
  learntOf: ReadonlyMap<string, Learnt>,
): void => {
  const historyOf = historiesOf(store, questionIds)
  const known = new Map(cardsOf(store, questionIds).map((card) => [card.id, card]))
  const kept: Card[] = []
  const gone: string[] = []
  for (const id of questionIds) {
    const card = cardAfter(known.get(id), learntOf.get(id), historyOf(id), store.scheduledFor)
    if (card) kept.push(card)
    else if (known.has(id)) gone.push(id)
  }
  keepCards(store, kept)
  store.sql.exec('DELETE FROM cards WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(gone))
  suggestKinds(store, questionIds)
}

/** Brings the card of a question to what all answers say. */
export const refreshCard = (
  store: DeckStore,
  questionId: string,
  question: LearntQuestion | null,
  place: Place | null,
): void => refreshCards(store, [questionId], new Map(question && place ? [[questionId, { question, place }]] : []))

/** Cards of some ids. */
export const cardsOf = ({ db }: DeckStore, ids: readonly string[]): Card[] =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(cards)
        .where(sql`${cards.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
        .all()
