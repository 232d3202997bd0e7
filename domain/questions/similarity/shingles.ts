import { isCommon } from './common-words.ts'
import { comparedWords, isNumber, type ComparedWord } from './compared-words.ts'

/** Form of every number in a shingle: a question with other numbers is the same question. */
const anyNumber = '#'

/** Characters of a text that are compared. */
export const comparedCharacters = 8_000

const blind = ({ word }: ComparedWord): string => (isNumber(word) ? anyNumber : word)

/** A pair of neighbouring words, or the word of a text that has only one, with the words that it covers. */
export type Shingle = { text: string; words: readonly ComparedWord[] }

/** Shingles of the words of a text in order. None spans two paragraphs, so that options may be in another order. */
export const shinglesOfWords = (text: string, words: readonly ComparedWord[]): Shingle[] => {
  const isApart = (one: ComparedWord, next: ComparedWord) => text.slice(one.end, next.start).includes('\n\n')
  return words.flatMap((word, index): Shingle[] => {
    const [before, next] = [words[index - 1], words[index + 1]]
    if (next && !isApart(word, next)) return [{ text: `${blind(word)} ${blind(next)}`, words: [word, next] }]
    const isAlone = !before || isApart(before, word)
    return isAlone ? [{ text: blind(word), words: [word] }] : []
  })
}

/** Shingles of a text in order. */
export const shinglesIn = (text: string): Shingle[] => {
  const bounded = text.slice(0, comparedCharacters)
  return shinglesOfWords(bounded, comparedWords(bounded))
}

/** Pairs of neighbouring words of a stem, in any spelling and with any numbers. */
export const shinglesOf = (text: string): Set<string> => new Set(shinglesIn(text).map((shingle) => shingle.text))

const saysLittle = (word: string): boolean => word === anyNumber || isCommon(word)

/** Weight of a shingle: words that are in the stems of most questions count little. */
export const weightOf = (shingle: string): number => {
  const words = shingle.split(' ')
  const said = words.filter((word) => !saysLittle(word)).length
  return said === 0 ? 0.1 : said / words.length
}
