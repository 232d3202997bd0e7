import SVGtoPDF from 'svg-to-pdfkit'
import { formOf, type Form } from './forms.ts'
import { ink } from './look.ts'
import type { Formula } from './maths.ts'
import type { Doc } from './sheet.ts'
import { fontCallback, withFontsByScript, withZeroWidthGlyphs } from './svg-text.ts'
import { asDecoration } from './tags.ts'

/** Removes width and height from an SVG: svg-to-pdfkit crops to them instead of scaling. */
const withoutSize = (svg: string): string =>
  svg.replace(/<svg[^>]*>/, (head) => head.replace(/\s(?:width|height)="[^"]*"/g, ''))

export const drawSvg = (doc: Doc, svg: string, x: number, y: number, size: { width: number; height: number }): void =>
  withZeroWidthGlyphs(doc, svg, () => {
    SVGtoPDF(doc, withFontsByScript(withoutSize(svg)), x, y, { ...size, assumePt: true, fontCallback })
  })

/** Size in points at which a formula is drawn once, then scaled. */
const formSize = 100

const forms = new WeakMap<Doc, Map<Formula, Form>>()

/** The form of a formula, drawn once per document: papers repeat their formulas in the other language. */
const formOfFormula = (doc: Doc, formula: Formula): Form => {
  const drawn = forms.get(doc) ?? new Map<Formula, Form>()
  forms.set(doc, drawn)
  const size = { width: formula.width * formSize, height: (formula.ascent + formula.descent) * formSize }
  const form = drawn.get(formula) ?? formOf(doc, size, () => drawSvg(doc, formula.svg, 0, 0, size))
  drawn.set(formula, form)
  return form
}

/** Draws a formula with its baseline at a point; screen readers and searches get its TeX. */
export const drawFormula = (doc: Doc, formula: Formula, x: number, baseline: number, size: number): void => {
  const draw = formOfFormula(doc, formula)
  doc.markContent('Span', { actual: formula.tex, lang: 'en' })
  draw(x, baseline - formula.ascent * size, size / formSize)
  doc.endMarkedContent()
}

type Mark = (doc: Doc, x: number, y: number, size: number, colour: string) => void

/** A filled circle with a tick; shapes repeat the meaning of colours. */
export const tick: Mark = (doc, x, y, size, colour) => {
  const at = (part: number) => part * size
  doc.circle(x + at(0.5), y + at(0.5), at(0.5)).fill(colour)
  doc
    .moveTo(x + at(0.27), y + at(0.52))
    .lineTo(x + at(0.44), y + at(0.69))
    .lineTo(x + at(0.74), y + at(0.33))
    .lineWidth(at(0.11))
    .stroke('#FFFFFF')
}

/** A filled square with a cross. */
export const cross: Mark = (doc, x, y, size, colour) => {
  const at = (part: number) => part * size
  doc.roundedRect(x, y, size, size, at(0.18)).fill(colour)
  doc
    .moveTo(x + at(0.3), y + at(0.3))
    .lineTo(x + at(0.7), y + at(0.7))
    .moveTo(x + at(0.7), y + at(0.3))
    .lineTo(x + at(0.3), y + at(0.7))
    .lineWidth(at(0.11))
    .stroke('#FFFFFF')
}

/** A ring for a question without an answer. */
export const ring: Mark = (doc, x, y, size, colour) => {
  doc
    .circle(x + size / 2, y + size / 2, size * 0.42)
    .lineWidth(size * 0.11)
    .stroke(colour)
}

export const hairline = (doc: Doc, x: number, y: number, width: number): void =>
  asDecoration(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(ink.hairline)
  })
