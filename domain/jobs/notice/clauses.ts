import { matchesOf } from './folded-text.ts'

/** A figure of a sentence with the words that belong to it. Places are those of the whole text. */
type Clause = { figure: RegExpExecArray; words: string; from: number; to: number }

/** Sentences, lines and parts between semicolons. */
const sentence = /(?:[^\n;।.]|\.(?!\s+[A-Z\u0900-\u097f]))+/gu

const clausesOfSentence = (
  text: string,
  start: number,
  pattern: RegExp,
  isNamed: (words: string) => boolean,
): Clause[] => {
  const figures = matchesOf(text, pattern)
  const headOf = (index: number): number => {
    const previous = figures[index - 1]
    return previous ? previous.index + previous[0].length : 0
  }
  const [first] = figures
  const namesFirst = first !== undefined && isNamed(text.slice(0, first.index))
  return figures.map((figure, index) => {
    const [head, end] = [headOf(index), figure.index + figure[0].length]
    const next = figures[index + 1]?.index ?? text.length
    return namesFirst
      ? { figure, words: text.slice(head, figure.index), from: start + head, to: start + end }
      : { figure, words: text.slice(end, next), from: start + figure.index, to: start + next }
  })
}

/**
 * Figures of a part of a text, each with the names that stand before it; with those behind it in sentences that begin
 * with a figure.
 */
export const clausesIn = (
  text: string,
  { bodyFrom, to }: { bodyFrom: number; to: number },
  pattern: RegExp,
  isNamed: (words: string) => boolean,
): Clause[] =>
  matchesOf(text.slice(bodyFrom, to), sentence).flatMap((part) =>
    clausesOfSentence(part[0], bodyFrom + part.index, pattern, isNamed),
  )
