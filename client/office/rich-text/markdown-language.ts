import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  languageDataProp,
  syntaxHighlighting,
} from '@codemirror/language'
import { styleTags, Tag, tags } from '@lezer/highlight'
import { parser, Strikethrough, Table, type InlineContext, type MarkdownConfig } from '@lezer/markdown'

const formulaTag = Tag.define()
const dollar = 36

/** Number of `$` at a position, at most two. */
const dollarsAt = (cx: InlineContext, at: number): number =>
  cx.char(at) !== dollar ? 0 : cx.char(at + 1) === dollar ? 2 : 1

/** Formulas between `$` or `$$`, whose signs are not Markdown. */
const maths: MarkdownConfig = {
  defineNodes: [{ name: 'Formula', style: formulaTag }],
  parseInline: [
    {
      name: 'Formula',
      before: 'Escape',
      parse(cx, next, at) {
        const size = next === dollar ? dollarsAt(cx, at) : 0
        if (size === 0) return -1
        for (let end = at + size; end < cx.end; end += 1) {
          if (cx.char(end) === 92) end += 1
          else if (dollarsAt(cx, end) >= size) return cx.addElement(cx.elt('Formula', at, end + size))
        }
        return -1
      },
    },
  ],
}

const data = defineLanguageFacet()

const markdownParser = parser.configure([
  Table,
  Strikethrough,
  maths,
  {
    props: [
      languageDataProp.add({ Document: data }),
      styleTags({ 'TableDelimiter HeaderMark EmphasisMark ListMark LinkMark QuoteMark CodeMark': tags.meta }),
    ],
  },
])

const monospaced = "ui-monospace, 'Noto Sans Mono', monospace"

const style = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--primary)' },
  { tag: tags.url, color: 'var(--muted)' },
  { tag: tags.quote, color: 'var(--muted)' },
  { tag: tags.monospace, fontFamily: monospaced, fontSize: '0.95em' },
  { tag: formulaTag, fontFamily: monospaced, fontSize: '0.95em', color: 'var(--primary)' },
  { tag: tags.meta, color: 'var(--muted)' },
])

/** Markdown with formulas, and the colours of its syntax. */
export const markdownLanguage = [
  new Language(data, markdownParser, [], 'markdown').extension,
  syntaxHighlighting(style),
]
