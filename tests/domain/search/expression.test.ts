import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetTerms } from '../../../domain/search/facets.ts'
import {
  expressionOf,
  expressionWhileTyping,
  hintedExpressions,
  inTitles,
  phraseOf,
  withFacets,
  wordsOfQuery,
} from '../../../domain/search/expression.ts'
import { synonyms } from './table.ts'

test.each([
  ['words that say nothing are left out', 'what is the constitution of India', ['constitution', 'india']],
  ['in Hindi too', 'भारत का संविधान', ['भारत', 'संविधान']],
  ['unless there is no other', 'हमारे बारे में', ['हमारे', 'बारे']],
  ['a query of nothing else keeps them', 'the of', ['the', 'of']],
  ['each once', 'test test', ['test']],
  ['signs are no words', '%%% --- "', []],
])('takes the words of a query: %s (SRC-1)', (_what, q, words) => expect(wordsOfQuery(q)).toEqual(words))

test('builds an expression of quoted words and its own operators alone, whatever is typed (SRC-27)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (q) => {
      const words = wordsOfQuery(q)
      if (words.length === 0) return
      const hinted = hintedExpressions([...words, 'free', 'course'], 'all', synonyms)
      for (const expression of [
        hinted?.wide ?? '',
        hinted?.ofKind?.anywhere ?? '',
        hinted?.ofKind?.titles.replaceAll('{title title_keys} : ', '') ?? '',
        hinted?.free ?? '',
        expressionOf(words, 'all', synonyms),
        expressionOf(words, 'loose', synonyms),
        expressionOf(words, 'any', synonyms),
        expressionWhileTyping(words, synonyms),
      ])
        expect(expression.replace(/"[^"]*"/g, 'w')).toMatch(/^(w|\(|\)| |\*|AND|OR)+$/)
    }),
  )
})

test('takes typed operators as words (SRC-27)', () => {
  expect(expressionOf(wordsOfQuery('ssc NEAR ("x" NOT y) title:z*'), 'all', synonyms)).toContain('"near"')
})

test('looks for every word in any of its forms, or a synonym of it (SRC-1, SRC-5)', () => {
  expect(expressionOf(['ssc', 'परीक्षा'], 'all', synonyms)).toMatch(/^"ssc" AND \("परीक्षा" OR "priks" OR /)
})

test('completes the last word while one types, by its spelling and by its sound (SRC-25)', () => {
  const expression = expressionWhileTyping(['ssc', 'sam'], synonyms)
  expect(expression).toMatch(/^"ssc" AND \(/)
  expect(expression).toContain('"sam" *')
  // samvidhan is pronounced with an n.
  expect(expression).toContain('"sn" *')
  expect(expressionWhileTyping(['s'], synonyms)).not.toContain('*')
})

test('filters by a facet that no typed text can name (SRC-23, SRC-27)', () => {
  const item = { kind: 'test', exams: ['state-psc'], languages: ['en'], access: 'free' } as const
  const [kind, exam, language, access] = facetTerms(item)
  const filtered = withFacets('"ssc"', { type: 'test', exam: 'state-psc', language: 'en', access: 'free' })
  for (const term of [kind, exam, language, access]) expect(filtered).toContain(`"${term}"`)
  expect(filtered).toMatch(/ AND \("ssc"\)$/)
  expect(wordsOfQuery(`${kind} ${exam}`)).not.toContain(kind)
  expect(withFacets('"ssc"', {})).toBe('"ssc"')
})

test('finds items for every exam under each exam (SRC-23)', () => {
  const [, everyExam] = facetTerms({ kind: 'page', exams: [], languages: ['en'], access: 'free' })
  expect(withFacets('"x"', { exam: 'ssc' })).toContain(`"${everyExam}"`)
})

test('matches a phrase of a title, and titles alone (SRC-12)', () => {
  expect(phraseOf(['mock', 'test'])).toBe('{title} : "mock test"')
  expect(phraseOf(['mock'])).toBeNull()
  expect(inTitles('"a"')).toBe('{title title_keys} : ("a")')
})
