import { expect, test } from 'vitest'
import { isMadeOfOwnWords } from '../../../domain/accounts/own-words.ts'

const person = { name: 'Asha Verma', email: 'asha.v1990@example.com' }

test.each([
  'taiyari123',
  'Taiyari@2026',
  'तैयारी12345',
  'asha1234',
  '1234ASHA!!',
  'ashaverma',
  'Verma-Asha-99',
  'asha_taiyari_1',
  'asha.v1990',
  'asha.v1990@example.com',
])("refuses a password of the student's own words with digits and signs (%s) (ACC-7)", (password) => {
  expect(isMadeOfOwnWords(password, person)).toBe(true)
})

test.each(['asha likes mangoes', 'taiyari for the long run', '83920174', 'a long enough password', 'ashram 2026'])(
  'accepts a password of other words (%s) (ACC-7)',
  (password) => {
    expect(isMadeOfOwnWords(password, person)).toBe(false)
  },
)

test('ignores parts of a name with fewer than three letters in a password (ACC-7)', () => {
  expect(isMadeOfOwnWords('om om om 123', { name: 'Om', email: 'o@example.com' })).toBe(false)
})

test('checks the longest name and password within a bounded time (ACC-7)', () => {
  const began = performance.now()
  isMadeOfOwnWords('a'.repeat(127) + 'b', {
    name: 'aaa aaaa aaaaa '.repeat(5),
    email: `${'aaa.'.repeat(16)}@example.com`,
  })
  expect(performance.now() - began).toBeLessThan(50)
})
