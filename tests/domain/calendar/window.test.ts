import { expect, test } from 'vitest'
import { testEvent } from '../../../domain/catalogue/calendar.ts'
import { withinWindow } from '../../../domain/calendar/window.ts'

const now = Date.parse('2026-06-01T06:00:00Z')
const dayMs = 86_400_000

const event = (days: number, parts: Partial<Parameters<typeof testEvent>[0]> = {}) =>
  testEvent(
    {
      id: `tst_${days}`,
      title: { en: 'Mock', hi: 'मॉक' },
      opensAt: now + days * dayMs,
      closesAt: now + days * dayMs + 3_600_000,
      isPaused: false,
      isOff: false,
      updatedAt: now,
      ...parts,
    },
    'https://taiyari.test/test/x',
    'en',
  )

test('a calendar reaches from a month ago to a year ahead, in the order of time (NTF-19)', () => {
  const events = [event(367), event(20), event(-40), event(-20), event(360)]
  expect(withinWindow(events, now).map(({ id }) => id)).toEqual(['tst_-20-window', 'tst_20-window', 'tst_360-window'])
})

test('a calendar holds 500 entries at most, the nearest ones (NTF-19)', () => {
  const events = Array.from({ length: 700 }, (_, minute) => event(1 + minute / 1440))
  const shown = withinWindow(events, now)
  expect(shown).toHaveLength(500)
  expect(shown[0]?.at).toBe(now + dayMs)
})

test('a test that moves keeps its id and has a higher sequence; one taken off is cancelled (NTF-19)', () => {
  const [before, after] = [event(3), event(3, { opensAt: now + 4 * dayMs, updatedAt: now + 60_000 })]
  expect(after.id).toBe(before.id)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect([before, event(3, { isPaused: true }), event(3, { isOff: true })].map(({ status }) => status)).toEqual([
    'CONFIRMED',
    'TENTATIVE',
    'CANCELLED',
  ])
})
