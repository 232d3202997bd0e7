import type { JobPost } from '../contract.ts'
import { categoriesIn, columnsIn, totalNames, type Column } from './categories.ts'
import { matchesOf, type Match } from './folded-text.ts'

type Vacancies = JobPost['vacancies']

type Place = { from: number; to: number }

/** Row of a table of vacancies. `name` is a place in the text; null where the row has no name. */
type VacancyRow = { name: Place | null; count: number | null; vacancies: Vacancies }

const main = ['ur', 'ews', 'obc', 'sc', 'st'] as const

/** Whole number written with or without grouping commas. */
export const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

/** Sums columns of one category, such as both backward classes. */
const rowOf = (columns: readonly Column[], cells: readonly number[]): Pick<VacancyRow, 'count' | 'vacancies'> => {
  const vacancies: Vacancies = {}
  let count: number | null = null
  columns.forEach((column, index) => {
    const value = cells[index] ?? 0
    if (column === 'total') count = value
    else vacancies[column] = (vacancies[column] ?? 0) + value
  })
  const sum = main.reduce((total, category) => total + (vacancies[category] ?? 0), 0)
  return { count: count ?? (sum > 0 ? sum : null), vacancies }
}

type Header = { columns: Column[]; from: number; to: number }

/** Runs of category names with nothing else between them but cell borders. */
const headersIn = (text: string): Header[] => {
  const headers: Header[] = []
  for (const { value, from, to } of columnsIn(text)) {
    const last = headers.at(-1)
    if (last && /^[\s|.()*]*$/.test(text.slice(last.to, from))) {
      last.columns.push(value)
      last.to = to
    } else headers.push({ columns: [value], from, to })
  }
  return headers.filter(({ columns }) => columns.filter((column) => column !== 'total').length >= 3)
}

const cell = '(?:\\d[\\d,]*|-|[Nn]il|NIL|शून्य)'
const wholeCell = new RegExp(`^${cell}$`, 'u')
const serial = /^[\s|]*(?:\(?\d{1,2}[.)]\s*\|?|\d{1,2}\s*\||\d{1,2}\s+(?=\p{L}))\s*/u
const isTotal = new RegExp(`^[\\s|]*(?:${totalNames})`, 'u')

type Found = Match<VacancyRow>

/** Longest line, or name of several lines, that a table is read from, UTF-16 units. */
const maxUnits = 400

/** Rows whose cells stand on one line, possibly after lines with the beginning of the name. */
const linesBelow = (text: string, { columns, to }: Header): Found[] => {
  const pattern = new RegExp(`^(.*?)((?:[\\s|]+${cell}\\*?){${columns.length}})[\\s|]*$`, 'u')
  const rows: Found[] = []
  let nameFrom: number | null = null
  for (const line of text.slice(to).matchAll(/[^\n]*\n?/g)) {
    const from = to + line.index
    const words = line[0].trimEnd()
    if (words === '' || line.index === 0) {
      if (rows.length > 0 && words === '') break
      continue
    }
    if (words.length > maxUnits) break
    const found = pattern.exec(words.startsWith(' ') || /^\D/.test(words) ? words : ` ${words}`)
    if (!found) {
      if (nameFrom !== null || /\d{2}/.test(words)) break
      nameFrom = from
      continue
    }
    const cells = (found[2] ?? '').match(new RegExp(cell, 'gu')) ?? []
    const name = found[1] ?? ''
    if (isTotal.test(name)) break
    const begin = from + (serial.exec(words)?.[0].length ?? 0)
    const end = from + words.indexOf(name) + name.length
    const place = { from: nameFrom ?? begin, to: Math.max(begin, end) }
    const isNamed = /\p{L}/u.test(text.slice(place.from, place.to))
    const numbers = cells.map((each) => (/\d/.test(each) ? numberOf(each) : 0))
    rows.push({
      value: { name: isNamed ? place : null, ...rowOf(columns, numbers) },
      from,
      to: from + words.length,
    })
    nameFrom = null
  }
  return rows
}

