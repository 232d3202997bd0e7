import { historyKeymap, redo, standardKeymap, undo } from '@codemirror/commands'
import type { EditorState, TransactionSpec } from '@codemirror/state'
import type { Command, KeyBinding } from '@codemirror/view'
import { toggleEmphasis } from './commands/inline.ts'
import { continueLine, toggleLines } from './commands/lines.ts'
import { changeTable, insertTable, nextRow } from './commands/table.ts'
import type { EditorEvents, PlainAct } from './editor-handle.ts'

/** Command that dispatches a change; a change of null leaves the key to other commands. */
const command =
  (change: (state: EditorState) => TransactionSpec | null): Command =>
  (view) => {
    if (view.state.readOnly) return false
    const spec = change(view.state)
    if (spec) view.dispatch(spec, { scrollIntoView: true })
    return spec !== null
  }

export const commands: Record<PlainAct, Command> = {
  bold: command((state) => toggleEmphasis(state, 'bold')),
  italic: command((state) => toggleEmphasis(state, 'italic')),
  heading: command((state) => toggleLines(state, 'heading')),
  bullets: command((state) => toggleLines(state, 'bullets')),
  numbers: command((state) => toggleLines(state, 'numbers')),
  quote: command((state) => toggleLines(state, 'quote')),
  table: command(insertTable),
  addRow: command((state) => changeTable(state, 'addRow')),
  addColumn: command((state) => changeTable(state, 'addColumn')),
  removeRow: command((state) => changeTable(state, 'removeRow')),
  removeColumn: command((state) => changeTable(state, 'removeColumn')),
  undo: undo,
  redo: redo,
}

const ask =
  (act: () => void): Command =>
  (view) => {
    if (view.state.readOnly) return false
    act()
    return true
  }

/**
 * Keys of the editor. Tab is not among them: it leaves the field. Ctrl+S, Ctrl+K and Ctrl+Enter are the office's own,
 * and Ctrl+Alt types letters on keyboards of Indian languages.
 */
export const keysOf = ({ onAsk, onToolbar }: Pick<EditorEvents, 'onAsk' | 'onToolbar'>): KeyBinding[] => [
  { key: 'Mod-b', run: commands.bold },
  { key: 'Mod-i', run: commands.italic },
  { key: 'Mod-Shift-h', run: commands.heading },
  { key: 'Mod-Shift-8', run: commands.bullets },
  { key: 'Mod-Shift-7', run: commands.numbers },
  { key: 'Mod-Shift-9', run: commands.quote },
  { key: 'Mod-Shift-k', run: ask(() => onAsk('link')) },
  { key: 'Mod-Shift-e', run: ask(() => onAsk('formula')) },
  { key: 'Alt-F10', run: ask(onToolbar) },
  { key: 'Enter', run: (view) => command(nextRow)(view) || command((state) => continueLine(state))(view) },
  ...historyKeymap,
  ...standardKeymap,
]
