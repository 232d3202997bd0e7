import { expect, test } from 'vitest'
import { hasSplitPassage } from '../../../domain/catalogue/draft-paper.ts'

test('questions of a passage lie apart with another between them, or in two sections (OFC-175)', () => {
  expect(hasSplitPassage([[null, 'p1', 'p1', null, null, 'p2']])).toBe(false)
  expect(hasSplitPassage([['p1', null, 'p1']])).toBe(true)
  expect(hasSplitPassage([['p1', 'p2', 'p1']])).toBe(true)
  expect(hasSplitPassage([['p1'], ['p1']])).toBe(true)
  expect(hasSplitPassage([[], [null], ['p1']])).toBe(false)
})
