import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Fonts } from '../../files/pdf/fonts.ts'
import { fill, makeCanvas, type Canvas } from '../../files/picture/canvas.ts'
import { fittedLines } from '../../files/picture/lines.ts'
import { pngOf } from '../../files/picture/png.ts'
import { rectangle, stroke } from '../../files/picture/shapes.ts'
import { makeTypesetter, type TextStyle, type Typesetter } from '../../files/picture/text.ts'
import { colours } from './colours.ts'
import { drawLogo } from './logo.ts'

/** Text of a card: an item's title and its kind. */
export type Card = { title: Bilingual; label: Bilingual }

/** Pixels. */
const size = { width: 1200, height: 630 }
const left = 92
const textWidth = size.width - 2 * left
/** The titles are centred between these heights. */
const field = { top: 168, bottom: 500 }
const gap = 18

type Block = { lines: string[]; setting: TextStyle; lineHeight: number; ascent: number; colour: number }

/** Larger for Devanagari, which has marks above and below its letters. */
const lineHeights = { en: 1.2, hi: 1.45 }
const ascents = { en: 0.92, hi: 1.08 }

const blocksOf = (setter: Typesetter, { en, hi }: Bilingual): Block[] => {
  const english = fittedLines(setter, en, { sizes: [60, 52, 46], bold: true, width: textWidth, maxLines: 3 })
  const blocks = [{ ...english, lineHeight: lineHeights.en, ascent: ascents.en, colour: colours.ink }]
  if (!hi || hi === en) return blocks
  const hindi = fittedLines(setter, hi, { sizes: [40, 35], bold: false, width: textWidth, maxLines: 2 })
  return [...blocks, { ...hindi, lineHeight: lineHeights.hi, ascent: ascents.hi, colour: colours.muted }]
}

const heightOf = ({ lines, setting, lineHeight }: Block): number => lines.length * setting.size * lineHeight

const drawTitles = (canvas: Canvas, setter: Typesetter, title: Bilingual): void => {
  const blocks = blocksOf(setter, title)
  const height = blocks.reduce((sum, block) => sum + heightOf(block), gap * (blocks.length - 1))
  let y = field.top + (field.bottom - field.top - height) / 2
  for (const block of blocks) {
    const { lines, setting, lineHeight, ascent, colour } = block
    lines.forEach((line, index) => {
      const baseline = y + (index * lineHeight + ascent) * setting.size
      fill(canvas, setter.outlineOf(line, left, baseline, setting), colour)
    })
    y += heightOf(block) + gap
  }
}

const drawBrand = (canvas: Canvas, setter: Typesetter): void => {
  const setting = { size: 44, bold: true }
  drawLogo(canvas, left - 4, 60, 80)
  fill(canvas, setter.outlineOf('Taiyari', 188, 115, setting), colours.ink)
  const after = 188 + setter.widthOf('Taiyari ', setting)
  fill(canvas, setter.outlineOf('तैयारी', after, 115, setting), colours.primary)
}

/** The social image of an item as PNG: its title in both languages, and its kind. */
export const drawCard = (fonts: Fonts, { title, label }: Card): Promise<Uint8Array<ArrayBuffer>> => {
  const setter = makeTypesetter(fonts)
  const canvas = makeCanvas(size.width, size.height, colours.paper)
  fill(canvas, rectangle(0, 0, 18, size.height), colours.primary)
  drawBrand(canvas, setter)
  drawTitles(canvas, setter, title)
  fill(canvas, setter.outlineOf(`${label.en} · ${label.hi}`, left, 566, { size: 30, bold: false }), colours.muted)
  fill(canvas, stroke(1006, 556, 1102, 556, 12), colours.accent)
  return pngOf(canvas)
}
