import { strToU8, zipSync } from 'fflate'

/** A choice of values in the cells of a range; another value is asked about and kept. */
export type Choice = { range: string; values: readonly string[] }

/** A sheet of texts; a null is an empty cell that is a text all the same. */
export type TextSheet = {
  name: string
  widths: readonly number[]
  rows: readonly (readonly (string | null)[])[]
  choices: readonly Choice[]
}

const office = 'http://schemas.openxmlformats.org'
const spreadsheet = `xmlns="${office}/spreadsheetml/2006/main"`
const relationship = `${office}/officeDocument/2006/relationships`
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Style 1: a text that wraps. */
const styles =
  `<styleSheet ${spreadsheet}><fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><fills><fill><patternFill patternType="none"/></fill></fills><borders><border/></borders>` +
  '<cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1">' +
  '<alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>'

const cell = (text: string | null, reference: string): string =>
  text === null
    ? `<c r="${reference}" s="1"/>`
    : `<c r="${reference}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const validation = ({ range, values }: Choice): string =>
  `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorStyle="warning" sqref="${range}">` +
  `<formula1>${escaped(`"${values.join(',')}"`)}</formula1></dataValidation>`

const sheetXml = ({ widths, rows, choices }: TextSheet): string => {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const data = rows.map((cells, row) => {
    const xml = cells.map((text, column) => cell(text, `${columnLetters(column)}${row + 1}`))
    return `<row r="${row + 1}">${xml.join('')}</row>`
  })
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const validations = choices.length > 0 ? `<dataValidations>${choices.map(validation).join('')}</dataValidations>` : ''
  return (
    `<worksheet ${spreadsheet}><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>${data.join('')}</sheetData>${validations}</worksheet>`
  )
}

const relations = (all: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${office}/package/2006/relationships">${all
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationship}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${spreadsheetType}.${type}+xml"/>`

/** A workbook of a few sheets of texts with choices in cells, which the streamed writer of exports does not know. */
export const smallWorkbook = (sheets: readonly TextSheet[]): Uint8Array<ArrayBuffer> => {
  const parts = sheets.map((_, index) => `worksheets/sheet${index + 1}`)
  const entries = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `${override('workbook', 'sheet.main')}${override('styles', 'styles')}${parts.map((part) => override(part, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${spreadsheet} xmlns:r="${relationship}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...parts.map((part) => ['worksheet', `${part}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
  }
  for (const [index, sheet] of sheets.entries()) files[`xl/${parts[index]}.xml`] = sheetXml(sheet)
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(declaration + xml)]))),
  )
}
