import { drawFormula, hairline } from './drawing.ts'
import { figureStrip, type Figures } from './figures.ts'
import { gap, hanging, indented, keptWithNext, type Strip } from './flow.ts'
import { plainLines, textLines } from './lines.ts'
import type { Style } from './look.ts'
import { blocksOf, type Block } from './markdown.ts'
import { formulaOf } from './maths.ts'
import type { Sheet } from './sheet.ts'
import { tableStrips } from './tables.ts'

const indent = 16
const betweenBlocks = 4

const mathsStrip = ({ doc }: Sheet, tex: string, width: number, { size }: Style): Strip => {
  const formula = formulaOf(tex, true)
  // A formula wider than the page is made smaller.
  const fitting = Math.min(size, width / formula.width)
  const air = 3
  return {
    height: (formula.ascent + formula.descent) * fitting + 2 * air,
    draw(x, y) {
      const left = x + Math.max(0, (width - formula.width * fitting) / 2)
      drawFormula(doc, formula, left, y + air + formula.ascent * fitting, fitting)
    },
  }
}

const listStrips = (sheet: Sheet, figures: Figures, block: Block & { kind: 'list' }, width: number, style: Style) =>
  block.items.flatMap((item, index) => {
    const [mark] = plainLines(sheet, block.marks[index] ?? '', indent, style)
    return hanging(blockStrips(sheet, figures, item, width - indent, style), mark, indent)
  })

const stripsOf = (sheet: Sheet, figures: Figures, block: Block, width: number, style: Style): Strip[] => {
  switch (block.kind) {
    case 'paragraph':
      return textLines(sheet, block.spans, width, style)
    case 'heading':
      return keptWithNext(textLines(sheet, block.spans, width, { ...style, bold: true }))
    case 'maths':
      return [mathsStrip(sheet, block.tex, width, style)]
    case 'list':
      return listStrips(sheet, figures, block, width, style)
    case 'table':
      return tableStrips(sheet, block, width, style)
    case 'quote':
      return indented(blockStrips(sheet, figures, block.blocks, width - indent, style), indent)
    case 'image':
      return figureStrip(sheet, figures, block.address, block.alt, width)
    case 'rule':
      return [{ height: 6, draw: (x, y) => hairline(sheet.doc, x, y + 3, width) }]
  }
}

const blockStrips = (sheet: Sheet, figures: Figures, blocks: readonly Block[], width: number, style: Style): Strip[] =>
  blocks.flatMap((block, index) => [
    ...(index > 0 ? [gap(betweenBlocks)] : []),
    ...stripsOf(sheet, figures, block, width, style),
  ])

/** Rich text as strips of so much width. */
export const markdownStrips = (
  sheet: Sheet,
  figures: Figures,
  markdown: string,
  width: number,
  style: Style,
): Strip[] => blockStrips(sheet, figures, blocksOf(markdown), width, style)

/** The same text in another language under it: pictures that stand there already are not drawn again. */
export const translationStrips = (
  sheet: Sheet,
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
