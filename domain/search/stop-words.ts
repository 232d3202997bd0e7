import { normaliseWord } from './words.ts'

const lists = [
  'a an and are at by for from how i in is it my of on or our the to what with you your',
  'का के की को में मैं से पर और या है हैं ने यह वह तो ही भी क्या कैसे एक अपना अपने अपनी',
  'ka ke ki ko me mein main se par aur hai hain ne ye kya kaise ek',
]

const stopWords = new Set(lists.flatMap((list) => list.split(' ')).map(normaliseWord))

export const isStopWord = (word: string): boolean => stopWords.has(word)

/** The words without stop words; all of them when nothing else is left. */
export const significantWords = (words: readonly string[]): string[] => {
  const significant = words.filter((word) => !isStopWord(word))
  return significant.length > 0 ? significant : [...words]
}
