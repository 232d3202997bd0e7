import type { Standing, Tie, TieRule } from './contract.ts'
import { decidingRule } from './tie-break.ts'

/** Least number of students for a percentile to be shown. */
export const minStudentsForPercentile = 30

/** A bar of the distribution of first attempts. */
export type HistogramBar = { units: number; students: number }

/**
 * Percentile by the NTA's rule: 100 * (number with a raw score <= mine) / N, rounded to 7 decimals. The best of a
 * session always has 100; ties share a percentile.
 */
export const percentileOf = (atOrBelow: number, of: number): number => Math.round((atOrBelow * 1e9) / of) / 1e7

/**
 * Rank and percentile: `above` have more marks, `tiedAbove` the same and win by the tie-breaks. Competition ranks (1,
 * 2, 2, 4): rank = 1 + everyone above. The percentile uses the raw score alone.
 */
export const standingFrom = (
  above: number,
  of: number,
  tiedAbove = 0,
): Pick<Standing, 'rank' | 'of' | 'percentile'> => ({
  rank: above + tiedAbove + 1,
  of,
  percentile: of < minStudentsForPercentile ? null : percentileOf(of - above, of),
})

/** Rank and percentile from the bars, where no rule orders equal scores. */
export const standingOf = (units: number, histogram: readonly HistogramBar[]) => {
  const sum = (bars: readonly HistogramBar[]) => bars.reduce((total, { students }) => total + students, 0)
  return standingFrom(sum(histogram.filter((bar) => bar.units > units)), sum(histogram))
}

/** Students of the same score, from the histogram and the tie keys. */
type TiedStudents = {
  equal: number
  tiedAbove: number
  tiedBelow: number
  /** Tie keys next to the student's own. */
  nextAbove: string | null
  nextBelow: string | null
}

export const tieFrom = (
  rules: TieRule[],
  tieKey: string,
  { equal, tiedAbove, tiedBelow, nextAbove, nextBelow }: TiedStudents,
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
