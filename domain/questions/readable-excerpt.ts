import { excerptOf } from './excerpt.ts'
import { withFormulaTexts } from './formula-text.ts'
import type { Bilingual } from './text.ts'

/** Most characters whose formulas are rewritten. */
const read = 3200

/** Beginning of a Markdown text with its formulas in plain text. */
export const readableExcerpt = (markdown: string): string => excerptOf(withFormulaTexts(markdown.slice(0, read)))

/** Excerpts of a text in both languages; that of a missing language is empty. */
export const bilingualExcerpt = ({ en, hi }: Bilingual): Bilingual => ({
  en: readableExcerpt(en),
  hi: readableExcerpt(hi),
})
