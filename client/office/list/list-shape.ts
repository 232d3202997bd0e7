import type { OfficeSort } from '../../../domain/content/office-list.ts'
import type { ContentState, DraftKind } from '../../../domain/content.ts'

/** Description of a list for its loader, action and view. */
export type ListShape = {
  kind: DraftKind
  /** Path of the list, without parameters. */
  path: string
  /** `tab` of the address, where the list is in a tab. */
  tab?: string
  /** The kind's own filters, which are facets of `office_items`. */
  filters: readonly string[]
  /** Sorts beside the last change and the title. */
  sorts: readonly Exclude<OfficeSort, 'changed' | 'title'>[]
  /** Columns shown until an administrator chooses others, in their order. */
  columns: readonly string[]
  /** True where items differ in access. */
  hasAccess: boolean
  /** State of all items of the list, such as those of a bin. */
  state?: ContentState
  /** True where titles are sentences, of which a row shows two lines. */
  hasSentences?: true
  /** True where items have tags. */
  hasTags?: true
  /** True where published items are retired as well as unpublished. */
  isArchivable?: true
}

/** Columns that every list offers. */
export const commonColumns = ['state', 'languages', 'access', 'exams', 'changed', 'published', 'code'] as const
export type CommonColumn = (typeof commonColumns)[number]

export const isCommonColumn = (name: string): name is CommonColumn =>
  (commonColumns as readonly string[]).includes(name)
