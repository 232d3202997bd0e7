import { expect, test } from 'vitest'
import { itemStatistics, minStudentsForStatistics, testStatistics } from '../../../domain/results/item-statistics.ts'

/**
 * Four students, three items of one mark; each item is harder than the one before.
 *
 *        a b c | total
 *   S1   1 1 1 |  3
 *   S2   1 1 0 |  2
 *   S3   1 0 0 |  1
 *   S4   0 0 0 |  0
 *
 * Totals: mean 1.5, median (1 + 2) / 2 = 1.5, deviations 1.5, 0.5, -0.5, -1.5, squares 2.25 + 0.25 + 0.25 + 2.25 = 5.
 * m2 = 5/4, k2 = 5/3, SD = sqrt(5/3) = 1.290994. m3 = 0, so skewness 0.
 * m4 = (5.0625 + 0.0625 + 0.0625 + 5.0625) / 4 = 2.5625; k4 = 16 (5 * 2.5625 - 9 * 1.5625) / 6 = 16 * -1.25 / 6 = -10/3;
 * kurtosis = -10/3 / (25/9) = -1.2.
 * Variances: a 0.75/3 = 1/4, b 1/3, c 1/4, sum 5/6. CIC = 100 * 3/2 * (1 - (5/6) / (5/3)) = 75;
 * error ratio = 100 * sqrt(0.25) = 50; standard error = 50 * 1.290994 / 100 = 0.645497.
 *
 * Item a: mean 3/4. Rest 2, 1, 0, 0, mean 3/4. cov = (0.25 * 1.25 + 0.25 * 0.25 - 0.25 * 0.75 + 0.75 * 0.75) / 3 = 0.75 / 3 = 0.25.
 * var(rest) = (1.5625 + 0.0625 + 0.5625 + 0.5625) / 3 = 11/12. D = 100 * 0.25 / sqrt(1/4 * 11/12) = 52.223297.
 * In order: 0 1 1 1 against 0 0 1 2, the same pairs, so efficiency 100.
 * Item b: mean 1/2. Rest 2, 1, 1, 0, mean 1. cov = (0.5 + 0 + 0 + 0.5) / 3 = 1/3, var(rest) = 2/3.
 * D = 100 * (1/3) / sqrt(1/3 * 2/3) = 70.710678.
 * Upper and lower 27 % of four are one student each: S1 against S4, 100 for each item.
 */
const ladder = [
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 0],
  [0, 0, 0],
]

/**
 * Four students, items of 1, 1 and 2 marks; item a is right only for the weaker of the two who know something.
 *
 *        a b c | total
 *   S1   0 1 2 |  3
 *   S2   0 0 0 |  0
 *   S3   0 0 0 |  0
 *   S4   1 0 0 |  1
 *
 * Totals: mean 1, median 0.5, deviations 2, -1, -1, 0. m2 = 6/4, k2 = 2, SD = sqrt 2. m3 = (8 - 1 - 1) / 4 = 1.5,
 * k3 = 16 * 1.5 / 6 = 4, skewness = 4 / 2^1.5 = sqrt 2. m4 = (16 + 1 + 1) / 4 = 4.5,
 * k4 = 16 (5 * 4.5 - 9 * 2.25) / 6 = 16 * 2.25 / 6 = 6, kurtosis = 6 / 4 = 1.5.
 * Variances: a 1/4, b 1/4, c 1, sum 1.5. CIC = 150 * (1 - 1.5 / 2) = 37.5; error ratio = 100 * sqrt(0.625) = 79.056942;
 * standard error = 0.79056942 * 1.41421356 = 1.118034.
 *
 * Item a: mean 1/4. Rest 3, 0, 0, 0, mean 3/4. cov = (-0.25 * 2.25 + 0.25 * 0.75 + 0.25 * 0.75 - 0.75 * 0.75) / 3 = -0.25.
 * var(rest) = (5.0625 + 3 * 0.5625) / 3 = 2.25. D = 100 * -0.25 / sqrt(0.25 * 2.25) = -33.333333.
 * In order 0 0 0 1 against 0 0 0 3: (3 * 0.25 * 0.75 + 0.75 * 2.25) / 3 = 0.75, efficiency = -0.25 / 0.75 = -33.333333 %.
 * Item c: mean 1/2 of 2 marks, facility 0.25.
 */
