import { expect, test } from 'vitest'
import { asksWelcome } from '../../../domain/accounts/welcome.ts'

const minute = 60_000

test.each([
  ['of a minute', { createdAt: 0, welcomedAt: null }, minute, true],
  ['of a minute that has answered', { createdAt: 0, welcomedAt: 1 }, minute, false],
  ['of an hour', { createdAt: 0, welcomedAt: null }, 60 * minute, false],
])('an account %s is welcomed once, while it is new (ACC-77)', (_which, account, now, asks) => {
  expect(asksWelcome(account, now)).toBe(asks)
})
