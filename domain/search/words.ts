import { inLatin, namedLetters, plainDevanagari, singularDevanagari } from './devanagari.ts'

/** A word of a text as it stands there (`start` and `end` count UTF-16 units), and in its one spelling. */
export type SearchWord = { start: number; end: number; word: string }

const devanagari = /[\u0900-\u097f]/
const zero = '०'.charCodeAt(0)

/** Letters with their marks, and digits apart from them: टियर1 is two words. */
const wordPattern = /[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)?|\p{Nd}+/gu

/** A word in the one spelling that is looked for: see devanagari.ts; Latin without accents and in small letters. */
export const plainWord = (written: string): string => {
  if (devanagari.test(written))
    return plainDevanagari(written).replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero))
  return written
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(/['’](s$)?/, '')
}

/** The words of a text, in order. Whatever is no letter and no digit only divides them. */
export const wordsOf = (text: string): SearchWord[] =>
  [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    word: plainWord(written),
  }))

export const plainWords = (text: string): string[] => wordsOf(text).map(({ word }) => word)

const latin = /^[a-z]+$/

/** Spellings of one sound, in the order in which they are brought together. */
const sounds: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/qu/g, 'kv'],
  [/ck|q/g, 'k'],
  [/iz(?=a|e|ing)/g, 'is'],
  // From here on `c` is the sound of ch.
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

/** A Latin word, or a transliterated one, with one spelling for each sound. */
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

/** How a word is said, in Latin letters, whatever it is written in: what misspellings are compared by. */
export const soundOf = (word: string): string => {
  if (devanagari.test(word)) return bySound(inLatin(word))
  return latin.test(word) ? bySound(word) : word
}

/** Two consonants alone are too many words: kal, kaal, kala. */
const shortestBare = 3

/**
 * What Hindi in either script and spelled either way has in common: the sound of its dictionary form without any `a` but
 * a first one, unless too little were left. प्रधानमंत्री, pradhanmantri and pradhaanmantree are all `prdhnmntri`. Takes a plain word.
 */
export const keyOf = (word: string): string => {
  const sound = dictionarySound(word)
  const bare = bareOf(sound)
  return bare.length < shortestBare ? sound : bare
}

const dictionarySound = (word: string): string => {
  if (devanagari.test(word)) return bySound(inLatin(singularDevanagari(word)))
  return latin.test(word) ? bySound(singularLatin(word)) : word
}

const bareOf = (sound: string): string => sound.slice(0, 1) + sound.slice(1).replaceAll('a', '')

/**
 * How the keys of words begin that a word which is still being typed may become. Before a consonant that is not typed
 * yet an m is said as n: sam(vidhan).
 */
export const beginningsOf = (word: string): string[] => {
  const bare = bareOf(dictionarySound(word))
  return [word, keyOf(word), bare, ...(bare.endsWith('m') ? [`${bare.slice(0, -1)}n`] : [])]
}

const forms = new Map<string, readonly string[]>()
/** So many words' forms are remembered: making them costs more than all else of a search. */
const remembered = 20_000

/** Every other form under which a plain word is kept and looked for: its key, and the letters that it names. */
export const formsOf = (word: string): readonly string[] => {
  const known = forms.get(word)
  if (known) return known
  const isHindi = devanagari.test(word)
  // In Latin letters Hindi ends in s as often as an English plural does: itihas.
  const whole = isHindi || !latin.test(word) ? null : bareOf(bySound(word))
  const all = new Set([keyOf(word), whole, isHindi ? namedLetters(word) : null])
  const made = [...all].filter((form): form is string => form !== null && form.length > 1 && form !== word)
  if (forms.size >= remembered) forms.clear()
  forms.set(word, made)
  return made
}

/** The key of two words written as one: pradhan mantri as pradhanmantri. Null where either is no word. */
export const joinedKey = (first: string, second: string): string | null => {
  const areWords = [first, second].every((word) => devanagari.test(word) || latin.test(word))
  if (!areWords || first.length + second.length > 30) return null
  return keyOf([first, second].map((word) => (devanagari.test(word) ? inLatin(word) : word)).join(''))
}

/** A whole title as one key: equal for titles that say the same words. */
export const titleKey = (title: string): string => plainWords(title).map(keyOf).join(' ')
