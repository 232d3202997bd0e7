import { afterEach, expect, test, vi } from 'vitest'
import { filtersOf } from '../../../client/features/materials/filters.ts'
import { isFiltered } from '../../../client/ui/list-address.ts'
import { withCursor } from '../../../client/ui/list-address.ts'
import { readRange } from '../../../client/features/materials/reader/file-ranges.ts'
import { placeOf } from '../../../client/features/materials/reader/place.ts'
import { clampZoom, pixelRatio, stepZoom } from '../../../client/features/materials/reader/zoom.ts'
import { latestPlace } from '../../../domain/materials/reading.ts'
import { fileSize } from '../../../client/i18n/file-size.ts'

afterEach(() => vi.unstubAllGlobals())

const place = { page: null, chapter: null, share: null, updatedAt: 0 }

test.each([
  [null, null],
  ['{"page":7}', { ...place, page: 7 }],
  ['{"chapter":"courts","share":0.5,"updatedAt":9}', { ...place, chapter: 'courts', share: 0.5, updatedAt: 9 }],
  ['{"page":0}', null],
  ['{"page":"3"}', null],
  ['not JSON', null],
])('reads the stored position %s as %o (MAT-21)', (stored, expected) => {
  expect(placeOf(stored)).toEqual(expected)
})

test('resumes at the newer of the places of the device and the server (MAT-38)', () => {
  const older = { ...place, page: 2, updatedAt: 1 }
  const newer = { ...place, page: 5, updatedAt: 2 }
  expect(latestPlace([older, newer])).toBe(newer)
  expect(latestPlace([null, older])).toBe(older)
  expect(latestPlace([null, null])).toBeNull()
})

test('zooms by steps, stops at both ends and returns to a step after a pinch (MAT-22)', () => {
  expect([
    stepZoom(1, 1),
    stepZoom(1, -1),
    stepZoom(3, 1),
    stepZoom(0.5, -1),
    stepZoom(1.1, 1),
    stepZoom(1.1, -1),
  ]).toEqual([1.25, 0.75, 3, 0.5, 1.25, 1])
  expect([clampZoom(9), clampZoom(0.1), clampZoom(1.1)]).toEqual([3, 0.5, 1.1])
})

test('draws a page with the density of the screen, and with less above the memory limit of phones (MAT-28)', () => {
  expect(pixelRatio(300, 400, 2)).toBe(2)
  const ratio = pixelRatio(2_000, 3_000, 3)
  expect(2_000 * ratio * 3_000 * ratio).toBeLessThanOrEqual(6_000_001)
})

test('reads list filters from the address, drops unknown ones and keeps them in paging (MAT-2, MAT-3)', () => {
  const filters = filtersOf(new URLSearchParams('subject=polity&kind=video&language=hi&q=%20rights%20&exam='))
  expect(filters).toEqual({ subject: 'polity', language: 'hi', q: 'rights' })
  expect(isFiltered(filters)).toBe(true)
  expect(isFiltered({ sort: 'title', cursor: 'x' })).toBe(false)
  expect(withCursor(filters, 'abc')).toBe('?subject=polity&language=hi&q=rights&cursor=abc')
})

test.each([
  [400, '1 kB'],
  [203_903, '204 kB'],
  [1_250_000, '1.3 MB'],
])('shows %i bytes as %s (MAT-4)', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

const reading = () => {
  const events: unknown[] = []
  const answers: (Response | Error)[] = []
  const ranges: string[] = []
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: { range: string } }) => {
    ranges.push(headers.range)
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('offline')
  })
  const options = {
    url: '/file',
    onConnection: (isThere: boolean) => events.push(isThere ? 'back' : 'lost'),
    onFailure: (failure: string) => events.push(failure),
    signal: new AbortController().signal,
    retryMs: 1,
  }
  return { events, answers, ranges, options }
}

const part = (length: number) => new Response(new Uint8Array(length), { status: 206 })

test('waits while there is no connection and continues when it is back (MAT-25)', async () => {
  const { events, answers, ranges, options } = reading()
  answers.push(new TypeError('offline'), new TypeError('offline'), part(10))
  expect(await readRange(options, 20, 30)).toHaveLength(10)
  expect(ranges).toEqual(['bytes=20-29', 'bytes=20-29', 'bytes=20-29'])
  expect(events).toEqual(['lost', 'lost', 'back'])
})

test('reports a removed file at once, a failing server after five tries (MAT-26)', async () => {
  const removed = reading()
  removed.answers.push(new Response(null, { status: 404 }))
  expect(await readRange(removed.options, 0, 10)).toBeNull()
  expect(removed.events).toEqual(['renewed'])
  const failing = reading()
  failing.answers.push(...Array.from({ length: 5 }, () => new Response(null, { status: 503 })))
  expect(await readRange(failing.options, 0, 10)).toBeNull()
  expect([failing.ranges.length, failing.events]).toEqual([5, ['failed']])
})
