import type { TestFigures } from './contract.ts'
import { scoresOf } from './item-counts.ts'
import { tallyLanguages, type Tally, type TallyLanguage } from './tally.ts'
import { mean, median, moment, timesOf, variance, type Weighted } from './weighted.ts'

const totalsOf = (tally: Tally, languages: readonly TallyLanguage[]): Weighted =>
  languages.flatMap((language) =>
    [...tally.languages[language].totals].map(([total, { students }]) => [total, students] as const),
  )

/**
 * Cronbach's alpha in percent: 100 * p / (p - 1) * (1 - sum of the items' variances / variance of the totals). Null
 * where an item did not count for every student.
 */
const consistency = (
  tally: Tally,
  languages: readonly TallyLanguage[],
  students: number,
  k2: number,
): number | null => {
  const items = tally.cells.length
  if (items < 2) return null
  let variances = 0
  for (const item of tally.cells.keys()) {
    const scores = scoresOf(tally, item, languages)
    if (timesOf(scores) < students) return null
    variances += variance(scores)
  }
  return ((100 * items) / (items - 1)) * (1 - variances / k2)
}

/** Distance from 1 that rounding gives a consistency of 100 percent, above it too. */
const rounding = 1e-12

/** Percentage of the deviation that is due to chance. */
const errorRatioOf = (internalConsistency: number | null): number | null => {
  if (internalConsistency === null) return null
  const chance = 1 - internalConsistency / 100
  return chance < rounding ? 0 : 100 * Math.sqrt(chance)
}

/**
 * Statistics of a whole test, null without students. With m_k the central moments of the totals and n students: k2 = n
 * m2 / (n - 1); k3 = n^2 m3 / ((n - 1)(n - 2)); k4 = n^2 ((n + 1) m4 - 3 (n - 1) m2^2) / ((n - 1)(n - 2)(n - 3));
 * skewness = k3 / k2^(3/2); kurtosis = k4 / k2^2; error ratio = 100 * sqrt(1 - CIC / 100); standard error = error ratio *
 * SD / 100.
 */
export const testStatistics = (
  tally: Tally,
  languages: readonly TallyLanguage[] = tallyLanguages,
): TestFigures | null => {
  const totals = totalsOf(tally, languages)
  const n = timesOf(totals)
  if (n === 0) return null
  const [m2, m3, m4] = [moment(totals, 2), moment(totals, 3), moment(totals, 4)]
  const k2 = n > 1 ? (n * m2) / (n - 1) : null
  const standardDeviation = k2 === null ? null : Math.sqrt(k2)
  const internalConsistency = k2 ? consistency(tally, languages, n, k2) : null
  const errorRatio = errorRatioOf(internalConsistency)
  return {
    students: n,
    mean: mean(totals),
    median: median(totals),
    standardDeviation,
    skewness: k2 && n > 2 ? (n * n * m3) / ((n - 1) * (n - 2)) / k2 ** 1.5 : null,
    kurtosis:
      k2 && n > 3 ? (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3)) / (k2 * k2) : null,
    internalConsistency,
    errorRatio,
    standardError: errorRatio === null || standardDeviation === null ? null : (errorRatio * standardDeviation) / 100,
  }
}
