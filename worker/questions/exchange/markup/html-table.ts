import { elementsOf, type Element } from './elements.ts'

const maxSpan = 50

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(maxSpan, Math.max(1, Number(cell.attributes[name]) || 1))

const isRow = ({ name }: Element): boolean => name.toLowerCase() === 'tr'
const isCell = ({ name }: Element): boolean => /^t[dh]$/i.test(name)

const rowsIn = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) =>
    isRow(child) ? [child] : /^t(head|body|foot)$/i.test(child.name) ? rowsIn(child) : [],
  )

/** Cells of a table by row; null where a cell of another row or column reaches in, because Markdown has no spans. */
export const tableRows = (table: Element): (Element | null)[][] => {
  /** Rows that are still covered from above, by column. */
  const covered: number[] = []
  return rowsIn(table).map((row) => {
    const cells: (Element | null)[] = []
    const skipCovered = () => {
      while ((covered[cells.length] ?? 0) > 0) {
        covered[cells.length] = (covered[cells.length] ?? 0) - 1
        cells.push(null)
      }
    }
    for (const cell of elementsOf(row).filter(isCell)) {
      skipCovered()
      for (let extra = 0; extra < spanOf(cell, 'colspan'); extra += 1) {
        covered[cells.length] = spanOf(cell, 'rowspan') - 1
        cells.push(extra === 0 ? cell : null)
      }
    }
    skipCovered()
    return cells
  })
}
