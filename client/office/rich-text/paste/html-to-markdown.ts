import { latexOfMathMl, markEquations } from './equations.ts'
import { nothingLeftOut, type LeftOut } from './left-out.ts'
import { tidy } from './tidy.ts'
import { makeTurndown } from './turndown.ts'
import { makeWordLists } from './word-lists.ts'

type Converted = { markdown: string; leftOut: LeftOut }

const parseInBrowser = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** The copied part of a page: browsers and Word mark it by comments. */
const fragmentOf = (html: string): string =>
  /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html)?.[1] ?? html

/** Markdown of HTML from Word, Google Docs, a spreadsheet or a web page. */
export const htmlToMarkdown = (html: string, parse = parseInBrowser): Converted => {
  const leftOut = nothingLeftOut()
  const { body } = parse(`<body>${fragmentOf(html)}</body>`)
  markEquations(body, parse, leftOut)
  makeWordLists(body)
  tidy(body, leftOut)
  const markdown = makeTurndown()
    .turndown(body)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { markdown, leftOut }
}

/** LaTeX of a plain text that is one MathML formula, as Word copies it by choice; null for any other text. */
export const formulaOfPlainText = (text: string): string | null =>
  /^\s*(<\?xml[^>]*>\s*)?<(mml:|m:)?math[\s>]/.test(text)
    ? latexOfMathMl(text.replace(/^\s*<\?xml[^>]*>/, '')) || null
    : null
