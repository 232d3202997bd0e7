import { itemKinds } from '../content.ts'
import { languages } from '../language.ts'
import type { SearchDocument } from './contract.ts'
import { facetTerms } from './facets.ts'
import { bigramsOf } from './spelling.ts'
import { formsOf, joinedKey, keyOf, normalisedWords, soundOf, titleKey } from './words.ts'

/** Raise with every change of indexed words or their normalisation: every index is then rebuilt. */
export const rulesVersion = 3

/** Characters of a body that are indexed, and those that are stored for excerpts. */
const indexedLength = 12_000
const storedLength = 4_000

/** A word for the spelling correction; `items` is the number of items that contain it. */
export type IndexedTerm = { word: string; sound: string; key: string; grams: string[]; items: number }

/** A row of the index; the last five fields hold normalised words separated by spaces. */
export type IndexedDocument = ReturnType<typeof toIndexedDocument>

const formsOfAll = (words: readonly string[]): string[] => words.flatMap(formsOf)

/** Keys of neighbouring words of a title joined into one, for readers who type them so. */
const joinsOf = (words: readonly string[]): string[] =>
  words.slice(0, -1).flatMap((word, index) => joinedKey(word, words[index + 1] ?? '') ?? [])

const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')

export const toIndexedDocument = (document: SearchDocument) => {
  const { title, summary, body } = document
  const titles = languages.map((language) => normalisedWords(title[language]))
  const texts = languages.map((language) =>
    normalisedWords(`${summary[language]}\n${cut(body[language], indexedLength)}`),
  )
  return {
    kindNumber: itemKinds.indexOf(document.kind),
    kind: document.kind,
    itemId: document.id,
    path: document.path,
    title,
    summary,
    body: { en: cut(body.en, storedLength), hi: cut(body.hi, storedLength) },
    access: document.access,
    languages: document.languages,
    titleKeyEn: titleKey(title.en),
    titleKeyHi: titleKey(title.hi),
    updatedAt: document.updatedAt,
    titleWords: titles.flat().join(' '),
    textWords: texts.flat().join(' '),
    titleKeys: titles.flatMap((words) => [...formsOfAll(words), ...joinsOf(words)]).join(' '),
    textKeys: formsOfAll(texts.flat()).join(' '),
    facets: facetTerms(document).join(' '),
  }
}

/** Distinct words of the documents with their counts; without numbers, which have no misspellings. */
export const termsOf = (documents: readonly IndexedDocument[]): IndexedTerm[] => {
  const items = new Map<string, number>()
  for (const { titleWords, textWords } of documents)
    for (const word of new Set(`${titleWords} ${textWords}`.split(' '))) items.set(word, (items.get(word) ?? 0) + 1)
  return [...items].flatMap(([word, count]) => {
    const sound = soundOf(word)
    const grams = /\p{N}/u.test(word) ? [] : bigramsOf(sound)
    return grams.length === 0 ? [] : [{ word, sound, key: keyOf(word), grams, items: count }]
  })
}
