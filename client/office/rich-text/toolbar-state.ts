import { redoDepth, undoDepth } from '@codemirror/commands'
import type { EditorState } from '@codemirror/state'
import { isEmphasised } from './commands/inline.ts'
import { hasLineFormat } from './commands/lines.ts'
import { tableAt } from './commands/table.ts'
import type { ToolbarState } from './editor-handle.ts'

/** State of the toolbar's buttons at the cursor. */
export const toolbarStateOf = (state: EditorState): ToolbarState => ({
  bold: isEmphasised(state, 'bold'),
  italic: isEmphasised(state, 'italic'),
  heading: hasLineFormat(state, 'heading'),
  bullets: hasLineFormat(state, 'bullets'),
  numbers: hasLineFormat(state, 'numbers'),
  quote: hasLineFormat(state, 'quote'),
  inTable: tableAt(state) !== null,
  canUndo: undoDepth(state) > 0,
  canRedo: redoDepth(state) > 0,
})
