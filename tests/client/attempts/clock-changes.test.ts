import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAttemptClock } from '../../../client/features/attempts/controller/attempt-clock.ts'
import { remainingMs } from '../../../domain/attempts/server-clock.ts'

/** Events between two readings of the clock, milliseconds. */
const happening = fc.oneof(
  fc.record({ what: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 300_000 }) }),
  // A sleep: real time passes, but the monotonic clock stops until the device measures again.
  fc.record({ what: fc.constant('sleep' as const), ms: fc.integer({ min: 20_000, max: 1_800_000 }) }),
  fc.record({ what: fc.constant('clock_set' as const), ms: fc.integer({ min: -86_400_000, max: 86_400_000 }) }),
  fc.record({
    what: fc.constant('save' as const),
    up: fc.integer({ min: 1, max: 900 }),
    down: fc.integer({ min: 1, max: 900 }),
  }),
)

/** A device and a server with unrelated clocks. */
const simulate = (up: number, down: number) => {
  const device = { real: 0, steady: 5_000, wall: 1_700_000_000_000 }
  const serverAt0 = 1_800_000_000_000
  const pass = (ms: number) => {
    device.real += ms
    device.steady += ms
  }
  const measure = (upMs: number, downMs: number) => {
    const sentAt = device.steady
    pass(upMs)
    const serverNow = serverAt0 + device.real
    pass(downMs)
    return { serverNow, sentAt, receivedAt: device.steady }
  }
  const first = measure(up, down)
  const deadlineAt = serverAt0 + 3_600_000
  const clock = createAttemptClock(
    { deadlineAt, timing: null },
    first,
    () => undefined,
    () => device.steady,
  )
  return { device, clock, deadlineAt, measure, pass, serverNow: () => serverAt0 + device.real }
}

test('hands no test in early and shows the time right to a second through clock changes, sleep and slow networks (HAL-35, HAL-36)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 900 }),
      fc.array(happening, { maxLength: 25 }),
      (up, down, happenings) => {
        const { device, clock, deadlineAt, measure, pass, serverNow } = simulate(up, down)
        const look = () => {
          const shown = remainingMs(deadlineAt, clock.now())
          expect(Math.abs(shown - remainingMs(deadlineAt, serverNow()))).toBeLessThanOrEqual(1_000)
          const handsIn = shown === 0 && clock.untilSureMs() === 0
          // A submission cannot arrive before it was sent.
          if (handsIn) expect(serverNow()).toBeGreaterThanOrEqual(deadlineAt)
          return handsIn
        }
        for (const step of happenings) {
          if (step.what === 'pass') pass(step.ms)
          if (step.what === 'clock_set') device.wall += step.ms
          if (step.what === 'save') clock.observe(measure(step.up, step.down))
          if (step.what === 'sleep') {
            device.real += step.ms
            clock.observe(measure(up, down))
          }
          look()
        }
        // Up to the instant at which this page takes the time to be over, and past its uncertainty.
        pass(remainingMs(deadlineAt, clock.now()))
        look()
        pass(clock.untilSureMs())
        expect(look(), 'handed in').toBe(true)
      },
    ),
    { numRuns: 10_000 },
  )
})
