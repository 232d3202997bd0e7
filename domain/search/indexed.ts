import { itemKinds } from '../content.ts'
import { languages } from '../language.ts'
import type { SearchDocument } from './contract.ts'
import { facetTerms } from './facets.ts'
import { gramsOf } from './spelling.ts'
import { formsOf, joinedKey, keyOf, plainWords, soundOf, titleKey } from './words.ts'

/** Raise it with every change of what words are kept or how they are spelled: every index is then made anew. */
export const rulesVersion = 3

/** Characters of a body that are looked through, and of those how many are kept to be shown. */
const searched = 12_000
const shown = 4_000

/** A word as the spelling correction knows it. */
export type IndexedTerm = { word: string; sound: string; key: string; grams: string[]; items: number }

/** A document as the index keeps it; the last five hold words of one spelling with spaces between. */
export type IndexedDocument = ReturnType<typeof indexed>

const formsOfAll = (words: readonly string[]): string[] => words.flatMap(formsOf)

/** Neighbours in a title written as one word: a reader who types them so finds them. */
const joinsOf = (words: readonly string[]): string[] =>
  words.slice(0, -1).flatMap((word, index) => joinedKey(word, words[index + 1] ?? '') ?? [])

const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')

export const indexed = (document: SearchDocument) => {
  const { title, summary, body } = document
  const titles = languages.map((language) => plainWords(title[language]))
  const texts = languages.map((language) => plainWords(`${summary[language]}\n${cut(body[language], searched)}`))
  return {
    kindNumber: itemKinds.indexOf(document.kind),
    kind: document.kind,
    itemId: document.id,
    path: document.path,
    title,
    summary,
    body: { en: cut(body.en, shown), hi: cut(body.hi, shown) },
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

/** The words of some documents, each once, with the number of them that have it; numbers are nobody's typing error. */
export const termsOf = (documents: readonly IndexedDocument[]): IndexedTerm[] => {
  const items = new Map<string, number>()
  for (const { titleWords, textWords } of documents)
    for (const word of new Set(`${titleWords} ${textWords}`.split(' '))) items.set(word, (items.get(word) ?? 0) + 1)
  return [...items].flatMap(([word, count]) => {
    const sound = soundOf(word)
    const grams = /\p{N}/u.test(word) ? [] : gramsOf(sound)
    return grams.length === 0 ? [] : [{ word, sound, key: keyOf(word), grams, items: count }]
  })
}
