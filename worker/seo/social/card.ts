import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Fonts } from '../../files/pdf/fonts.ts'
import { fill, makeCanvas, type Canvas } from '../../files/picture/canvas.ts'
import { fittedLines } from '../../files/picture/lines.ts'
import { pngOf } from '../../files/picture/png.ts'
import { stroke } from '../../files/picture/shapes.ts'
import { makeTypesetter, type TextStyle, type Typesetter } from '../../files/picture/text.ts'
import { colours } from './colours.ts'
import { drawPanel, hueOfDrawing, panelLeft, type CardDrawing } from './drawing.ts'
import { drawLogo } from './logo.ts'

/** A card: the title of an item, its kind, its drawing, and a figure such as the number of posts. */
export type Card = { title: Bilingual; label: Bilingual; drawing: CardDrawing; figure: Bilingual | null }

/** Pixels. */
const size = { width: 1200, height: 630 }
const left = 72
const textWidth = panelLeft - left - 44
/** The titles are centred between these heights; a figure takes the lower part. */
const field = { top: 150, bottom: 520, aboveFigure: 420 }
const gap = 16

type Block = { lines: string[]; setting: TextStyle; lineHeight: number; ascent: number; colour: number }

/** Larger for Devanagari, which has marks above and below its letters. */
const lineHeights = { en: 1.18, hi: 1.42 }
const ascents = { en: 0.92, hi: 1.08 }

const blocksOf = (setter: Typesetter, { en, hi }: Bilingual): Block[] => {
  const english = fittedLines(setter, en, { sizes: [60, 52, 44], bold: true, width: textWidth, maxLines: 3 })
  const blocks = [{ ...english, lineHeight: lineHeights.en, ascent: ascents.en, colour: colours.ink }]
  if (!hi || hi === en) return blocks
  const hindi = fittedLines(setter, hi, { sizes: [40, 34], bold: false, width: textWidth, maxLines: 2 })
  return [...blocks, { ...hindi, lineHeight: lineHeights.hi, ascent: ascents.hi, colour: colours.muted }]
}

const heightOf = ({ lines, setting, lineHeight }: Block): number => lines.length * setting.size * lineHeight

const drawTitles = (canvas: Canvas, setter: Typesetter, title: Bilingual, bottom: number): void => {
  const blocks = blocksOf(setter, title)
  const height = blocks.reduce((sum, block) => sum + heightOf(block), gap * (blocks.length - 1))
  let y = field.top + Math.max(0, (bottom - field.top - height) / 2)
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
  const setting = { size: 38, bold: true }
  const text = left + 80
  drawLogo(canvas, left - 3, 52, 68)
  fill(canvas, setter.outlineOf('Taiyari', text, 99, setting), colours.ink)
  fill(canvas, setter.outlineOf('तैयारी', text + setter.widthOf('Taiyari ', setting), 99, setting), colours.primary)
}

/** The figure in both languages on one line, in the largest size that fits. */
const drawFigure = (canvas: Canvas, setter: Typesetter, { en, hi }: Bilingual, colour: number): void => {
  const text = hi && hi !== en ? `${en} · ${hi}` : en
  const { lines, setting } = fittedLines(setter, text, {
    sizes: [56, 46, 38, 30],
    bold: true,
    width: textWidth,
    maxLines: 1,
  })
  fill(canvas, setter.outlineOf(lines[0] ?? '', left, 500, setting), colour)
}

const drawLabel = (canvas: Canvas, setter: Typesetter, { en, hi }: Bilingual): void => {
  const text = hi && hi !== en ? `${en} · ${hi}` : en
  const { lines, setting } = fittedLines(setter, text, { sizes: [30, 25], bold: false, width: textWidth, maxLines: 1 })
  fill(canvas, setter.outlineOf(lines[0] ?? '', left, 570, setting), colours.muted)
  fill(canvas, stroke(left + 5, 597, left + 95, 597, 10), colours.accent)
}

/** The social image of an item as PNG: its drawing, its title in both languages, its figure and its kind. */
export const drawCard = (fonts: Fonts, { title, label, drawing, figure }: Card): Promise<Uint8Array<ArrayBuffer>> => {
  const setter = makeTypesetter(fonts)
  const canvas = makeCanvas(size.width, size.height, colours.paper)
  drawPanel(canvas, drawing)
  drawBrand(canvas, setter)
  drawTitles(canvas, setter, title, figure ? field.aboveFigure : field.bottom)
  if (figure) drawFigure(canvas, setter, figure, hueOfDrawing(drawing).strong)
  drawLabel(canvas, setter, label)
  return pngOf(canvas)
}
