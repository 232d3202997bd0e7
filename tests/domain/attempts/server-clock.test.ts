import { expect, test } from 'vitest'
import {
  announcementBetween,
  betterOffset,
  formatRemaining,
  isUrgent,
  offsetOf,
  remainingMs,
} from '../../../domain/attempts/server-clock.ts'

test('the clock offset is measured at the middle of the round trip (HAL-35)', () => {
  expect(offsetOf({ serverNow: 1_000_100, sentAt: 50, receivedAt: 150 })).toEqual({ offset: 1_000_000, roundTrip: 100 })
})

test('the offset with the shortest round trip wins (HAL-35)', () => {
  const slow = { offset: 1_000_040, roundTrip: 200 }
  const quick = { offset: 1_000_000, roundTrip: 20 }
  expect(betterOffset(null, slow)).toBe(slow)
  expect(betterOffset(slow, quick)).toBe(quick)
  expect(betterOffset(quick, slow)).toBe(quick)
})

test('after a sleep that stopped the steady clock the new offset wins, however slow (HAL-35)', () => {
  const before = { offset: 1_000_000, roundTrip: 20 }
  const awake = { offset: 1_600_000, roundTrip: 900 }
  expect(betterOffset(before, awake)).toBe(awake)
})

test.each([
  [3_600_000, '01:00:00'],
  [59_001, '00:01:00'],
  [1, '00:00:01'],
  [0, '00:00:00'],
])('%d ms left are shown as %s (HAL-37)', (ms, text) => expect(formatRemaining(ms)).toBe(text))

test('nothing is left after the deadline (EXM-8, HAL-37)', () => expect(remainingMs(10, 20)).toBe(0))

test('the clock is urgent under five minutes (HAL-37)', () => {
  expect(isUrgent(300_000)).toBe(false)
  expect(isUrgent(299_999)).toBe(true)
})

test('10, 5 and 1 minutes are announced once each, and nothing else (HAL-37)', () => {
  expect(announcementBetween(600_500, 600_000)).toBe(10)
  expect(announcementBetween(600_000, 599_500)).toBeNull()
  expect(announcementBetween(300_001, 299_000)).toBe(5)
  expect(announcementBetween(60_001, 59_000)).toBe(1)
  expect(announcementBetween(900_000, 30_000)).toBe(1)
  expect(announcementBetween(120_500, 120_000)).toBeNull()
})
