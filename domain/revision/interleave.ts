type Topical = { topic: string }

/** Topic of more than half of the items, which must come next so that the others can part its items. */
const majorityOf = (items: readonly Topical[]): string | undefined =>
  [...Map.groupBy(items, ({ topic }) => topic)].find(([, { length }]) => 2 * length > items.length)?.[0]

/** The same items with topics apart: the next of another topic follows, if there is one. */
export const interleaved = <Item extends Topical>(items: readonly Item[]): Item[] => {
  const left = [...items]
  const ordered: Item[] = []
  while (left.length > 0) {
    const before = ordered.at(-1)?.topic
    const majority = majorityOf(left)
    const isNext = ({ topic }: Item) =>
      majority === undefined || majority === before ? topic !== before : topic === majority
    ordered.push(...left.splice(Math.max(0, left.findIndex(isNext)), 1))
  }
  return ordered
}
