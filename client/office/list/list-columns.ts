import type { ReactNode } from 'react'
import type { OfficeItem, OfficeSort } from '../../../domain/content/office-list.ts'
import { commonColumns, type ListShape } from './list-shape.ts'

/** Column of a kind's own. */
type OwnColumn = {
  label: string
  cell: (item: OfficeItem) => ReactNode
  /** Sort that its heading offers. */
  sort?: OfficeSort
  /** Right-aligned, for numbers. */
  isNumber?: boolean
}

export type OwnColumns = Readonly<Record<string, OwnColumn>>

/** Names of the columns that a list offers, in the order of its table. */
export const offeredColumns = (shape: ListShape, own: OwnColumns): string[] => {
  const first = ['state', 'languages', ...(shape.hasAccess ? ['access'] : [])]
  const rest = commonColumns.filter((name) => name !== 'access' && !first.includes(name))
  return [...first, ...Object.keys(own), ...rest]
}

/** The chosen columns that the list still offers, or its own. */
export const shownColumns = (shape: ListShape, own: OwnColumns, chosen: readonly string[] | null): string[] => {
  const wanted = chosen ?? shape.columns
  return offeredColumns(shape, own).filter((name) => wanted.includes(name))
}
