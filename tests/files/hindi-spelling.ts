import { nasalExceptions, nuktaExceptions, nuktaWords, wordRules, type WordRule } from './hindi-words.ts'

/** A misspelling and its correction. */
export type SpellingFault = { found: string; write: string }

const nukta = '\u093c'
const letter = '[\u0900-\u0963\u0970-\u097f\u200c\u200d]'
const wholeWord = new RegExp(`${letter}+`, 'g')

const plain = (word: string): string => word.replaceAll(nukta, '')

type NuktaWord = { start: string; plainStart: string; whole: boolean }

const listed: readonly NuktaWord[] = nuktaWords.map((entry) => {
  const start = entry.replace('$', '').normalize('NFC')
  return { start, plainStart: plain(start), whole: entry.endsWith('$') }
})

/** The word with the nuktas of its list entry; null when no entry covers it. */
const withNukta = (word: string): string | null => {
  const bare = plain(word)
  if (nuktaExceptions.some((exception) => bare.startsWith(exception))) return null
  const entry = listed.find(({ plainStart, whole }) => (whole ? bare === plainStart : bare.startsWith(plainStart)))
  if (!entry) return null
  let rest = word
  for (const sign of entry.plainStart) rest = rest.slice(rest.indexOf(sign) + 1)
  return entry.start + (rest.startsWith(nukta) ? rest.slice(1) : rest)
}

const nuktaFaults = (text: string): SpellingFault[] =>
  [...text.matchAll(wholeWord)].flatMap(([word]) => {
    const write = withNukta(word)
    return write === null || write === word ? [] : [{ found: word, write }]
  })

/**
 * Nasals before a consonant of their own class, written as anusvara: हिंदी, not हिन्दी. Names often keep their म्
 * (हम्पी).
 */
const rowNasal = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])/g

const nasalFaults = (text: string): SpellingFault[] =>
  [...text.matchAll(wholeWord)].flatMap(([word]) => {
    const write = word.replace(rowNasal, 'ं')
    return write === word || nasalExceptions.some((exception) => word.startsWith(exception))
      ? []
      : [{ found: word, write }]
  })

const matcher = ({ not }: WordRule): RegExp => {
  const start = not.replace(/-$/, '').normalize('NFC')
  // A longer word that only starts with the same letters is another word.
  return new RegExp(`(?<!${letter})${start}${not.endsWith('-') ? '' : `(?!${letter})`}`, 'g')
}

const matchers = wordRules.map((rule) => ({ rule, pattern: matcher(rule) }))

const ruleFaults = (text: string, isInterface: boolean): SpellingFault[] =>
  matchers
    .filter(({ rule }) => isInterface || !rule.interfaceOnly)
    .flatMap(({ rule, pattern }) => [...text.matchAll(pattern)].map(([found]) => ({ found, write: rule.write })))

/**
 * Misspelled Hindi words of a text, by the lists.
 *
 * @param isInterface true for texts of the interface, where the glossary of the exam hall applies as well.
 */
export const spellingFaults = (text: string, isInterface: boolean): SpellingFault[] => {
  const composed = text.normalize('NFC')
  return [...nuktaFaults(composed), ...nasalFaults(composed), ...ruleFaults(composed, isInterface)]
}
