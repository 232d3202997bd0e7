import { expect, test } from 'vitest'
import { createServerClock } from '../../../client/features/attempts/controller/server-clock.ts'
import { createStopwatch } from '../../../client/features/attempts/exam/stopwatch.ts'

test("shows the same time whatever happens to the device's clock (HAL-35)", () => {
  let steady = 100
  const clock = createServerClock(() => steady)
  clock.observe({ serverNow: 1_000_000, sentAt: 90, receivedAt: 110 })
  expect(clock.now()).toBe(1_000_000)
  const realNow = Date.now
  Date.now = () => 0
  steady += 5_000
  expect(clock.now()).toBe(1_005_000)
  Date.now = realNow
})

test('adds up the time spent on each question over all visits (HAL-66)', () => {
  let steady = 0
  const watch = createStopwatch({ q2: 500 }, 'q1', () => steady)
  steady = 1_000
  watch.switchTo('q2')
  steady = 1_300
  expect([watch.spent('q1'), watch.spent('q2')]).toEqual([1_000, 800])
  watch.switchTo('q1')
  steady = 2_000
  expect([watch.spent('q1'), watch.spent('q2')]).toEqual([1_700, 800])
})
