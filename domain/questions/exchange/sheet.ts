import type { Language } from '../../language.ts'
import type { FieldName } from './fields.ts'
import { areHeadings, columnsOf, surplusOption, type FoundColumn } from './headings.ts'
import { questionOfRecord } from './question-of-record.ts'
import type { ReadRow } from './read-row.ts'
import type { CellFault, QuestionRecord } from './record.ts'

/** A cell with a value. */
export type SheetCell = {
  text: string
  faults?: CellFault[]
  /** A day or time into which a spreadsheet turned what was typed. */
  isDate?: boolean
  /** Of merged cells; a covered one has the value of that which covers it. */
  merged?: 'covering' | 'covered'
}

/** A row of a sheet; `cells` has the non-empty ones by column from 0. */
export type SheetRow = { row: number; cells: ReadonlyMap<number, SheetCell>; isHidden?: boolean }

/** Rows above the headings, such as a title. */
const maxTitleRows = 20

/** Fields whose value several rows may share in merged cells, and which may be a day. */
const shared = new Set<FieldName>([
  'type',
  'subject',
  'topic',
  'difficulty',
  'time',
  'exams',
  'tags',
  'rights',
  'source',
  'passageCode',
  'passageKind',
  'passageTitle.en',
  'passageTitle.hi',
  'passage.en',
  'passage.hi',
])
const mayBeDay = new Set<FieldName>(['source', 'tags'])

const faultsOf = (field: FieldName, { faults = [], isDate, merged }: SheetCell): CellFault[] => [
  ...faults,
  ...(isDate ? [{ code: 'date_as_number' as const, blocks: !mayBeDay.has(field) }] : []),
  ...(merged ? [{ code: 'merged_cells' as const, blocks: !shared.has(field) }] : []),
]

const isNumbered = (columns: readonly FoundColumn[]): boolean =>
  columns.some(({ field, heading }) => field?.startsWith('option.') && /\d/.test(heading))

/** Reads the rows of a sheet in their order; those above its headings, and empty ones, are no questions. */
export const sheetReader = (language: Language) => {
  let columns: FoundColumn[] | null = null
  let titleRows = 0
  const told = new Set<number>()

  const findHeadings = (cells: SheetRow['cells']): void => {
    titleRows += 1
    const width = Math.min(Math.max(-1, ...cells.keys()) + 1, maxColumns)
    const found = columnsOf(
      Array.from({ length: width }, (_, index) => cells.get(index)?.text ?? ''),
      language,
    )
    if (areHeadings(found)) columns = found
  }

  const questionOf = ({ row, cells, isHidden }: SheetRow, found: readonly FoundColumn[]): ReadRow => {
    const record: QuestionRecord = new Map()
    const faults: ReadRow['faults'] = []
    for (const [index, cell] of cells) {
      const { field, heading } = found[index] ?? { field: null, heading: '' }
      const column = heading || letterOf(index)
      if (field === surplusOption) faults.push({ code: 'too_many_options', path: 'options', column, blocks: true })
      else if (field !== null) record.set(field, { text: cell.text, column, faults: faultsOf(field, cell) })
      else if (!told.has(index)) {
        told.add(index)
        faults.push({ code: 'unknown_column', path: '', column, blocks: false })
      }
    }
    if (isHidden) faults.push({ code: 'hidden_row', path: '', blocks: false })
    const read = questionOfRecord(row, record, isNumbered(found))
    return { ...read, faults: [...faults, ...read.faults] }
  }

  return {
    /** Question of a row; null for any other row. */
    next(row: SheetRow): ReadRow | null {
      const isEmpty = [...row.cells.values()].every(({ text, merged }) => text.trim() === '' || merged === 'covered')
      if (isEmpty) return null
      if (columns) return questionOf(row, columns)
      if (titleRows < maxTitleRows) findHeadings(row.cells)
      return null
    },
    hasHeadings: (): boolean => columns !== null,
  }
}

/** Columns of which headings are read. */
const maxColumns = 500

/** Letters of a column, such as AB. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
