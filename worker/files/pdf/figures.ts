import { drawSvg } from './drawing.ts'
import type { Strip } from './flow.ts'
import { small } from './look.ts'
import { plainLines } from './lines.ts'
import type { PdfSheet } from './sheet.ts'
import { tagged } from './tags.ts'

/** Pictures of the questions by their address: an SVG's text, or bytes of a PNG or JPEG. */
export type Figures = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>

/** pdfkit opens a picture once, to draw it as often as needed; its types don't know. */
type Images = { openImage: (bytes: ArrayBuffer) => { width: number; height: number } & ArrayBuffer }

/** Of a pixel. */
const points = 0.75
const highest = 180

const fittedSize = (width: number, height: number, most: number) => {
  const scale = Math.min(1, most / width, highest / height)
  return { width: width * scale, height: height * scale }
}

const sizeOfSvg = (svg: string): { width: number; height: number } => {
  const [, width = '300', height = '150'] = /viewBox="\S+ \S+ (\S+) ([^"\s]+)"/.exec(svg) ?? []
  return { width: Number(width) * points, height: Number(height) * points }
}

type Picture = { size: { width: number; height: number }; draw: (x: number, y: number) => void }

const pictureOf = ({ doc }: PdfSheet, figure: string | Uint8Array<ArrayBuffer>, width: number): Picture => {
  if (typeof figure === 'string') {
    const own = sizeOfSvg(figure)
    const size = fittedSize(own.width, own.height, width)
    return { size, draw: (x, y) => drawSvg(doc, figure, x, y, size) }
  }
  // pdfkit wants a Buffer or an ArrayBuffer, and reads its type from its first bytes.
  const image = (doc as unknown as Images).openImage(figure.buffer)
  const size = fittedSize(image.width * points, image.height * points, width)
  return { size, draw: (x, y) => void doc.image(image, x, y, size) }
}

/** A figure with its words for who can't see it; the words alone where the figure is missing. */
export const figureStrip = (
  sheet: PdfSheet,
  figures: Figures,
  address: string,
  alt: string,
  width: number,
): Strip[] => {
  const figure = figures.get(address)
  if (figure === undefined) return plainLines(sheet, alt, width, small)
  const { size, draw } = pictureOf(sheet, figure, width)
  const strip: Strip = { height: size.height + 8, draw: (x, y) => sheet.tags.content(() => draw(x, y + 4)) }
  return tagged(sheet.tags, 'Figure', [strip], alt)
}
