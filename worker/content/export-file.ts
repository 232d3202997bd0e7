import { writeXlsxStream } from 'hucre/xlsx'
import { writeCsv } from 'hucre/csv'
import type { Cell } from './export-cells.ts'

type Rows = AsyncIterable<Cell[]>

/** Excel takes a file without it for another encoding than UTF-8. */
const byteOrderMark = '\ufeff'

const rowsPerPart = 500

/** CSV with a byte order mark and CRLF line ends, as spreadsheets expect. */
export const toCsv = async (
  _name: string,
  headings: readonly string[],
  rows: Rows,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: string[] = [byteOrderMark, writeCsv([[...headings]], { lineSeparator: '\r\n' })]
  let waiting: Cell[][] = []
  const flush = () => {
    if (waiting.length > 0) parts.push('\r\n', writeCsv(waiting, { lineSeparator: '\r\n' }))
    waiting = []
  }
  for await (const row of rows) if (waiting.push(row) === rowsPerPart) flush()
  flush()
  return new TextEncoder().encode(parts.join(''))
}

/** XLSX with one sheet and a frozen row of headings. */
export const toXlsx = async (
  name: string,
  headings: readonly string[],
  rows: Rows,
): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = writeXlsxStream(rows, {
    name,
    columns: headings.map((header) => ({ header })),
    freezePane: { rows: 1 },
  })
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
