import type { EditorState, Line, TransactionSpec } from '@codemirror/state'

type LineFormat = 'heading' | 'bullets' | 'numbers' | 'quote'

const heading = /^(#{1,6})\s+/
const listItem = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+/
const quote = /^>\s?/

const patterns: Record<LineFormat, RegExp> = {
  heading,
  bullets: /^\s*[-*+]\s+/,
  numbers: /^\s*\d{1,9}[.)]\s+/,
  quote,
}

/** Lines of the selection; blank ones only where there is no other. */
const selectedLines = ({ doc, selection: { main } }: EditorState): Line[] => {
  const lines = []
  for (let { number } = doc.lineAt(main.from); number <= doc.lines; number += 1) {
    const line = doc.line(number)
    if (line.from > main.to || (line.from === main.to && !main.empty && lines.length > 0)) break
    lines.push(line)
  }
  const filled = lines.filter(({ text }) => text.trim())
  return filled.length > 0 ? filled : lines
}

export const hasLineFormat = (state: EditorState, format: LineFormat): boolean =>
  selectedLines(state).every(({ text }) => patterns[format].test(text))

/** Headings of an item begin at the second level, because its title is the first. */
const nextHeading = (text: string): string => {
  const level = heading.exec(text)?.[1]?.length ?? 0
  return level === 0 ? '## ' : level === 2 ? '### ' : ''
}

const prefixOf = (format: Exclude<LineFormat, 'heading'>, index: number): string =>
  format === 'bullets' ? '- ' : format === 'numbers' ? `${index + 1}. ` : '> '

/** Length of the existing prefix that the format replaces. */
const replacedLength = (format: LineFormat, text: string): number =>
  (format === 'quote' ? quote : format === 'heading' ? heading : listItem).exec(text)?.[0].length ?? 0

/** Adds a format to the selected lines, or removes it where all of them have it. A heading goes through its levels. */
export const toggleLines = (state: EditorState, format: LineFormat): TransactionSpec => {
  const remove = format !== 'heading' && hasLineFormat(state, format)
  const changes = selectedLines(state).map(({ from, text }, index) => ({
    from,
    to: from + replacedLength(format, text),
    insert: remove ? '' : format === 'heading' ? nextHeading(text) : prefixOf(format, index),
  }))
  const { main } = state.selection
  const changeSet = state.changes(changes)
  const selection = { anchor: changeSet.mapPos(main.anchor, 1), head: changeSet.mapPos(main.head, 1) }
  return { changes: changeSet, selection, userEvent: 'input.format' }
}

const continued = /^(\s*)((?:>\s?)*)(?:([-*+])|(\d{1,9})([.)]))?(\s*)/

/**
 * A new line that continues the list or quote of the cursor's line; on an empty entry, the end of the list. Null
 * elsewhere.
 */
export const continueLine = (state: EditorState): TransactionSpec | null => {
  const { main } = state.selection
  const line = state.doc.lineAt(main.head)
  const [prefix = '', indent = '', quotes = '', bullet, number, sign, space = ''] = continued.exec(line.text) ?? []
  const isItem = (bullet !== undefined || number !== undefined) && space !== ''
  if ((!isItem && quotes === '') || main.head - line.from < prefix.length) return null
  if (line.text.slice(prefix.length).trim() === '') {
    return { changes: { from: line.from, to: line.to }, selection: { anchor: line.from }, userEvent: 'delete.format' }
  }
  const marker = !isItem ? '' : bullet !== undefined ? `${bullet} ` : `${Number(number) + 1}${sign} `
  const insert = `\n${indent}${quotes}${marker}`
  const anchor = main.from + insert.length
  return { changes: { from: main.from, to: main.to, insert }, selection: { anchor }, userEvent: 'input.type' }
}
