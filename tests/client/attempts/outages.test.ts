import { expect, test } from 'vitest'
import { createOutages } from '../../../client/features/attempts/journal/outages.ts'
import type { IntegrityEntry } from '../../../domain/attempts/contract.ts'

const setUp = () => {
  const noted: IntegrityEntry[] = []
  const clock = { now: 100_000 }
  return {
    noted,
    clock,
    outages: createOutages(
      () => clock.now,
      (entry) => noted.push(entry),
    ),
  }
}

test('notes a lost connection with its times once it is back (HAL-61)', () => {
  const { noted, clock, outages } = setUp()
  outages.lost(90_000)
  clock.now = 105_000
  outages.lost(105_000)
  clock.now = 150_000
  outages.back()
  outages.back()
  expect(noted).toEqual([{ kind: 'offline', at: 90_000, ms: 60_000 }])
})

test('does not note a connection lost for less than a second (HAL-61)', () => {
  const { noted, clock, outages } = setUp()
  outages.lost(100_000)
  clock.now = 100_999
  outages.back()
  expect(noted).toEqual([])
})

test('notes a lost connection within the limits of the contract (HAL-61)', () => {
  const { noted, clock, outages } = setUp()
  outages.lost(0.25)
  clock.now = 100_000_000_000.5
  outages.back()
  expect(noted).toEqual([{ kind: 'offline', at: expect.any(Number), ms: 86_400_000 }])
  expect(Number.isInteger(noted[0]?.at)).toBe(true)
})
