import type { BulkView } from './bulk.ts'

/** Most saved views of a list for an administrator. */
export const maxViews = 20

/** Filters and sort of a list under a name; `query` is a search string without `?`. */
export type SavedView = { id: string; name: string; query: string }

/** `columns`: chosen columns; null for the list's own. `bulk`: the newest bulk act, of the last day. */
export type ListSettings = { views: SavedView[]; columns: string[] | null; bulk: BulkView | null }
