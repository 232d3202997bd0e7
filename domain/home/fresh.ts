import type { FreshItem } from './contract.ts'

/** Rows, and rows of one kind. */
const limits = { all: 6, kind: 2 } as const

/**
 * The newest item of each kind, then the second ones, so that many of one kind hide no other. `known`: ids of items that
 * the student has begun.
 */
export const freshItems = (items: readonly FreshItem[], known: readonly string[]): FreshItem[] => {
  const newest = items.filter(({ id }) => !known.includes(id)).toSorted((one, other) => other.at - one.at)
  const ofKind = [...Map.groupBy(newest, ({ kind }) => kind).values()]
  const inTurn = Array.from({ length: limits.kind }, (_, place) => ofKind.flatMap((group) => group[place] ?? []))
  return inTurn.flat().slice(0, limits.all)
}
