import { expect, test } from 'vitest'
import { asksWelcome } from '../../../domain/accounts/welcome.ts'

const minute = 60_000

test.each([
  ['of a minute', { createdAt: 0, isWelcomed: false }, minute, true],
  ['of a minute that has answered', { createdAt: 0, isWelcomed: true }, minute, false],
  ['of ten minutes', { createdAt: 0, isWelcomed: false }, 10 * minute, false],
])('an account %s is welcomed once, while it is new (ACC-77)', (_which, account, now, asks) => {
  expect(asksWelcome(account, now)).toBe(asks)
})
