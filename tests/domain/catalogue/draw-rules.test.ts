import { expect, test } from 'vitest'
import { drawRulesOf } from '../../../domain/catalogue/blueprints/draw-rules.ts'
import { referenceBlueprints } from '../../../drizzle/reference/blueprints/index.ts'
import { shuffledBy } from '../../../domain/questions/picking.ts'

const section = {
  sectionId: 'quant',
  options: 4,
  kinds: {},
  difficulty: { easy: 30, medium: 50, hard: 20 },
  tolerance: 10,
  minutes: { min: 10, max: 20 },
  topics: [
    { topics: ['maths/percentage', 'maths/ratio'], questions: { min: 4, max: 6 } },
    { topics: ['maths/geometry'], questions: { min: 2, max: 3 } },
    { topics: ['reasoning'], questions: { min: 0, max: 1 } },
  ],
}

test('rules of a blueprint keep its proportions and add up (OFC-47)', () => {
  expect(drawRulesOf(section, 16)).toEqual([
    { subject: 'maths', topic: 'percentage', count: 5 },
    { subject: 'maths', topic: 'ratio', count: 5 },
    { subject: 'maths', topic: 'geometry', count: 5 },
    { subject: 'reasoning', count: 1 },
  ])
  expect(drawRulesOf(section, 0)).toEqual([])
})

test('rules of every blueprint fill a paper of any length (OFC-47)', () => {
  for (const { blueprint } of referenceBlueprints)
    for (const each of blueprint.sections.filter(({ topics }) => topics.length > 0))
      for (const total of [1, 10, 25, 100]) {
        const rules = drawRulesOf(each, total)
        expect(rules.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      }
})

test('the same seed gives the same order of the same questions, another seed another (OFC-47)', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `qst_${index}`)
  const order = shuffledBy('monday', ids)
  expect(shuffledBy('monday', ids.toReversed())).toEqual(order)
  expect(order.toSorted()).toEqual(ids.toSorted())
  expect(shuffledBy('tuesday', ids)).not.toEqual(order)
})
