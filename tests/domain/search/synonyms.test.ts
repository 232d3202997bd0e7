import { expect, test } from 'vitest'
import { expressionOf, wordsOfQuery } from '../../../domain/search/expression.ts'
import { matcherOf } from '../../../domain/search/highlight.ts'
import { keyOf } from '../../../domain/search/words.ts'
import { initialSynonyms } from '../../../domain/search/synonym-groups.ts'
import { synonymFaults } from '../../../domain/search/synonym-faults.ts'
import { makeSynonyms } from '../../../domain/search/synonyms.ts'
import { mergeLines } from '../../../domain/settings/lines.ts'
import { synonyms } from './table.ts'

const { synonymsOf, unitsOf } = synonyms

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
  ['two words written as one', 'लोकसभा', 'लोक सभा'],
  ['two words of Hinglish written as one', 'vidhansabha', 'विधान सभा'],
])('knows synonyms: %s: %s, %s (SRC-5)', (_what, typed, other) => expect(isSynonym(typed, other)).toBe(true))

test('keeps a short word apart from other words of the same key (SRC-5)', () => {
  expect(synonymsOf(['sen'])).toEqual([])
  expect(synonymsOf(words('रील'))).toEqual([])
})

test('takes words that mean one thing together as one unit (SRC-5)', () => {
  expect(unitsOf(['ssc', 'admit', 'cards', '2026'])).toEqual([['ssc'], ['admit', 'cards'], ['2026']])
  expect(unitsOf(['admit'])).toEqual([['admit']])
  expect(expressionOf(['ssc', 'admit', 'card'], 'all', synonyms)).toMatch(/^"ssc" AND \(\("admit"[^)]*AND [^)]*"card"/)
})

test('highlights what a synonym found (SRC-20)', () => {
  const isHit = matcherOf(words('naukriyan'), false, synonyms)
  expect(['नौकरी', 'नौकरियाँ', 'vacancies', 'job', 'test'].map((word) => isHit(words(word)[0] ?? ''))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test('finds a phrase by the words that a query keeps (SRC-36)', () => {
  const made = makeSynonyms('Tests of the day, दैनिक टेस्ट\n\n ,')
  expect(made.synonymsOf(words('day tests'))).toEqual([])
  expect(made.synonymsOf(words('the tests of day'))).toEqual([['दैनिक', 'टेस्ट']])
  expect(made.synonymsOf(['दैनिक', 'टेस्ट'])).toEqual([['tests', 'of', 'the', 'day']])
})

test('names a word in two groups by any of its spellings, and a group of one word (SRC-36)', () => {
  expect(synonymFaults(initialSynonyms)).toEqual([])
  expect(synonymFaults('job, नौकरी\nwork, naukri')).toEqual([
    { kind: 'twice', group: 'work', phrase: 'naukri', other: 'job' },
  ])
  expect(synonymFaults('exam, exams')).toEqual([{ kind: 'single', group: 'exam' }])
  expect(synonymFaults('exam, ---, परीक्षा')).toEqual([{ kind: 'wordless', group: 'exam', phrase: '---' }])
  expect(synonymFaults('exam, one two three four five six')).toMatchObject([{ kind: 'long' }])
})

test('keeps the groups that two administrators added, changed and removed (SRC-36)', () => {
  expect(mergeLines('a, b\nc, d\ne, f', 'a, b\ne, f\ng, h', 'a, b, x\nc, d\ne, f\ni, j')).toBe(
    'a, b, x\ne, f\ni, j\ng, h',
  )
})
