import type { ContentState } from '../content.ts'
import type { TaskState } from '../tasks/contract.ts'

/** Acts on many items of a list at once. */
export const bulkActs = [
  'publish',
  'unpublish',
  'schedule',
  'trash',
  'restore',
  'add_exam',
  'remove_exam',
  'set_access',
  'archive',
  'add_tags',
  'remove_tags',
  'replace_tags',
  'purge',
] as const
export type BulkAct = (typeof bulkActs)[number]

/** Acts on the tags of items. */
export const tagActs = { add_tags: true, remove_tags: true, replace_tags: true } as const

/** Act with its parameters; those of other acts are absent. */
export type BulkOrder = {
  act: BulkAct
  /** Slug, of `add_exam` and `remove_exam`. */
  exam?: string | undefined
  access?: 'free' | 'series' | 'paid' | undefined
  /** Of `add_tags`, `remove_tags` and `replace_tags`. */
  tags?: string[] | undefined
  /** Instant of `schedule`, Unix milliseconds. */
  at?: number | undefined
}

/** Most items of one bulk act. */
export const maxBulkItems = 10_000

/**
 * `waiting`: not yet checked. `ready` and `refused`: outcome of the dry run, or of the act. `undone` and `kept`:
 * outcome of the undo; what was changed since is kept.
 */
export const bulkOutcomes = ['waiting', 'ready', 'refused', 'done', 'undone', 'kept'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** Reasons for which an item is refused or kept. */
const bulkReasons = [
  'gone',
  'trashed',
  'not_trashed',
  'scheduled',
  'not_published',
  'published_already',
  'past',
  'incomplete',
  'needed',
  'same',
  'changed',
  'failed',
] as const
export type BulkReason = (typeof bulkReasons)[number]

/** Phases of a bulk act; `check` is the dry run. */
const bulkPhases = ['check', 'run', 'undo'] as const
export type BulkPhase = (typeof bulkPhases)[number]

export type BulkLine = {
  id: string
  title: { en: string; hi: string }
  state: ContentState | null
  reason: BulkReason | null
}

/** A bulk act with its progress. */
export type BulkView = BulkOrder & {
  id: string
  phase: BulkPhase
  state: TaskState
  /** Items processed in this phase, and all of them; null until they are counted. */
  done: number
  total: number | null
  counts: Record<BulkOutcome, number>
  /** The first items that were refused or kept, and the first that change. */
  refused: BulkLine[]
  ready: BulkLine[]
  createdAt: number
  updatedAt: number
}
