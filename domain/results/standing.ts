import type { Standing } from './contract.ts'

/** Below this many students a percentile says nothing and is not shown. */
export const percentileFrom = 30

/** One bar of the distribution of first attempts. */
export type HistogramBar = { units: number; students: number }

/**
 * Percentile by the NTA's rule: 100 * (number with a raw score <= mine) / N, rounded to 7 decimals.
 * The topper of a session is always at 100; ties share a percentile.
 */
export const percentileOf = (atOrBelow: number, of: number): number => Math.round((atOrBelow * 1e9) / of) / 1e7

/** Competition ranks (1, 2, 2, 4): rank = 1 + everyone above. The sums come from a histogram that holds the score itself. */
export const standingFrom = (above: number, of: number): Standing => ({
  rank: above + 1,
  of,
  percentile: of < percentileFrom ? null : percentileOf(of - above, of),
})

/** The same from the bars. */
export const standingOf = (units: number, histogram: readonly HistogramBar[]): Standing => {
  const sum = (bars: readonly HistogramBar[]) => bars.reduce((total, { students }) => total + students, 0)
  return standingFrom(sum(histogram.filter((bar) => bar.units > units)), sum(histogram))
}
