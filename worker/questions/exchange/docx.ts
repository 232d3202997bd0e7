import { Zip, ZipDeflate } from 'fflate'
import { cellOfText } from '../../../domain/questions/exchange/cell-text.ts'
import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import { exportColumns, type Column } from '../../../domain/questions/exchange/fields.ts'
import { exportRecords, type ExportRecord } from './export-records.ts'
import type { FileFormat, WriterOptions, WrittenFile } from './file-format.ts'
import { readDocx } from './read-docx.ts'

const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${contentType}.main+xml"/></Types>`

const relations = `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const opening = `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>`
const closing = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>'

const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="999999"/>`).join('')

/** Widths of label and value in twentieths of a point. */
const widths = [2400, 6600]
const tableStart = `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`

const unsafe = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string =>
  text.replaceAll(unsafe, '').replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)

const runs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
    .join('<w:br/>')

const font = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/>'

const cell = (text: string, width: number, isLabel: boolean): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p><w:r><w:rPr>${font}${isLabel ? '<w:b/>' : ''}</w:rPr>${runs(text)}</w:r></w:p></w:tc>`

const [labelWidth = 0, valueWidth = 0] = widths

const row = (label: string, text: string): string =>
  `<w:tr>${cell(label, labelWidth, true)}${cell(text, valueWidth, false)}</w:tr>`

/** Table of a question, and the paragraph that keeps it apart from the next. */
const table = (record: ExportRecord, columns: readonly Column[]): string => {
  const rows = columns.flatMap(({ field, heading }) => {
    const text = record.get(field)
    return text ? [row(heading, cellOfText(text))] : []
  })
  return `${tableStart}${rows.join('')}</w:tbl><w:p/>`
}

const write = async (
  questions: AsyncIterable<ExportedQuestion>,
  { language, pause }: WriterOptions,
): Promise<WrittenFile> => {
  const columns = exportColumns(language)
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
  add('[Content_Types].xml')(contentTypes, true)
  add('_rels/.rels')(relations, true)
  const push = add('word/document.xml')
  push(opening)
  for await (const record of exportRecords(questions, pause)) push(table(record, columns))
  push(closing, true)
  zip.end()
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), leftOut: [] }
}

export const format: FileFormat = { extension: 'docx', contentType, read: readDocx, write }
