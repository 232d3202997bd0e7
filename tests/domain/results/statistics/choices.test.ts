import { expect, test } from 'vitest'
import type { ItemFigures } from '../../../../domain/results/statistics/contract.ts'
import { flagsOf, measuredDifficulty } from '../../../../domain/results/statistics/flags.ts'
import { itemStatistics } from '../../../../domain/results/statistics/item-statistics.ts'
import { languageGap } from '../../../../domain/results/statistics/language-gap.ts'
import { poolItems } from '../../../../domain/results/statistics/pooling.ts'
import { addAttempt, emptyTally, type Tally, type TallyLanguage } from '../../../../domain/results/statistics/tally.ts'

const choices = ['a', 'b', 'c', 'd', '']

/** Student with a choice in the first item, whose key is `a`, and a score in the rest of the paper. */
type Student = { choice: string; rest: number; language?: TallyLanguage; units?: number }

const tallyOf = (students: readonly Student[]): Tally => {
  const tally = emptyTally(2)
  for (const { choice, rest, language = 'en', units = choice === 'a' ? 1 : 0 } of students)
    addAttempt(tally, {
      language,
      synthetic: false,
      items: [
        { choice, units, seconds: rest },
        { choice: '', units: rest, seconds: null },
      ],
    })
  return tally
}

const figuresOf = (students: readonly Student[]): ItemFigures => {
  const figures = itemStatistics(tallyOf(students), 0, { max: 1, choices })
  if (!figures) throw new Error('No students')
  return figures
}

const times = (count: number, student: Student): Student[] => Array.from({ length: count }, () => student)

/**
 * Six students, the choice in the first item beside the rest of the score.
 *
 *   a 5, a 4, b 4, a 2, b 1, blank 2
 *
 * Rest: mean 3, deviations 2, 1, 1, -1, -2, -1, squares 4 + 1 + 1 + 1 + 4 + 1 = 12.
 * a: three students, sum of their deviations 2 + 1 - 1 = 2, sum of squares of the indicator 3 * 3 / 6 = 1.5,
 * r = 2 / sqrt(1.5 * 12) = 0.471405. b: two, 1 - 2 = -1, 2 * 4 / 6 = 4/3, r = -1 / sqrt(16) = -0.25.
 * Blank: one, -1, 5/6, r = -1 / sqrt(10) = -0.316228.
 * Totals 6, 5, 4, 3, 2, 1: the upper third is a 5, a 4; the middle b 4, a 2; the lower blank 2, b 1.
 */
const six: Student[] = [
  { choice: 'a', rest: 5 },
  { choice: 'a', rest: 4 },
  { choice: 'b', rest: 4 },
  { choice: 'a', rest: 2 },
  { choice: 'b', rest: 1 },
  { choice: '', rest: 2 },
]

test('choices have the counts, point-biserials and thirds worked by hand (RES-66)', () => {
  const figures = figuresOf(six)
  expect(figures.choices.map(({ choice, students, thirds }) => [choice, students, thirds])).toEqual([
    ['a', 3, [1, 0.5, 0]],
    ['b', 2, [0, 0.5, 0.5]],
    ['c', 0, [0, 0, 0]],
    ['d', 0, [0, 0, 0]],
    ['', 1, [0, 0, 0.5]],
  ])
  const [a, b, c, , none] = figures.choices.map(({ pointBiserial }) => pointBiserial)
  expect(a).toBeCloseTo(0.471405, 6)
  expect(b).toBeCloseTo(-0.25, 9)
  expect(c).toBeNull()
  expect(none).toBeCloseTo(-0.316228, 6)
  // Seconds 1, 2, 2, 4, 4, 5.
  expect(figures.medianSeconds).toBe(3)
})

test('the answer of several options counts for each of them (RES-66)', () => {
  const figures = figuresOf([
    { choice: 'a,c', rest: 3 },
    { choice: 'a', rest: 1 },
  ])
  expect(figures.choices.map(({ students }) => students)).toEqual([2, 0, 1, 0, 0])
})

const accepted = [['a']]

