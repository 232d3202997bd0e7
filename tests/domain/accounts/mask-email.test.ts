import { expect, test } from 'vitest'
import { maskEmail } from '../../../domain/accounts/mask-email.ts'

test.each([
  ['asha.verma@example.com', 'a•••a@example.com'],
  ['bo@example.com', 'b•••@example.com'],
  ['x@example.com', 'x•••@example.com'],
])('masks %s as %s (OFC-4)', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
