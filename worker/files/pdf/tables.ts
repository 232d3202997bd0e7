import { ink, type Style } from './look.ts'
import { heightOf, together, type Strip } from './flow.ts'
import { textLines, type Align } from './lines.ts'
import type { TextSpan } from './markdown.ts'
import { lineEnd, wordsOf } from './pieces.ts'
import type { PdfSheet } from './sheet.ts'
import { asDecoration, tagged } from './tags.ts'

export type Table = { rows: TextSpan[][][]; align: Align[] }

const padding = 5

/** Width of a cell on one line, and of its widest word, in points. */
const cellWidths = (sheet: PdfSheet, spans: readonly TextSpan[], style: Style) => {
  const space = sheet.widthOf('latin-400', style.size, ' ')
  let line = 0
  let widest = 0
  let most = 0
  for (const word of wordsOf(sheet, spans, style)) {
    if (word === lineEnd) line = 0
    else {
      line += word.width + (word.spaced ? space : 0)
      widest = Math.max(widest, word.width)
    }
    most = Math.max(most, line)
  }
  return { natural: most + 1, least: widest + 1 }
}

/**
 * Widths of the columns: their natural widths where there is room; else each column gets its widest word, and the rest is
 * shared in proportion to what they lack.
 */
const columnWidths = (sheet: PdfSheet, { rows }: Table, width: number, style: Style): number[] => {
  const columns = Math.max(...rows.map(({ length }) => length))
  const needs = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => cellWidths(sheet, row[column] ?? [], style))
    return {
      natural: Math.max(...cells.map(({ natural }) => natural)),
      least: Math.max(...cells.map(({ least }) => least)),
    }
  })
  const room = width - columns * 2 * padding
  const natural = needs.reduce((sum, need) => sum + need.natural, 0)
  if (natural <= room) return needs.map((need) => need.natural)
  const least = needs.reduce((sum, need) => sum + need.least, 0)
  if (least >= room) return needs.map((need) => (need.least * room) / least)
  const share = (room - least) / (natural - least)
  return needs.map((need) => need.least + (need.natural - need.least) * share)
}

/** A table with one strip per row and a shaded header row. */
export const tableStrips = (sheet: PdfSheet, table: Table, width: number, style: Style): Strip[] => {
  const widths = columnWidths(sheet, table, width, style)
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each + 2 * padding, 0))
  const whole = widths.reduce((sum, each) => sum + each + 2 * padding, 0)
  const { doc, tags } = sheet
  const rows = table.rows.flatMap((row, index) => {
    const cells = widths.map((each, column) => {
      const lines = textLines(sheet, row[column] ?? [], each, style, table.align[column] ?? 'left')
      return tagged(tags, index === 0 ? 'TH' : 'TD', lines)
    })
    const height = Math.max(...cells.map(heightOf)) + padding
    const borders = (x: number, y: number) => {
      doc.lineWidth(0.5).strokeColor(ink.hairline)
      doc.rect(x, y, whole, height).stroke()
      for (const left of lefts.slice(1))
        doc
          .moveTo(x + left, y)
          .lineTo(x + left, y + height)
          .stroke()
    }
    const strip: Strip = {
      height,
      // The header row stays with the first row below it.
      ...(index === 0 && table.rows.length > 1 && { keepWithNext: true as const }),
      draw(x, y) {
        if (index === 0) asDecoration(doc, () => void doc.rect(x, y, whole, height).fill(ink.sunken))
        cells.forEach((cell, column) => together(cell).draw(x + (lefts[column] ?? 0) + padding, y + padding / 2))
        asDecoration(doc, () => borders(x, y))
      },
    }
    return tagged(tags, 'TR', [strip])
  })
  return tagged(tags, 'Table', rows)
}
