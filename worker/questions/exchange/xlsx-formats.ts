import { plainOf } from '../../../domain/questions/exchange/numbers.ts'
import type { SheetCell } from '../../../domain/questions/exchange/sheet.ts'
import type { XmlEvent } from './xml-events.ts'

/** Kind of value that a number format shows. */
export type NumberFormat =
  'general' | 'date' | 'time' | { form: 'number'; decimals: number; isPercent: boolean; isGrouped: boolean }

/** Formats with a number of their own. Source: ECMA-376 part 1, 18.8.30. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'd-m-y',
  15: 'd-m-y',
  16: 'd-m',
  17: 'm-y',
  18: 'h:m',
  19: 'h:m',
  20: 'h:m',
  21: 'h:m',
  22: 'd-m-y',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'h:m',
  46: 'h:m',
  47: 'h:m',
}

const isEastAsianDate = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

const formatOfCode = (code: string): NumberFormat => {
  const [first = ''] = code.split(';')
  const bare = first.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|[_*]./gi, '')
  if (/general|@/i.test(bare) || bare === '') return 'general'
  if (/[yd]|m{3}/i.test(bare)) return 'date'
  if (/[hms]/i.test(bare)) return 'time'
  const decimals = /\.([0#?]+)/.exec(bare)?.[1]?.replaceAll('#', '').length ?? 0
  if (!/^[#0,.%\s?()-]+$/.test(bare) || bare.includes('/')) return 'general'
  return { form: 'number', decimals, isPercent: bare.includes('%'), isGrouped: /,(?=[#0])/.test(bare) }
}

const formatOf = (id: number, codes: ReadonlyMap<number, string>): NumberFormat => {
  if (isEastAsianDate(id)) return 'date'
  return formatOfCode(codes.get(id) ?? builtIn[id] ?? '')
}

/** Number formats of the styles of cells, by the number of the style. */
export const numberFormats = (events: Iterable<XmlEvent>): NumberFormat[] => {
  const codes = new Map<number, string>()
  const styles: number[] = []
  let isInCells = false
  for (const event of events) {
    if (event.kind === 'text') continue
    if (event.name === 'cellXfs') isInCells = event.kind === 'open'
    if (event.kind === 'close') continue
    const id = Number(event.attributes.get('numFmtId') ?? 0)
    if (event.name === 'numFmt') codes.set(id, event.attributes.get('formatCode') ?? '')
    if (event.name === 'xf' && isInCells) styles.push(id)
  }
  return styles.map((id) => formatOf(id, codes))
}

const grouped = (text: string): string => text.replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','))

const dayMs = 24 * 60 * 60 * 1000
/** Day 0 of both systems of dates: the end of 1899, with the leap day of 1900 that never was, and 1904. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
export type DateSystem = keyof typeof epochs

const dateText = (serial: number, system: DateSystem): string => {
  const ms = epochs[system] + Math.round(serial * dayMs)
  const date = new Date(ms)
  return Number.isNaN(date.getTime())
    ? String(serial)
    : date.toISOString().slice(0, 10).split('-').toReversed().join('-')
}

const timeText = (serial: number): string => {
  const minutes = Math.round(serial * 24 * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Digits that a spreadsheet keeps of a number. */
const significantDigits = 15

/** Cell of a number as the spreadsheet shows it. */
export const numberCell = (raw: string, format: NumberFormat, system: DateSystem): SheetCell => {
  const value = Number(Number(raw).toPrecision(significantDigits))
  if (Number.isNaN(value)) return { text: raw }
  if (format === 'date') return { text: dateText(value, system), isDate: true }
  if (format === 'time') return { text: timeText(value), isDate: true }
  if (Math.abs(value) >= 10 ** significantDigits) return { text: raw, faults: [{ code: 'digits_lost', blocks: true }] }
  if (format === 'general') return { text: plainOf(value) }
  const { decimals, isPercent, isGrouped } = format
  const shown = Number((isPercent ? value * 100 : value).toPrecision(significantDigits))
  const exact = plainOf(shown).split('.')[1]?.length ?? 0
  // More decimals than the format shows are no display of the number: the answer key needs them.
  const text = exact > decimals ? plainOf(shown) : shown.toFixed(decimals)
  return { text: `${isGrouped ? grouped(text) : text}${isPercent ? '%' : ''}` }
}
