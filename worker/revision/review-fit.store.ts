import { gte, sql } from 'drizzle-orm'
import type { FitRow, StoredFit } from '../../domain/revision/review-fit.ts'
import { reviewFit } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

/** Adds the sums of a deck to those of all. */
export const addFit = async (db: Database, rows: readonly FitRow[]): Promise<void> => {
  await db.run(sql`
    INSERT INTO review_fit (day, lateness, decks, reviews, right, predicted, log_loss)
    SELECT value ->> 'day', value ->> 'lateness', 1, value ->> 'reviews', value ->> 'right', value ->> 'predicted',
      value ->> 'logLoss'
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (day, lateness) DO UPDATE SET decks = decks + 1, reviews = reviews + excluded.reviews,
      right = right + excluded.right, predicted = predicted + excluded.predicted, log_loss = log_loss + excluded.log_loss`)
}

/** Sums by lateness from a day on. */
export const sumFit = (db: Database, from: string): Promise<StoredFit[]> =>
  db
    .select({
      lateness: reviewFit.lateness,
      decks: sql<number>`max(${reviewFit.decks})`,
      reviews: sql<number>`sum(${reviewFit.reviews})`,
      right: sql<number>`sum(${reviewFit.right})`,
      predicted: sql<number>`sum(${reviewFit.predicted})`,
      logLoss: sql<number>`sum(${reviewFit.logLoss})`,
    })
    .from(reviewFit)
    .where(gte(reviewFit.day, from))
    .groupBy(reviewFit.lateness)
