import type { PdfFace } from './fonts.ts'
import type { Style } from './look.ts'
import type { TextSpan } from './markdown.ts'
import { formulaOf, type Formula } from './maths.ts'
import type { PdfSheet } from './sheet.ts'

/** Letters of one face, or a formula. Measures in points. */
export type PdfPiece =
  | { kind: 'text'; face: PdfFace; text: string; width: number; oblique: boolean }
  | { kind: 'maths'; formula: Formula; width: number }

/** Pieces that no line separates; `spaced` when a space follows. */
export type PdfWord = { pieces: PdfPiece[]; width: number; spaced: boolean }

/** A forced line break. */
export const lineEnd = 'line end'

type Measure = Pick<PdfSheet, 'widthOf' | 'faceFor'>

/** Runs of one face; letters that no face has (arrows, primes) have none and are drawn as formulas. */
const runsOf = ({ faceFor }: Measure, text: string, bold: boolean): { face: PdfFace | null; text: string }[] => {
  const runs: { face: PdfFace | null; text: string }[] = []
  for (const letter of text) {
    const face = faceFor(letter.codePointAt(0) ?? 0, bold)
    const last = runs.at(-1)
    if (last && last.face === face && face !== null) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

const mathsPiece = (tex: string, size: number): PdfPiece => {
  const formula = formulaOf(tex, false)
  return { kind: 'maths', formula, width: formula.width * size }
}

const textPieces = (measure: Measure, text: string, style: Style, oblique: boolean): PdfPiece[] =>
  runsOf(measure, text, style.bold ?? false).map(({ face, text: run }) =>
    face === null
      ? mathsPiece(run, style.size)
      : { kind: 'text', face, text: run, width: measure.widthOf(face, style.size, run), oblique },
  )

/** Splits a text into words, at whose spaces a line may break. */
export const wordsOf = (measure: Measure, spans: readonly TextSpan[], style: Style): (PdfWord | typeof lineEnd)[] => {
  const words: (PdfWord | typeof lineEnd)[] = []
  let open: PdfWord | null = null
  const add = (pieces: PdfPiece[]) => {
    if (open === null) {
      open = { pieces: [], width: 0, spaced: false }
      words.push(open)
    }
    open.pieces.push(...pieces)
    open.width += pieces.reduce((sum, { width }) => sum + width, 0)
  }
  for (const span of spans) {
    if (span.kind === 'break') {
      words.push(lineEnd)
      open = null
    } else if (span.kind === 'maths') add([mathsPiece(span.tex, style.size)])
    else {
      const face = { ...style, bold: (style.bold ?? false) || span.bold }
      // A no-break space stays inside its word.
      for (const part of span.text.split(/([ \t\n]+)/)) {
        if (part === '') continue
        if (part.trim() !== '' || part.includes('\u00a0')) add(textPieces(measure, part, face, span.oblique))
        else if (open !== null) {
          ;(open as PdfWord).spaced = true
          open = null
        }
      }
    }
  }
  return words
}
