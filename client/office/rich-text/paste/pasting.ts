import { EditorView } from '@codemirror/view'
import type { EditorEvents } from '../editor-handle.ts'
import { nothingLeftOut, type LeftOut } from './left-out.ts'

type Converter = typeof import('./html-to-markdown.ts')

let converter: Converter | null = null
const load = async (): Promise<Converter> => (converter ??= await import('./html-to-markdown.ts'))

/** Text of several lines with blank lines between it and its surroundings. */
const apart = ({ state: { doc, selection } }: EditorView, text: string): string => {
  if (!text.includes('\n')) return text
  const { from, to } = selection.main
  const before = doc.lineAt(from)
  const after = doc.lineAt(to)
  const start = before.text.slice(0, from - before.from).trim() === '' ? '' : '\n\n'
  const end = after.text.slice(to - after.from).trim() === '' ? '' : '\n\n'
  return `${start}${text}${end}`
}

const insert = (view: EditorView, text: string): void => {
  if (text !== '')
    view.dispatch(view.state.replaceSelection(apart(view, text)), { scrollIntoView: true, userEvent: 'input.paste' })
}

/** True for HTML that adds formatting; false for the wrapper that a code editor copies. */
const isRich = (html: string): boolean =>
  /<(a|b|strong|i|em|u|h[1-6]|li|table|img|math|m:|sup|sub|p|br|svg|font|div|span)[\s>/]/i.test(html) &&
  !/vscode|cm-line/.test(html)

const picturesOf = (data: DataTransfer): File[] => [...data.files].filter(({ type }) => type.startsWith('image/'))

/**
 * Pastes formatted text as Markdown; plain text, and text pasted as plain, stays as it is. Pictures that come without
 * text are uploaded.
 */
export const pasting = ({ onPasted, onPictures }: Pick<EditorEvents, 'onPasted' | 'onPictures'>) =>
  EditorView.domEventHandlers({
    focus: () => void load().catch(() => undefined),
    drop: (event, view) => {
      const pictures = event.dataTransfer ? picturesOf(event.dataTransfer) : []
      if (pictures.length === 0 || view.state.readOnly) return false
      event.preventDefault()
      onPictures(pictures)
      return true
    },
    paste: (event, view) => {
      const { clipboardData: data } = event
      if (!data || view.state.readOnly) return false
      const [html, plain] = [data.getData('text/html'), data.getData('text/plain')]
      const files = [...data.files]
      const pictures = picturesOf(data)
      // A picture copied from a page comes with the HTML of its element.
      if (pictures.length > 0 && plain.trim() === '') {
        event.preventDefault()
        onPictures(pictures)
        if (files.length > pictures.length) onPasted({ ...nothingLeftOut(), objects: files.length - pictures.length })
        return true
      }
      if (!isRich(html) && !/^\s*(<\?xml|<(mml:|m:)?math)/.test(plain)) {
        if (files.length === 0 || plain !== '') return false
        event.preventDefault()
        onPasted({ ...nothingLeftOut(), objects: files.length })
        return true
      }
      event.preventDefault()
      void paste(view, html, plain, onPasted)
      return true
    },
  })

const paste = async (view: EditorView, html: string, plain: string, onPasted: (leftOut: LeftOut) => void) => {
  try {
    const { htmlToMarkdown, formulaOfPlainText } = converter ?? (await load())
    const formula = formulaOfPlainText(plain)
    if (formula !== null || html === '') return insert(view, formula === null ? plain : `$${formula}$`)
    const { markdown, leftOut } = htmlToMarkdown(html)
    insert(view, markdown)
    onPasted(leftOut)
  } catch {
    // The converter failed or could not be loaded: the plain text is pasted.
    insert(view, plain)
  }
}
