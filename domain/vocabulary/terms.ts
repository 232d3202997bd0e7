import type { Bilingual } from '../questions/text.ts'

/** Vocabularies whose terms administrators keep: subjects of items and questions, categories of current affairs. */
export const vocabularies = ['subject', 'affair_category'] as const
export type Vocabulary = (typeof vocabularies)[number]

/** Term as pages name it. */
export type Term = { id: string; title: Bilingual }

/** Term of a list; an archived one is offered only where it is chosen already. */
export type OfferedTerm = Term & { archived: boolean }

/** Terms to offer where one of them may be chosen already. */
export const offeredTerms = (terms: readonly OfferedTerm[], chosen?: string): OfferedTerm[] =>
  terms.filter(({ id, archived }) => !archived || id === chosen)

/** A term by its id; one that is missing is named by its id. */
export const termOf = (id: string, found: Term | null | undefined): Term => found ?? { id, title: { en: id, hi: id } }

/** Kinds of rows that name terms. */
export const termUses = ['items', 'drafts', 'questions', 'topics', 'feeds'] as const
export type TermUse = (typeof termUses)[number]

/** Name until an instant, which may be given again. */
export type EarlierName = { title: Bilingual; until: number }

export type OfficeTerm = OfferedTerm & { uses: { use: TermUse; count: number }[]; earlier: EarlierName[] }

/** Items by term, in the order of the terms; those of a missing term come last. */
export const groupByTerm = <Item>(
  items: readonly Item[],
  terms: readonly Term[],
  termIn: (item: Item) => Term,
): { term: Term; items: Item[] }[] => {
  const groups = new Map<string, { term: Term; items: Item[] }>(terms.map((term) => [term.id, { term, items: [] }]))
  for (const item of items) {
    const term = termIn(item)
    const group = groups.get(term.id)
    if (group) group.items.push(item)
    else groups.set(term.id, { term, items: [item] })
  }
  return [...groups.values()].filter((group) => group.items.length > 0)
}
