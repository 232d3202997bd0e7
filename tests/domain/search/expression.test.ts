import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetTerms } from '../../../domain/search/facets.ts'
import {
  expressionOf,
  expressionWhileTyping,
  hintedOf,
  inTitles,
  phraseOf,
  withFacets,
  wordsOfQuery,
} from '../../../domain/search/expression.ts'

test.each([
  ['words that say nothing are left out', 'what is the constitution of India', ['constitution', 'india']],
  ['in Hindi too', 'भारत का संविधान', ['भारत', 'संविधान']],
  ['unless there is no other', 'हमारे बारे में', ['हमारे', 'बारे']],
  ['a query of nothing else keeps them', 'the of', ['the', 'of']],
  ['each once', 'test test', ['test']],
  ['signs are no words', '%%% --- "', []],
])('issue 5 item 5, the words of a query: %s', (_what, q, words) => expect(wordsOfQuery(q)).toEqual(words))

test('trust.md, abuse: whatever is typed, an expression holds quoted words and its own operators alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (q) => {
      const words = wordsOfQuery(q)
      if (words.length === 0) return
      const hinted = hintedOf([...words, 'free', 'course'], 'all')
      for (const expression of [
        hinted?.wide ?? '',
        hinted?.ofKind?.anywhere ?? '',
        hinted?.ofKind?.titles.replaceAll('{title title_keys} : ', '') ?? '',
        hinted?.free ?? '',
        expressionOf(words, 'all'),
        expressionOf(words, 'loose'),
        expressionOf(words, 'any'),
        expressionWhileTyping(words),
      ])
        expect(expression.replace(/"[^"]*"/g, 'w')).toMatch(/^(w|\(|\)| |\*|AND|OR)+$/)
    }),
  )
})

test('trust.md, abuse: operators that are typed are words', () => {
  expect(expressionOf(wordsOfQuery('ssc NEAR ("x" NOT y) title:z*'), 'all')).toContain('"near"')
})

test('issue 5 item 5: every word in any of its forms, or another word for it', () => {
  expect(expressionOf(['ssc', 'परीक्षा'], 'all')).toMatch(/^"ssc" AND \("परीक्षा" OR "priks" OR /)
})

test('issue 5 item 5, prefixes while typing: the last word may go on, in its spelling and by its sound', () => {
  const expression = expressionWhileTyping(['ssc', 'sam'])
  expect(expression).toMatch(/^"ssc" AND \(/)
  expect(expression).toContain('"sam" *')
  // samvidhan is said with an n.
  expect(expression).toContain('"sn" *')
  expect(expressionWhileTyping(['s'])).not.toContain('*')
})

test('a filter asks for a facet, which no typed text can be', () => {
  const item = { kind: 'test', exams: ['state-psc'], languages: ['en'], access: 'free' } as const
  const [kind, exam, language, access] = facetTerms(item)
  const filtered = withFacets('"ssc"', { type: 'test', exam: 'state-psc', language: 'en', access: 'free' })
  for (const term of [kind, exam, language, access]) expect(filtered).toContain(`"${term}"`)
  expect(filtered).toMatch(/ AND \("ssc"\)$/)
  expect(wordsOfQuery(`${kind} ${exam}`)).not.toContain(kind)
  expect(withFacets('"ssc"', {})).toBe('"ssc"')
})

test('items for every exam are found under each', () => {
  const [, everyExam] = facetTerms({ kind: 'page', exams: [], languages: ['en'], access: 'free' })
  expect(withFacets('"x"', { exam: 'ssc' })).toContain(`"${everyExam}"`)
})

test('a phrase of a title, and titles alone', () => {
  expect(phraseOf(['mock', 'test'])).toBe('{title} : "mock test"')
  expect(phraseOf(['mock'])).toBeNull()
  expect(inTitles('"a"')).toBe('{title title_keys} : ("a")')
})
