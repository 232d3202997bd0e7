/** Lines of a text without blanks around them, each once, in order. */
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const without = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line))

/** Lines that left a text, and those that came. */
export const lineChanges = (before: string, after: string): { before: string; after: string } => {
  const [old, now] = [linesOf(before), linesOf(after)]
  return { before: without(old, now).join('\n'), after: without(now, old).join('\n') }
}

/** Lines of `mine` with those that `theirs` added to the text from which both began, and without those it removed. */
export const mergeLines = (began: string, theirs: string, mine: string): string => {
  const [old, other, own] = [linesOf(began), linesOf(theirs), linesOf(mine)]
  const kept = without(own, without(old, other))
  return [...kept, ...without(without(other, old), kept)].join('\n')
}
