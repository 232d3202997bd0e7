import { expect, test } from 'vitest'
import { accessTerm, facetTerms, kindTerms } from '../../../domain/search/facets.ts'
import { expressionOf, hintedExpressions, wordsOfQuery } from '../../../domain/search/expression.ts'
import { hintsOf } from '../../../domain/search/hints.ts'
import { synonyms } from './table.ts'

const hints = (q: string) => hintsOf(wordsOfQuery(q), synonyms)

test.each([
  ['a kind in English', 'reasoning course', ['course'], ['reasoning']],
  ['a plural', 'english courses', ['course'], ['english']],
  ['a kind in Hindi', 'संविधान का कोर्स', ['course'], ['संविधान']],
  ['a plural of Hindi', 'रेलवे की नौकरियाँ', ['job'], ['रेलवे']],
  ['a kind in Latin letters', 'polity ki kitab', ['material'], ['polity']],
  ['a name of two words', 'ssc test series', ['series'], ['ssc']],
  ['two words in Devanagari', 'एसएससी टेस्ट सीरीज़', ['series'], ['एसएससी']],
  ['a name of two kinds', 'neet mock', ['test', 'series'], ['neet']],
  ['two kinds', 'current affairs quiz', ['current_affairs', 'test'], []],
  ['none', 'laws of motion', [], ['laws', 'motion']],
  ['a phrase that means something else', 'class 10 result', [], ['class', '10', 'result']],
  ['a word that is also a topic', 'number series', [], ['number', 'series']],
])('recognises the kind that a query names: %s (SRC-11)', (_what, q, kinds, subject) => {
  expect(hints(q)).toEqual({ kinds, isFree: false, subject })
})

test.each(['free course', 'muft course', 'मुफ़्त कोर्स', 'मुफ्त कोर्स', 'निःशुल्क कोर्स', 'nishulk courses', 'फ्री कोर्स'])(
  'recognises a query for free items: %s (SRC-11)',
  (q) => expect(hints(q)).toEqual({ kinds: ['course'], isFree: true, subject: [] }),
)

test('narrows no search by a hint: the subject alone decides what is found (SRC-11)', () => {
  const words = wordsOfQuery('reasoning course')
  const hinted = hintedExpressions(words, 'all', synonyms)
  expect(hinted?.wide).toBe(`(${expressionOf(['reasoning'], 'all', synonyms)})`)
  for (const term of kindTerms(['course'])) expect(hinted?.ofKind?.anywhere).toContain(`"${term}"`)
  expect(hinted?.free).toBeNull()
  expect(hintedExpressions(wordsOfQuery('laws of motion'), 'all', synonyms)).toBeNull()
})

test('finds the words of a query of hints alone, and everything of that kind (SRC-11)', () => {
  const hinted = hintedExpressions(['free', 'course'], 'all', synonyms)
  expect(hinted?.wide).toContain(expressionOf(['free', 'course'], 'all', synonyms))
  expect(hinted?.wide).toContain(kindTerms(['course'])[0])
  expect(hinted?.free).toContain(accessTerm('free'))
})

test('finds a list page by the name of its kind and does not count it as an item (SRC-13)', () => {
  const page = { kind: 'page', exams: [], languages: ['en'], access: 'free', lists: ['course'] } as const
  const [kind, list] = kindTerms(['course'])
  expect(facetTerms(page)).toContain(list)
  expect(facetTerms(page)).not.toContain(kind)
})
