import type { Bilingual } from '../questions/text.ts'

/** Sentences of both languages in a row; one without a text is left out. */
export const joined = (...texts: readonly Bilingual[]): Bilingual => ({
  en: texts
    .map(({ en }) => en.trim())
    .filter(Boolean)
    .join(' '),
  hi: texts
    .map(({ en, hi }) => hi.trim() || en.trim())
    .filter(Boolean)
    .join(' '),
})
