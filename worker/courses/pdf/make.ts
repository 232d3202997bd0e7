import { formatCode } from '../../../domain/courses/certificate-code.ts'
import { dateInIndia } from '../../../domain/india.ts'
import { languages, type Language } from '../../../domain/language.ts'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { fontsOf } from '../../files/pdf/assets.ts'
import { dayText } from '../../../domain/date-text.ts'
import { interpolate } from '../../files/pdf/interpolate.ts'
import { gap, heightOf, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, heading, ink, paper, small, type Style } from '../../files/pdf/look.ts'
import { bytesOf, makeSheet, type Doc, type PdfSheet } from '../../files/pdf/sheet.ts'
import { words } from './words.ts'

/** Printed fields of a certificate. */
type PrintedCertificate = {
  code: string
  name: string
  courseTitle: Bilingual
  issuedAt: number
}

// A4 landscape, in points.
const page = { width: paper.height, height: paper.width }
const frame = { outer: 22, inner: 28 }
const sideMargin = 70
const width = page.width - 2 * sideMargin

const centred = (sheet: PdfSheet, text: string, style: Style): Strip[] =>
  plainLines(sheet, text, width, style, 'center')

/** One line in the largest size that fits, or several lines in the smallest. */
const largestFitting = (
  sheet: PdfSheet,
  text: string,
  sizes: readonly number[],
  style: Omit<Style, 'size'>,
): Strip[] => {
  const tries = sizes.map((size) => centred(sheet, text, { ...style, size }))
  return tries.find((lines) => lines.length === 1) ?? tries.at(-1) ?? []
}

/** A line for each language that the text has. */
const bilingualLines = (sheet: PdfSheet, text: Bilingual, style: Style): Strip[] =>
  languages.flatMap((language) => (text[language] ? centred(sheet, text[language], style) : []))

const dated = (issuedAt: number): string => {
  const line = (language: Language) =>
    interpolate(words.issued[language], { date: dayText(dateInIndia(issuedAt), language) })
  return languages.map(line).join(' · ')
}

const aboveStrips = (sheet: PdfSheet, { name, courseTitle, issuedAt }: PrintedCertificate): Strip[] => {
  const quiet = { ...body, size: 12, colour: ink.muted }
  return [
    ...centred(sheet, 'Taiyari · तैयारी', { ...heading, size: 16, colour: ink.primary }),
    gap(10),
    ...centred(sheet, words.title.en, { size: 27, colour: ink.text, bold: true }),
    ...centred(sheet, words.title.hi, { size: 19, colour: ink.text, bold: true }),
    gap(12),
    ...centred(sheet, `${words.certifies.en} · ${words.certifies.hi}`, quiet),
    gap(4),
    ...largestFitting(sheet, name, [32, 27, 22, 18], { colour: ink.primary, bold: true }),
    gap(4),
    ...centred(sheet, `${words.completed.en} · ${words.completed.hi}`, quiet),
    gap(6),
    ...largestFitting(sheet, courseTitle.en, [20, 17, 15], { colour: ink.text, bold: true }),
    ...(courseTitle.hi ? largestFitting(sheet, courseTitle.hi, [17, 15, 13], { colour: ink.text, bold: true }) : []),
    gap(8),
    ...centred(sheet, dated(issuedAt), body),
  ]
}

const belowStrips = (sheet: PdfSheet, { code }: PrintedCertificate, origin: string): Strip[] => {
  const address = `${origin.replace(/^https?:\/\//, '')}${paths.certificates()}`
  return [
    ...centred(sheet, `${words.check.en} ${address} · ${words.check.hi}`, small),
    gap(2),
    ...centred(sheet, formatCode(code), { size: 14, colour: ink.text, bold: true }),
    gap(4),
    ...bilingualLines(sheet, words.limits, { ...small, size: 8.5 }),
  ]
}

const border = (doc: Doc): void => {
  const box = (inset: number, line: number, colour: string) =>
    doc
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .lineWidth(line)
      .stroke(colour)
  box(frame.outer, 2.5, ink.primary)
  box(frame.inner, 0.75, ink.hairline)
}

const stack = (strips: readonly Strip[], top: number): void => {
  let y = top
  for (const { height, draw } of strips) {
    draw(sideMargin, y)
    y += height
  }
}

/** Renders a certificate as a one-page PDF in both languages. `origin`: site of the printed check address. */
export const renderCertificate = async (
  assets: Fetcher,
  printed: PrintedCertificate,
  origin: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const title = `${words.title.en}: ${printed.courseTitle.en}`
  const sheet = makeSheet({ fonts: await fontsOf(assets), title, language: 'en', landscape: true })
  const { doc } = sheet
  border(doc)
  const below = belowStrips(sheet, printed, origin)
  const belowTop = page.height - frame.inner - 16 - heightOf(below)
  const above = aboveStrips(sheet, printed)
  // Centres the text in the remaining height.
  const aboveTop = frame.inner + Math.max(12, (belowTop - frame.inner - heightOf(above)) / 2)
  stack(above, aboveTop)
  stack(below, belowTop)
  doc.link(sideMargin, belowTop, width, heightOf(below), `${origin}${paths.certificate(printed.code)}`)
  return bytesOf(sheet)
}
