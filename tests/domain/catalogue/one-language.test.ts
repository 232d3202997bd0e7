import { expect, test } from 'vitest'
import { languagesOfPaper, oneLanguageParts } from '../../../domain/catalogue/one-language.ts'
import type { Language } from '../../../domain/language.ts'

const section = (name: string, languages: Language[] | null, withoutHindi = 0) => ({
  title: { en: name, hi: '' },
  languages,
  withoutHindi,
  questionCount: 25,
})

test('names sections and questions that are in one language alone (EXM-67)', () => {
  const parts = oneLanguageParts([
    section('English', ['en']),
    section('Reasoning', null),
    section('Awareness', null, 3),
    section('Hindi', ['hi']),
    section('Aptitude', ['en', 'hi'], 25),
  ])
  expect(parts.map(({ section: { en }, language, count }) => [en, language, count])).toEqual([
    ['English', 'en', null],
    ['Awareness', 'en', 3],
    ['Hindi', 'hi', null],
    ['Aptitude', 'en', null],
  ])
})

test.each([
  ['one language', [section('English', ['en']), section('Physics', null, 25)], ['en']],
  ['the other', [section('Hindi', ['hi'])], ['hi']],
  ['both', [section('English', ['en']), section('Physics', null, 24)], ['en', 'hi']],
])('says that a paper can be read in %s (EXM-67)', (_which, sections, expected) => {
  expect(languagesOfPaper(sections)).toEqual(expected)
})
