import { z } from 'zod'
import { ListItem } from '../text.ts'
import { rowsOf } from './entered.ts'
import { right, wrong, type Kind, type QuestionOutcome } from './kind.ts'

const MatrixBody = z.strictObject({
  rows: z.array(ListItem).min(2).max(8),
  columns: z.array(ListItem).min(2).max(8),
  /** True when a row may go with several columns. */
  multiple: z.boolean().default(false),
})
type MatrixBody = z.infer<typeof MatrixBody>

const MatrixRubric = z.strictObject({
  kind: z.literal('matrix'),
  rows: z.record(z.string(), z.array(z.string()).min(1)),
})
type MatrixRubric = z.infer<typeof MatrixRubric>

type MatrixSpec = { rows: string[]; columns: string[]; multiple: boolean }

const sameSet = (first: string[], second: string[]): boolean =>
  first.length === second.length && first.every((id) => second.includes(id))

const idsOf = (items: ListItem[]): string[] => items.map(({ id }) => id)

const publishList = (items: ListItem[]): ListItem[] =>
  items.map(({ id, content: { en, hi } }) => ({ id, content: { en, hi } }))

/**
 * Matches rows of one list with columns of another. Entered: `{rows: {p: ['2'], q: ['1', '3']}}`; rows may be left out.
 */
export const matrix: Kind<MatrixBody, MatrixRubric, MatrixSpec> = {
  body: MatrixBody,
  rubric: MatrixRubric,
  publish: ({ rows, columns, multiple }) => ({ rows: publishList(rows), columns: publishList(columns), multiple }),
  async mapTexts({ rows, columns, multiple }, map) {
    const mapList = (items: ListItem[]) =>
      Promise.all(items.map(async ({ id, content }) => ({ id, content: await map(content) })))
    return { rows: await mapList(rows), columns: await mapList(columns), multiple }
  },
  specOf: ({ rows, columns, multiple }) => ({ rows: idsOf(rows), columns: idsOf(columns), multiple }),
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
  keyFits({ rows: keyed }, { rows, columns, multiple }) {
    const known = idsOf(columns)
    return (
      sameSet(Object.keys(keyed), idsOf(rows)) &&
      Object.values(keyed).every(
        (chosen) => (multiple || chosen.length === 1) && chosen.every((id) => known.includes(id)),
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

/** Every row counts the same. Throws RangeError where the marks cannot be divided into whole units. */
const perRow = (hits: number, of: number, correct: number): QuestionOutcome => {
  if (correct % of !== 0) throw new RangeError(`${correct} units can't be shared by ${of} rows`)
  return { verdict: 'partial', units: (correct / of) * hits }
}
