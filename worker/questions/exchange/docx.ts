import { Zip, ZipDeflate } from 'fflate'
import { cellOfText } from '../../../domain/questions/exchange/cell-text.ts'
import { exportColumns, type Column } from '../../../domain/questions/exchange/fields.ts'
import { exportRecords, type ExportRecord } from './export-records.ts'
import type { FileFormat } from './file-format.ts'
import { closing, contentType, fixedParts, opening, tableStart } from './docx-parts.ts'
import { readDocx } from './read-docx.ts'

const unsafe = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string =>
  text.replaceAll(unsafe, '').replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)

const runs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
    .join('<w:br/>')

const cell = (text: string): string => `<w:tc><w:p><w:r>${runs(text)}</w:r></w:p></w:tc>`

/** Table of a question, and the paragraph that keeps it apart from the next. */
const table = (record: ExportRecord, columns: readonly Column[]): string => {
  const rows = columns.flatMap(({ field, heading }) => {
    const text = record.get(field)
    return text ? [`<w:tr>${cell(heading)}${cell(cellOfText(text))}</w:tr>`] : []
  })
  return `${tableStart}${rows.join('')}</w:tbl><w:p/>`
}

/** Word document with a table of each record. */
export const docxOf = async (
  records: AsyncIterable<ExportRecord> | Iterable<ExportRecord>,
  columns: readonly Column[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(new Uint8Array(part))
  })
  const add = (name: string) => {
    const file = new ZipDeflate(name)
    zip.add(file)
    return (text: string, isLast = false) => file.push(encoder.encode(text), isLast)
  }
  for (const [name, text] of fixedParts) add(name)(text, true)
  const push = add('word/document.xml')
  push(opening)
  for await (const record of records) push(table(record, columns))
  push(closing, true)
  zip.end()
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const write: FileFormat['write'] = async (questions, { language, pause }) => ({
  bytes: await docxOf(exportRecords(questions, pause), exportColumns(language)),
  leftOut: [],
})

export const format: FileFormat = { extension: 'docx', contentType, read: readDocx, write }
