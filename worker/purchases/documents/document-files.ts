import type { Language } from '../../../domain/language.ts'
import { documentFile } from '../../../domain/purchases/serials.ts'

/** Identity of a file: a document in a language. */
export type DocumentInput = { number: string; language: Language }

/** Increased when the layout changes, so that files are made anew. */
const edition = 1

/** Key in R2. */
export const documentKey = ({ number, language }: DocumentInput): string =>
  `tax-documents/${edition}/${language}/${documentFile(number)}.pdf`
