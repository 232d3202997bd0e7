export const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const part = (xml: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`

const openPackage = 'http://schemas.openxmlformats.org/package/2006'
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const contentTypes = part(
  `<Types xmlns="${openPackage}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/word/document.xml" ContentType="${contentType}.main+xml"/>` +
    `<Override PartName="/word/styles.xml" ContentType="${contentType.replace('.document', '.styles')}+xml"/></Types>`,
)

const relations = (type: string, target: string): string =>
  part(
    `<Relationships xmlns="${openPackage}/relationships">` +
      `<Relationship Id="rId1" Type="${relationship}/${type}" Target="${target}"/></Relationships>`,
  )

const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:color="999999"/>`).join('')

/** Style of the tables: lines, and a bold first column. */
const style = 'Question'

const styles = part(
  `<w:styles ${namespace}><w:docDefaults><w:rPrDefault><w:rPr>` +
    `<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Nirmala UI"/><w:sz w:val="22"/><w:szCs w:val="22"/>` +
    `</w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="table" w:styleId="${style}"><w:name w:val="${style}"/>` +
    `<w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr>` +
    `<w:tblStylePr w:type="firstCol"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style></w:styles>`,
)

/** Parts of every document beside its text. */
export const fixedParts: readonly (readonly [name: string, text: string])[] = [
  ['[Content_Types].xml', contentTypes],
  ['_rels/.rels', relations('officeDocument', 'word/document.xml')],
  ['word/_rels/document.xml.rels', relations('styles', 'styles.xml')],
  ['word/styles.xml', styles],
]

export const opening = part(`<w:document ${namespace}><w:body>`)
export const closing = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>'

/** Widths of label and value in twentieths of a point. */
const widths = [2400, 6600]
export const tableStart =
  `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblW w:w="9000" w:type="dxa"/><w:tblLayout w:type="fixed"/>` +
  `<w:tblLook w:firstColumn="1"/></w:tblPr>` +
  `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`
