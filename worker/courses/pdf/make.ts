import { formatCode } from '../../../domain/courses/certificate-code.ts'
import { certificateWords as words } from '../../../domain/courses/certificate-words.ts'
import { dayText } from '../../../domain/date-text.ts'
import { dateInIndia } from '../../../domain/india.ts'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { fontsOf } from '../../files/pdf/assets.ts'
import { gap, heightOf, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, heading, ink, small, type Style } from '../../files/pdf/look.ts'
import { bytesOf, makeSheet, type PdfSheet } from '../../files/pdf/sheet.ts'
import { band, drawFrame, page, textMargin, underline } from './frame.ts'

/** Printed fields of a certificate. */
type PrintedCertificate = {
  code: string
  name: string
  courseTitle: Bilingual
  issuedAt: number
}

const width = page.width - 2 * textMargin

const centred = (sheet: PdfSheet, text: string, style: Style, within = width): Strip[] =>
  plainLines(sheet, text, within, style, 'center')

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

const aboveStrips = (sheet: PdfSheet, { name, courseTitle }: PrintedCertificate): Strip[] => {
  const quiet = { ...body, size: 11.5, colour: ink.muted }
  return [
    ...centred(sheet, 'Taiyari · तैयारी', { ...heading, size: 15, colour: ink.primary }),
    gap(6),
    ...centred(sheet, words.title.en, { size: 29, colour: ink.text, bold: true }),
    ...centred(sheet, words.title.hi, { size: 19, colour: ink.text, bold: true }),
    gap(10),
    ...centred(sheet, `${words.certifies.en} · ${words.certifies.hi}`, quiet),
    ...largestFitting(sheet, name, [42, 35, 29, 23], { colour: ink.primary, bold: true }),
    underline(sheet.doc, width),
    gap(8),
    ...centred(sheet, `${words.completed.en} · ${words.completed.hi}`, quiet),
    gap(2),
    ...largestFitting(sheet, courseTitle.en, [22, 18, 15], { colour: ink.text, bold: true }),
    ...(courseTitle.hi ? largestFitting(sheet, courseTitle.hi, [17, 15, 13], { colour: ink.text, bold: true }) : []),
  ]
}

/** Date, code and address of the check, between the seal and the QR code. */
const bandStrips = (sheet: PdfSheet, { code, issuedAt }: PrintedCertificate, origin: string): Strip[] => {
  const day = dateInIndia(issuedAt)
  const address = `${origin.replace(/^https?:\/\//, '')}${paths.certificates()}`
  const line = (text: string, style: Style) => centred(sheet, text, style, band.width)
  return [
    ...line(`${words.issued.en} ${dayText(day, 'en')} · ${dayText(day, 'hi')} को ${words.issued.hi}`, body),
    gap(5),
    ...line(formatCode(code), { size: 13.5, colour: ink.text, bold: true }),
    gap(1),
    ...line(`${words.check.en} ${address}`, small),
    ...line(`${words.check.hi} ${address}`, small),
    gap(3),
    ...line(words.limits.en, { ...small, size: 7.5 }),
    ...line(words.limits.hi, { ...small, size: 7.5 }),
  ]
}

const stack = (strips: readonly Strip[], left: number, top: number): void => {
  let y = top
  for (const { height, draw } of strips) {
    draw(left, y)
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
  const address = `${origin}${paths.certificate(printed.code)}`
  drawFrame(sheet.doc, address)
  const below = bandStrips(sheet, printed, origin)
  const above = aboveStrips(sheet, printed)
  const [field, middle] = [band.top - page.inner, band.height - heightOf(below)]
  // Both are centred in their heights.
  stack(above, textMargin, page.inner + Math.max(14, (field - heightOf(above)) / 2))
  stack(below, band.left, band.top + Math.max(0, middle / 2))
  sheet.doc.link(band.left, band.top, page.width - textMargin - band.left, band.height, address)
  return bytesOf(sheet)
}
