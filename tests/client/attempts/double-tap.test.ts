import { expect, test } from 'vitest'
import { isRepeatedPress } from '../../../client/features/attempts/exam/double-tap.ts'

test.each([
  ['the second click of a mouse', { detail: 2, pointerType: 'mouse' }, 180, true],
  ['the first click of a new count', { detail: 1, pointerType: 'mouse' }, 180, false],
  ['a later click of somebody who keeps clicking', { detail: 7, pointerType: 'mouse' }, 520, false],
  ['the second tap of a finger', { detail: 1, pointerType: 'touch' }, 180, true],
  ['the next tap of a finger', { detail: 1, pointerType: 'touch' }, 500, false],
  ['a tap without a pointer type', { detail: 1 }, 180, true],
  ['a press by keyboard or another aid', { detail: 0, pointerType: '' }, 180, false],
])('tells a repeated press from a new one: %s (HAL-23)', (_what, press, sinceMs, repeated) => {
  expect(isRepeatedPress({ timeStamp: 0, ...press }, sinceMs)).toBe(repeated)
})
