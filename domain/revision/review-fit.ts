import { dateInIndia } from '../india.ts'
import { logLoss } from './elo.ts'

/** Time of a review against the day on which its card was due. */
export const latenesses = ['early', 'on_time', 'late', 'very_late'] as const
export type Lateness = (typeof latenesses)[number]

/** Days after which a review is very late. */
const veryLateDays = 7

export const latenessOf = (lateDays: number): Lateness => {
  if (lateDays < 0) return 'early'
  if (lateDays < 1) return 'on_time'
  return lateDays < veryLateDays ? 'late' : 'very_late'
}

/** Sums over reviews: how many, how many were remembered, of the predicted retentions, and of their log losses. */
export type FitSums = { reviews: number; right: number; predicted: number; logLoss: number }

/** Sums of one deck for a day in India. */
export type FitRow = FitSums & { day: string; lateness: Lateness }

/** A review with what was predicted for it. `at` is Unix milliseconds; a rating of 1 means forgotten (ts-fsrs). */
export type PredictedReview = { at: number; rating: number; predicted: number; lateDays: number }

/** Sums by day and lateness. A repetition on the day of a review predicts nothing and is left out. */
export const fitRows = (reviews: readonly PredictedReview[]): FitRow[] => {
  const rows = new Map<string, FitRow>()
  for (const { at, rating, predicted, lateDays } of reviews) {
    if (predicted >= 1) continue
    const [day, lateness] = [dateInIndia(at), latenessOf(lateDays)]
    const row = rows.get(`${day} ${lateness}`) ?? { day, lateness, reviews: 0, right: 0, predicted: 0, logLoss: 0 }
    const right = rating > 1 ? 1 : 0
    row.reviews += 1
    row.right += right
    row.predicted += predicted
    row.logLoss += logLoss(predicted, right)
    rows.set(`${day} ${lateness}`, row)
  }
  return [...rows.values()]
}

/** Students on one day below which figures are withheld, and days that are summed. */
const leastDecks = 10
export const fitDays = 90

/** Sums over all students. `decks` is the largest number of students on one day. */
export type StoredFit = FitSums & { lateness: Lateness; decks: number }

/** Shares in [0, 1] and mean log losses; `baseline` is the loss of always predicting the mean. */
export type LatenessFit = {
  lateness: Lateness
  reviews: number
  predicted: number
  right: number
  logLoss: number
  baseline: number
}

/** Figures by lateness; those of too few students are left out. */
export const latenessFits = (stored: readonly StoredFit[]): LatenessFit[] =>
  latenesses.flatMap((lateness): LatenessFit[] => {
    const row = stored.find((each) => each.lateness === lateness)
    if (!row || row.decks < leastDecks || row.reviews === 0) return []
    const { reviews } = row
    const right = row.right / reviews
    const baseline = right * logLoss(right, 1) + (1 - right) * logLoss(right, 0)
    return [{ lateness, reviews, predicted: row.predicted / reviews, right, logLoss: row.logLoss / reviews, baseline }]
  })

/** GET /api/admin/revision/fit. `difficulty` has mean log losses; null where too little is known. */
export type LearningFit = {
  lateness: LatenessFit[]
  difficulty: { answers: number; byLevel: number; byAuthor: number } | null
}
