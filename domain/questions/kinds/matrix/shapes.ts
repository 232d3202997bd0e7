import { z } from 'zod'
import { ListItem } from '../../text.ts'

/** Rows of one list to columns of another. Entered: `{rows: {p: ['2'], q: ['1', '3']}}`; rows may be left out. */
export const MatrixBody = z.strictObject({
  rows: z.array(ListItem).min(2).max(8),
  columns: z.array(ListItem).min(2).max(8),
  /** Whether a row may go with several columns. */
  multiple: z.boolean(),
})
export type MatrixBody = z.infer<typeof MatrixBody>

export const MatrixRubric = z.strictObject({
  kind: z.literal('matrix'),
  rows: z.record(z.string(), z.array(z.string()).min(1)),
})
export type MatrixRubric = z.infer<typeof MatrixRubric>
