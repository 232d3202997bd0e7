import { expect, test } from 'vitest'
import { seedMaterials } from '../../../drizzle/seed/materials/index.ts'
import { both } from '../../../drizzle/seed/materials/shapes.ts'
import { materialKinds } from '../../../domain/materials/kinds.ts'

test('a text is written once for both languages (MAT-30)', () => {
  expect(both('a «good¦अच्छा» $x$\n\n$$x=1$$')).toEqual({
    en: 'a good $x$\n\n$$\nx=1\n$$',
    hi: 'a अच्छा $x$\n\n$$\nx=1\n$$',
  })
})

test('the demo has forty materials, at least sixteen with real PDFs, at least two sold (MAT-29)', () => {
  expect(seedMaterials).toHaveLength(40)
  expect(new Set(seedMaterials.map(({ slug }) => slug)).size).toBe(40)
  expect(seedMaterials.filter(({ paper }) => paper).length).toBeGreaterThanOrEqual(16)
  expect(seedMaterials.filter(({ access = 'free' }) => access !== 'free').length).toBeGreaterThanOrEqual(2)
})

test('the demo has every kind except previous papers, whose rights are not ours (MAT-29)', () => {
  const kinds = new Set(seedMaterials.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(materialKinds.filter((kind) => kind !== 'previous_paper')))
})

test('a practice paper answers and fully solves each question in both languages (MAT-30)', () => {
  const papers = seedMaterials.filter(({ kind }) => kind === 'practice_paper')
  expect(papers).not.toEqual([])
  for (const { slug, paper } of papers)
    for (const [text, heading] of [
      [paper?.en, '## Full solutions'],
      [paper?.hi, '## पूरे हल'],
    ] as const) {
      const [questions = '', solved = ''] = (text ?? '').split(heading)
      const numbered = (part: string) => part.match(/^\d+\. .+$/gm) ?? []
      expect([slug, numbered(solved).length]).toEqual([slug, numbered(questions).length])
      const answers = [...questions.matchAll(/^\| ([a-d](?: \| [a-d])*) \|$/gm)].flatMap(([, row = '']) =>
        row.split(' | '),
      )
      expect(numbered(solved).map((line) => /\*\*\(([a-d])\)\*\*/.exec(line)?.[1])).toEqual(answers)
      for (const line of numbered(solved)) expect(line.length, line).toBeGreaterThan(75)
    }
})

test('notes that promise a solved question in each part have it, and the number of words that they state (MAT-30)', () => {
  const laws = seedMaterials.find(({ slug }) => slug === 'laws-of-motion-notes')
  for (const { id, text } of laws?.chapters ?? []) {
    expect([id, text.en]).toEqual([id, expect.stringMatching(/\*\*Question\.\*\*[\s\S]+\*\*Solution\.\*\*/)])
    expect([id, text.hi]).toEqual([id, expect.stringMatching(/\*\*प्रश्न।\*\*[\s\S]+\*\*हल।\*\*/)])
  }
  const roots = seedMaterials.find(({ slug }) => slug === 'vocabulary-from-roots')
  const rows = roots?.chapters?.[0]?.text.en.split('\n').filter((line) => /^\| [a-z]/.test(line)) ?? []
  expect(rows.map((row) => row.split('|').at(-2)?.split(',').length)).toEqual(Array.from({ length: 20 }, () => 3))
})

test('a sold material belongs to a series and has a preview (MAT-29)', () => {
  for (const { slug, access = 'free', seriesId, preview = 0 } of seedMaterials)
    if (access !== 'free') expect([slug, seriesId !== undefined, preview > 0]).toEqual([slug, true, true])
})

test('texts contain no leftover language markers, and formulas are equal in both languages (MAT-30)', () => {
  const formulas = (text: string) =>
    (text.match(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g) ?? []).filter((formula) => !formula.includes('\\text'))
  for (const { slug, paper, chapters = [] } of seedMaterials) {
    for (const { en, hi } of [...(paper ? [paper] : []), ...chapters.map(({ text }) => text)]) {
      expect([slug, /[«»¦]/.test(en + hi)]).toEqual([slug, false])
      if (hi) expect([slug, formulas(hi).toSorted()]).toEqual([slug, formulas(en).toSorted()])
    }
  }
})
