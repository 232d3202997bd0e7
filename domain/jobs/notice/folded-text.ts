/** Part of a pasted text, in UTF-16 units. */
export type Span = { start: number; end: number }

/** Value with its place in the folded text. */
export type Match<Value> = { value: Value; from: number; to: number }

/** Text in one spelling, and the place of each of its characters in the original. */
export type FoldedText = { original: string; text: string; places: readonly number[] }

const replacements: Record<string, string> = {
  ...Object.fromEntries([...'०१२३४५६७८९'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212'].map((dash) => [dash, '-'])),
  ...Object.fromEntries([...'\u00a0\u2002\u2003\u2007\u2008\u2009\u200a\u202f\u3000'].map((space) => [space, ' '])),
  // Letters with a built-in nukta.
  '\u0958': 'क',
  '\u0959': 'ख',
  '\u095a': 'ग',
  '\u095b': 'ज',
  '\u095c': 'ड',
  '\u095d': 'ढ',
  '\u095e': 'फ',
  '\u095f': 'य',
  '\u0901': '\u0902',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '：': ':',
  '•': '\u2022',
  '\uf0b7': '\u2022',
  '\u25cf': '\u2022',
}

/** Carriage return, nukta, zero-width characters, soft hyphen. */
const dropped = /[\r\u093c\u200b-\u200f\ufeff\u00ad]/

/** A nasal before a consonant of its own row is written as anusvara: प्रारम्भ. */
const nasalPairs = /^(?:म्[पफबभ]|न्[तथदध]|ण्[टठडढ]|ङ्[कखगघ]|ञ्[चछजझ])/

/** End of a line that continues in the next one: text copied from a PDF breaks sentences. */
const goesOn =
  /(?:,|(?<!\/)-| (?:of|for|the|to|and|in|on|or|by|from|with|online)|(?:^|\s)(?:की|के|का|में|हेतु|एवं|को|से|तथा|व|और|ऑनलाइन))\s*$/i
const beginsInside = /^\s*(?:[a-z]{2,}|\([a-z]{3,})/

const isContinuation = (line: string, next: string): boolean => {
  if (!line.trim() || !next.trim() || /[|\t]/.test(line + next)) return false
  return goesOn.test(line) || (!/[.:;।|]\s*$/.test(line) && beginsInside.test(next))
}

/** Replaces the line breaks inside sentences by spaces; lengths stay. */
const joinLines = (text: string): string => {
  const lines = text.split('\n')
  return lines
    .map((line, index) => {
      const next = lines[index + 1]
      if (next === undefined) return line
      return line + (isContinuation(line, next) ? ' ' : '\n')
    })
    .join('')
}

/** Longest run of blanks that is kept, so that patterns with several optional blanks stay linear. */
const maxBlanks = 40

/** Letters in folded spelling with their places. */
const foldedLetters = (original: string): { letters: string[]; places: number[] } => {
  const letters: string[] = []
  const places: number[] = []
  let blanks = 0
  for (let index = 0; index < original.length; index += 1) {
    const letter = original.charAt(index)
    if (dropped.test(letter)) continue
    blanks = /\s/.test(letter) ? blanks + 1 : 0
    if (blanks > maxBlanks) continue
    const isNasal = nasalPairs.test(original.slice(index, index + 3))
    letters.push(isNasal ? '\u0902' : (replacements[letter] ?? letter))
    places.push(index)
    if (isNasal) index += 1
  }
  return { letters, places }
}

/** Digits, dashes, spaces and Hindi spelling in one form, so that patterns need to know only that one. */
export const foldText = (original: string): FoldedText => {
  const { letters, places } = foldedLetters(original)
  return { original, text: joinLines(letters.join('')), places }
}

/** Source of a pattern in folded spelling. */
export const foldSource = (source: string): string => foldedLetters(source).letters.join('')

/** Pattern that matches folded text. */
export const foldPattern = (pattern: RegExp): RegExp => new RegExp(foldSource(pattern.source), pattern.flags)

export const foldedAll = <Name extends string>(patterns: Record<Name, RegExp>): Record<Name, RegExp> =>
  Object.fromEntries(Object.entries<RegExp>(patterns).map(([name, pattern]) => [name, foldPattern(pattern)])) as Record<
    Name,
    RegExp
  >

/** Place in the original of a part of the folded text, without blanks around it. */
export const spanOf = ({ original, places }: FoldedText, from: number, to: number): Span => {
  let start = places[from] ?? original.length
  let end = places[to] ?? original.length
  while (start < end && /\s/.test(original.charAt(start))) start += 1
  while (end > start && /\s/.test(original.charAt(end - 1))) end -= 1
  return { start, end }
}

/** Original wording of a part of the folded text, on one line. */
export const wordingOf = (folded: FoldedText, from: number, to: number): string => {
  const { start, end } = spanOf(folded, from, to)
  return folded.original.slice(start, end).replace(/\s+/g, ' ')
}

/** Parts of a text that belong to a match already. */
export class TakenParts {
  private readonly taken: Uint8Array
  constructor(text: string) {
    this.taken = new Uint8Array(text.length)
  }
  isFree(from: number, to: number): boolean {
    return !this.taken.subarray(from, to).includes(1)
  }
  take(from: number, to: number): void {
    this.taken.fill(1, from, to)
  }
}

/** All matches of a global pattern. */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] => [...text.matchAll(pattern)]

/** True when most letters are Devanagari. */
export const isHindi = (text: string): boolean => {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/[\u0900-\u097f]/g) > count(/[A-Za-z]/g)
}

/** A text in the language in which it is written; the other is empty. */
export const inItsLanguage = (text: string) => (isHindi(text) ? { en: '', hi: text } : { en: text, hi: '' })
