import type { QuestionScore } from '../contract.ts'
import { minStudentsForPercentile } from '../standing.ts'
import type { Comparison, Distribution, SectionComparison } from './contract.ts'

/** Bars from 0 to the maximum of the marks. */
export const barsToMaximum = 20

/** Index of the bar of a score; negative below 0. The maximum belongs to the last bar. */
export const barOf = (units: number, maxUnits: number): number =>
  Math.min(barsToMaximum - 1, Math.floor((units * barsToMaximum) / maxUnits))

/**
 * Distribution of first attempts from the lowest bar to the maximum. `counted` are the students of each bar. Null below
 * the least number of students.
 */
export const distributionOf = (
  counted: readonly { bar: number; students: number }[],
  { units, maxUnits }: { units: number; maxUnits: number },
  synthetic: number,
): Distribution | null => {
  const students = counted.reduce((sum, each) => sum + each.students, 0)
  if (students < minStudentsForPercentile || maxUnits <= 0) return null
  const own = barOf(units, maxUnits)
  const lowest = Math.min(0, own, ...counted.map(({ bar }) => bar))
  const studentsOf = (bar: number): number =>
    counted.reduce((sum, each) => sum + (Math.min(barsToMaximum - 1, each.bar) === bar ? each.students : 0), 0)
  const edge = (bar: number): number => Math.round((bar * maxUnits) / barsToMaximum)
  const bars = Array.from({ length: barsToMaximum - lowest }, (_, index) => {
    const bar = lowest + index
    return { from: edge(bar), to: edge(bar + 1), students: studentsOf(bar) }
  })
  return { students, synthetic, bars, mine: own - lowest }
}

/** Measured mean of a question as a share of its maximum, over its students; null where it is not known. */
export type MeanScore = { students: number; facility: number } | null

type Section = { id: string; questionIds: readonly string[]; units: number; maxUnits: number }

/** Mean marks of a section; null unless every question counted for the same, sufficient number of students. */
const averageOf = (
  { questionIds }: Section,
  maxOf: (questionId: string) => number,
  meanOf: (questionId: string) => MeanScore,
): number | null => {
  const means = questionIds.map((id) => ({ mean: meanOf(id), max: maxOf(id) }))
  const students = means[0]?.mean?.students ?? 0
  if (students < minStudentsForPercentile) return null
  let total = 0
  for (const { mean, max } of means) {
    if (mean?.students !== students) return null
    total += mean.facility * max
  }
  return Math.round(total)
}

/** Own marks by section beside the mean and the best first attempt. Null below the least number of students. */
export const comparisonOf = (
  sections: readonly Section[],
  {
    students,
    synthetic,
    maxOf,
    meanOf,
    best,
  }: {
    students: number
    synthetic: number
    maxOf: (questionId: string) => number
    meanOf: (questionId: string) => MeanScore
    /** Scores of the best first attempt; null where it sat another version of the paper. */
    best: readonly QuestionScore[] | null
  },
): Comparison | null => {
  if (students < minStudentsForPercentile) return null
  const bestOf = new Map(best?.map((score) => [score.questionId, score.units]))
  const compared = sections
    .filter(({ maxUnits }) => maxUnits > 0)
    .map((section): SectionComparison => ({
      id: section.id,
      own: section.units,
      maxUnits: section.maxUnits,
      average: averageOf(section, maxOf, meanOf),
      best: best && section.questionIds.reduce((sum, id) => sum + (bestOf.get(id) ?? 0), 0),
    }))
  return compared.some(({ average, best: top }) => average !== null || top !== null)
    ? { students, synthetic, sections: compared }
    : null
}
