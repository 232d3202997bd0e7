import type { Span } from './folded-text.ts'

/** Line of a text, and the index of the first field that has a part in it; null without one. */
type FieldLine = Span & { field: number | null }

export const fieldLines = (text: string, fields: readonly { span: Span }[]): FieldLine[] => {
  const owners = new Int32Array(text.length).fill(fields.length)
  fields.toReversed().forEach(({ span }, index) => owners.fill(fields.length - 1 - index, span.start, span.end))
  let start = 0
  return text.split('\n').map((line): FieldLine => {
    const span = { start, end: start + line.length }
    start = span.end + 1
    const first = owners.subarray(span.start, span.end).reduce((one, other) => Math.min(one, other), fields.length)
    return { ...span, field: first < fields.length ? first : null }
  })
}
