import { expect, test } from 'vitest'
import {
  editDistance,
  bigramsOf,
  nearest,
  allowedEdits,
  type SpellingCandidate,
} from '../../../domain/search/spelling.ts'
import { stemOf } from '../../../domain/search/stem.ts'
import { soundOf } from '../../../domain/search/words.ts'

test.each([
  ['nothing', 'upsc', 'upsc', 0],
  ['a letter too few', 'chemstry', 'chemistry', 1],
  ['a letter too many', 'chemiistry', 'chemistry', 1],
  ['another letter', 'chemestry', 'chemistry', 1],
  ['two that changed places', 'upcs', 'upsc', 1],
  ['all of them', 'abc', 'xyz', 3],
  ['from nothing', '', 'abc', 3],
])('counts typing errors: %s (SRC-15)', (_what, one, other, far) => {
  expect(editDistance(one, other)).toBe(far)
  expect(editDistance(other, one)).toBe(far)
})

test('forgives short words one slip and long ones two (SRC-15)', () =>
  expect([4, 7, 8].map(allowedEdits)).toEqual([1, 1, 2]))

test('finds shared pairs of letters between a word and a misspelling of it (SRC-15)', () => {
  const [right, wrong] = [new Set(bigramsOf('upsc')), bigramsOf('upcs')]
  expect(wrong.some((gram) => right.has(gram))).toBe(true)
  expect(bigramsOf('ab')).toEqual([])
  expect(bigramsOf('a'.repeat(40))).toEqual([])
})

const candidate = (word: string, items = 1): SpellingCandidate => ({ word, sound: soundOf(word), items })

test.each([
  ['the nearest', 'chemestry', ['chemist', 'chemistry'], 'chemistry'],
  ['none that is far', 'pradhan', ['पढने'], null],
  ['three letters that changed places', 'clg', ['cgl'], 'cgl'],
  ['not another word of three letters', 'ras', ['gas'], null],
  ['a slip that sounds like two', 'percantage', ['percentages'], 'percentages'],
  ['Hindi for Hinglish', 'sambidhan', ['संविधान'], 'संविधान'],
  ['not a short word of the other script', 'पुलिस', ['pulls'], null],
  ['nor the reverse', 'navy', ['नाव'], null],
  ['not four letters with another consonant', 'army', ['any'], null],
  ['not an inflection of a word that is there', 'beginners', ['begins'], null],
  ['nor one that doubles its consonant', 'beginning', ['begins'], null],
  ['four letters with another vowel', 'gete', ['gate'], 'gate'],
])('suggests a correction: %s (SRC-7, SRC-15)', (_what, typed, words, meant) => {
  const found = nearest(
    { word: typed, sound: soundOf(typed) },
    words.map((word) => candidate(word)),
  )
  expect(found?.word ?? null).toBe(meant)
})

test('prefers the script that was typed, then the commoner word (SRC-16)', () => {
  const typed = (word: string) => ({ word, sound: soundOf(word) })
  expect(nearest(typed('samvidan'), [candidate('संविधान', 9), candidate('samvidhan')])?.word).toBe('samvidhan')
  expect(nearest(typed('testx'), [candidate('tests', 1), candidate('texts', 0)])?.word).toBe('tests')
})

test.each([
  ['beginners', 'begin'],
  ['begins', 'begin'],
  ['beginning', 'begin'],
  ['tests', 'test'],
  ['paper', 'paper'],
  ['class', 'class'],
  ['शुरुआती', 'शुरुआती'],
])('reduces %s to the stem %s (SRC-1)', (word, stem) => expect(stemOf(word)).toBe(stem))
