import seal from '../../../client/faces/seal.svg?raw'
import { coloured, faceIn } from '../../files/faces.ts'
import { drawSvg } from '../../files/pdf/drawing.ts'
import type { Strip } from '../../files/pdf/flow.ts'
import { ink, paper } from '../../files/pdf/look.ts'
import type { Doc } from '../../files/pdf/sheet.ts'
import { asDecoration } from '../../files/pdf/tags.ts'
import { qrOf } from '../../files/qr.ts'

/** A4 landscape in points; `inner` is the distance of the inner line from the edge. */
export const page = { width: paper.height, height: paper.width, outer: 20, inner: 28 }
export const textMargin = 74

const sealSize = { width: 84, height: 108.5 }
const qrSide = 96
const space = 18

/** Lower part of the page: seal, text, QR code. */
export const band = {
  top: 418,
  height: 124,
  left: textMargin + sealSize.width + space,
  width: page.width - 2 * textMargin - sealSize.width - qrSide - 2 * space,
}

const colours = {
  primary: ink.primary,
  'primary-soft': '#CFE3E3',
  accent: '#D98A00',
  surface: '#FFFFFF',
  ink: ink.text,
}

const box = (doc: Doc, inset: number, line: number, colour: string): void =>
  void doc
    .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
    .lineWidth(line)
    .stroke(colour)

const cornerSide = 46

/** The corner ornament in each corner of the inner line, turned about the middle of the page. */
const drawCorners = (doc: Doc): void => {
  const svg = coloured(faceIn(seal, 'corner'), colours)
  for (const [flipX, flipY] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    doc.save()
    doc.transform(flipX, 0, 0, flipY, flipX === 1 ? 0 : page.width, flipY === 1 ? 0 : page.height)
    drawSvg(doc, svg, page.inner, page.inner, { width: cornerSide, height: cornerSide })
    doc.restore()
  }
}

const drawQr = (doc: Doc, address: string): void => {
  const { size, path } = qrOf(address)
  const scale = qrSide / size
  doc.save()
  doc.translate(page.width - textMargin - qrSide, band.top + (band.height - qrSide) / 2).scale(scale)
  doc.path(path).fill(ink.text)
  doc.restore()
}

/** Border, corners, seal and the QR code of an address. */
export const drawFrame = (doc: Doc, address: string): void =>
  asDecoration(doc, () => {
    box(doc, page.outer, 3, ink.primary)
    box(doc, page.inner, 0.75, colours.accent)
    drawCorners(doc)
    const sealTop = band.top + (band.height - sealSize.height) / 2
    drawSvg(doc, coloured(faceIn(seal, 'seal'), colours), textMargin, sealTop, sealSize)
    drawQr(doc, address)
  })

/** Line below the name. */
export const underline = (doc: Doc, width: number): Strip => ({
  height: 4,
  draw(x, y) {
    const length = 330
    asDecoration(doc, () => {
      doc
        .moveTo(x + (width - length) / 2, y)
        .lineTo(x + (width + length) / 2, y)
        .lineWidth(1)
        .stroke(colours.accent)
    })
  },
})
