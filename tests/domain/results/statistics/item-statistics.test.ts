import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemFigures } from '../../../../domain/results/statistics/contract.ts'
import { itemStatistics } from '../../../../domain/results/statistics/item-statistics.ts'
import { tallyLines, withTallyLine } from '../../../../domain/results/statistics/tally-lines.ts'
import { addAttempt, emptyTally, maxTotals, type Tally } from '../../../../domain/results/statistics/tally.ts'
import { testStatistics } from '../../../../domain/results/statistics/test-statistics.ts'
import { matrixItem, matrixTest } from './matrix-statistics.ts'

type Matrix = readonly (readonly number[])[]

const verdictOf = (units: number): string => (units > 0 ? 'correct' : 'wrong')

const storedAndRead = (tally: Tally): Tally => {
  const read = [...tallyLines(tally)].reduce<Tally | null>(withTallyLine, null)
  if (!read) throw new Error('No lines')
  return read
}

/** A tally of the same scores, each language a third of the students; stored and read again half-way. */
const tallyOf = (matrix: Matrix): Tally => {
  let tally = emptyTally(matrix[0]?.length ?? 0)
  for (const [index, row] of matrix.entries()) {
    const language = (['en', 'hi', 'unknown'] as const)[index % 3] ?? 'en'
    addAttempt(tally, {
      language,
      synthetic: false,
      items: row.map((units) => ({ choice: verdictOf(units), units, seconds: 10 * index })),
    })
    if (index === Math.floor(matrix.length / 2)) tally = storedAndRead(tally)
  }
  return tally
}

const itemOf = (matrix: Matrix, item: number, max: number): ItemFigures => {
  const figures = itemStatistics(tallyOf(matrix), item, { max, choices: ['correct', 'wrong'] })
  if (!figures) throw new Error('No students')
  return figures
}

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

test.each([
  ['the matrix', matrixTest],
  ['the tally', (matrix: Matrix) => testStatistics(tallyOf(matrix))],
])(
  'mean, median, SD, skewness, kurtosis, CIC, error ratio and standard error of %s are those worked by hand (RES-55)',
  (_name, statisticsOf) => {
    const straight = statisticsOf(ladder)
    expect(straight).toMatchObject({ students: 4, mean: 1.5, median: 1.5 })
    expect(straight?.standardDeviation).toBeCloseTo(1.290994, 6)
    expect(straight?.skewness).toBeCloseTo(0, 9)
    expect(straight?.kurtosis).toBeCloseTo(-1.2, 9)
    expect(straight?.internalConsistency).toBeCloseTo(75, 9)
    expect(straight?.errorRatio).toBeCloseTo(50, 9)
    expect(straight?.standardError).toBeCloseTo(0.645497, 6)

    const skewed = statisticsOf(suspect)
    expect(skewed).toMatchObject({ mean: 1, median: 0.5 })
    expect(skewed?.standardDeviation).toBeCloseTo(Math.SQRT2, 9)
    expect(skewed?.skewness).toBeCloseTo(Math.SQRT2, 9)
    expect(skewed?.kurtosis).toBeCloseTo(1.5, 9)
    expect(skewed?.internalConsistency).toBeCloseTo(37.5, 9)
    expect(skewed?.errorRatio).toBeCloseTo(79.056942, 6)
    expect(skewed?.standardError).toBeCloseTo(1.118034, 6)
  },
)

test.each([
  ['the matrix', matrixItem],
  ['the tally', itemOf],
])('facility, SD, discrimination and efficiency of %s are those worked by hand (RES-55)', (_name, statisticsOf) => {
  const first = statisticsOf(ladder, 0, 1)
  expect(first).toMatchObject({ students: 4, facility: 0.75, standardDeviation: 0.5, upperLower: 100 })
  expect(first.negativeCovariance).toBe(false)
  expect(first.discriminationIndex).toBeCloseTo(52.223297, 6)
  expect(first.discriminativeEfficiency).toBeCloseTo(100, 9)
  expect(statisticsOf(ladder, 1, 1).discriminationIndex).toBeCloseTo(70.710678, 6)
  expect(statisticsOf(suspect, 2, 2)).toMatchObject({ facility: 0.25, standardDeviation: 0.5 })
  // The weakest 27 % is one of S2 and S3, who have equal totals and equal scores of c.
  expect(statisticsOf(suspect, 2, 2).upperLower).toBe(100)
})

