import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { difficulties } from '../../domain/questions/levels.ts'
import { validities, verdicts } from '../../domain/results/contract.ts'
import {
  cardKinds,
  cardOrigins,
  certainties,
  mistakeKinds,
  suspensions,
  type CardState,
  type DeckSettings,
} from '../../domain/revision/contract.ts'
import { suggestedKinds } from '../../domain/revision/mistake-kinds.ts'
import { practiceModes } from '../../domain/revision/practice-choices.ts'
import type { PracticeItem, PracticeSource } from '../../domain/revision/practice.ts'
import { bilingual, flag, instant } from './columns.ts'

/**
 * Tables of a student's deck, the object named by the user's id: own answers, cards of revision, practice and notes.
 * Days are `YYYY-MM-DD` in India, instants Unix milliseconds, marks units (domain/results/marks.ts).
 */

/** The single row of the deck. */
export const deck = sqliteTable('deck', {
  id: integer('id').primaryKey(),
  userId: text('user_id').notNull(),
  /** JSON: choices of the student. */
  settings: text('settings', { mode: 'json' }).$type<DeckSettings>().notNull(),
  /** Exam date by which the cards were scheduled last; null where none was in force. */
  scheduledFor: text('scheduled_for'),
  /** Number of the last change of cards that was read (`card_changes` of D1). */
  changesSeen: integer('changes_seen').notNull().default(0),
})

/** Released attempts of tests whose answers are in the deck, as they were when read last. */
export const deckAttempts = sqliteTable(
  'attempts',
  {
    attemptId: text('attempt_id').primaryKey(),
    testId: text('test_id').notNull(),
    testVersionId: text('test_version_id').notNull(),
    examId: text('exam_id').notNull(),
    presetVersionId: text('preset_version_id').notNull(),
    title: bilingual('title').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    units: integer('units').notNull(),
    maxUnits: integer('max_units').notNull(),
    ranked: flag('ranked').notNull(),
    validity: text('validity', { enum: validities }).notNull(),
    /** As in the result: another value means that the attempt is read again. */
    keyRevision: integer('key_revision').notNull(),
    closing: integer('closing').notNull(),
  },
  (table) => [index('attempts_submitted_idx').on(table.submittedAt)],
)

/** The student's answer to a question in an attempt of a test or in a practice session; skipped ones too. */
export const answers = sqliteTable(
  'answers',
  {
    /** Id of the attempt or of the session. */
    sourceId: text('source_id').notNull(),
    questionId: text('question_id').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    subject: text('subject').notNull(),
    topic: text('topic').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    at: instant('at').notNull(),
    day: text('day').notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    units: integer('units').notNull(),
    maxUnits: integer('max_units').notNull(),
    ms: integer('ms').notNull(),
    /** Author's target time of the question. */
    targetMs: integer('target_ms').notNull(),
    /** Median time of first attempts; null where too few students answered it. */
    medianMs: integer('median_ms'),
    /** True among the last questions of its section (domain/revision/mistake-kinds.ts). */
    isLate: flag('is_late').notNull().default(false),
    certainty: text('certainty', { enum: certainties }),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.questionId] }),
    index('answers_question_idx').on(table.questionId, table.at),
    index('answers_topic_idx').on(table.subject, table.topic, table.at),
    index('answers_at_idx').on(table.at),
  ],
)

/** Mocks whose predicted interval was counted among all students' (prediction_coverage), so that none counts twice. */
export const countedMocks = sqliteTable('counted_mocks', {
  attemptId: text('attempt_id').primaryKey(),
  presetId: text('preset_id').notNull(),
})

/**
 * A card of revision: a question that was answered wrong, skipped or saved, an item of current affairs, or a fact. A
 * question's card is also its entry in the mistake book until `leftAt`.
 */
