import { expect, test } from 'vitest'
import { excerptOf, highlight, matcherOf } from '../../../domain/search/highlight.ts'
import { plainText } from '../../../domain/search/plain-text.ts'
import { normalisedWords } from '../../../domain/search/words.ts'
import { synonyms } from './table.ts'

const words = (text: string, q: string[], loose = false): string[] =>
  highlight(text, matcherOf(q, loose, synonyms)).marks.map(([start, end]) => text.slice(start, end))

test.each([
  ['the word as it is written', 'SSC CGL: Mock Tests', ['mock'], ['Mock']],
  ['its plural', 'SSC CGL: Mock Tests', ['test'], ['Tests']],
  ['Hindi for Hinglish', 'भारत का संविधान', ['samvidhan'], ['संविधान']],
  ['Hinglish for Hindi', 'Samvidhan ki prastavana', ['संविधान'], ['Samvidhan']],
  ['letters for their names', 'एसएससी सीजीएल', ['ssc'], ['एसएससी']],
  ['nothing', 'History', ['gate'], []],
])('highlights %s (SRC-20)', (_what, text, q, hits) => expect(words(text, q)).toEqual(hits))

test('highlights completed words only where completions were searched (SRC-20)', () => {
  expect(words('Mathematics', ['math'], true)).toEqual(['Mathematics'])
  expect(words('Reasoning', ['reas'])).toEqual([])
})

test('leaves markup in a text as text and gives its highlights as offsets (SRC-20, PLT-34)', () => {
  const text = '<b>ssc</b> & <script>alert(1)</script>'
  expect(highlight(text, matcherOf(['ssc'], false, synonyms))).toEqual({ text, marks: [[3, 6]] })
})

const item = {
  title: 'A title',
  summary: 'A summary.',
  body: `${'Other words stand here. '.repeat(20)}The samvidhan at last. ${'And more. '.repeat(40)}`,
}

test('shows the words around a find that is in the body alone (SRC-21)', () => {
  const { text, marks } = excerptOf(item, matcherOf(['samvidhan'], false, synonyms))
  expect(text).toMatch(/^… .*samvidhan.* …$/)
  expect(text.length).toBeLessThan(200)
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['samvidhan'])
})

test('shows the summary where it or the title has the word, and where nothing has (SRC-21)', () => {
  for (const word of ['summary', 'title', 'nowhere'])
    expect(excerptOf(item, matcherOf([word], false, synonyms)).text).toBe(item.summary)
})

test('takes neither Markdown nor maths as words of an excerpt (SRC-21)', () => {
  const markdown = '## Heading\n\n- **bold** [link](https://x.test) and $x^2$\n\n| a | b |\n|---|---|'
  expect(normalisedWords(plainText(markdown))).toEqual(['heading', 'bold', 'link', 'and', 'a', 'b'])
})

test.each([
  ['The **Preamble** (*words*), and $x^2$ (see $y$).', 'The Preamble (words), and (see).'],
  ['**ज़रूरी**: (**भारत**)।', 'ज़रूरी: (भारत)।'],
  ['a snake_case and a _word_, or ____', 'a snake case and a word, or'],
])('leaves no blanks in an excerpt where signs were removed: %s (SRC-21)', (markdown, text) =>
  expect(plainText(markdown)).toBe(text),
)
