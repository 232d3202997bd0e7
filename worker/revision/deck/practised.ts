import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { answers } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

/** Ids of questions: all that the student has seen, and those answered wrong or partly right last. */
export type Practised = { seen: string[]; wrong: string[] }

/** Newest answers that are read: of more the oldest may be asked again as unseen. */
const mostAnswers = 50_000

/** One row per question: of the rows with the greatest `at`, SQLite takes the other columns too. */
export const practised = ({ db }: DeckStore): Practised => {
  const rows = db
    .select({ questionId: answers.questionId, verdict: answers.verdict, at: sql<number>`max(${answers.at})` })
    .from(answers)
    .groupBy(answers.questionId)
    .limit(mostAnswers)
    .all()
  return {
    seen: rows.map(({ questionId }) => questionId),
    wrong: rows
      .filter(({ verdict }) => verdict === 'wrong' || verdict === 'partial')
      .map(({ questionId }) => questionId),
  }
}

/** Questions of an attempt that were not right in it, at most `limit`, those left blank last. */
export const missedIn = ({ db }: DeckStore, attemptId: string, limit: number): string[] =>
  db
    .select({ id: answers.questionId })
    .from(answers)
    .where(and(eq(answers.sourceId, attemptId), inArray(answers.verdict, ['wrong', 'partial', 'skipped'])))
    .orderBy(sql`${answers.verdict} = 'skipped'`, answers.questionId)
    .limit(limit)
    .all()
    .map(({ id }) => id)

/** Newest answers from which the level of a student is computed. */
const mostRated = 1_000

/** Newest answers with their share of the marks, oldest first. */
export const ratedAnswers = ({ db }: DeckStore) =>
  db
    .select({
      questionId: answers.questionId,
      subject: answers.subject,
      difficulty: answers.difficulty,
      score: sql<number>`CASE WHEN ${answers.maxUnits} > 0 THEN max(0.0, 1.0 * ${answers.units} / ${answers.maxUnits}) ELSE 0 END`,
    })
    .from(answers)
    .where(ne(answers.verdict, 'skipped'))
    .orderBy(desc(answers.at))
    .limit(mostRated)
    .all()
    .toReversed()
