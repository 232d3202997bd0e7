import { escapeHtml } from './escape.ts'

/** Formulas of a text without other markup, with the parts between them at even places. */
const inlineFormulas = /\$([^$\n]+)\$/

/** Signs that Markdown could take for syntax, and line breaks inside a paragraph. */
const syntax = /[\\*_~`$[\]<>&|#@!\n]|https?:|www\.|\s\s|^\s|\s$/

/** Beginning of a list, a heading's line or a rule. */
const blockStart = /^([-+=]|\d+[.)])/

const displayed = /^\$\$\n([^$]+)\n\$\$$/

const paragraphHtml = (paragraph: string): string | null => {
  const [, display] = displayed.exec(paragraph) ?? []
  if (display !== undefined) return `\\[${escapeHtml(display)}\\]`
  const parts = paragraph.split(inlineFormulas)
  const words = parts.filter((_, at) => at % 2 === 0).join('x')
  if (blockStart.test(paragraph) || syntax.test(words)) return null
  return parts.map((part, at) => (at % 2 === 0 ? escapeHtml(part) : `\\(${escapeHtml(part.trim())}\\)`)).join('')
}

/** HTML of a text of paragraphs and formulas without other markup, made without a parser; null for another text. */
export const plainHtml = (markdown: string): string | null => {
  const paragraphs = markdown.split('\n\n').map(paragraphHtml)
  if (paragraphs.includes(null)) return null
  return paragraphs.length === 1 ? paragraphs.join('') : paragraphs.map((html) => `<p>${html}</p>`).join('\n')
}
