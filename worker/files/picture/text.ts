import { create, type Font, type Glyph } from 'fontkit'
import { faces, type PdfFace, type Fonts } from '../pdf/fonts.ts'
import type { Contour, GlyphOutline } from './canvas.ts'
import { curveTo } from './shapes.ts'

/** Style of a text; size in pixels. */
export type TextStyle = { size: number; bold: boolean }

/** Typesets texts in Mukta; measures in pixels. */
export type Typesetter = {
  widthOf: (text: string, setting: TextStyle) => number
  /** The outline of a text whose baseline starts at a point. */
  outlineOf: (text: string, x: number, baseline: number, setting: TextStyle) => GlyphOutline
}

type Run = { face: PdfFace; text: string }

/** Combining marks and joiners, set in the face of the letter before them. */
const joins = /^[\p{M}\u200c\u200d]$/u

const runsOf = (text: string, faceFor: (letter: string) => PdfFace): Run[] => {
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const face = last && joins.test(letter) ? last.face : faceFor(letter)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

/** Contours of a glyph. Mukta's curves are all quadratic. */
const contoursOf = (commands: Glyph['path']['commands'], place: (x: number, y: number) => number[]): GlyphOutline => {
  const outline: GlyphOutline = []
  for (const { command, args } of commands) {
    const contour: Contour = outline.at(-1) ?? []
    const [x = 0, y = 0, toX = 0, toY = 0] = args
    if (command === 'moveTo') outline.push(place(x, y))
    if (command === 'lineTo') contour.push(...place(x, y))
    if (command === 'quadraticCurveTo') {
      const [viaX = 0, viaY = 0] = place(x, y)
      const [endX = 0, endY = 0] = place(toX, toY)
      curveTo(contour, viaX, viaY, endX, endY)
    }
  }
  return outline
}

export const makeTypesetter = (files: Fonts): Typesetter => {
  const fonts = new Map<PdfFace, Font>()
  const fontOf = (face: PdfFace): Font => {
    const font = fonts.get(face) ?? create(files[face])
    fonts.set(face, font)
    return font
  }
  const runsIn = (text: string, { bold }: TextStyle): Run[] => {
    const weighted = faces.filter((face) => face.endsWith(bold ? '600' : '400'))
    const [first] = weighted
    // A letter that no face contains is drawn as the first face's empty box.
    const faceFor = (letter: string): PdfFace =>
      weighted.find((face) => fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? (first as PdfFace)
    return runsOf(text.normalize('NFC'), faceFor)
  }
  return {
    widthOf: (text, setting) =>
      runsIn(text, setting).reduce((sum, { face, text: run }) => {
        const font = fontOf(face)
        return sum + (font.layout(run).advanceWidth * setting.size) / font.unitsPerEm
      }, 0),
    outlineOf: (text, x, baseline, setting) => {
      let pen = x
      return runsIn(text, setting).flatMap(({ face, text: run }) => {
        const font = fontOf(face)
        const scale = setting.size / font.unitsPerEm
        const { glyphs, positions } = font.layout(run)
        return glyphs.flatMap((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
          const left = pen
          pen += xAdvance * scale
          const place = (glyphX: number, glyphY: number) => [
            left + (glyphX + xOffset) * scale,
            baseline - (glyphY + yOffset) * scale,
          ]
          return contoursOf(glyph.path.commands, place)
        })
      })
    },
  }
}
