import { writeXlsxStream } from 'hucre/xlsx'
import { cellOfText } from '../../../domain/questions/exchange/cell-text.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import { exportColumns, type Column } from '../../../domain/questions/exchange/fields.ts'
import { exportRecords, type ExportRecord } from './export-records.ts'
import type { FileFormat, WriterOptions, WrittenFile } from './file-format.ts'
import { readXlsx } from './read-xlsx.ts'
import { withEscapes } from './xlsx-strings.ts'

/** Characters of a cell. */
const maxCell = 32_767

/** Width of a column of texts and of one of values, in characters. */
const widths = { text: 40, value: 14 }
export const widthOf = ({ field }: Column): number => (field.includes('.') ? widths.text : widths.value)

const cellOf = (text: string | undefined): string | null => (text ? withEscapes(cellOfText(text)) : null)

export const cellsOf = (record: ExportRecord, columns: readonly Column[]): (string | null)[] =>
  columns.map(({ field }) => cellOf(record.get(field)))

const write = async (
  questions: AsyncIterable<ExportedQuestion>,
  { language, pause }: WriterOptions,
): Promise<WrittenFile> => {
  const columns = exportColumns(language)
  const leftOut: string[] = []
  const rows = async function* () {
    for await (const record of exportRecords(questions, pause)) {
      const cells = cellsOf(record, columns)
      if (cells.some((cell) => (cell?.length ?? 0) > maxCell)) leftOut.push(record.get('code') ?? '')
      else yield cells
    }
  }
  const stream = writeXlsxStream(rows(), {
    name: sheetNames[language],
    columns: columns.map((column) => ({ header: column.heading, width: widthOf(column) })),
    freezePane: { rows: 1 },
  })
  return { bytes: new Uint8Array(await new Response(stream).arrayBuffer()), leftOut }
}

export const sheetNames = { en: 'Questions', hi: 'प्रश्न' }

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const format: FileFormat = { extension: 'xlsx', contentType: xlsxType, read: readXlsx, write }