test.each<[string, Student[], string[]]>([
  [
    'a good question has none',
    [
      ...times(30, { choice: 'a', rest: 9 }),
      ...times(10, { choice: 'b', rest: 2 }),
      ...times(6, { choice: 'c', rest: 2 }),
      ...times(6, { choice: 'd', rest: 1 }),
    ],
    [],
  ],
  [
    'a distractor of the better students makes the key suspect, the question weak and too hard',
    [
      ...times(4, { choice: 'a', rest: 1 }),
      ...times(30, { choice: 'b', rest: 9 }),
      ...times(8, { choice: 'c', rest: 3 }),
      ...times(8, { choice: 'd', rest: 3 }),
    ],
    ['key_suspect', 'too_hard', 'weak'],
  ],
  [
    'a question that nearly everyone solves is too easy, with options that nobody needs',
    [...times(97, { choice: 'a', rest: 5 }), ...times(3, { choice: 'b', rest: 1 })],
    ['too_easy', 'dead_option'],
  ],
  ['below 50 students there is none', times(49, { choice: 'b', rest: 9 }), []],
])('flags: %s (RES-67)', (_name, students, flags) => {
  expect(flagsOf(figuresOf(students), accepted, null)).toEqual(flags)
})

test('the key is suspect when a distractor correlates better than the key, even where the question discriminates (RES-67)', () => {
  const students = [
    ...times(20, { choice: 'a', rest: 5 }),
    ...times(20, { choice: 'b', rest: 7 }),
    ...times(20, { choice: 'c', rest: 1 }),
    ...times(20, { choice: 'd', rest: 2 }),
  ]
  const figures = figuresOf(students)
  expect(figures.discriminationIndex).toBeGreaterThan(20)
  expect(flagsOf(figures, accepted, null)).toEqual(['key_suspect'])
  expect(flagsOf(figures, [['a'], ['b']], null)).toEqual([])
  // A typed answer has no distractors.
  expect(flagsOf(figures, [], null)).toEqual([])
})

test('difficulty is measured by facility, from 50 students on (RES-67)', () => {
  const share = (right: number, students: number) =>
    measuredDifficulty(
      figuresOf([...times(right, { choice: 'a', rest: 1 }), ...times(students - right, { choice: 'b', rest: 1 })]),
    )
  expect([share(70, 100), share(69, 100), share(30, 100), share(29, 100)]).toEqual(['easy', 'medium', 'medium', 'hard'])
  expect(share(40, 49)).toBeNull()
})

test('a language gap compares students of similar totals, so that a stronger group is none (RES-68)', () => {
  /** Ten students of each rest: the higher it is, the more of them are right; `harder` takes some away. */
  const of = (language: TallyLanguage, from: number, to: number, harder = 0): Student[] =>
    Array.from({ length: to - from }, (_, index) => from + index).flatMap((rest) =>
      Array.from({ length: 10 }, (_, each) => ({
        choice: 10 * each < rest - harder ? 'a' : 'b',
        rest,
        language,
      })),
    )
  const facility = (students: Student[], language: TallyLanguage) =>
    itemStatistics(tallyOf(students), 0, { max: 1, choices }, [language])?.facility ?? 0

  const stronger = [...of('en', 30, 100), ...of('hi', 0, 70)]
  expect(facility(stronger, 'en') - facility(stronger, 'hi')).toBeGreaterThan(0.25)
  expect(Math.abs(languageGap(tallyOf(stronger), 0, 1) ?? 1)).toBeLessThan(0.1)

  const unclear = [...of('en', 0, 100), ...of('hi', 0, 100, 30)]
  const gap = languageGap(tallyOf(unclear), 0, 1)
  expect(gap).toBeCloseTo(facility(unclear, 'en') - facility(unclear, 'hi'), 1)
  expect(languageGap(tallyOf([...of('en', 0, 100), ...of('hi', 0, 4)]), 0, 1)).toBeNull()
})

test('figures over tests: facility and deviation of all students, correlations as weighted means (RES-69)', () => {
  const other: Student[] = [...times(10, { choice: 'a', rest: 7 }), ...times(2, { choice: 'c', rest: 3 })]
  const [one, two] = [figuresOf(six), figuresOf(other)]
  const pooled = poolItems([one, two])
  const all = figuresOf([...six, ...other])
  expect(pooled).toMatchObject({ students: 18, facility: all.facility })
  expect(pooled?.standardDeviation).toBeCloseTo(all.standardDeviation ?? 0, 12)
  expect(pooled?.discriminationIndex).toBeCloseTo(
    (6 * (one.discriminationIndex ?? 0) + 12 * (two.discriminationIndex ?? 0)) / 18,
    9,
  )
  expect(pooled?.choices.map(({ students }) => students)).toEqual([13, 2, 2, 0, 1])
  expect(pooled?.choices[0]?.thirds[0]).toBeCloseTo((6 * 1 + 12 * 1) / 18, 9)
  expect(poolItems([one])).toBe(one)
  expect(poolItems([])).toBeNull()
})
