import type { ItemKind } from '../content.ts'
import { nameOf, type Synonyms } from './synonyms.ts'
import { normalisedWords } from './words.ts'

/** Names of each kind: English, Hindi, and Hindi in Latin letters, in singular and plural. */
const kindNames: readonly (readonly [names: string, ...kinds: ItemKind[]])[] = [
  ['test, tests, quiz, quizzes, टेस्ट, क्विज, क्विज़, प्रश्नोत्तरी', 'test'],
  // A mock is a test, or a series of tests.
  ['mock, mocks, mock test, mock tests, मॉक, मॉक टेस्ट', 'test', 'series'],
  ['test series, mock series, टेस्ट सीरीज, टेस्ट सीरीज़, टेस्ट श्रृंखला, मॉक सीरीज', 'series'],
  [
    'notes, नोट्स, pdf, pdfs, पीडीएफ, ebook, ebooks, e book, e books, ई बुक, book, books, बुक, किताब, kitab, kitabein, पुस्तक, pustak, study material, study materials, material, materials, स्टडी मटेरियल, अध्ययन सामग्री, adhyayan samagri',
    'material',
  ],
  ['current affairs, current affair, करंट अफेयर्स, करेंट अफेयर्स, समसामयिकी, samsamayiki', 'current_affairs'],
  ['course, courses, कोर्स, कोर्सेज, पाठ्यक्रम, pathyakram', 'course'],
  ['video, videos, vedio, vidio, वीडियो, विडियो, lecture, lectures, लेक्चर, classes, क्लास', 'video'],
  ['job, jobs, जॉब, naukri, नौकरी, vacancy, vacancies, recruitment, bharti, भर्ती, रिक्ति, rojgar, रोजगार', 'job'],
]

const freeNames = 'free, फ्री, फ़्री, muft, mufat, मुफ्त, मुफ़्त, निःशुल्क, निशुल्क, nishulk, nihshulk'

const nameKeys = (names: string): string[] => names.split(', ').map((name) => nameOf(normalisedWords(name)))

const kindsByName = new Map(kindNames.flatMap(([names, ...kinds]) => nameKeys(names).map((name) => [name, kinds])))
const free = new Set(nameKeys(freeNames))

const isHint = (unit: readonly string[]): boolean => {
  const name = nameOf(unit)
  return kindsByName.has(name) || free.has(name)
}

/** The kind and the price that a query names. */
export type Hints = {
  kinds: ItemKind[]
  isFree: boolean
  /** The other words; empty when the query names only a kind or a price. */
  subject: string[]
}

/** Splits the words of a query, from `wordsOfQuery`, into its subject and its hints of kind and price. */
export const hintsOf = (words: readonly string[], { synonymsOf, unitsOf }: Synonyms): Hints => {
  const units = unitsOf(words, (unit) => isHint(unit) || synonymsOf(unit).length > 0)
  const hints = units.filter(isHint).map(nameOf)
  return {
    kinds: [...new Set(hints.flatMap((name) => kindsByName.get(name) ?? []))],
    isFree: hints.some((name) => free.has(name)),
    subject: units.filter((unit) => !isHint(unit)).flat(),
  }
}

/** True for a word that names a kind or a price by itself, and so is not misspelled. */
export const isHintWord = (word: string): boolean => isHint([word])
