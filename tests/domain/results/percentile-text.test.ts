import { expect, test } from 'vitest'
import { shortPercentile, wholePercentile } from '../../../domain/results/percentile-text.ts'

test.each([
  [48.2142857, 56, '48'],
  [99, 100, '99'],
  [99.6, 1_000, '99.6'],
  [97.1234567, 250_000, '97.1235'],
  [99.9996, 250_000, '99.9996'],
  // Rounded, the second of many would stand at 100 beside the first.
  [99.9999996, 250_000, '99.9999'],
  [100, 250_000, '100.0000'],
])('sets percentile %d of %d students as %s on the first screen (RES-120)', (percentile, of, text) =>
  expect(shortPercentile({ percentile, of })).toBe(text),
)

test('sets seven decimals in the details (RES-120)', () => expect(wholePercentile(48.21428571)).toBe('48.2142857'))
