/** Replacement of the part between the common start and end of two texts; none for equal texts. */
export const smallestChange = (before: string, after: string): { from: number; to: number; insert: string }[] => {
  if (before === after) return []
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return [{ from: start, to: before.length - end, insert: after.slice(start, after.length - end) }]
}
