import { history } from '@codemirror/commands'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { formulaAt, setFormula } from './commands/formula.ts'
import { linkAt, setLink } from './commands/link.ts'
import { insertPicture } from './commands/picture.ts'
import { tableAt } from './commands/table.ts'
import { editorTheme } from './editor-theme.ts'
import type { EditorEvents, EditorHandle } from './editor-handle.ts'
import { commands, keysOf } from './editor-keys.ts'
import { markdownLanguage } from './markdown-language.ts'
import { mirror } from './mirror.ts'
import { pasting } from './paste/pasting.ts'
import { toolbarStateOf } from './toolbar-state.ts'

type Options = EditorEvents & { rows: number; lang: string }

const readOnlyOf = (readOnly: boolean) => [EditorState.readOnly.of(readOnly), EditorView.editable.of(!readOnly)]

/** Texts of the elements that describe the field: ids do not reach into a shadow root. */
const textOf = (ids: string | undefined): string =>
  (ids ?? '')
    .split(' ')
    .map((id) => (id ? (document.getElementById(id)?.textContent?.trim() ?? '') : ''))
    .filter(Boolean)
    .join(' ')

/** Attributes of the text's element. */
const attributesOf = (lang: string, { label, error, describedBy }: Parameters<EditorHandle['describe']>[0]) => {
  const description = textOf(describedBy)
  return EditorView.contentAttributes.of({
    'aria-label': label,
    lang,
    // A locked text takes no cursor, and is scrolled by keyboard all the same.
    tabindex: '0',
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    ...(error && { 'aria-invalid': 'true' }),
    ...(description && { 'aria-description': description }),
  })
}

/**
 * Mounts CodeMirror over a textarea, which stays the field: every change is written to it with an `input` event, and
 * what a script writes to it appears here. The shadow root keeps its style out of reach of the content security policy.
 */
export const mountEditor = (
  host: HTMLElement,
  textarea: HTMLTextAreaElement,
  { rows, lang, ...events }: Options,
): EditorHandle => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const [attributes, writing] = [new Compartment(), new Compartment()]
  const mirrored = mirror(textarea)
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: textarea.value,
      selection: { anchor: textarea.selectionStart, head: textarea.selectionEnd },
      extensions: [
        keymap.of(keysOf(events)),
        history(),
        EditorView.lineWrapping,
        editorTheme(rows, lang),
        markdownLanguage,
        attributes.of([]),
        writing.of([]),
        pasting(events),
        mirrored.extension,
        EditorView.updateListener.of(({ state, docChanged, selectionSet, focusChanged }) => {
          if (docChanged || selectionSet || focusChanged) events.onState(toolbarStateOf(state))
        }),
      ],
    }),
  })
  const stopMirror = mirrored.start(view)
  return {
    act: (act) => {
      commands[act](view)
      view.focus()
    },
    link: () => {
      const { text, address, from, to } = linkAt(view.state)
      return { text, address, isNew: view.state.doc.sliceString(from, to) === text }
    },
    setLink: (text, address) => {
      view.dispatch(setLink({ ...linkAt(view.state), text, address }))
    },
    formula: () => {
      const { tex, block, from, to } = formulaAt(view.state)
      return { tex, block, isNew: view.state.doc.sliceString(from, to).trim() === tex }
    },
    setFormula: (tex, block) => {
      const { state } = view
      view.dispatch(setFormula(state, { ...formulaAt(state), tex, block }, tableAt(state) !== null))
    },
    insertPicture: (alt, address) => {
      view.dispatch(insertPicture(view.state, { alt, address }))
    },
    focus: () => view.focus(),
    describe: (description) => view.dispatch({ effects: attributes.reconfigure(attributesOf(lang, description)) }),
    setReadOnly: (value) => view.dispatch({ effects: writing.reconfigure(readOnlyOf(value)) }),
    destroy: () => {
      stopMirror()
      view.destroy()
    },
  }
}
