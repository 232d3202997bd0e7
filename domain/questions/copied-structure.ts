import { valueAt, withValueAt } from '../content/body-paths.ts'
import type { DraftBody } from '../content/contract.ts'
import { textsOf } from '../content/texts-of.ts'
import { otherLanguage, type Language } from '../language.ts'

/** Mark of the words that are still to be written. The parity of languages counts it as a blank. */
export const wordsToCome = '……'

/** Formula, picture, row of a table, or number. */
const matter =
  /\$\$[^$]{1,2000}\$\$|\$[^$\n]{1,500}\$|!\[[^\]\n]{0,300}\]\([^)\s]{1,500}\)|[-+]?\d(?:[\d,]*\d)?(?:\.\d+)?%?/g

/** True for a text without words: numbers, formulas, units and single letters. */
const isWordless = (text: string): boolean => {
  const words = text.replaceAll(/\$\$[^$]*\$\$|\$[^$\n]*\$/g, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.every((word) => [...word].length <= 2 && /^[A-Za-z]+$/.test(word))
}

/** Formulas, pictures and numbers of a text in their order, with marks for the words between them. */
const skeletonOf = (text: string): string => {
  if (isWordless(text)) return text
  const parts = Array.from(text.matchAll(matter), ([part]) => part.trim())
  return parts.length === 0 ? '' : [wordsToCome, ...parts.flatMap((part) => [part, wordsToCome])].join(' ')
}

/**
 * Draft whose blank texts of a language have the structure of the other: what is without words whole, else formulas,
 * pictures and numbers with marks between them.
 */
export const withCopiedStructure = (body: DraftBody, to: Language): DraftBody => {
  const from = otherLanguage(to)
  return textsOf(body).reduce((copied, [path, text]) => {
    const skeleton = text[to].trim() === '' ? skeletonOf(text[from]) : ''
    return skeleton === '' || valueAt(body, `${path}.${to}`) === undefined
      ? copied
      : withValueAt(copied, `${path}.${to}`, skeleton)
  }, body)
}
