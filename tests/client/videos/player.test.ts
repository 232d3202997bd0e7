import { describe, expect, test } from 'vitest'
import { startInAddress } from '../../../client/features/videos/address-at.ts'
import { filtersOf } from '../../../client/features/videos/filters.ts'
import { isFiltered } from '../../../client/ui/list-address.ts'
import { withCursor } from '../../../client/ui/list-address.ts'
import { placeOf } from '../../../client/features/videos/player/device.ts'

describe('the address of a video (VID-2, VID-12)', () => {
  test.each([
    ['?t=83', 83_000],
    ['?t=0', 0],
    ['', null],
    ['?t=', null],
    ['?t=-1', null],
    ['?t=1e9', null],
    ['?t=999999', null],
  ])('starts the video at the time in %j', (search, ms) => {
    expect(startInAddress(new URLSearchParams(search))).toBe(ms)
  })

  test('drops invalid filters and keeps the valid ones in paging', () => {
    const filters = filtersOf(new URLSearchParams('?exam=ssc&subject=&course=crs_x&access=free&cursor=c'))
    expect(filters).toEqual({ exam: 'ssc', course: 'crs_x', access: 'free', cursor: 'c' })
    expect([isFiltered(filters), isFiltered({ sort: 'title' })]).toEqual([true, false])
    expect(withCursor(filters, null)).toBe('?exam=ssc&course=crs_x&access=free')
  })
})

test.each([
  ['{"positionMs":5,"updatedAt":7}', { positionMs: 5, updatedAt: 7 }],
  ['{"positionMs":-5,"updatedAt":7}', null],
  ['{"positionMs":"5"}', null],
  ['nonsense', null],
  [null, null],
])('reads the stored position %j (VID-14)', (stored, place) => {
  expect(placeOf(stored)).toEqual(place)
})
