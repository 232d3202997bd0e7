import type { ItemFigures, TestFigures } from '../../../../domain/results/statistics/contract.ts'

/**
 * Reference for the statistics of tallies: the same figures computed directly from a whole matrix of scores, as Moodle's
 * quiz statistics define them (https://docs.moodle.org/dev/Quiz_statistics_calculations).
 */

/** Scores by student (row) and item (column). */
type ScoreMatrix = readonly (readonly number[])[]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

/** Sample covariance, divided by n - 1. */
const covariance = (first: readonly number[], second: readonly number[]): number => {
  const [firstMean, secondMean] = [mean(first), mean(second)]
  return (
    sum(first.map((value, index) => (value - firstMean) * ((second[index] ?? 0) - secondMean))) / (first.length - 1)
  )
}

/** k-th central moment, divided by n. */
const moment = (values: readonly number[], power: number): number => {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** power))
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((first, second) => first - second)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  return (lower + upper) / 2
}

const ascending = (values: readonly number[]): number[] => [...values].sort((first, second) => first - second)

const totalsOf = (matrix: ScoreMatrix): number[] => matrix.map(sum)

/** Statistics of the item in a column. `max` is the item's maximum, above 0. */
export const matrixItem = (
  matrix: ScoreMatrix,
  column: number,
  max: number,
): Omit<ItemFigures, 'choices' | 'medianSeconds'> => {
  const students = matrix.length
  const scores = matrix.map((row) => row[column] ?? 0)
  const totals = totalsOf(matrix)
  const rest = totals.map((total, index) => total - (scores[index] ?? 0))
  const facility = mean(scores) / max
  if (students < 2) {
    const none = {
      standardDeviation: null,
      discriminationIndex: null,
      discriminativeEfficiency: null,
      upperLower: null,
    }
    return { students, facility, ...none, negativeCovariance: false }
  }
  const together = covariance(scores, rest)
  const spread = Math.sqrt(covariance(scores, scores) * covariance(rest, rest))
  const greatest = covariance(ascending(scores), ascending(rest))
  return {
    students,
    facility,
    standardDeviation: Math.sqrt(covariance(scores, scores)) / max,
    discriminationIndex: spread > 0 ? (100 * together) / spread : null,
    discriminativeEfficiency: greatest > 0 ? (100 * together) / greatest : null,
    upperLower: upperLower(scores, totals, max),
    negativeCovariance: spread > 0 && together / spread < -1e-9,
  }
}

/** Students of the total at the boundary share the places that are left in the group. */
const groupMean = (students: readonly { total: number; score: number }[], size: number): number => {
  const boundary = students[size - 1]?.total
  const outside = students.findIndex(({ total }) => total === boundary)
  const tied = students.filter(({ total }) => total === boundary)
  const within = students.slice(0, outside)
  return (sum(within.map(({ score }) => score)) + (size - outside) * mean(tied.map(({ score }) => score))) / size
}

const upperLower = (scores: readonly number[], totals: readonly number[], max: number): number => {
  const order = totals
    .map((total, index) => ({ total, score: scores[index] ?? 0 }))
    .toSorted((first, second) => second.total - first.total)
  const size = Math.max(1, Math.round(0.27 * order.length))
  return (100 * (groupMean(order, size) - groupMean(order.toReversed(), size))) / max
}

export const matrixTest = (matrix: ScoreMatrix): TestFigures => {
  const totals = totalsOf(matrix)
  const n = totals.length
  const [m2, m3, m4] = [moment(totals, 2), moment(totals, 3), moment(totals, 4)]
  const k2 = n > 1 ? (n * m2) / (n - 1) : null
  const standardDeviation = k2 === null ? null : Math.sqrt(k2)
  const internalConsistency = k2 ? consistency(matrix, k2) : null
  const chance = internalConsistency === null ? null : 1 - internalConsistency / 100
  const errorRatio = chance === null ? null : chance < 1e-12 ? 0 : 100 * Math.sqrt(chance)
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

const consistency = (matrix: ScoreMatrix, k2: number): number | null => {
  const items = matrix[0]?.length ?? 0
  if (items < 2) return null
  const variances = Array.from({ length: items }, (_, column) => {
    const scores = matrix.map((row) => row[column] ?? 0)
    return covariance(scores, scores)
  })
  return ((100 * items) / (items - 1)) * (1 - sum(variances) / k2)
}
