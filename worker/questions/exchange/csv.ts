import { writeCsv } from 'hucre/csv'
import { neutralCellOfText } from '../../../domain/questions/exchange/cell-text.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import { exportColumns } from '../../../domain/questions/exchange/fields.ts'
import { exportRecords } from './export-records.ts'
import type { FileFormat, WriterOptions, WrittenFile } from './file-format.ts'
import { readCsv } from './read-csv.ts'

/** Excel takes a file without it for another encoding than UTF-8. */
const byteOrderMark = '\ufeff'
const lineSeparator = '\r\n'

const write = async (
  questions: AsyncIterable<ExportedQuestion>,
  { language, pause }: WriterOptions,
): Promise<WrittenFile> => {
  const columns = exportColumns(language)
  const encoder = new TextEncoder()
  const lineOf = (cells: string[]) => encoder.encode(`${writeCsv([cells], { lineSeparator })}${lineSeparator}`)
  const parts = [encoder.encode(byteOrderMark), lineOf(columns.map(({ heading }) => heading))]
  for await (const record of exportRecords(questions, pause))
    parts.push(lineOf(columns.map(({ field }) => neutralCellOfText(record.get(field) ?? ''))))
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), leftOut: [] }
}

export const format: FileFormat = { extension: 'csv', contentType: 'text/csv; charset=utf-8', read: readCsv, write }
