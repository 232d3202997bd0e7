import { and, eq, gte, isNotNull, lt } from 'drizzle-orm'
import { dateInIndia, startOfDayInIndia } from '../../../domain/india.ts'
import { fitDays, fitRows, type FitRow } from '../../../domain/revision/review-fit.ts'
import { reviews } from '../../../drizzle/schema/deck-object.ts'
import type { DeckStore } from './deck.store.ts'

/** Most reviews that one report sums. */
const mostReviews = 20_000

/** Sums over the reviews of whole days before today, from a day on; the first report reaches back `fitDays`. */
export const fitSince = ({ db }: DeckStore, from: string | null, now: number): FitRow[] => {
  const today = startOfDayInIndia(dateInIndia(now))
  const start = from === null ? today - fitDays * 86_400_000 : startOfDayInIndia(from)
  const found = db
    .select({ at: reviews.at, rating: reviews.rating, predicted: reviews.predicted, lateDays: reviews.lateDays })
    .from(reviews)
    .where(
      and(
        gte(reviews.at, start),
        lt(reviews.at, today),
        isNotNull(reviews.predicted),
        isNotNull(reviews.lateDays),
        eq(reviews.isUndone, false),
      ),
    )
    .limit(mostReviews)
    .all()
  return fitRows(
    found.map((review) => ({ ...review, predicted: review.predicted ?? 0, lateDays: review.lateDays ?? 0 })),
  )
}
