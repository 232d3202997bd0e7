import type { Doc } from './sheet.ts'

const devanagari = /[\u0900-\u097f]/
const faces = ['devanagari-400', 'devanagari-600'] as const
/** In thousandths of the size of a text: too little to be seen, enough to be drawn. */
const leastWidth = 0.001

/** Texts of a picture are set in Mukta, whatever face they ask for. */
export const fontCallback = (family: string, bold: boolean): string =>
  `${family === 'devanagari' ? family : 'latin'}-${bold ? 600 : 400}`

/** The parts of Mukta hold one script each, and a text is set in one face: runs of Devanagari name theirs. */
export const withScripts = (svg: string): string =>
  svg.replace(/>([^<]*[\u0900-\u097f][^<]*)</g, (_, text: string) => {
    const runs = text.replace(/[\u0900-\u097f\u200c\u200d]+/g, '<tspan font-family="devanagari">$&</tspan>')
    return `>${runs}<`
  })

/** What pdfkit's types don't tell of a font: glyphs of a text, and their measures in thousandths of its size. */
type Font = { encode: (text: string, features?: string[]) => [string[], { advanceWidth: number }[]] }

/**
 * Draws a picture with all its signs. svg-to-pdfkit leaves out glyphs without a width, which in Devanagari are vowel
 * signs and the anusvara: for as long as it draws they have the least one.
 */
export const withSigns = (doc: Doc, svg: string, draw: () => void): void => {
  if (!devanagari.test(svg)) return draw()
  const fonts = faces
    .map((face) => (doc.font(face) as unknown as { _font: Font })._font)
    .map((font) => ({ font, encode: font.encode }))
  for (const { font, encode } of fonts) {
    font.encode = (text, features) => {
      const [glyphs, measures] = encode.call(font, text, features)
      return [glyphs, measures.map((one) => ({ ...one, advanceWidth: one.advanceWidth || leastWidth }))]
    }
  }
  try {
    draw()
  } finally {
    for (const { font, encode } of fonts) font.encode = encode
  }
}
