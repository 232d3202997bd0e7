import type { BlueprintSection } from './contract.ts'

/** Questions of a topic to draw; `topic` is absent for a whole subject. */
export type TopicRule = { subject: string; topic?: string; count: number }

/** Whole numbers that add up to `total`, as near to the shares as they can be. */
const apportion = (shares: readonly number[], total: number): number[] => {
  const sum = shares.reduce((all, share) => all + share, 0)
  if (sum === 0) return shares.map(() => 0)
  const exact = shares.map((share) => (share * total) / sum)
  const floors = exact.map(Math.floor)
  const left = total - floors.reduce((all, floor) => all + floor, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0))
}

const ruleOf = (name: string, count: number): TopicRule => {
  const [subject = '', topic] = name.split('/')
  return { subject, ...(topic !== undefined && { topic }), count }
}

/**
 * Rules that fill `total` questions of a section in the proportions of its blueprint. Topics that share a number share it
 * equally. Topics without a question are left out.
 */
export const drawRulesOf = ({ topics }: BlueprintSection, total: number): TopicRule[] => {
  const counts = apportion(
    topics.map(({ questions: { min, max } }) => (min + max) / 2),
    total,
  )
  return topics.flatMap(({ topics: names }, index) => {
    const shares = apportion(
      names.map(() => 1),
      counts[index] ?? 0,
    )
    return names.flatMap((name, at) => (shares[at] ? [ruleOf(name, shares[at])] : []))
  })
}
