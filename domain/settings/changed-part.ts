/** Longest text that is shown whole, and characters shown around a change of a longer one. */
const [wholeLength, around] = [300, 60]

const sameStart = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

const reversed = (text: string): string => [...text].toReversed().join('')

/** Start and end of the change, moved outwards to spaces so that no word is cut. */
const spacesAround = (text: string, from: number, to: number): [number, number] => {
  const start = text.lastIndexOf(' ', Math.max(from - around, 0))
  const end = text.indexOf(' ', Math.min(to + around, text.length))
  return [start < 0 || from <= around ? 0 : start + 1, end < 0 ? text.length : end]
}

const cut = (text: string, from: number, to: number): string => {
  const [start, end] = spacesAround(text, from, to)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** The parts of two long texts between their equal beginnings and ends, with some words around. */
export const changedPart = (before: string, after: string): { before: string; after: string } => {
  if (before.length <= wholeLength && after.length <= wholeLength) return { before, after }
  const start = sameStart(before, after)
  const end = sameStart(reversed(before.slice(start)), reversed(after.slice(start)))
  const part = (text: string) => (text === '' ? '' : cut(text, start, text.length - end))
  return { before: part(before), after: part(after) }
}
