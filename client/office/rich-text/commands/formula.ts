import type { EditorState, TransactionSpec } from '@codemirror/state'
import { formulaText } from './formula-text.ts'

type FormulaParts = { from: number; to: number; tex: string; block: boolean }

const formula = /(?<!\\)(?:\$\$([\s\S]+?)\$\$|\$((?:\\.|[^$\n\\])+?)\$)/g

/** The formula at the cursor, or a new one of the selected text. */
export const formulaAt = ({ doc, selection: { main } }: EditorState): FormulaParts => {
  // A formula is short: 2,000 characters around the cursor hold it.
  const start = doc.lineAt(Math.max(0, main.from - 2_000)).from
  const around = doc.sliceString(start, Math.min(doc.length, main.to + 2_000))
  for (const found of around.matchAll(formula)) {
    const from = start + found.index
    const to = from + found[0].length
    if (main.from >= from && main.to <= to && (main.from > from || main.to < to || !main.empty)) {
      return { from, to, tex: (found[1] ?? found[2] ?? '').trim(), block: found[1] !== undefined }
    }
  }
  return { from: main.from, to: main.to, tex: doc.sliceString(main.from, main.to).trim(), block: false }
}

/** Replaces a formula by another. In a table its bars are written as letters, because a bar would end the cell. */
export const setFormula = (
  { doc }: EditorState,
  { from, to, tex, block }: FormulaParts,
  inTable: boolean,
): TransactionSpec => {
  const text = formulaText(inTable ? tex.replaceAll(/(?<!\\)\|/g, '\\vert ') : tex, block && !inTable)
  const isBlock = block && !inTable
  const before = isBlock && doc.lineAt(from).from !== from ? '\n\n' : ''
  const after = isBlock && doc.lineAt(to).to !== to ? '\n\n' : ''
  const insert = `${before}${text}${after}`
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: 'input.formula' }
}
