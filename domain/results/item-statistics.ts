/**
 * Classical test theory over first attempts, as Moodle's quiz statistics compute it
 * (https://docs.moodle.org/dev/Quiz_statistics_calculations). Scores share any one unit (here units of marks.ts);
 * percentages are out of 100. A figure that the numbers do not allow (no variance, too few students) is null.
 */

/** Scores by student (row) and item (column). */
type ScoreMatrix = readonly (readonly number[])[]

type ItemStatistics = {
  students: number
  /** Mean score / maximum, 0 to 1. */
  facility: number
  /** Sample deviation, divided by n - 1, in the unit of the scores. */
  standardDeviation: number | null
  /** 100 * cov(item, rest) / sqrt(var(item) * var(rest)); the rest is the student's total without the item. */
  discriminationIndex: number | null
  /** 100 * cov(item, rest) / the greatest covariance that the same scores allow, both sorted. */
  discriminativeEfficiency: number | null
  /** 100 * (mean of the best 27 % - mean of the weakest 27 %) / maximum, by total. */
  upperLower: number | null
  /** True when better students do worse: the key is suspect. */
  negativeCovariance: boolean
}

type TestStatistics = {
  students: number
  mean: number
  median: number
  standardDeviation: number | null
  skewness: number | null
  kurtosis: number | null
  /** Coefficient of internal consistency (Cronbach's alpha), percent. */
  internalConsistency: number | null
  /** Percentage of the standard deviation that is due to chance. */
  errorRatio: number | null
  /** In the unit of the scores. */
  standardError: number | null
}

/** Least number of students for statistics to be shown. */
export const minStudentsForStatistics = 50

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

/** Throws RangeError unless there is a student and every row has the same items. */
const check = (matrix: ScoreMatrix): void => {
  const items = matrix[0]?.length ?? 0
  if (items === 0 || matrix.some((row) => row.length !== items)) throw new RangeError('Not a matrix of scores')
}

/** Statistics of the item in a column. `max` is the item's maximum, above 0. */
export const itemStatistics = (matrix: ScoreMatrix, column: number, max: number): ItemStatistics => {
  check(matrix)
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
    standardDeviation: Math.sqrt(covariance(scores, scores)),
    discriminationIndex: spread > 0 ? (100 * together) / spread : null,
    discriminativeEfficiency: greatest > 0 ? (100 * together) / greatest : null,
    upperLower: upperLower(scores, totals, max),
    negativeCovariance: together < 0,
  }
}

const upperLower = (scores: readonly number[], totals: readonly number[], max: number): number => {
  const order = totals
    .map((total, index) => ({ total, score: scores[index] ?? 0 }))
    .sort((first, second) => second.total - first.total)
  const size = Math.max(1, Math.round(0.27 * order.length))
  const meanOf = (group: typeof order) => mean(group.map(({ score }) => score))
  return (100 * (meanOf(order.slice(0, size)) - meanOf(order.slice(-size)))) / max
}

/**
 * Statistics of a whole test. With m_k the central moments of the totals and n students: k2 = n m2 / (n - 1); k3 = n^2
 * m3 / ((n - 1)(n - 2)); k4 = n^2 ((n + 1) m4 - 3 (n - 1) m2^2) / ((n - 1)(n - 2)(n - 3)); skewness = k3 / k2^(3/2);
 * kurtosis = k4 / k2^2. With p items: CIC = 100 * p / (p - 1) * (1 - sum of the items' variances / k2); error ratio =
 * 100 * sqrt(1 - CIC / 100); standard error = error ratio * SD / 100.
 */
export const testStatistics = (matrix: ScoreMatrix): TestStatistics => {
  check(matrix)
  const totals = totalsOf(matrix)
  const n = totals.length
  const [m2, m3, m4] = [moment(totals, 2), moment(totals, 3), moment(totals, 4)]
  const k2 = n > 1 ? (n * m2) / (n - 1) : null
  const standardDeviation = k2 === null ? null : Math.sqrt(k2)
  const internalConsistency = k2 ? consistency(matrix, k2) : null
  const errorRatio = internalConsistency === null ? null : 100 * Math.sqrt(1 - internalConsistency / 100)
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
