import { expect, test } from 'vitest'
import { secondFactorCode } from '../../../domain/accounts/second-factor.ts'

test.each([
  ['six digits', '012345', { kind: 'app', code: '012345' }],
  ['digits as an app shows them', ' 012 345 ', { kind: 'app', code: '012345' }],
  ['Devanagari digits', '०१२३४५', { kind: 'app', code: '012345' }],
  ['a recovery code', 'ab3d5-7k9mn', { kind: 'recovery', code: 'ab3d5-7k9mn' }],
  ['one in capitals without its dash', 'AB3D57K9MN', { kind: 'recovery', code: 'ab3d5-7k9mn' }],
  ['one whose digits were read as letters', 'aOill-7k9mn', { kind: 'recovery', code: 'a0111-7k9mn' }],
  ['a letter that no code has', 'ub3d5-7k9mn', null],
  ['five digits', '01234', null],
  ['nothing', '', null],
] as const)('reads a code of a second factor however it is typed: %s (ACC-66)', (_what, typed, read) => {
  expect(secondFactorCode(typed)).toEqual(read)
})
