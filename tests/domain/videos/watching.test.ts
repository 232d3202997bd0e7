import { describe, expect, test } from 'vitest'
import { isWatched, isWorthTelling, resumeAt, stepSpeed } from '../../../domain/videos/watching.ts'

const place = (positionMs: number, updatedAt: number) => ({ positionMs, updatedAt })

describe('issue 5 item 2: where a video goes on', () => {
  test.each([
    ['nothing is known', [null, null], 0],
    ['the device was there last', [place(20_000, 2), place(40_000, 1)], 20_000],
    ['another device was there last', [place(20_000, 1), place(40_000, 2)], 40_000],
    ['only the server knows', [null, place(40_000, 2)], 40_000],
    ['it had barely begun', [place(4_999, 2), null], 0],
    ['nine tenths were watched', [place(90_000, 2), place(20_000, 1)], 0],
    ['it lies beyond the end of a preview', [place(150_000, 2), null], 0],
  ])('%s', (_when, places, at) => {
    expect(resumeAt(places, 100_000)).toBe(at)
  })
})

test('issue 5 item 2: nine tenths are watched, and of nothing there is nothing', () => {
  expect([isWatched(89_999, 100_000), isWatched(90_000, 100_000), isWatched(0, 0)]).toEqual([false, true, false])
})

test('issue 5 item 2: the same place is not told twice', () => {
  expect([isWorthTelling(null, 500), isWorthTelling(null, 1_000), isWorthTelling(5_000, 5_999)]).toEqual([
    false,
    true,
    false,
  ])
  expect(isWorthTelling(5_000, 0)).toBe(true)
})

test('issue 5 item 2: speeds go from 0.5 to 2 and no further', () => {
  expect([stepSpeed(1, 1), stepSpeed(1, -1), stepSpeed(2, 1), stepSpeed(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5])
})
