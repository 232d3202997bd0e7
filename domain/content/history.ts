import { z } from 'zod'
import type { ContentAct } from '../activities/acts.ts'
import type { DiffPiece, FieldChange } from './diff.ts'

/** A body of an item: its draft, its published version, a version by number, or a kept draft by id. */
export const BodyRef = z.union([
  z.enum(['draft', 'published']),
  z.string().regex(/^[1-9]\d{0,8}$/),
  z.string().regex(/^kpt_[A-Za-z0-9_-]{1,60}$/),
])
export type BodyRef = z.infer<typeof BodyRef>

export const DiffQuery = z.strictObject({ before: BodyRef, after: BodyRef })
export const HistoryQuery = z.strictObject({ cursor: z.string().max(400).optional() })

/** Act on an item, newest first. Instants: Unix milliseconds. */
export type HistoryLine = {
  id: string
  at: number
  /** Name of the administrator; null for the schedule, and for a deleted account. */
  by: string | null
  act: ContentAct
  /** Version that the act published. */
  version: number | null
  isCurrent: boolean
  note: string | null
  /** Draft that the act replaced, while it is kept. */
  keptId: string | null
  /** Version that was restored into the draft. */
  restored: number | null
  /** Instant of the schedule. */
  scheduledAt: number | null
}

/**
 * Difference of a field for display: a text has its pieces, word by word. `rowName` is that of the row on the path,
 * where readers know rows by more than a number.
 */
export type ShownChange = { rowName?: string } & (
  | Exclude<FieldChange, { kind: 'text' }>
  | (Omit<Extract<FieldChange, { kind: 'text' }>, 'before' | 'after'> & { pieces: DiffPiece[] })
)

export type ShownDiff = { changes: ShownChange[] }
