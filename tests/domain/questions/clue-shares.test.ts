import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../domain/questions/contract.ts'
import { keyedOf, optionsOf } from '../../../domain/questions/kinds/presentation.ts'
import { numberIn, visibleLength } from '../../../domain/questions/quality-gate/visible-text.ts'
import { seedQuestions } from '../../../drizzle/seed/questions/index.ts'

/** Questions with one right option: texts of the options by language, and the place of the key. */
const choices = seedQuestions.flatMap((question) => {
  const options = optionsOf(bodyOf(question))
  const [key, ...more] = keyedOf(question.key)
  const texts = (language: 'en' | 'hi') => options.map(({ content }) => content[language])
  return question.key.kind === 'mcq' && more.length === 0
    ? [{ en: texts('en'), hi: texts('hi'), place: options.findIndex(({ id }) => id === key) }]
    : []
})

/** Questions in which the key stands out, and those expected by chance, as percentages of those that could. */
const shares = (trials: readonly { isKey: boolean; chance: number }[]) => {
  const percent = (sum: number) => (100 * sum) / trials.length
  return {
    found: percent(trials.filter(({ isKey }) => isKey).length),
    chance: percent(trials.reduce((sum, { chance }) => sum + chance, 0)),
  }
}

const onlyGreatest = (values: readonly number[]): number | null => {
  const most = Math.max(...values)
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : null
}

const byLength = (language: 'en' | 'hi', sign: 1 | -1) =>
  choices.flatMap(({ [language]: texts, place }) => {
    if (texts.every((text) => numberIn(text) !== null)) return []
    const standing = onlyGreatest(texts.map((text) => sign * visibleLength(text)))
    return standing === null ? [] : [{ isKey: standing === place, chance: 1 / texts.length }]
  })

const inTheMiddle = choices.flatMap(({ en, place }) => {
  const values = en.map(numberIn)
  if (values.includes(null) || new Set(values).size < values.length) return []
  const numbers = values.map(Number)
  const own = numbers[place] ?? 0
  const isKey = own !== Math.min(...numbers) && own !== Math.max(...numbers)
  return [{ isKey, chance: (numbers.length - 2) / numbers.length }]
})

const byLetter = (place: number) =>
  choices.filter(({ en }) => en.length === 4).map((choice) => ({ isKey: choice.place === place, chance: 1 / 4 }))

describe('the bank gives no clue to its keys (QST-70)', () => {
  test.each([
    ['the longest option in English', byLength('en', 1)],
    ['the longest option in Hindi', byLength('hi', 1)],
    ['the shortest option in English', byLength('en', -1)],
    ['the shortest option in Hindi', byLength('hi', -1)],
    ['a number in the middle', inTheMiddle],
    ['the first option', byLetter(0)],
    ['the second option', byLetter(1)],
    ['the third option', byLetter(2)],
    ['the fourth option', byLetter(3)],
  ])('the key is %s as often as chance says, within 3 points', (_clue, trials) => {
    const { found, chance } = shares(trials)
    expect(trials.length).toBeGreaterThan(100)
    expect(Math.abs(found - chance)).toBeLessThanOrEqual(3)
  })
})
