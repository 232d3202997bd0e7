import { synonymsOf, unitsOf } from './synonyms.ts'
import { formsOf, keyOf, wordsOf, type SearchWord } from './words.ts'

/** Where the words that were looked for stand in a text: pairs of UTF-16 offsets, in order, never overlapping. */
export type HighlightRanges = [start: number, end: number][]

/** A text with its marks; a browser sets them as elements, so no text is ever taken for markup. */
export type Marked = { text: string; marks: HighlightRanges }

/** Whether a word of a text is one that was looked for. `loose` also takes words that only begin like one. */
export const matcherOf = (words: readonly string[], loose: boolean): ((word: string) => boolean) => {
  const forms = new Set(words.flatMap((word) => [word, keyOf(word), ...formsOf(word)]))
  // Of another word for it only one that stands alone: the parts of a phrase mean something else each.
  for (const unit of unitsOf(words))
    for (const [synonym = '', ...more] of synonymsOf(unit)) if (more.length === 0) forms.add(synonym)
  const beginnings = loose ? words.filter((word) => word.length > 2) : []
  return (word) =>
    forms.has(word) ||
    formsOf(word).some((form) => forms.has(form)) ||
    beginnings.some((beginning) => word.startsWith(beginning))
}

const marksOf = (words: readonly SearchWord[], isHit: (word: string) => boolean): HighlightRanges =>
  words.filter(({ word }) => isHit(word)).map(({ start, end }) => [start, end])

export const marked = (text: string, isHit: (word: string) => boolean): Marked => ({
  text,
  marks: marksOf(wordsOf(text), isHit),
})

const excerptLength = 180
const before = 50

/**
 * What of an item is shown below its title: the summary, or, where only the rest of it has a word that was looked for,
 * the words around the first one there.
 */
export const excerptOf = (
  { title, summary, body: written }: { title: string; summary: string; body: string },
  isHit: (word: string) => boolean,
): Marked => {
  const whole = marked(summary, isHit)
  if (whole.marks.length > 0 || marked(title, isHit).marks.length > 0) return whole
  const body = written.trim().replace(/\s*\n\s*/g, ' · ')
  const words = wordsOf(body)
  const hit = words.find(({ word }) => isHit(word))
  if (!hit) return whole
  const first = words.find(({ start }) => start >= hit.start - before) ?? hit
  const inside = words.filter(({ start, end }) => start >= first.start && end <= first.start + excerptLength)
  const last = inside.at(-1) ?? hit
  const head = first.start > 0 ? '… ' : ''
  const tail = last.end < body.length ? ' …' : ''
  const shift = first.start - head.length
  return {
    text: `${head}${body.slice(first.start, last.end)}${tail}`,
    marks: marksOf(inside, isHit).map(([start, end]) => [start - shift, end - shift]),
  }
}
