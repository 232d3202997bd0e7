import { afterEach, expect, test, vi } from 'vitest'
import { filtersOf } from '../../../client/features/materials/filters.ts'
import { isFiltered } from '../../../client/ui/list-address.ts'
import { withCursor } from '../../../client/ui/list-address.ts'
import { readRange } from '../../../client/features/materials/reader/file-ranges.ts'
import { placeOf } from '../../../client/features/materials/reader/place.ts'
import { clampZoom, pixelRatio, stepZoom } from '../../../client/features/materials/reader/zoom.ts'
import { fileSize } from '../../../client/i18n/file-size.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, {}],
  ['{"page":7}', { page: 7 }],
  ['{"chapter":"courts"}', { chapter: 'courts' }],
  ['{"page":0}', {}],
  ['{"page":"3"}', {}],
  ['not JSON', {}],
])('issue 5 item 1: the place that a device kept, %s, is read as %o', (kept, place) => {
  expect(placeOf(kept)).toEqual(place)
})

test('issue 5 item 1: zoom goes by steps, ends at its ends, and comes back to a step from a pinch', () => {
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

test('a canvas has the density of the screen, and less where it would be too large for a phone', () => {
  expect(pixelRatio(300, 400, 2)).toBe(2)
  const ratio = pixelRatio(2_000, 3_000, 3)
  expect(2_000 * ratio * 3_000 * ratio).toBeLessThanOrEqual(6_000_001)
})

test('issue 5 item 1: filters come from the address, unknown ones are left out, and paging keeps them', () => {
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
])('sizes are shown: %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

const reading = () => {
  const told: unknown[] = []
  const answers: (Response | Error)[] = []
  const asked: string[] = []
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: { range: string } }) => {
    asked.push(headers.range)
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new TypeError('offline')
  })
  const options = {
    url: '/file',
    onConnection: (isThere: boolean) => told.push(isThere ? 'back' : 'lost'),
    onTrouble: (trouble: string) => told.push(trouble),
    signal: new AbortController().signal,
    retryMs: 1,
  }
  return { told, answers, asked, options }
}

const part = (length: number) => new Response(new Uint8Array(length), { status: 206 })

test('issue 5 item 1: without a connection the reader waits and reads on when it is back', async () => {
  const { told, answers, asked, options } = reading()
  answers.push(new TypeError('offline'), new TypeError('offline'), part(10))
  expect(await readRange(options, 20, 30)).toHaveLength(10)
  expect(asked).toEqual(['bytes=20-29', 'bytes=20-29', 'bytes=20-29'])
  expect(told).toEqual(['lost', 'lost', 'back'])
})

test('issue 5 item 1: a file that is gone is told at once, a server that fails after five tries', async () => {
  const gone = reading()
  gone.answers.push(new Response(null, { status: 404 }))
  expect(await readRange(gone.options, 0, 10)).toBeNull()
  expect(gone.told).toEqual(['renewed'])
  const failing = reading()
  failing.answers.push(...Array.from({ length: 5 }, () => new Response(null, { status: 503 })))
  expect(await readRange(failing.options, 0, 10)).toBeNull()
  expect([failing.asked.length, failing.told]).toEqual([5, ['failed']])
})