/** Rows of a table that was copied cell by cell, each on a line of its own. */
const cellsBelow = (text: string, { columns, to }: Header): Found[] => {
  const rows: Found[] = []
  let name: Place | null = null
  let numbers: number[] = []
  for (const line of text.slice(to).matchAll(/[^\n]+/g)) {
    const words = line[0].trim()
    if (words === '') continue
    const place = { from: to + line.index, to: to + line.index + line[0].trimEnd().length }
    if (name && place.to - name.from > maxUnits) break
    if (wholeCell.test(words)) numbers.push(/\d/.test(words) ? numberOf(words) : 0)
    else if (isTotal.test(words) || (name && numbers.length === 0 && words.length > 60)) break
    else {
      // A number before the name is that of the row.
      if (numbers.length > 1) break
      name = numbers.length === 0 && name !== null ? { from: name.from, to: place.to } : place
      numbers = []
    }
    if (numbers.length === columns.length) {
      rows.push({ value: { name, ...rowOf(columns, numbers) }, from: name?.from ?? place.from, to: place.to })
      name = null
      numbers = []
    }
  }
  return rows
}

/** Numbers behind their categories: "UR-195, EWS-48". */
const inlineIn = (text: string): Found[] => {
  const pairs = categoriesIn(text).flatMap(({ value, from, to }) => {
    const found = /^[\s:=(-]{1,4}(\d[\d,]*)\)?(?!\s*(?:\/-|years?|वर्ष|%|\d))/u.exec(text.slice(to, to + 20))
    return found?.[1] ? [{ category: value, count: numberOf(found[1]), from, to: to + found[0].length }] : []
  })
  const groups: (typeof pairs)[] = []
  for (const pair of pairs) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (
      last &&
      before &&
      pair.from - before.to < maxUnits &&
      /^[^\p{L}\d]*(?:and|एवं|तथा|व)?[^\p{L}\d]*$/u.test(text.slice(before.to, pair.from))
    )
      last.push(pair)
    else groups.push([pair])
  }
  return groups
    .filter((group) => group.length >= 3)
    .map((group) => {
      const cells = group.map(({ count }) => count)
      const columns = group.map(({ category }) => category)
      const place = { from: group[0]?.from ?? 0, to: group.at(-1)?.to ?? 0 }
      return { ...place, value: { name: null, ...rowOf(columns, cells) } }
    })
}

/** Rows of vacancies by category: of the first table that can be read, else of numbers in the text. */
export const vacancyRowsIn = (text: string): Found[] => {
  for (const header of headersIn(text)) {
    const rows = linesBelow(text, header)
    const read = rows.length > 0 ? rows : cellsBelow(text, header)
    if (read.length > 0) return read
  }
  return inlineIn(text)
}

const totals = [
  /(?:total[ \t]{1,3})?(?:no\.?|number)?[ \t]{0,3}(?:of[ \t]{1,3})?(?:total[ \t]{1,3})?(?:posts?|vacanc(?:y|ies))[ \t]{0,3}[:=-]+[ \t]{0,3}(\d[\d,]*)/giu,
  /(?:कुल (?:पद|रिक्तियां|पदों)|पदों की (?:कुल )?संख्या|रिक्तियों की (?:कुल )?संख्या|पद संख्या)[^\d\n]{0,25}?(\d[\d,]*)/gu,
  /(?<!\d|\d,)(\d[\d,]*)[ \t]{0,3}\(?(?:[a-z-]+\)?[ \t]{1,3}){0,3}?(?:posts?|vacanc(?:y|ies))\b/giu,
  /(?<!\d|\d,)(\d[\d,]*)[ \t]{0,3}(?:रिक्त[ \t]{0,3})?(?:पदों|पद|रिक्तियों|रिक्तियां)/gu,
]

/** Total number of posts in words such as "480 posts" or "कुल पद: 480". */
export const totalIn = (text: string): Match<number> | null => {
  for (const pattern of totals) {
    for (const found of matchesOf(text, pattern)) {
      const value = numberOf(found[1] ?? '')
      if (value > 0) return { value, from: found.index, to: found.index + found[0].length }
    }
  }
  return null
}
