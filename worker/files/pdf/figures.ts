import { drawSvg } from './drawing.ts'
import type { Strip } from './flow.ts'
import { small } from './look.ts'
import { plainLines } from './lines.ts'
import type { PdfSheet } from './sheet.ts'
import { tagged } from './tags.ts'

/** Pictures by address: the text of an SVG, or the bytes of a PNG or JPEG. */
export type Figures = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>

/** The part of pdfkit that its types omit: a picture opened once can be drawn repeatedly. */
type Images = { openImage: (bytes: ArrayBuffer) => { width: number; height: number } & ArrayBuffer }

/** Points per pixel. */
const pointsPerPixel = 0.75
/** Points. */
const maxHeight = 180

const fittedSize = (width: number, height: number, maxWidth: number) => {
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  return { width: width * scale, height: height * scale }
}

const sizeOfSvg = (svg: string): { width: number; height: number } => {
  const [, width = '300', height = '150'] = /viewBox="\S+ \S+ (\S+) ([^"\s]+)"/.exec(svg) ?? []
  return { width: Number(width) * pointsPerPixel, height: Number(height) * pointsPerPixel }
}

type Picture = { size: { width: number; height: number }; draw: (x: number, y: number) => void }

const pictureOf = ({ doc }: PdfSheet, figure: string | Uint8Array<ArrayBuffer>, width: number): Picture => {
  if (typeof figure === 'string') {
    const own = sizeOfSvg(figure)
    const size = fittedSize(own.width, own.height, width)
    return { size, draw: (x, y) => drawSvg(doc, figure, x, y, size) }
  }
  // pdfkit takes a Buffer or an ArrayBuffer and reads the type from its first bytes.
  const image = (doc as unknown as Images).openImage(figure.buffer)
  const size = fittedSize(image.width * pointsPerPixel, image.height * pointsPerPixel, width)
  return { size, draw: (x, y) => void doc.image(image, x, y, size) }
}

/** A figure with its alternative text; the text alone for a missing figure. */
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