export const cards = sqliteTable(
  'cards',
  {
    /** Id of the question, of the item or of the fact. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: cardKinds }).notNull(),
    origin: text('origin', { enum: cardOrigins }).notNull(),
    /** Version of the question as the student saw it; null for other kinds. */
    questionVersionId: text('question_version_id'),
    /** Attempt with its solution; null where it comes from practice or from no test. */
    attemptId: text('attempt_id'),
    testId: text('test_id'),
    subject: text('subject').notNull(),
    topic: text('topic').notNull(),
    /** Beginning of its text, plain, for lists and search. */
    excerpt: text('excerpt', { mode: 'json' }).$type<Bilingual>().notNull(),
    addedAt: instant('added_at').notNull(),
    /** Last wrong or skipped answer. */
    missedAt: instant('missed_at'),
    misses: integer('misses').notNull().default(0),
    /** JSON: state of the scheduler. */
    state: text('state', { mode: 'json' }).$type<CardState>().notNull(),
    /** Beginning of the day on which it is due; of a card that was never reviewed the instant at which it was made. */
    dueAt: instant('due_at').notNull(),
    /** Day to which an amnesty put it off, until its next review; `due_at` is not before it. */
    putOffTo: instant('put_off_to'),
    /** Days on which it was answered right since the last miss, `YYYY-MM-DD`, oldest first. */
    rightDays: text('right_days', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Set once it was answered right on two spaced days: it is out of the mistake book, and its card goes on. */
    leftAt: instant('left_at'),
    /** Instant since which its fact has another answer; reviews before it do not count. */
    answeredAnewAt: instant('answered_anew_at'),
    /** Reason why it is not asked; null while it is. */
    suspended: text('suspended', { enum: suspensions }),
    /** Suggested kind of the last miss, and the student's own choice with the miss (`missedAt`) that it is about. */
    suggested: text('suggested', { enum: suggestedKinds }),
    chosen: text('chosen', { enum: mistakeKinds }),
    chosenFor: instant('chosen_for'),
  },
  (table) => [
    index('cards_due_idx')
      .on(table.dueAt)
      .where(sql`${table.suspended} IS NULL`),
    index('cards_topic_idx').on(table.subject, table.topic),
    index('cards_missed_idx')
      .on(table.missedAt, table.id)
      .where(sql`${table.missedAt} IS NOT NULL AND ${table.leftAt} IS NULL`),
    index('cards_left_idx')
      .on(table.leftAt, table.id)
      .where(sql`${table.leftAt} IS NOT NULL`),
  ],
)

/** Reviews of cards, from which a card's state can be computed again. */
export const reviews = sqliteTable(
  'reviews',
  {
    /** Session, card and instant. */
    id: text('id').primaryKey(),
    cardId: text('card_id').notNull(),
    sessionId: text('session_id').notNull(),
    at: instant('at').notNull(),
    /** Of ts-fsrs: 1 again, 2 hard, 3 good, 4 easy. */
    rating: integer('rating').notNull(),
    /** Retention that was predicted for this instant, and days after the due date (negative before); null if new. */
    predicted: real('predicted'),
    lateDays: real('late_days'),
    ms: integer('ms').notNull(),
    isUndone: flag('is_undone').notNull().default(false),
  },
  (table) => [
    index('reviews_card_idx').on(table.cardId, table.at),
    index('reviews_session_idx').on(table.sessionId),
    index('reviews_at_idx').on(table.at),
  ],
)

/** Practice: a custom quiz, a retake of mistakes, or a sitting of revision. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    mode: text('mode', { enum: practiceModes }).notNull(),
    /** JSON: choices, mistakes or cards from which it was made. */
    source: text('source', { mode: 'json' }).$type<PracticeSource>().notNull(),
    /** JSON: its questions or cards, in order. */
    items: text('items', { mode: 'json' }).$type<PracticeItem[]>().notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null where it is not timed. */
    deadlineAt: instant('deadline_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('sessions_started_idx').on(table.startedAt, table.id),
    index('sessions_open_idx')
      .on(table.startedAt)
      .where(sql`${table.finishedAt} IS NULL`),
  ],
)

/** Events of a session as its devices sent them: those of a test (domain/attempts/contract.ts). */
export const sessionEvents = sqliteTable(
  'session_events',
  {
    sessionId: text('session_id').notNull(),
    device: text('device').notNull(),
    seq: integer('seq').notNull(),
    questionId: text('question_id').notNull(),
    at: instant('at').notNull(),
    event: text('event', { mode: 'json' }).$type<ResponseEvent>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.device, table.seq] }),
    index('session_events_order_idx').on(table.sessionId, table.at),
  ],
)

/** The student's note on a question. */
export const notes = sqliteTable(
  'notes',
  {
    questionId: text('question_id').primaryKey(),
    attemptId: text('attempt_id'),
    testId: text('test_id'),
    subject: text('subject').notNull(),
    topic: text('topic').notNull(),
    excerpt: text('excerpt', { mode: 'json' }).$type<Bilingual>().notNull(),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('notes_order_idx').on(table.updatedAt, table.questionId)],
)
