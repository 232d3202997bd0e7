import { streamCsvRows } from 'hucre/csv'
import type { Language } from '../../../domain/language.ts'
import { areHeadings, columnsOf, type FoundColumn } from '../../../domain/questions/exchange/headings.ts'

const delimiters = [',', ';', '\t']

/** Part of a file in which its delimiter is found. */
const sampleCharacters = 64 * 1024
const sampleRows = 20

/** First line by which Excel is told the delimiter. */
export const separatorLine = /^sep=(.)\r?\n/i

/** First rows of a text, as fields by their headings. */
const rowsWith = (text: string, delimiter: string, language: Language): FoundColumn[][] =>
  [...streamCsvRows(text.slice(0, sampleCharacters), { delimiter, maxRows: sampleRows })].map((row) =>
    columnsOf(row.map(String), language),
  )

const knownIn = (columns: readonly FoundColumn[]): number => columns.filter(({ field }) => field !== null).length

/** Delimiter with which most headings are known. */
export const delimiterOf = (text: string, language: Language): string => {
  const counts = delimiters.map((delimiter) => ({
    delimiter,
    count: Math.max(0, ...rowsWith(text, delimiter, language).map(knownIn)),
  }))
  const [best] = counts.toSorted((one, other) => other.count - one.count)
  return best?.delimiter ?? ','
}

/** True for a text with headings of questions among its first rows. */
export const hasCsvHeadings = (text: string): boolean =>
  delimiters.some((delimiter) => rowsWith(text, delimiter, 'en').some(areHeadings))
