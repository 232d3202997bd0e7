import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { plainTextHtml } from './plain-text.ts'
import { isSlowToParse } from './slow-to-parse.ts'
import { rehypeEmptyHeaders } from './rehype-empty-headers.ts'
import { rehypeMaths } from './rehype-maths.ts'
import { rehypePictureSizes } from './rehype-picture-sizes.ts'

const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    // Markers left by remark-math for Temml, which runs after the sanitiser and on text alone.
    code: [['className', 'language-math', 'math-inline', 'math-display'] as [string, ...string[]]],
  },
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(rehypeEmptyHeaders)
  .use(rehypePictureSizes)
  .use(rehypeMaths)
  // Raw nodes are now only Temml's: the sanitiser has dropped all others.
  .use(rehypeStringify, { allowDangerousHtml: true })

/** HTML paragraphs of a text without Markdown. */
const asPlainText = (text: string): string =>
  unified()
    .use(rehypeStringify)
    .stringify({
      type: 'root',
      children: text.split(/\n{2,}/).map((value) => ({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value }],
      })),
    })

/** HTML of any Markdown by the whole pipeline. */
export const renderMarkdown = async (markdown: string): Promise<string> => String(await processor.process(markdown))

/**
 * Renders Markdown with `$...$` and `$$...$$` formulas to sanitised HTML with MathML. Raw HTML is dropped, links and
 * images keep only safe protocols, and formulas can neither link nor expand without bound. A text that would take long
 * to parse becomes plain text.
 */
export const renderRichText = async (markdown: string): Promise<string> =>
  plainTextHtml(markdown) ?? (isSlowToParse(markdown) ? asPlainText(markdown) : await renderMarkdown(markdown))

/** An empty Hindi text stays empty: readers then show the English, marked. */
export const renderBilingual = async ({ en, hi }: Bilingual): Promise<Bilingual> => ({
  en: await renderRichText(en),
  hi: hi ? await renderRichText(hi) : '',
})
