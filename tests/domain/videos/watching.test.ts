import { describe, expect, test } from 'vitest'
import { isWatched, shouldSavePlace, resumeAt, stepSpeed } from '../../../domain/videos/watching.ts'

const place = (positionMs: number, updatedAt: number) => ({ positionMs, updatedAt })

describe('the position to resume (VID-14)', () => {
  test.each([
    ['nothing is known', [null, null], 0],
    ['the device was used last', [place(20_000, 2), place(40_000, 1)], 20_000],
    ['another device was used last', [place(20_000, 1), place(40_000, 2)], 40_000],
    ['only the server knows', [null, place(40_000, 2)], 40_000],
    ['it had barely begun', [place(4_999, 2), null], 0],
    ['nine tenths were watched', [place(90_000, 2), place(20_000, 1)], 0],
    ['the place is beyond the end of a preview', [place(150_000, 2), null], 0],
  ])('is right for: %s', (_when, places, at) => {
    expect(resumeAt(places, 100_000)).toBe(at)
  })
})

test('a video counts as watched from nine tenths, an empty one never (VID-14)', () => {
  expect([isWatched(89_999, 100_000), isWatched(90_000, 100_000), isWatched(0, 0)]).toEqual([false, true, false])
})

test('an unchanged position is not saved again (VID-15)', () => {
  expect([shouldSavePlace(null, 500), shouldSavePlace(null, 1_000), shouldSavePlace(5_000, 5_999)]).toEqual([
    false,
    true,
    false,
  ])
  expect(shouldSavePlace(5_000, 0)).toBe(true)
})

test('speeds go from 0.5 to 2 and no further (VID-13)', () => {
  expect([stepSpeed(1, 1), stepSpeed(1, -1), stepSpeed(2, 1), stepSpeed(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5])
})
