import type { LeftOut } from './paste/left-out.ts'
import type { TableAct } from './table-acts.ts'

/** Acts of the toolbar that need no dialog. */
export type PlainAct =
  'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'table' | TableAct | 'undo' | 'redo'

/** Acts that ask in a dialog first. */
export const dialogActs = ['link', 'formula', 'picture'] as const
export type DialogAct = (typeof dialogActs)[number]

export type ToolbarState = Record<
  'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'inTable' | 'canUndo' | 'canRedo',
  boolean
>

export type EditorEvents = {
  onState: (state: ToolbarState) => void
  onAsk: (act: DialogAct) => void
  /** The keyboard asks for the toolbar (Alt+F10). */
  onToolbar: () => void
  onPasted: (leftOut: LeftOut) => void
  /** Pictures were pasted or dropped. */
  onPictures: (files: File[]) => void
}

/** Link or formula at the cursor, and the function that replaces it. */
type LinkDraft = { text: string; address: string; isNew: boolean }
type FormulaDraft = { tex: string; block: boolean; isNew: boolean }

/** An editor mounted over a textarea. */
export type EditorHandle = {
  act: (act: PlainAct) => void
  link: () => LinkDraft
  setLink: (text: string, address: string) => void
  formula: () => FormulaDraft
  setFormula: (tex: string, block: boolean) => void
  insertPicture: (alt: string, address: string) => void
  focus: () => void
  /** Sets name, description and validity for screen readers. */
  describe: (description: { label: string; error: boolean; describedBy: string | undefined }) => void
  setReadOnly: (readOnly: boolean) => void
  destroy: () => void
}
