import { describe, expect, test } from 'vitest'
import {
  biasOf,
  biasSums,
  isLargeBias,
  pooledSums,
  type Stratum,
} from '../../../../domain/results/statistics/language-bias.ts'
import { languageStrata } from '../../../../domain/results/statistics/language-gap.ts'
import { addAttempt, emptyTally } from '../../../../domain/results/statistics/tally.ts'
import { probability } from '../../../../domain/revision/elo.ts'
import { seeded } from '../../../support/random.ts'

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const items = 40
const biased = 4

/**
 * Biases found in a paper of 40 questions whose first four are harder in Hindi by `logits`; students of Hindi are weaker
 * by half a deviation on average, which must not count.
 */
const found = (perGroup: number, logits: number, seed: number) => {
  const random = seeded(seed)
  const difficulties = Array.from({ length: items }, () => normal(random))
  const tally = emptyTally(items)
  for (let student = 0; student < 2 * perGroup; student += 1) {
    const language = student % 2 === 0 ? 'en' : 'hi'
    const ability = normal(random) - (language === 'hi' ? 0.5 : 0)
    addAttempt(tally, {
      language,
      synthetic: false,
      items: difficulties.map((difficulty, item) => {
        const harder = language === 'hi' && item < biased ? logits : 0
        const isRight = random() < probability(ability, difficulty + harder)
        return { choice: isRight ? 'a' : 'b', units: isRight ? 3 : -1, seconds: 30 }
      }),
    })
  }
  return difficulties.map((_, item) => biasOf(biasSums(languageStrata(tally, item, 3))))
}

/** Shares of large biases among the planted ones and among the others, over some papers. */
const shares = (perGroup: number, logits: number, papers: number) => {
  const all = Array.from({ length: papers }, (_, seed) => found(perGroup, logits, seed))
  const large = all.map((paper) => paper.map(isLargeBias))
  const planted = all.flatMap((paper) => paper.slice(0, biased).map((bias) => bias?.delta ?? 0))
  return {
    power: large.flatMap((paper) => paper.slice(0, biased)).filter(Boolean).length / (papers * biased),
    falsely: large.flatMap((paper) => paper.slice(biased)).filter(Boolean).length / (papers * (items - biased)),
    delta: planted.reduce((sum, delta) => sum + delta, 0) / planted.length,
  }
}

describe('questions that are harder in one language (LRN-28)', () => {
  /*
   * Stratum 1: R = 60 * 50 / 200 = 15, S = 40 * 50 / 200 = 10, P = (60 + 50) / 200 = 0.55.
   * Stratum 2: R = 80 * 40 / 200 = 16, S = 20 * 60 / 200 = 6, P = (80 + 40) / 200 = 0.6.
   * Odds ratio 31 / 16, delta = -2.35 * ln 1.9375 = -1.55431.
   * Sums of P R = 8.25 + 9.6, of P S + Q R = 12.25 + 10, of Q S = 4.5 + 2.4; variance of the logarithm
   * 17.85 / (2 * 31^2) + 22.25 / (2 * 31 * 16) + 6.9 / (2 * 16^2) = 0.045193, error 2.35 * sqrt of it = 0.49958.
   */
  const strata: Stratum[] = [
    { enRight: 60, enWrong: 40, hiRight: 50, hiWrong: 50 },
    { enRight: 80, enWrong: 20, hiRight: 60, hiWrong: 40 },
  ]

  test('the odds and their error are those worked by hand', () => {
    const bias = biasOf(biasSums(strata))
    expect(bias).toMatchObject({ en: 200, hi: 200 })
    expect(bias?.delta).toBeCloseTo(-1.55431, 4)
    expect(bias?.error).toBeCloseTo(0.49958, 4)
    // Large, but not surely more than slight: 1.554 - 1.645 * 0.4996 = 0.73.
    expect(isLargeBias(bias)).toBe(false)
    // Four tests like it halve the error: 1.554 - 1.645 * 0.2498 = 1.14.
    expect(isLargeBias(biasOf(pooledSums(Array.from({ length: 4 }, () => biasSums(strata)))))).toBe(true)
  })

  test('below 200 students of a language nothing is said', () => {
    const [first] = strata
    expect(biasOf(biasSums(first ? [first] : []))).toBeNull()
    const extreme = { enRight: 400, enWrong: 1, hiRight: 1, hiWrong: 198 }
    expect(biasOf(biasSums([extreme]))).toBeNull()
    expect(isLargeBias(null)).toBe(false)
    expect(found(199, 3, 1).filter((bias) => bias !== null)).toEqual([])
  })

  /*
   * A bias of 1 logit is -2.35 on the delta scale. Seen over 10 papers: found in 0.58 of cases with 200 students of each
   * language, 0.93 with 500, all with 1,000; of the others at most 0.003.
   */
  test.each([
    [200, 0.4],
    [500, 0.8],
    [1_000, 0.95],
  ])('planted biases are found with %i students of each language', (perGroup, least) => {
    const { power, falsely, delta } = shares(perGroup, 1, 10)
    expect(power).toBeGreaterThan(least)
    expect(falsely).toBeLessThan(0.01)
    expect(Math.abs(delta + 2.35)).toBeLessThan(0.35)
  })

  test('a weaker group alone is no bias', () => {
    const { falsely, delta } = shares(500, 0, 10)
    expect(falsely).toBeLessThan(0.01)
    expect(Math.abs(delta)).toBeLessThan(0.2)
  })
})
