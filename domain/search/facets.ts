import type { ItemKind } from '../content.ts'
import type { Language } from '../language.ts'
import type { AccessFilter } from '../purchases/access.ts'

/** Filters of the results. */
export type Facets = { type?: ItemKind; exam?: string; language?: Language; access?: AccessFilter }

/** A private-use character before every facet term: no typed word can contain it. */
const facetMark = '\ue000'

const term = (facet: string, value: string): string => `${facetMark}${facet}${value.replace(/[^a-z0-9]/g, '')}`

const everyExam = term('e', 'any')

/** Facet term of `SearchDocument.isReference`. */
export const referenceTerm = term('r', 'any')

export const accessTerm = (access: AccessFilter): string => term('a', access)

/** Facet terms of an item; without exams it is for every exam. */
export const facetTerms = (item: {
  kind: ItemKind
  exams: readonly string[]
  languages: readonly Language[]
  access: AccessFilter
  lists?: readonly ItemKind[]
  isReference?: boolean
}): string[] => [
  term('k', item.kind),
  ...(item.lists ?? []).map((kind) => term('h', kind)),
  ...(item.isReference ? [referenceTerm] : []),
  ...(item.exams.length === 0 ? [everyExam] : item.exams.map((exam) => term('x', exam))),
  ...item.languages.map((language) => term('l', language)),
  accessTerm(item.access),
]

/** Terms that an item must have: one of each list. */
export const requiredTerms = ({ type, exam, language, access }: Facets): string[][] => [
  ...(type ? [[term('k', type)]] : []),
  ...(exam ? [[term('x', exam), everyExam]] : []),
  ...(language ? [[term('l', language)]] : []),
  ...(access ? [[accessTerm(access)]] : []),
]

/** Terms of the items of the kinds, and of the pages that list them. */
export const kindTerms = (kinds: readonly ItemKind[]): string[] =>
  kinds.flatMap((kind) => [term('k', kind), term('h', kind)])
