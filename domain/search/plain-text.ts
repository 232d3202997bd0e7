import type { Bilingual } from '../questions/text.ts'

/** Markdown syntax and maths, with their replacements. */
const syntax: readonly [RegExp, string][] = [
  [/\$\$[^$]*\$\$|\$[^$\n]*\$/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(#{1,6}|[-*+]|\d+\.|>)\s+/gm, ''],
  [/:?-{2,}:?/g, ' '],
  // Emphasis marks around a word vanish; an underscore between two words becomes a space.
  [/[*`~]+|(?<![\p{L}\p{M}\p{N}])_+|_+(?![\p{L}\p{M}\p{N}])/gu, ''],
  [/[_|]+/g, ' '],
  [/\([ \t]*\)/g, ' '],
  [/[ \t]+/g, ' '],
  [/ (?=[,.;:!?)।])|(?<=\() /g, ''],
]

/** The text of Markdown for excerpts, without its syntax. */
export const plainText = (markdown: string): string =>
  syntax.reduce((text, [pattern, plain]) => text.replace(pattern, plain), markdown).trim()

/** The text of several Markdown texts joined, in each language. */
export const plainTexts = (texts: readonly Bilingual[]): Bilingual => ({
  en: plainText(texts.map(({ en }) => en).join('\n')),
  hi: plainText(texts.map(({ hi }) => hi).join('\n')),
})
