import { comparedText } from '../../domain/questions/similarity/compared-text.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { seedQuestions } from '../../drizzle/seed/questions/index.ts'
import { seeded } from '../support/random.ts'

const originals = seedQuestions.map(comparedText)
/** Every tenth content word is another, every number too. */
const replacedShare = 0.1

const wordPattern = /[\p{L}\p{M}]{4,}/gu

/** Words of the language in which the seeded questions are written, each as often as they use it. */
const vocabulary = (language: 'en' | 'hi'): string[] =>
  originals.flatMap((text) => text[language].match(wordPattern) ?? [])

/**
 * Texts of a large bank, numbered from `first`: sentences of two seeded questions with other numbers and some other
 * words, so that phrases are as frequent as in questions on the same subjects.
 */
export const makeQuestionTexts = (seed: number) => {
  const random = seeded(seed)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new RangeError('Nothing to choose from.')
    return value
  }
  const words = { en: vocabulary('en'), hi: vocabulary('hi') }
  const varied = (text: string, language: 'en' | 'hi'): string =>
    text
      .replaceAll(wordPattern, (word) => (random() < replacedShare ? pick(words[language]) : word))
      .replaceAll(/\d/g, () => String(Math.floor(random() * 10)))
  const half = (text: string): string => text.slice(0, Math.max(80, text.length / 2))
  return (count: number): Bilingual[] =>
    Array.from({ length: count }, () => {
      const [one, other] = [pick(originals), pick(originals)]
      return {
        en: varied(`${half(one.en)} ${half(other.en)}`, 'en'),
        hi: varied(`${half(one.hi)} ${half(other.hi)}`, 'hi'),
      }
    })
}
