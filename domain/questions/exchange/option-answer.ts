import { optionOfMark } from './option-marks.ts'

/** An option with its texts, for finding it by what an answer says. */
export type KnownOption = { id: string; texts: string[] }

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const byText = (answer: string, options: readonly KnownOption[]): string[] =>
  options.filter(({ texts }) => texts.some((text) => text !== '' && plain(text) === plain(answer))).map(({ id }) => id)

/** Mark without the signs and words that files put around it, such as "(b)", "Option B", "2." and "3.0". */
const bare = (mark: string): string =>
  mark
    .trim()
    .replace(/^(?:options?|opt|choice|विकल्प)\s*/i, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .replaceAll(/^[([]+|[)\].:]+$/g, '')
    .trim()

/**
 * Options that an answer names by letter, number or text; undefined where it names none, or where a number is the place
 * of one option and the text of another.
 */
export const optionsOfAnswer = (
  answer: string,
  options: readonly KnownOption[],
  isNumbered: boolean,
): string[] | undefined => {
  const one = optionOf(answer, options, isNumbered)
  if (one !== undefined) return [one]
  const marks = marksOf(answer, options)
  const ids = marks.map((mark) => optionOf(mark, options, isNumbered))
  const known = ids.filter((id) => id !== undefined)
  return known.length > 0 && known.length === ids.length ? [...new Set(known)] : undefined
}

const separators = /[,;&\n/|+]|\s(?:and|और|एवं|तथा)\s/i

const marksOf = (answer: string, options: readonly KnownOption[]): string[] => {
  const parts = answer.split(separators).filter((part) => part.trim() !== '')
  const [only = ''] = parts
  if (parts.length !== 1) return parts
  const words = only.trim().split(/\s+/)
  if (words.length > 1) return words
  // Letters without a separator, as "ABD".
  return /^[a-h]{2,8}$/i.test(bare(only)) ? [...bare(only)].slice(0, options.length + 1) : []
}

const optionOf = (answer: string, options: readonly KnownOption[], isNumbered: boolean): string | undefined => {
  const id = optionOfMark(bare(answer))
  const placed = options.find((option) => option.id === id)?.id
  const named = byText(answer, options)
  const isOwnStyle = /\d/.test(bare(answer)) === isNumbered
  if (placed !== undefined && (isOwnStyle || named.length === 0 || named.includes(placed))) return placed
  return placed === undefined && named.length === 1 ? named[0] : undefined
}
