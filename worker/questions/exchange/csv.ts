import { writeCsv } from 'hucre/csv'
import { neutralCellOfText } from '../../../domain/questions/exchange/cell-text.ts'
import { exportColumns, type Column } from '../../../domain/questions/exchange/fields.ts'
import { exportRecords, type ExportRecord } from './export-records.ts'
import type { FileFormat } from './file-format.ts'
import { readCsv } from './read-csv.ts'

/** Excel takes a file without it for another encoding than UTF-8. */
const byteOrderMark = '\ufeff'
const lineSeparator = '\r\n'

const encoder = new TextEncoder()

const lineOf = (cells: string[]): Uint8Array<ArrayBuffer> =>
  encoder.encode(`${writeCsv([cells], { lineSeparator })}${lineSeparator}`)

/** Parts of a CSV file with the columns, as spreadsheets expect it. */
export async function* csvParts(
  records: AsyncIterable<ExportRecord> | Iterable<ExportRecord>,
  columns: readonly Column[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield encoder.encode(byteOrderMark)
  yield lineOf(columns.map(({ heading }) => heading))
  for await (const record of records)
    yield lineOf(columns.map(({ field }) => neutralCellOfText(record.get(field) ?? '')))
}

/** CSV file with the columns. */
export const csvOf = async (...file: Parameters<typeof csvParts>): Promise<Uint8Array<ArrayBuffer>> => {
  const parts = []
  for await (const part of csvParts(...file)) parts.push(part)
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const write: FileFormat['write'] = async (questions, { language, pause }) => ({
  bytes: await csvOf(exportRecords(questions, pause), exportColumns(language)),
  leftOut: [],
})

export const format: FileFormat = { extension: 'csv', contentType: 'text/csv; charset=utf-8', read: readCsv, write }
