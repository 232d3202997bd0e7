import type { SheetCell, SheetRow } from '../../../domain/questions/exchange/sheet.ts'
import { numberCell, type DateSystem, type NumberFormat } from './xlsx-formats.ts'
import { placeOf } from './xlsx-merges.ts'
import { stringReader, withoutEscapes } from './xlsx-strings.ts'
import type { XmlEvent } from './xml-events.ts'

/** Tables of a workbook that cells point into. */
export type WorkbookTables = { strings: readonly string[]; formats: readonly NumberFormat[]; dates: DateSystem }

type RawCell = { column: number; type: string; style: number; value: string; inline: string; isFormula: boolean }

const truths: Record<string, string> = { '1': 'TRUE', '0': 'FALSE' }

const valueOf = ({ type, style, value, inline }: RawCell, { strings, formats, dates }: WorkbookTables): SheetCell => {
  if (type === 's') return { text: strings[Number(value)] ?? '' }
  if (type === 'inlineStr') return { text: inline }
  if (type === 'str') return { text: withoutEscapes(value) }
  if (type === 'b') return { text: truths[value] ?? value }
  if (type === 'e') return { text: value, faults: [{ code: 'formula', blocks: true }] }
  if (type === 'd') return { text: value, isDate: true }
  return value === '' ? { text: '' } : numberCell(value, formats[style] ?? 'general', dates)
}

/** The last value that the spreadsheet computed stands for a formula; one that was never computed has none. */
const cellOf = (raw: RawCell, tables: WorkbookTables): SheetCell | null => {
  const cell = valueOf(raw, tables)
  if (cell.text.trim() === '' && !raw.isFormula) return null
  if (!raw.isFormula) return cell
  const isComputed = cell.text.trim() !== ''
  return {
    ...cell,
    text: isComputed ? cell.text : '=',
    faults: cell.faults ?? [{ code: 'formula', blocks: !isComputed }],
  }
}

/** Rows of a sheet that have a value, and null now and then, so that a caller can wait in a sheet of empty cells. */
export function* sheetRows(events: Iterable<XmlEvent>, tables: WorkbookTables): Generator<SheetRow | null> {
  const inline = stringReader()
  let cells = new Map<number, SheetCell>()
  let [row, isHidden, count] = [0, false, 0]
  let cell: RawCell | null = null
  let [isInData, isInline, isValue] = [false, false, false]
  let nextColumn = 0
  for (const event of events) {
    if (isInline) inline.take(event)
    if (event.kind === 'text') {
      if (isValue && cell) cell.value += event.text
      continue
    }
    const isOpen = event.kind === 'open'
    if (event.name === 'sheetData') isInData = isOpen
    if (!isInData) continue
    if (event.name === 'v') isValue = isOpen
    if (event.name === 'is') isInline = isOpen
    if (event.kind === 'open') {
      const { name, attributes } = event
      if (name === 'row') {
        row = Number(attributes.get('r') ?? row + 1)
        isHidden = ['1', 'true'].includes(attributes.get('hidden') ?? '')
        cells = new Map()
        nextColumn = 0
      }
      if (name === 'c') {
        const column = placeOf(attributes.get('r') ?? '')?.column ?? nextColumn
        nextColumn = column + 1
        cell = {
          column,
          type: attributes.get('t') ?? 'n',
          style: Number(attributes.get('s') ?? 0),
          value: '',
          inline: '',
          isFormula: false,
        }
      }
      if (name === 'f' && cell) cell.isFormula = true
    } else {
      if (event.name === 'is' && cell) cell.inline = inline.end()
      if (event.name === 'c' && cell) {
        const value = cellOf(cell, tables)
        if (value) cells.set(cell.column, value)
        cell = null
        count += 1
        if (count % cellsPerWait === 0) yield null
      }
      if (event.name === 'row' && cells.size > 0) yield { row, cells, isHidden }
    }
  }
}

const cellsPerWait = 10_000
