import { expect, test } from 'vitest'
import { Decimal } from '../../../domain/questions/contract.ts'
import { isDecimal, pressKey, type PadKey } from '../../../domain/questions/numeric.ts'

const typed = (...keys: PadKey[]) => keys.reduce(pressKey, { text: '', caret: 0 })

test.each(['12', '-12.5', '.5', '-.5', '12.', '0'])(
  '%s is a number, on the keypad and in the contract (QST-4)',
  (text) => {
    expect([isDecimal(text), Decimal.safeParse(text).success]).toEqual([true, true])
  },
)
test.each(['', '-', '.', '-.', '1e3', '1,000', '1234567890123'])(
  '%j is no number, on the keypad and in the contract (QST-4)',
  (text) => {
    expect([isDecimal(text), Decimal.safeParse(text).success]).toEqual([false, false])
  },
)

test('the keypad types at the caret (QST-4)', () => {
  expect(typed('1', '3', 'left', '2')).toEqual({ text: '123', caret: 2 })
  expect(typed('1', '2', 'backspace', '.', '5')).toEqual({ text: '1.5', caret: 3 })
  expect(typed('1', '2', 'left', 'left', '-')).toEqual({ text: '-12', caret: 1 })
  expect(typed('1', '2', 'clear').text).toBe('')
})

test('a key that makes no number does nothing (QST-4)', () => {
  expect(typed('1', '-').text).toBe('1')
  expect(typed('1', '.', '.').text).toBe('1.')
  expect(typed('backspace', 'left')).toEqual({ text: '', caret: 0 })
})
