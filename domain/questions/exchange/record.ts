import { languages } from '../../language.ts'
import type { Bilingual } from '../contract.ts'
import { importLimits, type ImportFault, type ImportFaultCode } from './contract.ts'
import { textOfCell } from './cell-text.ts'
import { textName, type FieldName, type TextName } from './fields.ts'

/** Fault of a cell that a reader finds before its value is known. */
export type CellFault = { code: ImportFaultCode; blocks: boolean }

/** Value of a field as it stands in a file. */
export type RecordCell = { text: string; column: string; faults?: CellFault[] }

/** One question as a file gives it, by field. */
export type QuestionRecord = Map<FieldName, RecordCell>

const maxValue = 80

/** Reads a record field by field, and collects its faults and the column of each path. */
export const recordReader = (record: QuestionRecord) => {
  const faults: ImportFault[] = []
  const columns = new Map<string, string>()

  const add = (code: ImportFaultCode, path: string, cell?: RecordCell, blocks = true): void => {
    const value = cell?.text.slice(0, maxValue)
    faults.push({ code, path, blocks, ...(cell && { column: cell.column }), ...(value && { value }) })
  }

  /** Text of a field; undefined where the file has none. */
  const text = (field: FieldName, path: string): string | undefined => {
    const cell = record.get(field)
    if (!cell) return undefined
    columns.set(path, cell.column)
    const own = cell.faults ?? []
    for (const { code, blocks } of own) add(code, path, cell, blocks)
    if (own.some(({ code, blocks }) => blocks && code === 'date_as_number')) return undefined
    if (cell.text.length > importLimits.text) {
      add('too_long', path, cell)
      return textOfCell(cell.text.slice(0, importLimits.text))
    }
    return textOfCell(cell.text) || undefined
  }

  /** Text of a field in both languages; undefined where both are empty. */
  const bilingual = (name: TextName, path: string): Bilingual | undefined => {
    const [en, hi] = languages.map((language) => text(textName(name, language), `${path}.${language}`))
    return en === undefined && hi === undefined ? undefined : { en: en ?? '', hi: hi ?? '' }
  }

  /** Value of a field by its words; an unknown one is a fault. */
  const word = <Value>(field: FieldName, path: string, of: (text: string) => Value | undefined): Value | undefined => {
    const given = text(field, path)
    if (given === undefined) return undefined
    const value = of(given)
    if (value === undefined) add('unknown_value', path, record.get(field))
    return value
  }

  return { record, faults, columns, add, text, bilingual, word }
}
export type RecordReader = ReturnType<typeof recordReader>
