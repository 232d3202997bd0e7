import type { Standing, Tie, TieRule } from './contract.ts'
import { decidingRule } from './tie-break.ts'

/** Below this many students a percentile says nothing and is not shown. */
export const percentileFrom = 30

/** One bar of the distribution of first attempts. */
export type HistogramBar = { units: number; students: number }

/**
 * Percentile by the NTA's rule: 100 * (number with a raw score <= mine) / N, rounded to 7 decimals.
 * The topper of a session is always at 100; ties share a percentile.
 */
export const percentileOf = (atOrBelow: number, of: number): number => Math.round((atOrBelow * 1e9) / of) / 1e7

/**
 * Where a score stands: `above` have more, `tiedAbove` as much and win by the tie-breaks. Competition ranks (1, 2, 2, 4):
 * rank = 1 + everyone above. The percentile goes by the raw score alone.
 */
export const standingFrom = (
  above: number,
  of: number,
  tiedAbove = 0,
): Pick<Standing, 'rank' | 'of' | 'percentile'> => ({
  rank: above + tiedAbove + 1,
  of,
  percentile: of < percentileFrom ? null : percentileOf(of - above, of),
})

/** The same from the bars, where no rule orders equal scores. */
export const standingOf = (units: number, histogram: readonly HistogramBar[]) => {
  const sum = (bars: readonly HistogramBar[]) => bars.reduce((total, { students }) => total + students, 0)
  return standingFrom(sum(histogram.filter((bar) => bar.units > units)), sum(histogram))
}

/** What the histogram and the tie keys say of those who have the same score: null where nobody else has. */
type Equals = {
  equal: number
  tiedAbove: number
  tiedBelow: number
  /** The tie keys next to the student's own. */
  nextAbove: string | null
  nextBelow: string | null
}

export const tieFrom = (
  rules: TieRule[],
  tieKey: string,
  { equal, tiedAbove, tiedBelow, nextAbove, nextBelow }: Equals,
): Tie | null =>
  equal < 2
    ? null
    : {
        above: tiedAbove,
        below: tiedBelow,
        shared: equal - 1 - tiedAbove - tiedBelow,
        rules,
        decided: {
          above: nextAbove === null ? null : decidingRule(rules, tieKey, nextAbove),
          below: nextBelow === null ? null : decidingRule(rules, tieKey, nextBelow),
        },
      }
