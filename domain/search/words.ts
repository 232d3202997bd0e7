import { transliterate, spelledLetters, normaliseDevanagari, singularDevanagari } from './devanagari.ts'

/** A word of a text with its UTF-16 offsets, and normalised. */
export type SearchWord = { start: number; end: number; word: string }

const devanagari = /[\u0900-\u097f]/
const zero = '०'.charCodeAt(0)

/** Letters with their marks, or digits: टियर1 is two words. */
const wordPattern = /[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)?|\p{Nd}+/gu

/** Normalises a word: Devanagari by devanagari.ts, Latin without accents and in lower case. */
export const normaliseWord = (written: string): string => {
  if (devanagari.test(written))
    return normaliseDevanagari(written).replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero))
  return written
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(/['’](s$)?/, '')
}

/** The words of a text, in order. */
export const wordsOf = (text: string): SearchWord[] =>
  [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: normaliseWord(written),
  }))

export const normalisedWords = (text: string): string[] => wordsOf(text).map(({ word }) => word)

const latin = /^[a-z]+$/

/** Spellings and their sounds, replaced in this order. */
const sounds: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/qu/g, 'kv'],
  [/ck|q/g, 'k'],
  [/iz(?=a|e|ing)/g, 'is'],
  // Marks ch as C until the other uses of c are replaced.
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/sh/g, 's'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/(?<=[aeiou])y(?=[ie])/g, ''],
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai|ei/g, 'e'],
  [/au|ou/g, 'o'],
  [/(.)\1+/g, '$1'],
  [/[mn](?=[^aeioumn])/g, 'n'],
]

/** One spelling for each sound of a Latin or transliterated word. */
const bySound = (word: string): string =>
  /[aeiou]/.test(word) ? sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word) : word

/** tests -> test, bodies -> body, quizzes -> quiz; Hindi plurals in Latin letters too (naukriyan, parikshaon). */
const singularLatin = (word: string): string =>
  word.length < 5
    ? word
    : word
        .replace(/iya+n$/, 'i')
        .replace(/aon$/, 'a')
        .replace(/ies$/, 'y')
        .replace(/(?<=ss|zz|x|ch|sh)es$/, '')
        .replace(/(?<=[^s])s$/, '')

/** The pronunciation of a word in Latin letters, by which misspellings are compared. */
export const soundOf = (word: string): string => {
  if (devanagari.test(word)) return bySound(transliterate(word))
  return latin.test(word) ? bySound(word) : word
}

/** Minimum length without `a`; shorter ones are ambiguous: kal, kaal, kala. */
const minBareLength = 3

/**
 * The key shared by all spellings of a word in both scripts: the sound of its dictionary form without `a` after the first
 * letter, unless too little is left. प्रधानमंत्री, pradhanmantri and pradhaanmantree are all `prdhnmntri`. Takes a normalised
 * word.
 */
export const keyOf = (word: string): string => {
  const sound = dictionarySound(word)
  const bare = bareOf(sound)
  return bare.length < minBareLength ? sound : bare
}

const dictionarySound = (word: string): string => {
  if (devanagari.test(word)) return bySound(transliterate(singularDevanagari(word)))
  return latin.test(word) ? bySound(singularLatin(word)) : word
}

const bareOf = (sound: string): string => sound.slice(0, 1) + sound.slice(1).replaceAll('a', '')

/**
 * Prefixes of the keys that a partly typed word may get. A final m may become n, which is its sound before most
 * consonants: sam(vidhan).
 */
export const prefixesToMatch = (word: string): string[] => {
  const bare = bareOf(dictionarySound(word))
  return [word, keyOf(word), bare, ...(bare.endsWith('m') ? [`${bare.slice(0, -1)}n`] : [])]
}

const forms = new Map<string, readonly string[]>()
/** Size of the cache of forms, whose computation dominates a search. */
const maxCachedForms = 20_000

/** The other indexed forms of a normalised word: its key, and the letters that it spells out. */
export const formsOf = (word: string): readonly string[] => {
  const known = forms.get(word)
  if (known) return known
  const isHindi = devanagari.test(word)
  // Also the form with its final s: a Hindi word in Latin letters may end in s without being a plural (itihas).
  const whole = isHindi || !latin.test(word) ? null : bareOf(bySound(word))
  const all = new Set([keyOf(word), whole, isHindi ? spelledLetters(word) : null])
  const made = [...all].filter((form): form is string => form !== null && form.length > 1 && form !== word)
  if (forms.size >= maxCachedForms) forms.clear()
  forms.set(word, made)
  return made
}

/** The key of two words joined: pradhan mantri as pradhanmantri. Null when either is not a word. */
export const joinedKey = (first: string, second: string): string | null => {
  const areWords = [first, second].every((word) => devanagari.test(word) || latin.test(word))
  if (!areWords || first.length + second.length > 30) return null
  return keyOf([first, second].map((word) => (devanagari.test(word) ? transliterate(word) : word)).join(''))
}

/** The key of a whole title: equal for titles with the same words. */
export const titleKey = (title: string): string => normalisedWords(title).map(keyOf).join(' ')
