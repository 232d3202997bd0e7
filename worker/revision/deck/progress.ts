import { asc, eq } from 'drizzle-orm'
import { addDays, dateInIndia, startOfDayInIndia } from '../../../domain/india.ts'
import { masteryOf, trendOf, type TopicDay } from '../../../domain/revision/mastery.ts'
import type { TopicResult } from '../../../domain/revision/prediction.ts'
import type { MockScore, PracticeDay, TopicSums } from '../../../domain/revision/progress.ts'
import { countedMocks, deckAttempts } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

/** Questions that were never opened say nothing. */
const seen = `NOT (verdict = 'skipped' AND ms = 0)`

/** Days of a topic as one row, so that years of answers leave SQLite as some rows. */
type TopicRow = { subject: string; topic: string; ms: number; target_ms: number; days: string }

/** Longer times were spent elsewhere. */
const longestMs = 600_000

const topicRows = ({ sql }: DeckStore): TopicRow[] =>
  sql
    .exec<TopicRow>(
      `SELECT subject, topic, sum(ms) AS ms, sum(target_ms) AS target_ms,
         json_group_array(json_array(day, answers, right)) AS days
       FROM (
         SELECT subject, topic, day, count(*) AS answers, sum(verdict = 'correct') AS right,
           sum(min(ms, ${longestMs})) AS ms, sum(target_ms) AS target_ms
         FROM answers WHERE ${seen} GROUP BY subject, topic, day ORDER BY subject, topic, day)
       GROUP BY subject, topic`,
    )
    .toArray()

const topicSums = (row: TopicRow, today: string): TopicSums => {
  const days = (JSON.parse(row.days) as [string, number, number][])
    .map(([day, answers, right]): TopicDay => ({ day, answers, right }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return {
    subject: row.subject,
    topic: row.topic,
    ...masteryOf(days, today),
    trend: trendOf(days),
    answers: days.reduce((sum, { answers }) => sum + answers, 0),
    right: days.reduce((sum, { right }) => sum + right, 0),
    ms: row.ms,
    targetMs: row.target_ms,
    lastDay: days.at(-1)?.day ?? today,
  }
}

/** Weeks of the heat map, the current one included. */
const shownWeeks = 53

/** Answers of each day, and reviews of cards that are no questions: those of questions are answers too. */
export const practiceDays = ({ sql }: DeckStore, now: number): PracticeDay[] => {
  const from = addDays(dateInIndia(now), -7 * shownWeeks)
  return sql
    .exec<PracticeDay>(
      `SELECT day, sum(answers) AS answers FROM (
         SELECT day, count(*) AS answers FROM answers WHERE ${seen} AND at >= ?1 GROUP BY day
         UNION ALL
         SELECT date((reviews.at + 19800000) / 1000, 'unixepoch') AS day, count(*) AS answers
         FROM reviews JOIN cards ON cards.id = reviews.card_id AND cards.kind <> 'question'
         WHERE reviews.at >= ?1 AND is_undone = 0 GROUP BY 1)
       GROUP BY day ORDER BY day`,
      startOfDayInIndia(from),
    )
    .toArray()
}

/** An attempt as the deck keeps it. */
export type SatTest = MockScore & { testVersionId: string; examId: string; presetVersionId: string }

const satTests = ({ db }: DeckStore): SatTest[] =>
  db
    .select({
      attemptId: deckAttempts.attemptId,
      testId: deckAttempts.testId,
      testVersionId: deckAttempts.testVersionId,
      examId: deckAttempts.examId,
      presetVersionId: deckAttempts.presetVersionId,
      title: deckAttempts.title,
      at: deckAttempts.submittedAt,
      units: deckAttempts.units,
      maxUnits: deckAttempts.maxUnits,
    })
    .from(deckAttempts)
    .where(eq(deckAttempts.validity, 'counted'))
    .orderBy(asc(deckAttempts.submittedAt))
    .all()

export type DeckProgress = { topics: TopicSums[]; days: PracticeDay[]; sat: SatTest[] }

export const noProgress: DeckProgress = { topics: [], days: [], sat: [] }

export const deckProgress = (store: DeckStore, now: number): DeckProgress => {
  const today = dateInIndia(now)
  return {
    topics: topicRows(store).map((row) => topicSums(row, today)),
    days: practiceDays(store, now),
    sat: satTests(store),
  }
}

/** Topics of the answers in attempts of an exam, as `subject/topic`. */
export const topicsOfExam = ({ sql }: DeckStore, examId: string): string[] =>
  sql
    .exec<{ name: string }>(
      `SELECT DISTINCT subject || '/' || topic AS name FROM attempts
       JOIN answers ON answers.source_id = attempts.attempt_id WHERE exam_id = ?`,
      examId,
    )
    .toArray()
    .map(({ name }) => name)

/** Mocks that were not counted yet, which count as counted from now on, and whether they are the first of the pattern. */
export const takeUncounted = (
  { db }: DeckStore,
  presetId: string,
  attemptIds: readonly string[],
): { attemptIds: string[]; isFirst: boolean } => {
  const isFirst = db.select().from(countedMocks).where(eq(countedMocks.presetId, presetId)).limit(1).all().length === 0
  const added = attemptIds.flatMap((attemptId) =>
    db.insert(countedMocks).values({ attemptId, presetId }).onConflictDoNothing().returning().all(),
  )
  return { attemptIds: added.map(({ attemptId }) => attemptId), isFirst }
}

/** Results that a prediction reads at most, the newest. */
const mostResults = 4_000

/** First answers to questions in tests of an exam: later ones are remembered, and practice is chosen by level. */
export const firstResults = ({ sql }: DeckStore, examId: string): TopicResult[] =>
  sql
    .exec<TopicResult>(
      `SELECT subject, topic, at, verdict,
         CASE WHEN answers.max_units > 0 THEN max(0.0, 1.0 * answers.units / answers.max_units) ELSE 0 END AS share
       FROM attempts JOIN answers ON answers.source_id = attempts.attempt_id
       WHERE exam_id = ?1 AND NOT EXISTS (
         SELECT 1 FROM answers AS earlier WHERE earlier.question_id = answers.question_id AND earlier.at < answers.at)
       ORDER BY at DESC LIMIT ${mostResults}`,
      examId,
    )
    .toArray()
