import type { EditorState, TransactionSpec } from '@codemirror/state'

const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[[\]\\]/g, '\\$&')

/** Inserts a picture as a paragraph of its own after the line of the cursor, which breaks no sentence. */
export const insertPicture = (
  { doc, selection: { main } }: EditorState,
  { alt, address }: { alt: string; address: string },
): TransactionSpec => {
  const line = doc.lineAt(main.head)
  const isBlank = line.text.trim() === ''
  const textAt = (number: number): string => (number < 1 || number > doc.lines ? '' : doc.line(number).text.trim())
  const lead = isBlank ? (textAt(line.number - 1) === '' ? '' : '\n') : '\n\n'
  const tail = textAt(line.number + 1) === '' ? '' : '\n'
  const insert = `${lead}![${escaped(alt)}](${address})${tail}`
  const from = isBlank ? line.from : line.to
  return {
    changes: { from, to: line.to, insert },
    // A cursor elsewhere in the text stays where it is.
    ...(isBlank && { selection: { anchor: from + insert.length } }),
    userEvent: 'input.picture',
  }
}
