import { strToU8, zipSync } from 'fflate'

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'

export type SheetXml = { name?: string; data: string; after?: string; state?: string }

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`
const relations = (...all: string[]): string =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`

/** A workbook of the given parts, as spreadsheet programs arrange them. */
export const workbook = (
  sheets: readonly SheetXml[],
  { strings = '', styles = '', properties = '' }: { strings?: string; styles?: string; properties?: string } = {},
): Uint8Array => {
  const names = sheets.map((sheet, index) => sheet.name ?? `Sheet${index + 1}`)
  const entries = sheets.map(
    ({ state }, index) =>
      `<sheet name="${names[index]}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const files: Record<string, string> = {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${namespace}" xmlns:r="${relationships}">${properties}<sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
      relation('rId98', 'sharedStrings', 'sharedStrings.xml'),
      relation('rId99', 'styles', 'styles.xml'),
    ),
    'xl/sharedStrings.xml': `${declaration}<sst xmlns="${namespace}">${strings}</sst>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${namespace}">${styles}</styleSheet>`,
  }
  for (const [index, { data, after = '' }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${declaration}<worksheet xmlns="${namespace}"><sheetData>${data}</sheetData>${after}</worksheet>`
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const letterOf = (index: number): string => String.fromCharCode(65 + index)

/** Value of a cell: a text, or its XML from `t=` on with the place of its reference. */
export type CellXml = string | ((reference: string) => string) | null

export const inline =
  (text: string): CellXml =>
  (reference) =>
    `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
/** A number with the style of an index. */
export const number =
  (value: string, style = 0): CellXml =>
  (reference) =>
    `<c r="${reference}" s="${style}"><v>${value}</v></c>`

/** Rows of cells; a text is an inline string. */
export const rowsXml = (rows: readonly (readonly CellXml[])[], attributes: Record<number, string> = {}): string =>
  rows
    .map((cells, index) => {
      const row = index + 1
      const xml = cells.map((cell, column) => {
        const of = typeof cell === 'string' ? inline(cell) : cell
        return typeof of === 'function' ? of(`${letterOf(column)}${row}`) : ''
      })
      return `<row r="${row}" ${attributes[row] ?? ''}>${xml.join('')}</row>`
    })
    .join('')

export const headings = ['Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Answer', 'Solution', 'Subject']
/** A whole question below `headings`, with other cells in place of some. */
export const questionCells = (cells: Record<string, CellXml> = {}): CellXml[] => {
  const whole: Record<string, CellXml> = {
    Question: 'How many sides has a hexagon?',
    'Option A': '5',
    'Option B': '6',
    'Option C': '7',
    'Option D': '8',
    Answer: 'B',
    Solution: 'A hexagon has six sides.',
    Subject: 'maths',
    ...cells,
  }
  return headings.map((heading) => whole[heading] ?? null)
}
