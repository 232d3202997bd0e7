import { isSame } from './body-paths.ts'
import { isEmpty, keyOf } from './row-key.ts'

/** Index of the row that each later row continues; null for a row that was added. */
type Alignment = (number | null)[]

const leavesOf = (value: unknown, path = ''): [path: string, leaf: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`))
    : isEmpty(value) || value === false
      ? []
      : [[path, value]]

/** Share of the filled fields that two rows have in common, 0 to 1. */
const likeness = (one: unknown, other: unknown): number => {
  const [first, second] = [leavesOf(one), new Map(leavesOf(other))]
  const common = first.filter(([path, leaf]) => second.get(path) === leaf).length
  return first.length + second.size === 0 ? 0 : (2 * common) / (first.length + second.size)
}

/** Least likeness of a row to the one that it continues under another name. */
const alike = 0.5

const uniqueKeys = (rows: readonly unknown[], indexes: readonly number[]): Map<string, number> => {
  const byKey = Map.groupBy(indexes, (index) => keyOf(rows[index]))
  return new Map(
    [...byKey].flatMap(([key, [index, ...others]]): [string, number][] =>
      key !== null && index !== undefined && others.length === 0 ? [[key, index]] : [],
    ),
  )
}

/** Length of the run of members from a number on. */
const runFrom = (start: number, isMember: (index: number) => boolean): number => {
  let end = start
  while (isMember(end)) end += 1
  return end - start
}

/**
 * Finds for each row of a later list the row of the earlier one that it continues: an equal row, else one of the same
 * name, else a similar one, else the one in the same place between rows that are known.
 */
export const alignRows = (earlier: readonly unknown[], later: readonly unknown[]): Alignment => {
  const found: Alignment = later.map(() => null)
  const open = new Set(earlier.keys())
  const pair = (one: number, other: number) => {
    found[other] = one
    open.delete(one)
  }
  const unpaired = () => [...found.keys()].filter((index) => found[index] === null)

  for (const index of unpaired()) if (open.has(index) && isSame(earlier[index], later[index])) pair(index, index)
  for (const index of unpaired()) {
    const equal = [...open].find((each) => isSame(earlier[each], later[index]))
    if (equal !== undefined) pair(equal, index)
  }
  const named = uniqueKeys(earlier, [...open])
  for (const [key, index] of uniqueKeys(later, unpaired())) {
    const same = named.get(key)
    if (same !== undefined) pair(same, index)
  }
  const similar = unpaired()
    .flatMap((index) => [...open].map((each) => ({ each, index, score: likeness(earlier[each], later[index]) })))
    .filter(({ score }) => score >= alike)
    .toSorted(
      (one, other) => other.score - one.score || Math.abs(one.each - one.index) - Math.abs(other.each - other.index),
    )
  for (const { each, index } of similar) if (open.has(each) && found[index] === null) pair(each, index)

  for (const index of unpaired()) {
    if (found[index] !== null) continue
    const start = index === 0 ? 0 : (found[index - 1] ?? -2) + 1
    const length = runFrom(index, (each) => each < found.length && found[each] === null)
    if (start < 0 || runFrom(start, (each) => open.has(each)) !== length) continue
    for (let step = 0; step < length; step += 1) pair(start + step, index + step)
  }
  return found
}
