import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { mukta } from '../../scripts/fonts/files.ts'
import { fontFolder } from '../../scripts/fonts/folders.ts'
import { readFonts } from '../../scripts/material-files.ts'
import { faces } from '../../worker/files/pdf/fonts.ts'

const siteFont = (name: string): Font => create(readFileSync(`${fontFolder}/${name}.woff2`))

/** Width of a text without kerning, in units of the font. */
const plainWidth = (font: Font, text: string): number =>
  [...text].reduce((sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth, 0)

describe('the space is whole after every letter and sign (FIL-30)', () => {
  const fonts: [string, () => Promise<Font>, string][] = [
    ['latin-400', async () => siteFont('mukta-latin-400'), ',.;:?!)0129AVTavy'],
    ['latin-600', async () => siteFont('mukta-latin-600'), ',.;:?!)0129AVTavy'],
    ['devanagari-400', async () => siteFont('mukta-devanagari-400'), '।॥कर'],
    ['devanagari-600', async () => siteFont('mukta-devanagari-600'), '।॥कर'],
    ['latin-400 of PDFs', async () => create(readFonts()['latin-400']), ',.;:?!)0129AVTavy'],
    ['devanagari-400 of PDFs', async () => create(readFonts()['devanagari-400']), '।॥कर'],
  ]
  test.each(fonts)('%s', async (_name, open, letters) => {
    const font = await open()
    for (const letter of letters)
      for (const text of [`${letter} `, ` ${letter}`])
        expect([text, font.layout(text).advanceWidth]).toEqual([text, plainWidth(font, text)])
  })

  test.each(faces)('the file %s of PDFs is that of the installed package', async (face) => {
    const [, subset = '', weight] = /^(.*)-(\d+)$/.exec(face) ?? []
    expect(Buffer.from(await mukta(subset, Number(weight))).equals(readFonts()[face])).toBe(true)
  })

  test('keeps letters kerned', () => {
    const font = siteFont('mukta-latin-400')
    expect(font.layout('r,').advanceWidth).toBeLessThan(plainWidth(font, 'r,'))
  })
})

describe('the font of formulas (FIL-31)', () => {
  const font = siteFont('maths')

  test('keeps the table by which browsers set radicals, fractions and large brackets', () => {
    expect(Object.keys(font.directory.tables)).toContain('MATH')
  })

  test('has the signs of school mathematics, letters in italics among them', () => {
    const missing = [...'√∛∑∫∏±×÷≤≥≠≈∞∈∪∩⊂∠△∥⊥→⇒⇌αβγθπΔΩℝℕ°′{}[]()|𝑎𝑥𝐯𝜃'].filter(
      (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  })

  test('weighs at most 55 kB', () => {
    expect(readFileSync(`${fontFolder}/maths.woff2`).length).toBeLessThanOrEqual(55_000)
  })
})
