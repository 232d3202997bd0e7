import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as courses from '../../../drizzle/seed/courses/index.ts'
import * as affairs from '../../../drizzle/seed/current-affairs/index.ts'
import * as jobs from '../../../drizzle/seed/jobs/index.ts'
import * as materials from '../../../drizzle/seed/materials/index.ts'
import * as questions from '../../../drizzle/seed/questions/index.ts'
import * as settings from '../../../drizzle/seed/settings/index.ts'
import * as videos from '../../../drizzle/seed/videos/index.ts'
import { isSlowToParse } from '../../../worker/questions/slow-to-parse.ts'
import { renderRichText } from '../../../worker/questions/rich-text.ts'

/** Ends in a letter, so that the text is no thematic break. */
const textOf = (part: string, length: number): string => `${part.repeat(Math.ceil(length / part.length))}x`

const msOf = async (text: string): Promise<number> => {
  const from = performance.now()
  await renderRichText(text)
  return performance.now() - from
}

/** 30 kB of `*a_` once took 6.5 s; the slowest text that is parsed now takes a tenth of that. */
const boundMs = 3_000

test.each(['*a_', '*a', '**', '~~a', '[a]', '](', '\\*', '&amp;', '`a``', '$a', '> ', '>', '- ', '1. ', '*a_\n'])(
  '30 kB of %j are rendered in bounded time (QST-11)',
  async (part) => expect(await msOf(textOf(part, 30_000))).toBeLessThan(boundMs),
)

test('no repetition of signs takes long or fails (QST-11)', async () => {
  const signs = fc.constantFrom(...'*_~[]()`$\\&<>-+#|!:. \nabc1'.split(''))
  const parts = fc.array(signs, { minLength: 1, maxLength: 6 }).map((found) => found.join(''))
  await fc.assert(
    fc.asyncProperty(parts, async (part) => (await msOf(textOf(part, 12_000))) < boundMs),
    { numRuns: 60, seed: 16 },
  )
})

test('a text that would take long to parse is shown as plain text without markup (QST-10, QST-11)', async () => {
  const html = await renderRichText(`${'*a_'.repeat(2_000)}<b>\n\nsecond`)
  expect(html).toMatch(/^<p>\*a_\*a_.*&#x3C;b><\/p><p>second<\/p>$/)
})

test.each(['---', '* * * * * * * * * * * * * * * * * * * * * * * *', '-'.repeat(200), '| a |\n| - |'])(
  'ordinary Markdown is parsed as Markdown: %j (QST-11)',
  (text) => expect(isSlowToParse(text)).toBe(false),
)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('every text of the demo content is parsed as Markdown (QST-11)', () => {
  const texts = textsIn([courses, affairs, jobs, materials, questions, settings, videos])
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter(isSlowToParse)).toEqual([])
})

test('a picture with its size in the address keeps its place on the page (OFC-30)', async () => {
  const html = await renderRichText('![A graph](/api/files/fil_a/ver_b#640x360)\n\n![Old](/api/files/fil_a/ver_c)')
  expect(html).toContain('<img src="/api/files/fil_a/ver_b#640x360" alt="A graph" width="640" height="360">')
  expect(html).toContain('<img src="/api/files/fil_a/ver_c" alt="Old">')
})

test('a table header without text is a plain cell (QST-10)', async () => {
  const html = await renderRichText('| | Respiration |\n|---|---|\n| When | Always |')
  expect(html.replaceAll(/\s+/g, '')).toContain('<tr><td></td><th>Respiration</th></tr>')
})
