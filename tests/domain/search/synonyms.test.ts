import { expect, test } from 'vitest'
import { expressionOf, wordsOfQuery } from '../../../domain/search/expression.ts'
import { matcherOf } from '../../../domain/search/highlight.ts'
import { synonymsOf, unitsOf } from '../../../domain/search/synonyms.ts'
import { keyOf } from '../../../domain/search/words.ts'

const words = (text: string): string[] => wordsOfQuery(text)
/** True when the table has the other word; a single word may be stored as its key. */
const isSynonym = (one: string, other: string): boolean =>
  synonymsOf(words(one)).some((phrase) => [words(other), words(other).map(keyOf)].map(String).includes(String(phrase)))

test.each([
  ['a plural', 'jobs', 'job'],
  ['a plural of Hindi', 'नौकरियाँ', 'job'],
  ['a plural of Hinglish', 'naukriyan', 'job'],
  ['a plural in ies', 'vacancies', 'job'],
  ['a short form', 'govt', 'government'],
  ['a slip that is a habit', 'vedio', 'lecture'],
  ['English in Devanagari', 'टीचर', 'teacher'],
  ['a phrase for a phrase', 'एडमिट कार्ड', 'admit card'],
  ['each spelling of a phrase', 'एडमिट कार्ड', 'admit cards'],
  ['a phrase of Hindi', 'hall tickets', 'प्रवेश पत्र'],
  ['a phrase of Hinglish', 'pravesh patra', 'admit card'],
  ['a phrase for a word', 'matric', 'class 10'],
  ['a word for a phrase', '10th', 'matric'],
])('knows synonyms: %s: %s, %s (SRC-5)', (_what, typed, other) => expect(isSynonym(typed, other)).toBe(true))

test('keeps a short word apart from other words of the same key (SRC-5)', () => {
  expect(synonymsOf(['sen'])).toEqual([])
  expect(synonymsOf(words('रील'))).toEqual([])
})

test('takes words that mean one thing together as one unit (SRC-5)', () => {
  expect(unitsOf(['ssc', 'admit', 'cards', '2026'])).toEqual([['ssc'], ['admit', 'cards'], ['2026']])
  expect(unitsOf(['admit'])).toEqual([['admit']])
  expect(expressionOf(['ssc', 'admit', 'card'], 'all')).toMatch(/^"ssc" AND \(\("admit"[^)]*AND [^)]*"card"/)
})

test('highlights what a synonym found (SRC-20)', () => {
  const isHit = matcherOf(words('naukriyan'), false)
  expect(['नौकरी', 'नौकरियाँ', 'vacancies', 'job', 'test'].map((word) => isHit(words(word)[0] ?? ''))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
