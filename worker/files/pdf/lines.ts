import type { Strip } from './flow.ts'
import type { Style } from './look.ts'
import type { TextSpan } from './markdown.ts'
import { drawFormula } from './drawing.ts'
import { lineEnd, wordsOf, type PdfPiece, type PdfWord } from './pieces.ts'
import type { PdfSheet } from './sheet.ts'

/** Line extent above and below the baseline, relative to the font size: enough for Devanagari with its marks. */
const ascentOf = 1.05
const descentOf = 0.5
/** Space in points above and below a formula that is higher than the line. */
const mathsAir = 2

type Line = { words: PdfWord[]; width: number }

/** Breaks a word that is wider than a line. */
const breakWord = (word: PdfWord, width: number, { widthOf }: PdfSheet, { size }: Style): PdfWord[] => {
  if (word.width <= width) return [word]
  const parts: PdfWord[] = []
  const push = (piece: PdfPiece) => {
    const last = parts.at(-1)
    if (last && last.width + piece.width <= width) {
      last.pieces.push(piece)
      last.width += piece.width
    } else parts.push({ pieces: [piece], width: piece.width, spaced: false })
  }
  for (const piece of word.pieces) {
    if (piece.kind === 'maths' || piece.width <= width) push(piece)
    else {
      // By grapheme: a vowel sign stays with its consonant.
      for (const { segment } of new Intl.Segmenter().segment(piece.text))
        push({ ...piece, text: segment, width: widthOf(piece.face, size, segment) })
    }
  }
  const last = parts.at(-1)
  if (last) last.spaced = word.spaced
  return parts
}

const linesOf = (sheet: PdfSheet, spans: readonly TextSpan[], width: number, style: Style, space: number): Line[] => {
  const lines: Line[] = [{ words: [], width: 0 }]
  for (const word of wordsOf(sheet, spans, style)) {
    if (word === lineEnd) lines.push({ words: [], width: 0 })
    else {
      for (const part of breakWord(word, width, sheet, style)) {
        const line = lines.at(-1)
        const before = line?.words.at(-1)?.spaced ? space : 0
        if (line && (line.words.length === 0 || line.width + before + part.width <= width)) {
          line.words.push(part)
          line.width += before + part.width
        } else lines.push({ words: [part], width: part.width })
      }
    }
  }
  return lines
}

type PositionedPiece = PdfPiece & { x: number }

/** The positioned pieces of a line; neighbours of one face are joined, with the spaces between them (equal in all faces). */
const positioned = ({ words }: Line, space: number): PositionedPiece[] => {
  const pieces: PositionedPiece[] = []
  let x = 0
  let spaced = false
  for (const word of words) {
    if (spaced) x += space
    for (const piece of word.pieces) {
      const last = pieces.at(-1)
      if (
        last?.kind === 'text' &&
        piece.kind === 'text' &&
        last.face === piece.face &&
        last.oblique === piece.oblique
      ) {
        last.text += `${spaced ? ' ' : ''}${piece.text}`
        last.width = x + piece.width - last.x
      } else pieces.push({ ...piece, x })
      x += piece.width
      spaced = false
    }
    spaced = word.spaced
  }
  return pieces
}

export type Align = 'left' | 'right' | 'center'

/** Breaks a text into lines of a width in points. */
export const textLines = (
  sheet: PdfSheet,
  spans: readonly TextSpan[],
  width: number,
  style: Style,
  align: Align = 'left',
): Strip[] => {
  const space = sheet.widthOf(style.bold ? 'latin-600' : 'latin-400', style.size, ' ')
  const within = sheet.tags.element('P')
  return linesOf(sheet, spans, width, style, space).map((line) => {
    const formulas = line.words.flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === 'maths'))
    const highest = Math.max(0, ...formulas.map(({ formula }) => formula.ascent * style.size + mathsAir))
    const lowest = Math.max(0, ...formulas.map(({ formula }) => formula.descent * style.size + mathsAir))
    const ascent = Math.max(ascentOf * style.size, highest)
    const height = ascent + Math.max(descentOf * style.size, lowest)
    const offset = align === 'left' ? 0 : (width - line.width) / (align === 'center' ? 2 : 1)
    return {
      height,
      ascent,
      draw(x, y) {
        const pieces = positioned(line, space)
        const drawLine = () => {
          for (const piece of pieces) drawPiece(sheet, piece, x + offset + piece.x, y + ascent, style)
        }
        if (pieces.length > 0) within(() => sheet.tags.content(drawLine))
      },
    }
  })
}

/** Draws one piece. Devanagari gets ActualText, since its glyphs are not in logical order. */
const drawPiece = ({ doc }: PdfSheet, piece: PdfPiece, x: number, baseline: number, { size, colour }: Style): void => {
  if (piece.kind === 'maths') return drawFormula(doc, piece.formula, x, baseline, size)
  const { face, text, oblique } = piece
  const shaped = face.startsWith('devanagari')
  if (shaped) doc.markContent('Span', { actual: text, lang: 'hi' })
  doc.font(face).fontSize(size).fillColor(colour)
  doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', oblique })
  if (shaped) doc.endMarkedContent()
}

/** `textLines` of a plain text. */
export const plainLines = (sheet: PdfSheet, text: string, width: number, style: Style, align?: Align): Strip[] =>
  textLines(sheet, [{ kind: 'text', text, bold: false, oblique: false }], width, style, align)
