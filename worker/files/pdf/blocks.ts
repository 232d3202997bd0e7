import { drawFormula, hairline } from './drawing.ts'
import { figureStrip, type Figures } from './figures.ts'
import { gap, hanging, indented, keptWithNext, type Strip } from './flow.ts'
import { plainLines, textLines } from './lines.ts'
import type { Style } from './look.ts'
import { blocksOf, type Block } from './markdown.ts'
import { formulaOf } from './maths.ts'
import type { PdfSheet } from './sheet.ts'
import { tableStrips } from './tables.ts'
import { tagged } from './tags.ts'

/** Indent of lists and quotations. */
const indentOf = ({ size }: Style): number => size * 1.55
const betweenBlocks = 4
const headingScales = [1.5, 1.25]

const mathsStrip = ({ doc, tags }: PdfSheet, tex: string, width: number, { size }: Style): Strip[] => {
  const formula = formulaOf(tex, true)
  // A formula wider than the page shrinks.
  const fitting = Math.min(size, width / formula.width)
  const air = 3
  const strip: Strip = {
    height: (formula.ascent + formula.descent) * fitting + 2 * air,
    draw(x, y) {
      const left = x + Math.max(0, (width - formula.width * fitting) / 2)
      tags.content(() => drawFormula(doc, formula, left, y + air + formula.ascent * fitting, fitting))
    },
  }
  return tagged(tags, 'Formula', [strip], tex)
}

const listStrips = (
  sheet: PdfSheet,
  figures: Figures,
  block: Block & { kind: 'list' },
  width: number,
  style: Style,
) => {
  const { tags } = sheet
  const items = block.items.flatMap((item, index) => {
    const [mark] = tagged(tags, 'Lbl', plainLines(sheet, block.marks[index] ?? '', indentOf(style), style))
    const text = tagged(tags, 'LBody', blockStrips(sheet, figures, item, width - indentOf(style), style))
    return tagged(tags, 'LI', hanging(text, mark, indentOf(style)))
  })
  return tagged(tags, 'L', items)
}

/** Headings of depth 1 and 2 are larger than the text, with space above. */
const headingStrips = (sheet: PdfSheet, { depth, spans }: Block & { kind: 'heading' }, width: number, style: Style) => {
  const scale = headingScales[depth - 1] ?? 1
  const text = textLines(sheet, spans, width, { ...style, size: style.size * scale, bold: true })
  const lines = tagged(sheet.tags, depth < 3 ? 'H2' : 'H3', text)
  return keptWithNext(scale > 1 ? [gap(style.size), ...lines] : lines)
}

const stripsOf = (sheet: PdfSheet, figures: Figures, block: Block, width: number, style: Style): Strip[] => {
  switch (block.kind) {
    case 'paragraph':
      return textLines(sheet, block.spans, width, style)
    case 'heading':
      return headingStrips(sheet, block, width, style)
    case 'maths':
      return mathsStrip(sheet, block.tex, width, style)
    case 'list':
      return listStrips(sheet, figures, block, width, style)
    case 'table':
      return tableStrips(sheet, block, width, style)
    case 'quote':
      return indented(blockStrips(sheet, figures, block.blocks, width - indentOf(style), style), indentOf(style))
    case 'image':
      return figureStrip(sheet, figures, block.address, block.alt, width)
    case 'rule':
      return [{ height: 6, draw: (x, y) => hairline(sheet.doc, x, y + 3, width) }]
  }
}

const blockStrips = (
  sheet: PdfSheet,
  figures: Figures,
  blocks: readonly Block[],
  width: number,
  style: Style,
): Strip[] =>
  blocks.flatMap((block, index) => {
    const air = index > 0 ? [gap(betweenBlocks)] : []
    const isUnderHeading = blocks[index - 1]?.kind === 'heading'
    return [...(isUnderHeading ? keptWithNext(air) : air), ...stripsOf(sheet, figures, block, width, style)]
  })

/** Rich text as strips of a width in points. */
export const markdownStrips = (
  sheet: PdfSheet,
  figures: Figures,
  markdown: string,
  width: number,
  style: Style,
): Strip[] => blockStrips(sheet, figures, blocksOf(markdown), width, style)

/** A translation under its original, without the pictures that the original shows already. */
export const translationStrips = (
  sheet: PdfSheet,
  figures: Figures,
  { original, markdown }: { original: string; markdown: string },
  width: number,
  style: Style,
): Strip[] => {
  const drawn = new Set(picturesIn(original))
  const blocks = blocksOf(markdown).filter((block) => block.kind !== 'image' || !drawn.has(block.address))
  return blockStrips(sheet, figures, blocks, width, style)
}

/** Addresses of the pictures in a text. */
export const picturesIn = (markdown: string): string[] => {
  const within = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'image') return [block.address]
      if (block.kind === 'list') return block.items.flatMap(within)
      return block.kind === 'quote' ? within(block.blocks) : []
    })
  return within(blocksOf(markdown))
}
