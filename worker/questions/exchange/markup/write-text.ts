import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { escapeHtml } from './escape.ts'
import { markLanguages } from './languages.ts'
import { reversibleHtml } from './markdown-to-html.ts'

/** A text for another system: HTML, or Markdown where HTML could not give the same Markdown back. */
export type WrittenText = { format: 'html' | 'markdown'; text: string }

export const writeText = (text: Bilingual): WrittenText => {
  const html = new Map([text.en, text.hi].map((markdown) => [markdown, reversibleHtml(markdown)]))
  if ([...html.values()].includes(null))
    return { format: 'markdown', text: markLanguages(text, (markdown) => markdown) }
  return { format: 'html', text: markLanguages(text, (markdown) => html.get(markdown) ?? escapeHtml(markdown)) }
}
