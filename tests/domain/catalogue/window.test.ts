import { describe, expect, test } from 'vitest'
import { lateJoinEndsAt } from '../../../domain/attempts/lobby.ts'
import { extraMsOf, scheduleOf, type Clock, type Pause } from '../../../domain/attempts/schedule.ts'
import { defaultDrainMs } from '../../../domain/attempts/timing.ts'
import { closeBeforePauses, lastDeadline, releasedFrom, testStateAt } from '../../../domain/catalogue/window.ts'
import { seeded } from '../../support/random.ts'

const minute = 60_000
const opensAt = 1_000 * minute

describe('window and release of a test (CAT-4, RES-26, RES-27)', () => {
  test.each([
    ['before it opens', { opensAt: 100, closesAt: 200 }, 99, 'scheduled'],
    ['as it opens', { opensAt: 100, closesAt: 200 }, 100, 'live'],
    ['one millisecond before it closes', { opensAt: 100, closesAt: 200 }, 199, 'live'],
    ['as it closes', { opensAt: 100, closesAt: 200 }, 200, 'closed'],
    ['without a window', { opensAt: null, closesAt: null }, 5, 'live'],
    ['with an open end', { opensAt: 100, closesAt: null }, 9e15, 'live'],
    ['with an open beginning', { opensAt: null, closesAt: 200 }, 0, 'live'],
  ])('gives the state of a test %s', (_when, window, now, state) => {
    expect(testStateAt(window, now)).toBe(state)
  })

  test('score and solutions open at once, after the window closes, or at a time', () => {
    expect(releasedFrom({ rule: 'at_once' }, { closesAt: null })).toBeNull()
    expect(releasedFrom({ rule: 'after_close' }, { closesAt: 200 })).toBe(120_201)
    expect(releasedFrom({ rule: 'after_close' }, { closesAt: null })).toBeNull()
    expect(releasedFrom({ rule: 'at', at: 500_000 }, { closesAt: 200 })).toBe(500_000)
    // An attempt that was offline may still hand in answers until then.
    expect(releasedFrom({ rule: 'at', at: 300 }, { closesAt: 200 })).toBe(120_201)
    expect(releasedFrom({ rule: 'at_once' }, { closesAt: 200 })).toBe(120_201)
  })
})

describe("the end of a test's window (CAT-5, RES-27)", () => {
  const windowed = { opensAt, closesAt: opensAt + 60 * minute, commonStart: false, durationMs: 30 * minute, extraMs: 0 }

  test.each([
    ['as it was set', windowed, [], windowed.closesAt],
    ['by the longest extra time', { ...windowed, extraMs: 20 * minute }, [], windowed.closesAt + 20 * minute],
    [
      // The window has moved by a pause that has ended.
      'by a pause that is over, once',
      { ...windowed, closesAt: windowed.closesAt + 5 * minute },
      [{ from: opensAt + minute, to: opensAt + 6 * minute }],
      windowed.closesAt + 5 * minute,
    ],
    ['by an open pause as if it ended now', windowed, [{ from: opensAt, to: null }], windowed.closesAt + 7 * minute],
    ['never, without an end', { ...windowed, closesAt: null }, [], null],
    [
      'by the paper’s own time at a common start without an end',
      { ...windowed, closesAt: null, commonStart: true },
      [],
      opensAt + 30 * minute,
    ],
  ])('the last attempt ends %s', (_how, test_, pauses, ends) => {
    expect(lastDeadline({ ...test_, pauses }, opensAt + 7 * minute)).toBe(ends)
  })

  test('results never open while the test is paused', () => {
    const pauses: Pause[] = [{ from: windowed.closesAt - 1, to: null }]
    for (const hours of [0, 1, 24, 240]) {
      const now = windowed.closesAt + hours * 60 * minute
      const from = releasedFrom({ rule: 'after_close' }, { closesAt: lastDeadline({ ...windowed, pauses }, now) })
      expect(from).toBeGreaterThan(now)
    }
  })
})

test('whatever extra time, pauses, common start and late begin come together, no attempt accepts answers once results are open (RES-27)', () => {
  const random = seeded(20)
  const whole = (most: number) => Math.floor(random() * most)
  for (let round = 0; round < 5_000; round += 1) {
    const durationMs = (1 + whole(90)) * minute
    const commonStart = random() < 0.5
    const asSet = commonStart && random() < 0.3 ? null : opensAt + whole(180) * minute
    const pauses: Pause[] = []
    for (let at = opensAt; pauses.length < whole(4);) {
      const from = at + whole(40) * minute
      at = from + (1 + whole(30)) * minute
      pauses.push({ from, to: at })
    }
    const extra = random() < 0.5 ? { perHourMinutes: whole(60) } : { minutes: whole(40) }
    const begunAt = commonStart ? opensAt : opensAt + whole(200) * minute
    const clock: Clock = { begunAt, durationMs, sections: null, extra, closesAt: asSet, leaves: {}, pauses }
    if (asSet === null && !commonStart) continue
    const moved = pauses.reduce((sum, { from, to }) => sum + ((to ?? from) - from), 0)
    const closesAt = asSet === null ? null : asSet + moved
    expect(closeBeforePauses(closesAt, pauses)).toBe(asSet)
    const now = opensAt + whole(400) * minute
    const sat = { opensAt, closesAt, commonStart, durationMs, extraMs: extraMsOf(clock), pauses }
    const released = releasedFrom({ rule: 'after_close' }, { closesAt: lastDeadline(sat, now) })
    const { deadlineAt } = scheduleOf(clock, now)
    expect(released).toBeGreaterThanOrEqual(deadlineAt + defaultDrainMs)
  }
})

test('late joining ends the given minutes after the start, and with the window (CAT-6)', () => {
  const closesAt = opensAt + 30 * minute
  expect(lateJoinEndsAt({ opensAt, closesAt }, 10)).toBe(opensAt + 10 * minute)
  expect(lateJoinEndsAt({ opensAt, closesAt }, 90)).toBe(closesAt)
  expect(lateJoinEndsAt({ opensAt, closesAt }, null)).toBe(closesAt)
  expect(lateJoinEndsAt({ opensAt, closesAt: null }, null)).toBe(Infinity)
})
