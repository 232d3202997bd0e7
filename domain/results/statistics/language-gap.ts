import { bandLimits, studentsByBand, studentsOf } from './bands.ts'
import { minStudentsForStatistics } from './contract.ts'
import { countsOf, sumOf } from './item-counts.ts'
import type { Stratum } from './language-bias.ts'
import type { Tally } from './tally.ts'

/** Bands of similar totals for the gap, and for the comparison of odds, which needs closer totals. */
const bandsOfGap = 5
const bandsOfOdds = 20

const bandsOf = (tally: Tally, item: number, bands: number) => {
  const limits = bandLimits(countsOf(tally, item, ['en', 'hi']), bands)
  const [en, hi] = [countsOf(tally, item, ['en']), countsOf(tally, item, ['hi'])]
  return { en: studentsByBand(en, limits), hi: studentsByBand(hi, limits) }
}

/** Students of a band with their mean score; null without any. */
const meanOf = (band: readonly { units: number; students: number }[]) => {
  const students = sumOf(band.map((each) => each.students))
  return students === 0 ? null : { students, units: sumOf(band.map((each) => each.units * each.students)) / students }
}

/**
 * Facility in English minus facility in Hindi among students of similar totals, -1 to 1: the standardised difference of
 * Dorans and Kulick (1986) over five bands of totals, weighted by the students who answered in Hindi. Null below the
 * least number of students in either language. It says how large a difference is; the odds of
 * domain/results/statistics/language-bias.ts say how sure it is.
 */
export const languageGap = (tally: Tally, item: number, max: number): number | null => {
  const [en, hi] = [countsOf(tally, item, ['en']), countsOf(tally, item, ['hi'])]
  if (Math.min(studentsOf(en), studentsOf(hi)) < minStudentsForStatistics) return null
  const bands = bandsOf(tally, item, bandsOfGap)
  const differences = bands.en.flatMap((band, index) => {
    const [english, hindi] = [meanOf(band), meanOf(bands.hi[index] ?? [])]
    return english && hindi ? [{ students: hindi.students, difference: english.units - hindi.units }] : []
  })
  const weight = sumOf(differences.map(({ students }) => students))
  if (weight === 0) return null
  return sumOf(differences.map(({ students, difference }) => students * difference)) / weight / max
}

const countRight = (band: readonly { units: number; students: number }[], isRight: boolean, max: number): number =>
  sumOf(band.filter(({ units }) => units >= max === isRight).map(({ students }) => students))

/** Students of similar totals who earned the maximum of an item, and the others, by language. */
export const languageStrata = (tally: Tally, item: number, max: number): Stratum[] => {
  const { en, hi } = bandsOf(tally, item, bandsOfOdds)
  return en.map((band, index) => ({
    enRight: countRight(band, true, max),
    enWrong: countRight(band, false, max),
    hiRight: countRight(hi[index] ?? [], true, max),
    hiWrong: countRight(hi[index] ?? [], false, max),
  }))
}
