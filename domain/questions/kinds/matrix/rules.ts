import type { ListItem } from '../../text.ts'
import { right, wrong, type Entered, type Kind, type Outcome } from '../kind.ts'
import type { MatrixBody, MatrixRubric } from './shapes.ts'

export type MatrixSpec = { rows: string[]; columns: string[]; multiple: boolean }

const publishList = (items: ListItem[]): ListItem[] =>
  items.map(({ id, content: { en, hi } }) => ({ id, content: { en, hi } }))

const rowsOf = (answer: Entered): Record<string, string[]> => ('rows' in answer ? answer.rows : {})

const sameSet = (first: string[], second: string[]): boolean =>
  first.length === second.length && first.every((id) => second.includes(id))

export const matrix: Kind<MatrixBody, MatrixRubric, MatrixSpec> = {
  publish: ({ rows, columns, multiple }) => ({ rows: publishList(rows), columns: publishList(columns), multiple }),
  async mapTexts({ rows, columns, multiple }, map) {
    const mapList = (items: ListItem[]) =>
      Promise.all(items.map(async ({ id, content }) => ({ id, content: await map(content) })))
    return { rows: await mapList(rows), columns: await mapList(columns), multiple }
  },
  specOf: ({ rows, columns, multiple }) => ({
    rows: rows.map(({ id }) => id),
    columns: columns.map(({ id }) => id),
    multiple,
  }),
  fits(answer, { rows, columns, multiple }) {
    const entered = Object.entries(rowsOf(answer))
    return (
      entered.length > 0 &&
      entered.every(
        ([row, chosen]) =>
          rows.includes(row) &&
          chosen.length > 0 &&
          (multiple || chosen.length === 1) &&
          new Set(chosen).size === chosen.length &&
          chosen.every((column) => columns.includes(column)),
      )
    )
  },
  score({ rows: keyed }, answer, marks) {
    const entered = rowsOf(answer)
    const rows = Object.entries(keyed)
    const hits = rows.filter(([row, columns]) => sameSet(columns, entered[row] ?? [])).length
    if (hits === rows.length) return right(marks)
    return marks.partial === 'per_row' && hits > 0 ? perRow(hits, rows.length, marks.correct) : wrong(marks)
  },
}

/** Every row counts the same. Throws RangeError where the marks can't be shared out in whole units. */
const perRow = (hits: number, of: number, correct: number): Outcome => {
  if (correct % of !== 0) throw new RangeError(`${correct} units can't be shared by ${of} rows`)
  return { verdict: 'partial', units: (correct / of) * hits }
}
