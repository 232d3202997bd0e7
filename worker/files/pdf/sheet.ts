import PdfKit from 'pdfkit'
import { encodeLogicalText, type EmbeddedFont } from './logical-text.ts'
import { faces, type PdfFace, type Fonts } from './fonts.ts'
import { contentWidth, ink, paper } from './look.ts'
import { heightOf, type Strip } from './flow.ts'
import { asDecoration, makeTags, type Tags } from './tags.ts'

export type Doc = PDFKit.PDFDocument

/** The pages of one document, filled from top to bottom. */
export type PdfSheet = {
  doc: Doc
  /** Width of a text in points. */
  widthOf: (face: PdfFace, size: number, text: string) => number
  /** The face that contains a letter, regular or bold; null when none does. */
  faceFor: (codePoint: number, bold: boolean) => PdfFace | null
  /** Sets strips below the present content, continuing on new pages. */
  place: (strips: readonly Strip[]) => void
  newPage: () => void
  bookmark: (text: string) => void
  tags: Tags
  /** Output of pdfkit so far. */
  chunks: Uint8Array<ArrayBuffer>[]
}

type Options = {
  fonts: Fonts
  title: string
  language: string
  /** Page limit of a preview; further strips are not drawn. */
  maxPages?: number
  landscape?: boolean
}

/** pdfkit's current font with fontkit's inside, which has no public accessor. */
const currentFont = (doc: Doc) =>
  (doc as unknown as { _font: EmbeddedFont & { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font

/** Measures of the registered fonts, cached for the document. */
const fontMeasures = (doc: Doc): Pick<PdfSheet, 'widthOf' | 'faceFor'> => {
  const widths = new Map<string, number>()
  const widthOf: PdfSheet['widthOf'] = (face, size, text) => {
    const key = `${face} ${text}`
    // Widths are proportional to the size: measured once, at 100 points.
    const width = widths.get(key) ?? doc.font(face).fontSize(100).widthOfString(text)
    widths.set(key, width)
    return (width * size) / 100
  }

  const hasGlyph = new Map<string, boolean>()
  const has = (face: PdfFace, codePoint: number): boolean => {
    const key = `${face} ${codePoint}`
    const known = hasGlyph.get(key)
    if (known !== undefined) return known
    doc.font(face)
    const found = currentFont(doc).font.hasGlyphForCodePoint(codePoint)
    hasGlyph.set(key, found)
    return found
  }

  return {
    widthOf,
    faceFor: (codePoint, bold) =>
      faces.find((face) => face.endsWith(bold ? '600' : '400') && has(face, codePoint)) ?? null,
  }
}

export const makeSheet = ({ fonts, title, language, maxPages = Infinity, landscape = false }: Options): PdfSheet => {
  const doc = new PdfKit({
    size: landscape ? [paper.height, paper.width] : [paper.width, paper.height],
    margins: { top: paper.margin, bottom: 0, left: paper.margin, right: paper.margin },
    // Without this pdfkit loads a built-in font, and those are not in the bundle.
    font: fonts['latin-400'] as unknown as string,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Taiyari', Producer: 'Taiyari' },
  } as PDFKit.PDFDocumentOptions)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  for (const face of faces) {
    doc.registerFont(face, fonts[face] as unknown as string)
    if (face.startsWith('devanagari')) encodeLogicalText(currentFont(doc.font(face)))
  }

  const bottom = paper.height - paper.margin - paper.footer
  let y = paper.margin
  let pages = 1

  const newPage = () => {
    pages += 1
    if (pages <= maxPages) doc.addPage()
    y = paper.margin
  }

  const place: PdfSheet['place'] = (strips) => {
    strips.forEach(({ height, draw }, index) => {
      const next = strips.findIndex((strip, at) => at >= index && !strip.keepWithNext)
      const whole = heightOf(strips.slice(index, next + 1))
      if (y > paper.margin && y + Math.max(height, whole) > bottom) newPage()
      if (pages <= maxPages) draw(paper.margin, y)
      y += height
    })
  }

  return {
    doc,
    ...fontMeasures(doc),
    place,
    newPage,
    bookmark: (text) => void (pages <= maxPages && doc.outline.addItem(text)),
    tags: makeTags(doc),
    chunks,
  }
}

const footerOf = (doc: Doc, footer: string, number: string): void => {
  const y = paper.height - paper.margin
  doc
    .moveTo(paper.margin, y - 6)
    .lineTo(paper.margin + contentWidth, y - 6)
    .lineWidth(0.5)
    .stroke(ink.hairline)
  doc.font('latin-400').fontSize(8).fillColor(ink.muted)
  doc.text(footer, paper.margin, y, { lineBreak: false })
  doc.text(number, paper.margin + contentWidth - doc.widthOfString(number), y, { lineBreak: false })
}

/** Numbers the pages and ends the document; `of` is the number of pages of the whole, where this is a preview. */
export const finish = async (
  sheet: PdfSheet,
  footer: string,
  { of }: { of?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const { doc } = sheet
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    asDecoration(doc, () => footerOf(doc, footer, `${page + 1} / ${of ?? count}`))
  }
  return bytesOf(sheet)
}

/** Ends the document and returns its bytes. */
export const bytesOf = async ({ doc, chunks }: PdfSheet): Promise<Uint8Array<ArrayBuffer>> => {
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.end()
  await ended
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
