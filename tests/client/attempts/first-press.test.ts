import { expect, test } from 'vitest'
import { isRepeated } from '../../../client/features/attempts/exam/first-press.ts'

test.each([
  ['the second click of a mouse', { detail: 2, pointerType: 'mouse' }, 180, true],
  ['a click of a mouse that counts anew', { detail: 1, pointerType: 'mouse' }, 180, false],
  ['a click of somebody who clicks on and on, after a while', { detail: 7, pointerType: 'mouse' }, 520, false],
  ['the second tap of a finger, which is not counted', { detail: 1, pointerType: 'touch' }, 180, true],
  ['the next tap of a finger', { detail: 1, pointerType: 'touch' }, 500, false],
  ['a tap where the browser does not tell with what', { detail: 1 }, 180, true],
  ['a press by keyboard or another aid', { detail: 0, pointerType: '' }, 180, false],
])('a double tap moves one question: %s', (_what, press, sinceMs, repeated) => {
  expect(isRepeated({ timeStamp: 0, ...press }, sinceMs)).toBe(repeated)
})
