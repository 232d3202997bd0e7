import type { Bilingual } from '../text.ts'

/** Term, topic or exam by the id that questions name. */
export type Named = { id: string; title: Bilingual }

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_&-]+/gu, ' ')
    .trim()

const bigrams = (text: string): Set<string> => {
  const marked = [...`^${text}$`]
  return new Set(marked.slice(0, -1).map((letter, index) => letter + marked[index + 1]))
}

/** Dice coefficient of the bigrams of two words. */
const likeness = (one: string, other: string): number => {
  const [first, second] = [bigrams(one), bigrams(other)]
  const shared = [...first].filter((pair) => second.has(pair)).length
  return (2 * shared) / (first.size + second.size)
}

/** Least likeness of a name that is suggested. */
const minLikeness = 0.5

/** Longest name that is compared. */
const maxName = 120

const namesOf = ({ id, title }: Named): string[] => [id, title.en, title.hi].map(plain)

/** Id of the term with a name: its id or either title, in any case. Null for none. */
export const findNamed = (terms: readonly Named[], name: string): string | null => {
  const wanted = plain(name)
  return terms.find((term) => namesOf(term).includes(wanted))?.id ?? null
}

/** English title of the term whose name is most like an unknown one; null where none is like it. */
export const suggestNamed = (terms: readonly Named[], name: string): string | null => {
  const wanted = plain(name).slice(0, maxName)
  const ranked = terms
    .map((term) => ({ title: term.title.en, like: Math.max(...namesOf(term).map((each) => likeness(wanted, each))) }))
    .toSorted((one, other) => other.like - one.like)
  const [best] = ranked
  return best && best.like >= minLikeness ? best.title : null
}
