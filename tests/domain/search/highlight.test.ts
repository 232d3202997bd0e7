import { expect, test } from 'vitest'
import { excerptOf, marked, matcherOf } from '../../../domain/search/highlight.ts'
import { plainText } from '../../../domain/search/plain-text.ts'
import { plainWords } from '../../../domain/search/words.ts'

const words = (text: string, q: string[], loose = false): string[] =>
  marked(text, matcherOf(q, loose)).marks.map(([start, end]) => text.slice(start, end))

test.each([
  ['the word as it is written', 'SSC CGL: Mock Tests', ['mock'], ['Mock']],
  ['its plural', 'SSC CGL: Mock Tests', ['test'], ['Tests']],
  ['Hindi for Hinglish', 'भारत का संविधान', ['samvidhan'], ['संविधान']],
  ['Hinglish for Hindi', 'Samvidhan ki prastavana', ['संविधान'], ['Samvidhan']],
  ['letters for their names', 'एसएससी सीजीएल', ['ssc'], ['एसएससी']],
  ['nothing', 'History', ['gate'], []],
])('issue 5 item 5, highlights: %s', (_what, text, q, hits) => expect(words(text, q)).toEqual(hits))

test('words that go on stand out where they were looked for', () => {
  expect(words('Mathematics', ['math'], true)).toEqual(['Mathematics'])
  expect(words('Reasoning', ['reas'])).toEqual([])
})

test('trust.md, abuse: markup in a text stays text, and its marks are offsets', () => {
  const text = '<b>ssc</b> & <script>alert(1)</script>'
  expect(marked(text, matcherOf(['ssc'], false))).toEqual({ text, marks: [[3, 6]] })
})

const item = {
  title: 'A title',
  summary: 'A summary.',
  body: `${'Other words stand here. '.repeat(20)}The samvidhan at last. ${'And more. '.repeat(40)}`,
}

test('issue 5 item 5: an excerpt shows the words around what was found in a body alone', () => {
  const { text, marks } = excerptOf(item, matcherOf(['samvidhan'], false))
  expect(text).toMatch(/^… .*samvidhan.* …$/)
  expect(text.length).toBeLessThan(200)
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['samvidhan'])
})

test('the summary is shown where it or the title has the word, and where nothing has', () => {
  for (const word of ['summary', 'title', 'nowhere'])
    expect(excerptOf(item, matcherOf([word], false)).text).toBe(item.summary)
})

test('Markdown and maths are no words of an excerpt', () => {
  const markdown = '## Heading\n\n- **bold** [link](https://x.test) and $x^2$\n\n| a | b |\n|---|---|'
  expect(plainWords(plainText(markdown))).toEqual(['heading', 'bold', 'link', 'and', 'a', 'b'])
})

test.each([
  ['The **Preamble** (*words*), and $x^2$ (see $y$).', 'The Preamble (words), and (see).'],
  ['**ज़रूरी**: (**भारत**)।', 'ज़रूरी: (भारत)।'],
  ['a snake_case and a _word_, or ____', 'a snake case and a word, or'],
])('an excerpt has no blanks where signs stood: %s', (markdown, text) => expect(plainText(markdown)).toBe(text))
