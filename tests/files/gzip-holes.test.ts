import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filled, gzipWithHoles } from '../../worker/pages/gzip-holes.ts'

const encoder = new TextEncoder()

/** A page with holes where a mark stands. */
const withHoles = (page: string, length: number) => {
  const pieces = page.split('#')
  const zeros = '\u0000'.repeat(length)
  const text = encoder.encode(pieces.join(zeros))
  const holes = pieces.slice(1).map((_, index) => encoder.encode(pieces.slice(0, index + 1).join(zeros)).length)
  return { text, holes }
}

const long = Array.from(
  { length: 900 },
  (_, line) => `<link nonce="#" href="/assets/file-${line % 40}.js"> तैयारी ${line}`,
).join('\n')

test.each([
  ['no hole', 'only text'],
  ['one in the middle', 'before # after'],
  ['one at each end', '#middle#'],
  ['two side by side', 'a##b'],
  ['nothing but a hole', '#'],
  ['many in a long page', long],
])('speed.md, anonymous pages: a compressed page is filled without compressing it anew: %s', (_what, page) => {
  const { text, holes } = withHoles(page, 22)
  const gzipped = gzipWithHoles(text, holes, 22)
  for (const filling of ['0123456789abcdefghijkl', 'ZZZZZZZZZZZZZZZZZZZZZZ', 'AAECAwQFBgcICQoLDA0ODw']) {
    expect(gunzipSync(filled(gzipped, encoder.encode(filling))).toString()).toBe(page.replaceAll('#', filling))
  }
})

test('each hole costs a few bytes over the page compressed as a whole, and no more', () => {
  const { text, holes } = withHoles(long, 22)
  const whole = gzipSync(Buffer.from(text)).length
  const held = gzipWithHoles(text, holes, 22).bytes.length
  expect(held - whole).toBeLessThan(45 * holes.length)
})
