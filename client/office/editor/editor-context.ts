import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react'
import type { EditorForm, Field } from '../../../domain/content/fields.ts'
import type { Autosave } from './autosave.ts'
import type { DraftStore } from './draft-store.ts'
import type { SaveState } from './save-state.ts'

/** Props of a control that replaces the usual one at a path. */
export type ControlProps = { path: string; field: Field }

/** Controls by path pattern, where `*` stands for a row number: `dates`, `links.*.url`. */
export type Controls = Readonly<Record<string, ComponentType<ControlProps>>>

/** Rows to choose from in a reference field, and exams. */
export type Choice = { value: string; label: string }
export type Choices = Readonly<Record<string, readonly Choice[]>>

export type EditorTools = {
  form: EditorForm
  store: DraftStore
  autosave: Autosave
  /** Control of any field, for the controls of groups and lists. */
  Control: ComponentType<ControlProps>
  controls: Controls
  /** By the target of a reference field, such as `organisation`, and `exams`. */
  choices: Choices
  /** Text of a label by its key (`labelKeyOf`); also `section_<name>`, `<field>_<option>`, `<field>_hint`. */
  label: (key: string) => string
  /** True when the text table has the key. */
  hasLabel: (key: string) => boolean
  /** Sentence on why the item cannot be edited now; null when it can. */
  locked: string | null
  itemId: string
  /** Id of the administrator. */
  userId: string
}

export const EditorContext = createContext<EditorTools | null>(null)

/** Words of a form's fields. */
export type FieldWords = Pick<EditorTools, 'form' | 'label' | 'hasLabel' | 'choices'>

/** Words for differences that are shown outside an editor. */
export const FieldWordsContext = createContext<FieldWords | null>(null)

export const useFieldWords = (): FieldWords => {
  const words = useContext(FieldWordsContext)
  const tools = useContext(EditorContext)
  const found = words ?? tools
  if (!found) throw new Error('No words around this difference')
  return found
}

export const useEditor = (): EditorTools => {
  const tools = useContext(EditorContext)
  if (!tools) throw new Error('No editor around this control')
  return tools
}

/** Part of the save state; the component renders again when it changes. `select` returns a stable value. */
export const useSaveState = <Part>(select: (state: SaveState) => Part): Part => {
  const { autosave } = useEditor()
  const read = () => select(autosave.state())
  return useSyncExternalStore(autosave.subscribe, read, read)
}

/** Value at a path; a primitive, or an object that stays the same while nothing in it changes. */
export const useValue = (path: string): unknown => {
  const { store } = useEditor()
  const read = () => store.get(path)
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Keys of a list's rows. Renders again when rows are added, removed or moved, not at a change inside them. */
export const useRowKeys = (path: string): readonly string[] => {
  const { store } = useEditor()
  const read = () => store.rowKeys(path)
  return useSyncExternalStore(store.subscribe, read, read)
}
