import { describe, expect, test } from 'vitest'
import { movedRanks, ranksAcross, type ScoreMove } from '../../../domain/results/moved-ranks.ts'
import { seeded } from '../../support/random.ts'

/** Ranks of every student before and after, compared one by one. */
const byHand = (scores: readonly number[], after: readonly number[]): number => {
  const rankIn = (all: readonly number[], score: number) => 1 + all.filter((each) => each > score).length
  return scores.filter((score, index) => rankIn(scores, score) !== rankIn(after, after[index] ?? 0)).length
}

const barsOf = (scores: readonly number[]) =>
  [...Map.groupBy(scores, (score) => score)].map(([units, students]) => ({ units, students: students.length }))

const movesOf = (scores: readonly number[], after: readonly number[]): ScoreMove[] =>
  scores.flatMap((before, index) =>
    before === after[index] ? [] : [{ before, after: after[index] ?? 0, students: 1 }],
  )

describe('ranks that a change of scores moves (QST-63)', () => {
  test.each([
    ['no score changes', [30, 20, 10], [30, 20, 10], 0],
    ['the last overtakes the second', [30, 20, 10], [30, 20, 25], 2],
    ['two become equal', [30, 20], [30, 30], 1],
    ['all gain the same', [30, 20, 10], [40, 30, 20], 0],
    ['the first falls to the end', [30, 20, 10], [0, 20, 10], 3],
  ])('%s', (_name, scores, after, expected) => {
    expect(byHand(scores, after)).toBe(expected)
    expect(movedRanks(barsOf(scores), movesOf(scores, after))).toBe(expected)
  })

  test('are computed back from the scores after the change (NTF-14)', () => {
    const [scores, after] = [
      [30, 20, 10, 10],
      [30, 20, 25, 10],
    ]
    const ranks = ranksAcross(barsOf(after), movesOf(scores, after))
    expect(scores.map((score) => ranks.before(score))).toEqual([1, 2, 3, 3])
    expect(after.map((score) => ranks.after(score))).toEqual([1, 3, 2, 4])
  })

  test('equal those counted student by student', () => {
    for (let round = 0; round < 200; round += 1) {
      const random = seeded(round)
      const scores = Array.from({ length: 30 }, () => Math.floor(random() * 12))
      const after = scores.map((score) => (random() < 0.3 ? Math.floor(random() * 12) : score))
      expect(movedRanks(barsOf(scores), movesOf(scores, after))).toBe(byHand(scores, after))
    }
  })
})
