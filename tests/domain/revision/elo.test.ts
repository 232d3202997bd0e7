import { describe, expect, test } from 'vitest'
import { addToLevels, emptyLevels, pooledLevel } from '../../../domain/results/statistics/levels.ts'
import {
  distanceFromTarget,
  isCalibrated,
  newLevel,
  probability,
  questionAfter,
  studentAfter,
  studentLevel,
} from '../../../domain/revision/elo.ts'
import { seeded } from '../../support/random.ts'

/** Normal deviate by Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const difficultyOf = (planted: number) => (planted < -0.6 ? 'easy' : planted > 0.6 ? 'hard' : 'medium')

/** Levels after attempts of simulated students at a paper of one section, answered by the logistic model. */
const simulated = (students: number, planted: readonly number[], seed: number, authorKnows = 1) => {
  const random = seeded(seed)
  const levels = emptyLevels(planted.length)
  const authored = planted.map((each) =>
    difficultyOf(authorKnows * each + Math.sqrt(1 - authorKnows ** 2) * normal(random)),
  )
  for (let student = 0; student < students; student += 1) {
    const ability = normal(random)
    addToLevels(
      levels,
      planted.map((difficulty, item) => ({
        item,
        group: 's1',
        difficulty: authored[item] ?? 'medium',
        score: random() < probability(ability, difficulty) ? 1 : 0,
      })),
    )
  }
  return levels
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Correlation, and the root of the mean squared error after both were centred. */
const agreement = (found: readonly number[], planted: readonly number[]) => {
  const centred = (values: readonly number[]) => values.map((value) => value - meanOf(values))
  const [one, other] = [centred(found), centred(planted)]
  const product = (first: readonly number[], second: readonly number[]) =>
    meanOf(first.map((value, index) => value * (second[index] ?? 0)))
  return {
    correlation: product(one, other) / Math.sqrt(product(one, one) * product(other, other)),
    slope: product(one, other) / product(other, other),
    error: Math.sqrt(meanOf(one.map((value, index) => (value - (other[index] ?? 0)) ** 2))),
  }
}

describe('levels of questions (LRN-10, LRN-60)', () => {
  test('an answer moves both levels by the surprise, and the more answers the less', () => {
    // sigma(0 - 0) = 0.5; the first step is 1: 0 + 1 * (1 - 0.5), and 0 + 1 * (0.5 - 1).
    expect(studentAfter(newLevel, 0, 1)).toEqual({ rating: 0.5, n: 1 })
    expect(questionAfter(newLevel, 0, 1)).toEqual({ rating: -0.5, n: 1 })
    // The step after 20 answers is 1 / (1 + 0.05 * 20) = 0.5.
    expect(studentAfter({ rating: 0, n: 20 }, 0, 0)).toEqual({ rating: -0.25, n: 21 })
    // Half of the marks are no surprise.
    expect(studentAfter({ rating: 1, n: 4 }, 1, 0.5)).toEqual({ rating: 1, n: 5 })
  })

  test('planted difficulties are found by 50 students and closer by 500', () => {
    const random = seeded(1)
    const planted = Array.from({ length: 60 }, () => 1.2 * normal(random))
    const found = (students: number) =>
      agreement(
        simulated(students, planted, 2).items.map(({ rating }) => rating),
        planted,
      )
    const [few, many] = [found(50), found(500)]
    // Seen: 0.95 and 0.38 with 50 students, 0.99 and 0.17 with 500.
    expect(few.correlation).toBeGreaterThan(0.93)
    expect(few.error).toBeLessThan(0.45)
    expect(many.correlation).toBeGreaterThan(0.98)
    expect(many.error).toBeLessThan(0.22)
    expect(many.slope).toBeGreaterThan(0.9)
    expect(many.slope).toBeLessThan(1.1)
  })

  test('answers that are not learnt yet are predicted better than by difficulties that the author half knows', () => {
    const random = seeded(3)
    const planted = Array.from({ length: 60 }, () => 1.2 * normal(random))
    const { fit } = simulated(500, planted, 4, 0.6)
    // The first 50 answers of each of 60 questions are learnt from and not judged.
    expect(fit.answers).toBe(450 * 60)
    expect(fit.itemLoss / fit.answers).toBeLessThan(fit.authorLoss / fit.answers - 0.02)
  })

  test('abilities are apart by group, and questions that were not opened stay as they are', () => {
    const levels = emptyLevels(3)
    addToLevels(levels, [
      { item: 0, group: 's1', difficulty: 'easy', score: 1 },
      { item: 1, group: 's2', difficulty: 'hard', score: 0 },
    ])
    // Ability 0.5 in s1: sigma(0.5) - 1; -0.5 in s2: sigma(-0.5) - 0.
    expect(levels.items[0]?.rating).toBeCloseTo(probability(0.5, 0) - 1)
    expect(levels.items[1]?.rating).toBeCloseTo(probability(-0.5, 0))
    expect(levels.items[2]).toEqual(newLevel)
    expect(levels.classes.hard.n).toBe(1)
  })

  test('levels of several tests are pooled by their answers', () => {
    expect(pooledLevel([])).toBeNull()
    // (30 * 1 + 10 * -1) / 40.
    expect(
      pooledLevel([
        { rating: 1, n: 30 },
        { rating: -1, n: 10 },
      ]),
    ).toEqual({ rating: 0.5, n: 40 })
  })

  test('a level is used from 50 answers on, and practice aims at a probability of 0.75', () => {
    expect([isCalibrated(undefined), isCalibrated({ rating: 0, n: 49 }), isCalibrated({ rating: 0, n: 50 })]).toEqual([
      false,
      false,
      true,
    ])
    // sigma(ln 3) = 0.75.
    expect(distanceFromTarget(Math.log(3), 0)).toBeCloseTo(0)
    // A question without a level counts as the author says: 0 for medium, and a first step of 1.
    expect(studentLevel([{ difficulty: 'medium', level: { rating: 3, n: 49 }, score: 1 }])).toEqual({
      rating: 0.5,
      n: 1,
    })
  })
})
