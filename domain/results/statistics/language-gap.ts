import { minStudentsForStatistics } from './contract.ts'
import { countsOf, sumOf, type ItemCounts } from './item-counts.ts'
import type { Tally } from './tally.ts'

/** Bands of similar totals, of about equal numbers of students. */
const bands = 5

type BandSum = { students: number; units: number }

const studentsOf = ({ answers }: ItemCounts): number => sumOf(answers.map(({ students }) => sumOf(students)))

/** Lowest total of each band, the best first. */
const limitsOf = (both: ItemCounts): number[] => {
  const share = studentsOf(both) / bands
  const limits: number[] = []
  let before = 0
  for (const [place, total] of both.totals.entries()) {
    before += sumOf(both.answers.map(({ students }) => students[place] ?? 0))
    while (limits.length < bands - 1 && before >= share * (limits.length + 1)) limits.push(total)
  }
  return [...limits, -Infinity]
}

const sumsByBand = ({ totals, answers }: ItemCounts, limits: readonly number[]): BandSum[] => {
  const bandOf = totals.map((total) => limits.findIndex((limit) => total >= limit))
  return limits.map((_, band) => {
    const within = answers.map(({ units, students }) => ({
      units,
      students: sumOf(students.filter((_each, place) => bandOf[place] === band)),
    }))
    return {
      students: sumOf(within.map(({ students }) => students)),
      units: sumOf(within.map(({ units, students }) => units * students)),
    }
  })
}

/**
 * Facility in English minus facility in Hindi among students of similar totals, -1 to 1: the standardised difference of
 * Dorans and Kulick (1986) over five bands of totals, weighted by the students who answered in Hindi. Null below the
 * least number of students in either language. It shows that a question is easier in one language than the students'
 * scores explain; the reason may be the wording, or the topic.
 */
export const languageGap = (tally: Tally, item: number, max: number): number | null => {
  const [en, hi] = [countsOf(tally, item, ['en']), countsOf(tally, item, ['hi'])]
  if (Math.min(studentsOf(en), studentsOf(hi)) < minStudentsForStatistics) return null
  const limits = limitsOf(countsOf(tally, item, ['en', 'hi']))
  const ofHindi = sumsByBand(hi, limits)
  const differences = sumsByBand(en, limits).flatMap((english, band) => {
    const hindi = ofHindi[band]
    if (!hindi || english.students === 0 || hindi.students === 0) return []
    const difference = english.units / english.students - hindi.units / hindi.students
    return [{ students: hindi.students, difference }]
  })
  const weight = sumOf(differences.map(({ students }) => students))
  if (weight === 0) return null
  return sumOf(differences.map(({ students, difference }) => students * difference)) / weight / max
}
