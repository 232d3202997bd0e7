import { expect, test } from 'vitest'
import { optionOfKey } from '../../../client/features/attempts/exam/keys.tsx'
import { toggled } from '../../../client/features/attempts/exam/option-list.tsx'

test.each([
  ['1', false, 0],
  ['9', false, 8],
  ['a', false, 0],
  ['E', true, 4],
  ['c', false, null],
  ['C', true, 2],
  ['f', false, null],
  ['0', false, null],
])('key %s (shift %s) chooses option %s (HAL-24)', (key, shift, index) => expect(optionOfKey(key, shift)).toBe(index))

test('a single choice is replaced, and one of several is added or removed (HAL-26)', () => {
  expect(toggled(false, ['a'], 'b')).toEqual({ optionIds: ['b'] })
  expect(toggled(true, ['a'], 'b')).toEqual({ optionIds: ['a', 'b'] })
  expect(toggled(true, ['a', 'b'], 'a')).toEqual({ optionIds: ['b'] })
  expect(toggled(true, ['a'], 'a')).toBeNull()
})
