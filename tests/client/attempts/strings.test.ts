import { expect, test } from 'vitest'
import { attempt as attemptEn } from '../../../client/i18n/en/attempt.ts'
import { result as resultEn } from '../../../client/i18n/en/result.ts'
import { hall as hallEn } from '../../../client/i18n/en/hall.ts'
import { attempt as attemptHi } from '../../../client/i18n/hi/attempt.ts'
import { result as resultHi } from '../../../client/i18n/hi/result.ts'

const flat = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : flat(inner, `${path}${key}.`),
  )
const variables = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort()

test.each([
  ['attempt', attemptEn, attemptHi],
  ['result', resultEn, resultHi],
])('%s: Hindi has every key of English with the same placeholders (HAL-65)', (_name, english, hindi) => {
  const inHindi = new Map(flat(hindi))
  expect([...inHindi.keys()].sort()).toEqual(
    flat(english)
      .map(([key]) => key)
      .sort(),
  )
  for (const [key, text] of flat(english))
    expect([key, variables(inHindi.get(key) ?? '')]).toEqual([key, variables(text)])
})

test('uses the literal texts of the real exams (HAL-65)', () => {
  expect(attemptEn.opening.defaultLanguage).toBe('Choose your default language')
  expect(attemptEn.opening.select).toBe('-- Select --')
  expect(attemptEn.opening.languageNote).toBe(
    'Please note all questions will appear in your default language. This language can be changed for a particular question later on.',
  )
  expect(attemptEn.opening.begin).toBe('I am ready to begin')
  expect(hallEn.end.timeOut).toBe('Time out! Your answers have been saved successfully')
  expect(attemptEn.elsewhere.title).toBe('This test is open elsewhere: continue here')
})
