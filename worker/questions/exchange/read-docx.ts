import type { Language } from '../../../domain/language.ts'
import { columnsOf, areHeadings } from '../../../domain/questions/exchange/headings.ts'
import { labelRecords } from '../../../domain/questions/exchange/label-table.ts'
import { questionOfRecord } from '../../../domain/questions/exchange/question-of-record.ts'
import type { ReadRow } from '../../../domain/questions/exchange/read-row.ts'
import { sheetReader, type SheetCell } from '../../../domain/questions/exchange/sheet.ts'
import { documentLimits, openArchive } from './archive.ts'
import { cellReader } from './docx-cell.ts'
import { documentPictures } from './docx-pictures.ts'
import { FileFault, type ReaderOptions } from './file-format.ts'
import { eventsOf, mainPart } from './package-parts.ts'
import type { XmlEvent } from './xml-events.ts'
import { elementOf, elementsIn, type XmlElement } from './xml-tree.ts'

const named = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).flatMap((child) => {
    if (child.name === name) return [child]
    return ['sdt', 'sdtContent', 'ins'].includes(child.name) ? named(child, name) : []
  })

/** Rows of a table that has just opened, one at a time: a table may be as long as its document. */
function* rowsOf(events: Iterator<XmlEvent>): Generator<XmlElement> {
  for (let { done, value: event } = events.next(); !done; { done, value: event } = events.next()) {
    if (event.kind === 'close' && event.name === 'tbl') return
    if (event.kind === 'open' && event.name === 'tr') yield elementOf(event, events)
  }
}

/** Questions of a table with one in each row, below headings. */
const sheetQuestions = (rows: readonly SheetCell[][], language: Language): ReadRow[] => {
  const reader = sheetReader(language)
  return rows.flatMap((cells, index) => reader.next({ row: index + 1, cells: new Map(cells.entries()) }) ?? [])
}

const questionsOf = (rows: readonly SheetCell[][], language: Language): ReadRow[] => {
  const headings = columnsOf(
    (rows[0] ?? []).map(({ text }) => text),
    language,
  )
  return areHeadings(headings)
    ? sheetQuestions(rows, language)
    : labelRecords(rows, language).map((record) => questionOfRecord(0, record))
}

/** Questions of the tables of a Word document, numbered through the document. */
export async function* readDocx(
  bytes: Uint8Array,
  { language, onPicture, pause }: ReaderOptions,
): AsyncGenerator<ReadRow> {
  const archive = openArchive(bytes, documentLimits)
  const main = mainPart(archive)
  const { pictureOf, named: pictures } = documentPictures(archive, main)
  const read = cellReader(pictureOf)
  const events = eventsOf(archive, main)
  let count = 0
  for (const event of events) {
    if (event.kind !== 'open' || event.name !== 'tbl') continue
    const table: SheetCell[][] = []
    for (const row of rowsOf(events)) {
      await pause()
      table.push(named(row, 'tc').map(read))
      for (const picture of pictures.splice(0)) await onPicture(picture)
    }
    const questions = questionsOf(table, language)
    for (const question of questions) {
      count += 1
      yield { ...question, row: count }
    }
  }
  if (count === 0) throw new FileFault('no_headings')
}
