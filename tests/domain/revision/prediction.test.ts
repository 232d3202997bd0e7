import { describe, expect, test } from 'vitest'
import { units } from '../../../domain/results/marks.ts'
import { probability } from '../../../domain/revision/elo.ts'
import type { PaperPlan } from '../../../domain/revision/paper-plan.ts'
import {
  checkedMocks,
  coverageOf,
  leastMocks,
  predict,
  unitsOfResult,
  type Mock,
  type TopicResult,
} from '../../../domain/revision/prediction.ts'
import { normalFrom, seeded } from '../../../domain/seeded.ts'

const marks = { correct: units('2'), wrong: units('1/2') }

const result = (topic: string, at: number, verdict: TopicResult['verdict'], share = 0): TopicResult => ({
  subject: 'maths',
  topic,
  at,
  verdict,
  share,
})

const planOfTopics = (count: number, topics: PaperPlan['sections'][number]['topics']): PaperPlan => ({
  sections: [{ marks: Array.from({ length: count }, () => marks), topics }],
  maxUnits: count * marks.correct,
})

const equalMocks = (value: number, count = leastMocks): Mock[] =>
  Array.from({ length: count }, (_, at) => ({ at, units: value }))

describe('predicted score (LRN-18)', () => {
  test('there is none before the third mock, nor without answers', () => {
    const plan = planOfTopics(10, [])
    const results = [result('ratio', 1, 'correct')]
    expect(predict(plan, { results, mocks: equalMocks(0, 2) }, seeded(1))).toBeNull()
    expect(predict(plan, { results: [], mocks: equalMocks(0) }, seeded(1))).toBeNull()
    expect(predict(plan, { results, mocks: equalMocks(0) }, seeded(1))).not.toBeNull()
  })

  test('results earn the units of the paper', () => {
    const rpsc = { correct: units('4/3'), wrong: units('4/9'), blank: units('4/9') }
    const earned = (['correct', 'wrong', 'skipped', 'partial'] as const).map((verdict) =>
      unitsOfResult(result('ratio', 1, verdict, 0.5), rpsc),
    )
    expect(earned).toEqual([1680, -560, -560, 840])
    expect(unitsOfResult(result('ratio', 1, 'skipped'), marks)).toBe(0)
  })

  test('a topic that is always right and one that is always wrong give the score of their questions', () => {
    // Six questions of ratio, four of averages: 6 * 2 - 4 * 1/2 = 10 marks in every paper.
    const plan = planOfTopics(10, [
      { topics: ['maths/ratio'], min: 6, max: 6 },
      { topics: ['maths/average'], min: 4, max: 4 },
    ])
    const results = Array.from({ length: 5 }, (_, at) => [
      result('ratio', at, 'correct'),
      result('average', at, 'wrong'),
    ])
    const score = units('10')
    const predicted = predict(plan, { results: results.flat(), mocks: equalMocks(score) }, seeded(1))
    expect(predicted).toEqual({ low: score, middle: score, high: score })
  })

  test('a topic with fewer than five answers is drawn from its subject', () => {
    const plan = planOfTopics(4, [{ topics: ['maths/ratio'], min: 4, max: 4 }])
    const results = [
      ...Array.from({ length: 4 }, (_, at) => result('ratio', at, 'wrong')),
      ...Array.from({ length: 200 }, (_, at) => result('average', 10 + at, 'correct')),
    ]
    // The newest 100 results of the subject are all right.
    expect(predict(plan, { results, mocks: equalMocks(units('8')) }, seeded(1))).toMatchObject({ low: units('8') })
  })

  test('the interval of independent questions is that of the binomial distribution', () => {
    // 100 questions, half right, +2 and -1/2: mean 75 marks, variance 100 * 0.25 * 2.5^2 = 156.25. That the share is
    // known from 100 answers only adds 100^2 * 0.25 / 100 * 2.5^2 = 156.25. Deviation 17.7; 80 % lie within
    // 1.2816 * 17.7 = 22.7 marks of the mean.
    const plan = planOfTopics(100, [])
    const results = Array.from({ length: 300 }, (_, at) => result('ratio', at, at % 2 === 0 ? 'correct' : 'wrong'))
    const predicted = predict(plan, { results, mocks: equalMocks(units('75')) }, seeded(1))
    const marksOf = (value = 0) => value / units('1')
    expect(Math.abs(marksOf(predicted?.low) - 52.3)).toBeLessThan(4)
    expect(Math.abs(marksOf(predicted?.middle) - 75)).toBeLessThan(4)
    expect(Math.abs(marksOf(predicted?.high) - 97.7)).toBeLessThan(4)
  })

  test('the same seed gives the same interval, and mocks that vary more widen it', () => {
    const plan = planOfTopics(20, [])
    const results = Array.from({ length: 40 }, (_, at) => result('ratio', at, at % 2 === 0 ? 'correct' : 'wrong'))
    const at = (mocks: Mock[], seed: number) => predict(plan, { results, mocks }, seeded(seed))
    const calm = equalMocks(units('15'))
    const wild = ['2', '15', '30'].map((mark, index) => ({ at: index, units: units(mark) }))
    expect(at(calm, 7)).toEqual(at(calm, 7))
    const [narrow, wide] = [at(calm, 7), at(wild, 7)]
    expect((wide?.high ?? 0) - (wide?.low ?? 0)).toBeGreaterThan((narrow?.high ?? 0) - (narrow?.low ?? 0))
  })

  /*
   * Students whose abilities differ by topic and day: 8 mocks of 50 questions in five topics. An interval of 80 %
   * should hold the next mock. Seen: 230 of 300.
   */
  test('the intervals of 60 simulated students hold about four of five mocks', () => {
    const topics = ['a', 'b', 'c', 'd', 'e']
    const plan = planOfTopics(
      50,
      topics.map((topic) => ({ topics: [`maths/${topic}`], min: 7, max: 13 })),
    )
    const random = seeded(11)
    const checked = Array.from({ length: 60 }, () => {
      const ability = normalFrom(random)
      const ofTopic = new Map(topics.map((topic) => [topic, ability + 0.7 * normalFrom(random)]))
      const results: TopicResult[] = []
      const mocks = Array.from({ length: 8 }, (_, at): Mock => {
        const day = 0.3 * normalFrom(random)
        const own = topics.flatMap((topic) =>
          Array.from({ length: 10 }, () => {
            const isRight = random() < probability((ofTopic.get(topic) ?? 0) + day, normalFrom(random))
            return result(topic, at, isRight ? 'correct' : 'wrong')
          }),
        )
        results.push(...own)
        return { at, units: own.reduce((sum, each) => sum + unitsOfResult(each, marks), 0) }
      })
      return checkedMocks(plan, { results, mocks }, ({ at }) => seeded(at))
    }).flat()
    const { mocks, inside } = coverageOf(checked)
    expect(mocks).toBe(60 * 5)
    expect(inside / mocks).toBeGreaterThan(0.7)
    expect(inside / mocks).toBeLessThan(0.9)
  })
})
