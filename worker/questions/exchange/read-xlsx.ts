import type { ReadRow } from '../../../domain/questions/exchange/read-row.ts'
import { sheetReader } from '../../../domain/questions/exchange/sheet.ts'
import { documentLimits, openArchive, type Archive } from './archive.ts'
import { FileFault, type Pause, type ReaderOptions } from './file-format.ts'
import { eventsOf, mainPart, relationsOf } from './package-parts.ts'
import { numberFormats } from './xlsx-formats.ts'
import { mergeFiller, mergesOf } from './xlsx-merges.ts'
import { sheetRows, type WorkbookTables } from './xlsx-rows.ts'
import { sharedStrings } from './xlsx-strings.ts'

type Workbook = { sheets: string[]; tables: WorkbookTables }

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  ['hidden', 'veryHidden'].includes(attributes.get('state') ?? '')

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

const stringsOf = async (archive: Archive, part: string, pause: Pause): Promise<string[]> => {
  const strings: string[] = []
  for (const text of sharedStrings(eventsOf(archive, part))) {
    strings.push(text)
    await pause()
  }
  return strings
}

/** Parts of the visible sheets of a workbook, and its tables. */
const workbookOf = async (archive: Archive, pause: Pause): Promise<Workbook> => {
  const main = mainPart(archive)
  const relations = relationsOf(archive, main)
  const partOf = (type: string) => relations.find((each) => each.type === type && archive.has(each.target))?.target
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')]
  const sheets: string[] = []
  let dates: WorkbookTables['dates'] = 1900
  for (const event of eventsOf(archive, main)) {
    if (event.kind !== 'open') continue
    if (event.name === 'workbookPr' && isTrue(event.attributes.get('date1904'))) dates = 1904
    if (event.name !== 'sheet' || isHidden(event.attributes)) continue
    const relation = relations.find(({ id, type }) => id === event.attributes.get('id') && type === 'worksheet')
    if (relation && archive.has(relation.target)) sheets.push(relation.target)
  }
  return {
    sheets,
    tables: {
      strings: strings ? await stringsOf(archive, strings, pause) : [],
      formats: styles ? numberFormats(eventsOf(archive, styles)) : [],
      dates,
    },
  }
}

/** Questions of every visible sheet that has headings. Sheets are read in steps, without holding one whole. */
export async function* readXlsx(bytes: Uint8Array, { language, pause }: ReaderOptions): AsyncGenerator<ReadRow> {
  const archive = openArchive(bytes, documentLimits)
  const { sheets, tables } = await workbookOf(archive, pause)
  let hasHeadings = false
  for (const sheet of sheets) {
    const reader = sheetReader(language)
    const filled = mergeFiller(await mergesOf(archive, sheet, pause))
    for (const row of sheetRows(eventsOf(archive, sheet), tables)) {
      await pause()
      const question = row && reader.next(filled(row))
      if (question) yield question
    }
    hasHeadings ||= reader.hasHeadings()
  }
  if (!hasHeadings) throw new FileFault('no_headings')
}
