import { strToU8, zipSync } from 'fflate'
import { escaped } from './workbook.ts'

const namespaces = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
].map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (all: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`

/** A Word document with a body, and pictures by the ids of their relations. */
export const wordDocument = (body: string, pictures: Record<string, string> = {}): Uint8Array =>
  zipSync({
    '_rels/.rels': strToU8(
      relations(`<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="word/document.xml"/>`),
    ),
    'word/document.xml': strToU8(`<w:document ${namespaces.join(' ')}><w:body>${body}</w:body></w:document>`),
    'word/_rels/document.xml.rels': strToU8(
      relations(
        Object.entries(pictures)
          .map(([id, name]) => `<Relationship Id="${id}" Type="${relationships}/image" Target="media/${name}"/>`)
          .join(''),
      ),
    ),
    ...Object.fromEntries(Object.values(pictures).map((name) => [`word/media/${name}`, strToU8(`bytes of ${name}`)])),
  })

export const run = (text: string, marks = ''): string =>
  `<w:r>${marks && `<w:rPr>${marks}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
export const paragraph = (...content: string[]): string => `<w:p>${content.join('')}</w:p>`

/** A table; a cell is a text, or its XML where it begins with `<`. */
export const table = (...rows: string[][]): string => {
  const cell = (content: string) => `<w:tc>${content.startsWith('<') ? content : paragraph(run(content))}</w:tc>`
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

/** A table of a question with another cell as its text. */
export const questionTable = (stem: string): string =>
  table(['Question', stem], ['Option A', 'one'], ['Option B', 'two'], ['Answer', 'B'])
