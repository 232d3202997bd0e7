import type { Doc } from './sheet.ts'

const devanagari = /[\u0900-\u097f]/
const faces = ['devanagari-400', 'devanagari-600'] as const
/** In thousandths of the font size: invisible, but drawn by svg-to-pdfkit. */
const minWidth = 0.001

/** Maps every font of a picture to Mukta. */
export const fontCallback = (family: string, bold: boolean): string =>
  `${family === 'devanagari' ? family : 'latin'}-${bold ? 600 : 400}`

/** Names the Devanagari face for runs of Devanagari: svg-to-pdfkit sets a text in one face, which holds one script. */
export const withFontsByScript = (svg: string): string =>
  svg.replace(/>([^<]*[\u0900-\u097f][^<]*)</g, (_, text: string) => {
    const runs = text.replace(/[\u0900-\u097f\u200c\u200d]+/g, '<tspan font-family="devanagari">$&</tspan>')
    return `>${runs}<`
  })

/** The part of pdfkit's font that its types omit: glyphs of a text, with measures in thousandths of the font size. */
type Font = { encode: (text: string, features?: string[]) => [string[], { advanceWidth: number }[]] }

/**
 * Draws a picture with its zero-width glyphs, which svg-to-pdfkit omits: in Devanagari, vowel signs and the anusvara.
 * They have a minimal width during the drawing.
 */
export const withZeroWidthGlyphs = (doc: Doc, svg: string, draw: () => void): void => {
  if (!devanagari.test(svg)) return draw()
  const fonts = faces
    .map((face) => (doc.font(face) as unknown as { _font: Font })._font)
    .map((font) => ({ font, encode: font.encode }))
  for (const { font, encode } of fonts) {
    font.encode = (text, features) => {
      const [glyphs, measures] = encode.call(font, text, features)
      return [glyphs, measures.map((one) => ({ ...one, advanceWidth: one.advanceWidth || minWidth }))]
    }
  }
  try {
    draw()
  } finally {
    for (const { font, encode } of fonts) font.encode = encode
  }
}
