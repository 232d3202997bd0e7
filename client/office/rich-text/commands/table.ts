import type { EditorState, Text, TransactionSpec } from '@codemirror/state'
import type { TableAct } from '../table-acts.ts'

type Row = string[]
/** A Markdown table and the cell of the cursor. Row 0 is the heading; the line of dashes is not a row. */
type Table = { from: number; to: number; rows: Row[]; dashes: Row; row: number; column: number }

const dashes = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/

/** Cells of a line; an escaped bar does not end a cell. */
const cellsOf = (line: string): Row => {
  const text = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return text.split(/(?<!\\)\|/).map((cell) => cell.trim())
}

const isRow = (line: string): boolean => line.includes('|')

/** Numbers of the first and last line of the rows around a line. */
const rowsAround = (doc: Text, number: number): [number, number] => {
  let [first, last] = [number, number]
  while (first > 1 && isRow(doc.line(first - 1).text)) first -= 1
  while (last < doc.lines && isRow(doc.line(last + 1).text)) last += 1
  return [first, last]
}

/** The table at the cursor; null outside one. */
export const tableAt = ({ doc, selection: { main } }: EditorState): Table | null => {
  const line = doc.lineAt(main.head)
  if (!isRow(line.text)) return null
  const [first, last] = rowsAround(doc, line.number)
  if (last === first || !dashes.test(doc.line(first + 1).text)) return null
  const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index).text)
  const [heading = '', underline = '', ...body] = lines
  const before = line.text
    .slice(0, main.head - line.from)
    .trimStart()
    .replace(/^\|/, '')
  const rows = [heading, ...body].map(cellsOf)
  const columns = rows[0]?.length ?? 1
  return {
    from: doc.line(first).from,
    to: doc.line(last).to,
    rows: rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? '')),
    dashes: cellsOf(underline),
    row: Math.max(0, line.number - first - 1),
    column: Math.min(columns - 1, before.split(/(?<!\\)\|/).length - 1),
  }
}

const lineOf = (cells: Row): string => `| ${cells.join(' | ')} |`

/** Lines of a table. */
const tableText = (rows: Row[], underline: Row): string =>
  [rows[0] ?? [], underline, ...rows.slice(1)].map(lineOf).join('\n')

/** Offset of a cell's text in the table's text. */
const offsetOf = (rows: Row[], underline: Row, row: number, column: number): number => {
  const lines = [rows[0] ?? [], underline, ...rows.slice(1)]
  const line = row === 0 ? 0 : row + 1
  const before = lines.slice(0, line).reduce((sum, cells) => sum + lineOf(cells).length + 1, 0)
  return before + 2 + (lines[line] ?? []).slice(0, column).reduce((sum, cell) => sum + cell.length + 3, 0)
}

const replaced = ({ from, to }: Table, rows: Row[], underline: Row, row: number, column: number): TransactionSpec => ({
  changes: { from, to, insert: tableText(rows, underline) },
  selection: { anchor: from + offsetOf(rows, underline, row, column) },
  userEvent: 'input.table',
})

const blank = (columns: number): Row => Array.from({ length: columns }, () => '')

/** Rows of text with tabs, as copied from a spreadsheet. */
const tabbedRows = (text: string): Row[] => {
  const rows = text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', '\\|')))
  const columns = Math.max(...rows.map(({ length }) => length))
  return rows.map((row) => [...row, ...blank(columns - row.length)])
}

/** A new table of two columns, or one of the selected text where its cells are divided by tabs. */
export const insertTable = ({ doc, selection: { main } }: EditorState): TransactionSpec => {
  const selected = doc.sliceString(main.from, main.to)
  const rows = selected.includes('\t') ? tabbedRows(selected.trim()) : [blank(2), blank(2)]
  const underline = (rows[0] ?? []).map(() => '---')
  const at = selected.includes('\t') ? main.from : main.to
  const gap = (text: string): string =>
    text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n'
  const before = gap(doc.sliceString(Math.max(0, at - 2), at))
  const after = doc.sliceString(main.to, main.to + 1) === '\n' ? '' : '\n'
  return {
    changes: { from: at, to: main.to, insert: `${before}${tableText(rows, underline)}${after}` },
    selection: { anchor: at + before.length + 2 },
    userEvent: 'input.table',
  }
}

const without = <Value>(values: Value[], at: number): Value[] => values.filter((_, index) => index !== at)
const withOne = <Value>(values: Value[], at: number, value: Value): Value[] => values.toSpliced(at, 0, value)

/** Changes the table at the cursor; null outside one and where the last row or column would go. */
export const changeTable = (state: EditorState, act: TableAct): TransactionSpec | null => {
  const table = tableAt(state)
  if (!table) return null
  const { rows, dashes: line, row, column } = table
  const columns = rows[0]?.length ?? 1
  if (act === 'addRow') return replaced(table, withOne(rows, row + 1, blank(columns)), line, row + 1, column)
  if (act === 'addColumn') {
    const wider = rows.map((cells) => withOne(cells, column + 1, ''))
    return replaced(table, wider, withOne(line, column + 1, '---'), row, column + 1)
  }
  if (act === 'removeRow') {
    return row === 0 ? null : replaced(table, without(rows, row), line, Math.min(row, rows.length - 2), column)
  }
  const narrower = rows.map((cells) => without(cells, column))
  return columns === 1 ? null : replaced(table, narrower, without(line, column), row, Math.min(column, columns - 2))
}

/** Enter in a table: the next row, a new one after the last, and out of the table from an empty last row. */
export const nextRow = (state: EditorState): TransactionSpec | null => {
  const table = tableAt(state)
  if (!table || !state.selection.main.empty) return null
  const { rows, dashes: line, row, to } = table
  if (row < rows.length - 1) return replaced(table, rows, line, row + 1, 0)
  if (row > 0 && rows[row]?.every((cell) => cell === '')) {
    const text = tableText(rows.slice(0, -1), line)
    const anchor = table.from + text.length + 2
    return { changes: { from: table.from, to, insert: `${text}\n\n` }, selection: { anchor }, userEvent: 'input.table' }
  }
  return replaced(table, [...rows, blank(rows[0]?.length ?? 1)], line, row + 1, 0)
}
