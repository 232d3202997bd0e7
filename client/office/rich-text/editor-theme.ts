import { EditorView } from '@codemirror/view'

/** Theme of the editor. The page's CSS variables reach into the shadow root, so that it follows light and dark. */
export const editorTheme = (rows: number, language: string) =>
  EditorView.theme({
    '&': { color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '1rem' },
    '&.cm-focused': { outline: '3px solid var(--primary)', outlineOffset: '-1px', borderRadius: '0 0 9px 9px' },
    '.cm-scroller': {
      fontFamily: 'inherit',
      lineHeight: language === 'hi' ? '1.75' : '1.6',
      maxHeight: 'min(34rem, 65vh)',
      overflow: 'auto',
    },
    '.cm-content': {
      minHeight: `${rows * (language === 'hi' ? 1.75 : 1.6) + 1}rem`,
      padding: '0.5rem 0',
      caretColor: 'var(--ink)',
    },
    '.cm-line': { padding: '0 0.75rem' },
    '.cm-content ::selection, .cm-line::selection': {
      backgroundColor: 'var(--primary)',
      color: 'var(--on-primary)',
    },
  })
