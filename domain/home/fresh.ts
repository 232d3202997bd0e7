import type { FreshItem } from './contract.ts'

/** Rows, and rows of one kind. */
const limits = { all: 6, kind: 2 } as const

/** The newest items, at most two of a kind. */
export const freshItems = (items: readonly FreshItem[]): FreshItem[] => {
  const newest = items.toSorted((one, other) => other.at - one.at)
  const places = Map.groupBy(newest, ({ kind }) => kind)
  return newest.filter((item) => (places.get(item.kind)?.indexOf(item) ?? 0) < limits.kind).slice(0, limits.all)
}
