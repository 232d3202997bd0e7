import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { isSlowToParse } from '../../slow-to-parse.ts'
import { htmlToMarkdown, type Conversion } from './html-to-markdown.ts'
import { plainHtml } from './plain-html.ts'

/** Formulas as text in the marks of MathJax, which the systems that read these formats set. */
const mathsAsText = () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return
    if (node.type === 'inlineMath') parent.children[index] = { type: 'text', value: `\\(${node.value}\\)` }
    if (node.type === 'math')
      parent.children[index] = { type: 'paragraph', children: [{ type: 'text', value: `\\[${node.value}\\]` }] }
  })
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(mathsAsText)
  .use(remarkRehype)
  .use(rehypeStringify, { closeSelfClosing: true, characterReferences: { useNamedReferences: true } })

const withoutLoneParagraph = (html: string): string => /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html

const unchanged: Conversion = { picture: (source) => source, lost: () => {} }

/** HTML by the parser of Markdown. */
export const rendered = (markdown: string): string => withoutLoneParagraph(String(processor.processSync(markdown)))

/**
 * Well-formed HTML of Markdown, from which `htmlToMarkdown` makes the same Markdown again; null where it would not.
 */
export const reversibleHtml = (markdown: string): string | null => {
  if (isSlowToParse(markdown)) return null
  const html = plainHtml(markdown) ?? rendered(markdown)
  return htmlToMarkdown(html, unchanged) === markdown ? html : null
}
