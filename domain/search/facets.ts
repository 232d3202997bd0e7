import type { ItemKind } from '../content.ts'
import type { Language } from '../language.ts'
import type { AccessFilter } from '../purchases/access.ts'

/** What results are filtered by. */
export type Facets = { type?: ItemKind; exam?: string; language?: Language; access?: AccessFilter }

/** A sign of the private use area: no text has it, so that no word that is typed is ever taken for a facet. */
const mark = '\ue000'

const term = (facet: string, value: string): string => `${mark}${facet}${value.replace(/[^a-z0-9]/g, '')}`

const everyExam = term('e', 'any')

/** Of pages that come after everything else: see `SearchDocument.isReference`. */
export const referenceTerm = term('r', 'any')

export const accessTerm = (access: AccessFilter): string => term('a', access)

/** The terms of an item's facets; without exams it is for every one. */
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

/** What an item must have: one term of each list. */
export const wantedTerms = ({ type, exam, language, access }: Facets): string[][] => [
  ...(type ? [[term('k', type)]] : []),
  ...(exam ? [[term('x', exam), everyExam]] : []),
  ...(language ? [[term('l', language)]] : []),
  ...(access ? [[accessTerm(access)]] : []),
]

/** Terms of the items of some kinds, and of the pages that list them. */
export const kindTerms = (kinds: readonly ItemKind[]): string[] =>
  kinds.flatMap((kind) => [term('k', kind), term('h', kind)])