test.each([
  ['the matrix', matrixItem],
  ['the tally', itemOf],
])('a question that better students get wrong has a negative covariance in %s (RES-56)', (_name, statisticsOf) => {
  const item = statisticsOf(suspect, 0, 1)
  expect(item.negativeCovariance).toBe(true)
  expect(item.discriminationIndex).toBeCloseTo(-100 / 3, 9)
  expect(item.discriminativeEfficiency).toBeCloseTo(-100 / 3, 9)
})

test('a figure that the numbers do not allow is null, never zero or NaN (RES-56)', () => {
  const everyoneRight = [
    [1, 1],
    [1, 1],
  ]
  expect(itemOf(everyoneRight, 0, 1)).toMatchObject({
    facility: 1,
    discriminationIndex: null,
    discriminativeEfficiency: null,
    negativeCovariance: false,
  })
  expect(testStatistics(tallyOf(everyoneRight))).toMatchObject({
    standardDeviation: 0,
    skewness: null,
    internalConsistency: null,
    errorRatio: null,
  })
  expect(testStatistics(tallyOf([[1, 0]]))).toMatchObject({
    students: 1,
    mean: 1,
    standardDeviation: null,
    kurtosis: null,
    standardError: null,
  })
  expect(itemOf([[1, 0]], 0, 1)).toMatchObject({ facility: 1, standardDeviation: null, upperLower: null })
  expect(testStatistics(emptyTally(2))).toBeNull()
  expect(itemStatistics(emptyTally(2), 0, { max: 1, choices: [] })).toBeNull()
})

/** Scores of 2 to 40 students in 2 to 6 items of marks with a penalty. */
const anyMatrix = fc.integer({ min: 2, max: 6 }).chain((items) =>
  fc.array(fc.array(fc.constantFrom(-840, 0, 1260, 2520), { minLength: items, maxLength: items }), {
    minLength: 2,
    maxLength: 40,
  }),
)

/** Equal within rounding. */
const expectSame = (one: Record<string, unknown> | null, other: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(other))
    if (typeof value === 'number') expect.soft(one?.[name], name).toBeCloseTo(value, 6)
    else expect.soft(one?.[name], name).toBe(value)
}

test('items in which all agree leave nothing to chance (RES-55)', () => {
  for (const items of [2, 3, 4, 5, 6])
    expect(
      testStatistics(tallyOf([Array(items).fill(-840), Array(items).fill(2520), Array(items).fill(1260)])),
    ).toMatchObject({
      errorRatio: 0,
      standardError: 0,
    })
})

test('the figures of a tally equal those of the whole matrix, also with equal totals (RES-55)', () => {
  fc.assert(
    fc.property(anyMatrix, (matrix) => {
      const tally = tallyOf(matrix)
      expectSame(testStatistics(tally), matrixTest(matrix))
      for (const item of matrix[0]?.keys() ?? []) expectSame(itemOf(matrix, item, 2520), matrixItem(matrix, item, 2520))
    }),
    { numRuns: 300 },
  )
})

test('a paper of more totals than a tally keeps has rounded totals, and the same figures to a thousandth (RES-66)', () => {
  // Marks of which every sum is different.
  const marks = Array.from({ length: 13 }, (_, item) => 2 ** item * 100)
  const matrix = Array.from({ length: 4 * maxTotals }, (_, student) =>
    marks.map((mark, item) => (((student * 7919) % 8192) & (1 << item) ? mark : 0)),
  )
  const tally = tallyOf(matrix)
  expect(tally.width).toBeGreaterThan(1)
  for (const { totals } of Object.values(tally.languages)) expect(totals.size).toBeLessThanOrEqual(maxTotals)
  const [rounded, exact] = [testStatistics(tally), matrixTest(matrix)]
  expect((rounded?.standardDeviation ?? 0) / (exact.standardDeviation ?? 1)).toBeCloseTo(1, 3)
  const last = marks.length - 1
  const figures = itemStatistics(tally, last, { max: marks[last] ?? 0, choices: [] })
  expect(figures?.discriminationIndex).toBeCloseTo(
    matrixItem(matrix, last, marks[last] ?? 0).discriminationIndex ?? 0,
    1,
  )
})

test('an item that did not count for a student leaves them out, and the test without consistency (RES-66)', () => {
  const tally = emptyTally(2)
  const of = (units: number) => ({ choice: verdictOf(units), units, seconds: 1 })
  for (const items of [
    [of(1), of(1)],
    [of(0), of(0)],
    [of(1), null],
    [null, of(0)],
  ])
    addAttempt(tally, { language: 'en', synthetic: false, items })
  expect(itemStatistics(tally, 0, { max: 1, choices: [] })?.students).toBe(3)
  expect(testStatistics(tally)).toMatchObject({ students: 4, internalConsistency: null, errorRatio: null })
})
