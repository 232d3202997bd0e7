import { expect, test } from 'vitest'
import { copiedWords } from '../../../domain/current-affairs/copied-text.ts'

const source = 'The ministry opened a new rail bridge over the river on Monday, officials said'

test.each([
  ['seven words in a row', 'It opened a new rail bridge over the river.', 'opened a new rail bridge over the'],
  ['own words', 'A rail bridge across the river is open to trains.', null],
  ['fewer words in a row', 'They opened a new rail bridge over there.', null],
])('a text with %s (AFF-21)', (_name, text, words) => {
  expect(copiedWords(text, source)).toBe(words)
})

test('compares Hindi by its own words (AFF-21)', () => {
  const hindi = 'मंत्रालय ने सोमवार को नदी पर नया रेल पुल खोला'
  expect(copiedWords(`आज ${hindi}।`, hindi)).toBe('मंत्रालय ने सोमवार को नदी पर नया')
})
