import { expect, test } from 'vitest'
import { textMatcher } from '../../../domain/revision/text-match.ts'

const texts = ['A train 150 m long crosses a pole.', 'पढ़ाई: रेलगाड़ी की लंबाई', 'Formula: speed = distance / time']

test.each([
  ['a word of a text', 'train', true],
  ['the beginning of a word, in capitals', 'FORM', true],
  ['words of different texts', 'pole speed', true],
  ['a word that is in none', 'train boat', false],
  ['Hindi in another spelling', 'पढाई लम्बाई', true],
  ['a percent sign', '%', false],
  ['blanks', '  ', false],
])('finds by %s (LRN-53, LRN-57)', (_case, search, found) => {
  expect(textMatcher(search)(texts)).toBe(found)
})