const suspect = [
  [0, 1, 2],
  [0, 0, 0],
  [0, 0, 0],
  [1, 0, 0],
]

test('mean, median, SD, skewness, kurtosis, CIC, error ratio and standard error are those worked by hand (RES-55)', () => {
  const straight = testStatistics(ladder)
  expect(straight).toMatchObject({ students: 4, mean: 1.5, median: 1.5 })
  expect(straight.standardDeviation).toBeCloseTo(1.290994, 6)
  expect(straight.skewness).toBeCloseTo(0, 9)
  expect(straight.kurtosis).toBeCloseTo(-1.2, 9)
  expect(straight.internalConsistency).toBeCloseTo(75, 9)
  expect(straight.errorRatio).toBeCloseTo(50, 9)
  expect(straight.standardError).toBeCloseTo(0.645497, 6)

  const skewed = testStatistics(suspect)
  expect(skewed).toMatchObject({ mean: 1, median: 0.5 })
  expect(skewed.standardDeviation).toBeCloseTo(Math.SQRT2, 9)
  expect(skewed.skewness).toBeCloseTo(Math.SQRT2, 9)
  expect(skewed.kurtosis).toBeCloseTo(1.5, 9)
  expect(skewed.internalConsistency).toBeCloseTo(37.5, 9)
  expect(skewed.errorRatio).toBeCloseTo(79.056942, 6)
  expect(skewed.standardError).toBeCloseTo(1.118034, 6)
})

test('facility, SD, discrimination and efficiency of a question are those worked by hand (RES-55)', () => {
  const first = itemStatistics(ladder, 0, 1)
  expect(first).toMatchObject({
    students: 4,
    facility: 0.75,
    standardDeviation: 0.5,
    upperLower: 100,
    negativeCovariance: false,
  })
  expect(first.discriminationIndex).toBeCloseTo(52.223297, 6)
  expect(first.discriminativeEfficiency).toBeCloseTo(100, 9)
  expect(itemStatistics(ladder, 1, 1).discriminationIndex).toBeCloseTo(70.710678, 6)
  expect(itemStatistics(suspect, 2, 2).facility).toBe(0.25)
})

test('a question that better students get wrong has a negative covariance, so its key is suspect (RES-56)', () => {
  const item = itemStatistics(suspect, 0, 1)
  expect(item.negativeCovariance).toBe(true)
  expect(item.discriminationIndex).toBeCloseTo(-100 / 3, 9)
  expect(item.discriminativeEfficiency).toBeCloseTo(-100 / 3, 9)
})

test('a figure that the numbers do not allow is null, never zero or NaN (RES-56)', () => {
  const everyoneRight = [
    [1, 1],
    [1, 1],
  ]
  expect(itemStatistics(everyoneRight, 0, 1)).toMatchObject({
    facility: 1,
    discriminationIndex: null,
    discriminativeEfficiency: null,
  })
  expect(testStatistics(everyoneRight)).toMatchObject({
    standardDeviation: 0,
    skewness: null,
    internalConsistency: null,
    errorRatio: null,
  })
  expect(testStatistics([[1, 0]])).toMatchObject({
    students: 1,
    mean: 1,
    standardDeviation: null,
    kurtosis: null,
    standardError: null,
  })
  expect(itemStatistics([[1, 0]], 0, 1)).toMatchObject({ facility: 1, standardDeviation: null, upperLower: null })
  expect(() => testStatistics([])).toThrow(RangeError)
  expect(() => itemStatistics([[1], [1, 0]], 0, 1)).toThrow(RangeError)
  expect(minStudentsForStatistics).toBe(50)
})
