import { Annotation, ChangeSet, Transaction, type Extension, type Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { setSilently, watchValue } from './external-value.ts'
import { textInserted } from './insert-text.ts'
import { smallestChange } from './smallest-change.ts'
import { valueSet } from './value-set.ts'

/** Marks changes that came from the textarea. */
const fromField = Annotation.define<boolean>()

const unwritten = [fromField.of(true), Transaction.addToHistory.of(false)]

/** Value that was set during the composition of a word, and the changes typed since. */
type Waiting = { change: ChangeSet; typed: ChangeSet }

/**
 * Keeps the text of a textarea and an editor equal. A value that a script sets during the composition of a word waits
 * for the end of it, because a change of the text would cancel the composition.
 */
export const mirror = (textarea: HTMLTextAreaElement) => {
  let waiting: Waiting | null = null
  let changedSinceFocus = false

  const write = (text: string): void => {
    setSilently(textarea, text)
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  /** Text of the editor with the waiting change. */
  const merged = (doc: Text): Text => (waiting ? waiting.change.map(waiting.typed).apply(doc) : doc)

  const apply = (view: EditorView, value: string): void => {
    const { doc } = view.state
    const change = ChangeSet.of(smallestChange(doc.toString(), value.replaceAll(/\r\n?/g, '\n')), doc.length)
    waiting = null
    if (change.empty) return
    if (view.compositionStarted) waiting = { change, typed: ChangeSet.empty(doc.length) }
    else view.dispatch({ changes: change, annotations: unwritten })
  }

  const applyWaiting = (view: EditorView): void => {
    if (!waiting || view.compositionStarted) return
    const changes = waiting.change.map(waiting.typed)
    waiting = null
    view.dispatch({ changes, annotations: unwritten })
  }

  const extension: Extension = [
    EditorView.updateListener.of(({ docChanged, changes, state, transactions }) => {
      if (!docChanged) return
      if (waiting) waiting.typed = waiting.typed.compose(changes)
      if (transactions.every((transaction) => transaction.annotation(fromField))) return
      changedSinceFocus = true
      write(merged(state.doc).toString())
    }),
    EditorView.domEventHandlers({
      // CodeMirror reads the composed word first.
      compositionend: (_event, view) => void setTimeout(() => applyWaiting(view), 60),
      blur: () => {
        if (changedSinceFocus) textarea.dispatchEvent(new Event('change', { bubbles: true }))
        changedSinceFocus = false
      },
    }),
  ]

  /** Begins to follow the textarea. Returns the clean-up function. */
  const start = (view: EditorView): (() => void) => {
    const stopWatching = watchValue(textarea)
    const takeOver = () => apply(view, textarea.value)
    textarea.addEventListener(valueSet, takeOver)
    // The textarea is hidden: labels and links to the field lead to the editor.
    const toEditor = () => view.focus()
    textarea.addEventListener('focus', toEditor)
    const insert = (event: Event) => {
      event.preventDefault()
      view.dispatch(view.state.replaceSelection((event as CustomEvent<string>).detail))
    }
    textarea.addEventListener(textInserted, insert)
    return () => {
      stopWatching()
      textarea.removeEventListener(textInserted, insert)
      textarea.removeEventListener(valueSet, takeOver)
      textarea.removeEventListener('focus', toEditor)
    }
  }
  return { extension, start }
}
