/** The parts of pdfkit's embedded font that its types omit. Glyphs are numbers in the font or in its subset. */
type Shaped = { glyphs: Glyph[]; positions: object[] }
export type EmbeddedFont = {
  layout: (text: string) => Shaped
  encode: (text: string) => [string[], object[]]
  subset: { glyphs: number[] }
  widths: number[]
  unicode: number[][]
  scale: number
}

const idsOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ id }) => id).join()

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

type Glyph = { id: number; advanceWidth: number }

const isMark = (letter: string): boolean => /\p{Mn}/u.test(letter)
/** A zero-width space: every glyph needs a text, and readers ignore this one. */
const noText = '\u200b'

/**
 * Distributes the letters of a syllable over its glyphs. PDF readers infer spaces from the distances between glyphs,
 * and treat a glyph of only marks as zero-width. So a zero-width glyph carries one mark or nothing, and every other
 * glyph carries more than marks.
 */
const distributeLetters = (text: string, glyphs: readonly Glyph[]): string[] => {
  const letters = [...text]
  const texts = glyphs.map(() => '')
  const lastWide = glyphs.findLastIndex(({ advanceWidth }) => advanceWidth > 0)
  for (let index = glyphs.length - 1; index > Math.max(lastWide, 0); index -= 1)
    if (isMark(letters.at(-1) ?? '')) texts[index] = letters.pop() ?? ''
  glyphs.forEach(({ advanceWidth }, index) => {
    const isLast = index === Math.max(lastWide, 0)
    if (advanceWidth === 0 && !isLast) return
    const whole = letters.findIndex((letter) => !isMark(letter)) + 1
    texts[index] = letters.splice(0, isLast || whole === 0 ? letters.length : whole).join('')
  })
  return texts
}

/**
 * Makes a Devanagari font encode its text in logical order. Shaping moves glyphs (the sign of short i before its
 * consonant, reph behind), and a PDF gives each glyph one text. Here a glyph enters the file once for each text that it
 * stands for, and the glyphs of a syllable share its letters in order, so that a run of glyphs yields the text.
 * ActualText alone fails in pdf.js and Firefox.
 */
export const encodeLogicalText = (font: EmbeddedFont): void => {
  const syllables = new Map<string, Glyph[]>()
  const glyphsOf = (syllable: string): Glyph[] => {
    const glyphs = syllables.get(syllable) ?? font.layout(syllable).glyphs
    syllables.set(syllable, glyphs)
    return glyphs
  }

  /** Texts of the glyphs of a run; a run that is not the sum of its syllables is treated as one syllable. */
  const textsOf = (text: string, glyphs: readonly Glyph[]): string[] => {
    const parts = [...graphemes.segment(text)].map(({ segment }) => ({ segment, glyphs: glyphsOf(segment) }))
    return idsOf(parts.flatMap((part) => part.glyphs)) === idsOf(glyphs)
      ? parts.flatMap((part) => distributeLetters(part.segment, part.glyphs))
      : distributeLetters(text, glyphs)
  }

  const entries = new Map<string, number>()
  const entryOf = ({ id, advanceWidth }: Glyph, text: string): number => {
    const key = `${id} ${text}`
    const entry = entries.get(key) ?? font.subset.glyphs.push(id) - 1
    entries.set(key, entry)
    font.widths[entry] = advanceWidth * font.scale
    font.unicode[entry] = [...(text || noText)].map((letter) => letter.codePointAt(0) ?? 0)
    return entry
  }

  font.encode = (text) => {
    const { glyphs, positions } = font.layout(text)
    const texts = textsOf(text, glyphs)
    const codes = glyphs.map((glyph, index) => entryOf(glyph, texts[index] ?? ''))
    return [codes.map((code) => code.toString(16).padStart(4, '0')), positions]
  }
}
