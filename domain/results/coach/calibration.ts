import { certainties, type Certainty } from '../../revision/certainty.ts'

/** Answers below which nothing is shown. */
export const leastAnswers = 30
/** Answers of one level below which nothing is said of it. */
export const leastOfLevel = 10
/** Time that the curve looks back. */
export const calibrationMonths = 12

/** Number of answers of a level, and of those that were right. */
export type LevelCount = { certainty: Certainty; answers: number; right: number }

/** Share of right answers in [0, 1], with its 95 % interval. */
export type Share = { share: number; low: number; high: number }

const z = 1.96

/** Wilson's interval of a share, which also holds for few answers and shares near 0 or 1. */
export const wilson = (right: number, answers: number): Share => {
  if (answers === 0) return { share: 0, low: 0, high: 1 }
  const share = right / answers
  const below = 1 + (z * z) / answers
  const centre = (share + (z * z) / (2 * answers)) / below
  const half = (z * Math.sqrt((share * (1 - share)) / answers + (z * z) / (4 * answers * answers))) / below
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

export type CalibrationRow = LevelCount & Share

/** `missing` answers are needed before there are rows. */
export type Calibration = { answers: number; missing: number; rows: CalibrationRow[] }

/** Shares of right answers by level; withheld below `leastAnswers`. */
export const calibrationOf = (counts: readonly LevelCount[]): Calibration => {
  const answers = counts.reduce((sum, count) => sum + count.answers, 0)
  const missing = Math.max(0, leastAnswers - answers)
  const rows = certainties.flatMap((certainty): CalibrationRow[] => {
    const count = counts.find((each) => each.certainty === certainty)
    return count && count.answers > 0 ? [{ ...count, ...wilson(count.right, count.answers) }] : []
  })
  return { answers, missing, rows: missing > 0 ? [] : rows }
}
