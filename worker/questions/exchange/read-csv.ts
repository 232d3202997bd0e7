import { streamCsvRows } from 'hucre/csv'
import type { ReadRow } from '../../../domain/questions/exchange/read-row.ts'
import { sheetReader, type SheetCell } from '../../../domain/questions/exchange/sheet.ts'
import { delimiterOf, separatorLine } from './csv-delimiter.ts'
import { decodeText } from './decode-text.ts'
import { FileFault, type ReaderOptions } from './file-format.ts'

/** Formulas and error values that an export of a spreadsheet leaves. */
const formula = /^=[A-Z]+[($\d]|^#(?:REF|NAME|VALUE|DIV\/0|N\/A|NUM|NULL)[!?]?$/

const cellOf = (text: string): SheetCell =>
  formula.test(text) ? { text, faults: [{ code: 'formula', blocks: true }] } : { text }

/** Warns of each row with letters that another encoding would give otherwise. */
const guessed = (row: ReadRow): ReadRow =>
  /[^\t\n\r -~]/.test(JSON.stringify(row.question))
    ? { ...row, faults: [...row.faults, { code: 'guessed_encoding', path: '', blocks: false }] }
    : row

/** Questions of a CSV file, with commas, semicolons or tabs, in any encoding of `decodeText`. */
export async function* readCsv(bytes: Uint8Array, { language, pause }: ReaderOptions): AsyncGenerator<ReadRow> {
  const { text, isGuessed } = decodeText(bytes)
  const [line = '', named] = separatorLine.exec(text) ?? []
  const body = text.slice(line.length)
  const reader = sheetReader(language)
  let row = line === '' ? 0 : 1
  for (const values of streamCsvRows(body, { delimiter: named ?? delimiterOf(body, language) })) {
    row += 1
    await pause()
    const cells = values.map((value, index) => [index, cellOf(String(value ?? ''))] as const)
    const question = reader.next({ row, cells: new Map(cells.filter(([, cell]) => cell.text.trim() !== '')) })
    if (question) yield isGuessed ? guessed(question) : question
  }
  if (!reader.hasHeadings()) throw new FileFault('no_headings')
}
