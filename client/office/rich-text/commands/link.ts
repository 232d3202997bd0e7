import type { EditorState, TransactionSpec } from '@codemirror/state'
import { allowedAddress } from './allowed-address.ts'

type LinkParts = { from: number; to: number; text: string; address: string }

const link = /\[((?:\\.|[^\]\\])*)\]\(<?([^)\s>]*)>?(?:\s+"[^"]*")?\)/g

/** The link at the cursor, or a new one of the selected text. */
export const linkAt = ({ doc, selection: { main } }: EditorState): LinkParts => {
  const line = doc.lineAt(main.head)
  for (const found of line.text.matchAll(link)) {
    const from = line.from + found.index
    const to = from + found[0].length
    if (main.from >= from && main.to <= to) return { from, to, text: found[1] ?? '', address: found[2] ?? '' }
  }
  const text = doc.sliceString(main.from, main.to)
  const address = allowedAddress(text.trim())
  const isAddress = address !== null && /^(https?:|mailto:|www\.)/i.test(text.trim())
  return { from: main.from, to: main.to, text, address: isAddress ? address : '' }
}

const escaped = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/(?<!\\)([[\]])/g, '\\$1')

/** Replaces a link by another; without text its address is shown. */
export const setLink = ({ from, to, text, address }: LinkParts): TransactionSpec => {
  const insert = `[${escaped(text.trim() || address.replace(/^mailto:/, ''))}](${address})`
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: 'input.link' }
}
