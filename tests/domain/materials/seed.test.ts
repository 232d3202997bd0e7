import { expect, test } from 'vitest'
import { seedMaterials } from '../../../drizzle/seed/materials/index.ts'
import { both } from '../../../drizzle/seed/materials/shapes.ts'
import { materialKinds } from '../../../domain/materials/kinds.ts'

test('a text is written once for both languages', () => {
  expect(both('a «good¦अच्छा» $x$\n\n$$x=1$$')).toEqual({
    en: 'a good $x$\n\n$$\nx=1\n$$',
    hi: 'a अच्छा $x$\n\n$$\nx=1\n$$',
  })
})

test('issue 5 item 8: thirty materials of every kind, at least sixteen with real PDFs, at least two for buyers', () => {
  expect(seedMaterials).toHaveLength(30)
  expect(new Set(seedMaterials.map(({ slug }) => slug)).size).toBe(30)
  expect(new Set(seedMaterials.map(({ kind }) => kind))).toEqual(new Set(materialKinds))
  expect(seedMaterials.filter(({ paper }) => paper).length).toBeGreaterThanOrEqual(16)
  expect(seedMaterials.filter(({ access = 'free' }) => access !== 'free').length).toBeGreaterThanOrEqual(2)
})

test('what is sold belongs to a series and shows a part before', () => {
  for (const { slug, access = 'free', seriesId, preview = 0 } of seedMaterials)
    if (access !== 'free') expect([slug, seriesId !== undefined, preview > 0]).toEqual([slug, true, true])
})

test('no sign of the two languages is left in a text, and formulas are the same in both', () => {
  const formulas = (text: string) =>
    (text.match(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g) ?? []).filter((formula) => !formula.includes('\\text'))
  for (const { slug, paper, chapters = [] } of seedMaterials) {
    for (const { en, hi } of [...(paper ? [paper] : []), ...chapters.map(({ text }) => text)]) {
      expect([slug, /[«»¦]/.test(en + hi)]).toEqual([slug, false])
      if (hi) expect([slug, formulas(hi).toSorted()]).toEqual([slug, formulas(en).toSorted()])
    }
  }
})
