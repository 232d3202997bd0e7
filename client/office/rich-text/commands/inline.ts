import { EditorSelection, type EditorState, type SelectionRange, type TransactionSpec } from '@codemirror/state'

/** Number of stars of each emphasis. */
const stars = { italic: 1, bold: 2 } as const
export type Emphasis = keyof typeof stars

const wordPart = /[\p{L}\p{M}\p{N}]/u

/** Range of the word at an empty selection, else the selection without the spaces at its ends. */
const wordOrSelection = ({ doc }: EditorState, { from, to, empty }: SelectionRange): { from: number; to: number } => {
  if (!empty) {
    const text = doc.sliceString(from, to)
    const start = from + (text.length - text.trimStart().length)
    return { from: start, to: Math.max(start, to - (text.length - text.trimEnd().length)) }
  }
  const line = doc.lineAt(from)
  let [start, end] = [from - line.from, from - line.from]
  while (start > 0 && wordPart.test(line.text[start - 1] ?? '')) start -= 1
  while (end < line.length && wordPart.test(line.text[end] ?? '')) end += 1
  return { from: line.from + start, to: line.from + end }
}

const starsBefore = ({ doc }: EditorState, at: number): number =>
  /\**$/.exec(doc.sliceString(Math.max(0, at - 3), at))?.[0].length ?? 0
const starsAfter = ({ doc }: EditorState, at: number): number =>
  /^\**/.exec(doc.sliceString(at, at + 3))?.[0].length ?? 0

const hasEmphasis = (count: number, emphasis: Emphasis): boolean =>
  emphasis === 'bold' ? count >= 2 : count === 1 || count === 3

/** The text between the stars of a range, whether the stars are inside or around it. */
const innerRange = (state: EditorState, range: { from: number; to: number }) => {
  const text = state.doc.sliceString(range.from, range.to)
  const inside = Math.min(/^\**/.exec(text)?.[0].length ?? 0, /\**$/.exec(text)?.[0].length ?? 0)
  if (inside === 0 || inside * 2 >= text.length) return range
  return { from: range.from + inside, to: range.to - inside }
}

const starsAround = (state: EditorState, { from, to }: { from: number; to: number }): number =>
  Math.min(starsBefore(state, from), starsAfter(state, to), 3)

/** True when the word or selection has the emphasis. */
export const isEmphasised = (state: EditorState, emphasis: Emphasis): boolean =>
  hasEmphasis(starsAround(state, innerRange(state, wordOrSelection(state, state.selection.main))), emphasis)

/** Parts of a range by line: emphasis does not reach over the end of a paragraph. */
const partsByLine = ({ doc }: EditorState, { from, to }: { from: number; to: number }) => {
  const parts = []
  for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
    const [start, end] = [Math.max(from, line.from), Math.min(to, line.to)]
    if (doc.sliceString(start, end).trim() || from === to) parts.push({ from: start, to: end })
    if (line.to >= to) return parts
  }
}

/** Adds or removes emphasis. An empty selection stands for its word; outside a word the stars surround the cursor. */
export const toggleEmphasis = (state: EditorState, emphasis: Emphasis): TransactionSpec => {
  const { main } = state.selection
  const inner = innerRange(state, wordOrSelection(state, main))
  const sign = '*'.repeat(stars[emphasis])
  const size = sign.length
  if (hasEmphasis(starsAround(state, inner), emphasis)) {
    const changes = [
      { from: inner.from - size, to: inner.from },
      { from: inner.to, to: inner.to + size },
    ]
    return { changes, userEvent: 'input.format' }
  }
  const changes = partsByLine(state, inner).flatMap(({ from, to }) => [
    { from, insert: sign },
    { from: to, insert: sign },
  ])
  const isOneLine = changes.length === 2
  const selection = main.empty
    ? EditorSelection.cursor(main.head + size)
    : EditorSelection.range(inner.from + size, inner.to + size)
  return { changes, ...(isOneLine && { selection }), userEvent: 'input.format' }
}
