import type { Bilingual } from '../questions/text.ts'

/** What of Markdown is no word: signs of emphasis, headings, tables and links, and maths, which nobody types. */
const signs: readonly [RegExp, string][] = [
  [/\$\$[^$]*\$\$|\$[^$\n]*\$/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s*(#{1,6}|[-*+]|\d+\.|>)\s+/gm, ''],
  [/:?-{2,}:?/g, ' '],
  // Around a word a sign takes no room; between two words it stands for some.
  [/[*`~]+|(?<![\p{L}\p{M}\p{N}])_+|_+(?![\p{L}\p{M}\p{N}])/gu, ''],
  [/[_|]+/g, ' '],
  [/\([ \t]*\)/g, ' '],
  [/[ \t]+/g, ' '],
  [/ (?=[,.;:!?)।])|(?<=\() /g, ''],
]

/** The words of a Markdown text, as an excerpt shows them. */
export const plainText = (markdown: string): string =>
  signs.reduce((text, [sign, plain]) => text.replace(sign, plain), markdown).trim()

/** The words of several Markdown texts as one, language by language. */
export const plainTexts = (texts: readonly Bilingual[]): Bilingual => ({
  en: plainText(texts.map(({ en }) => en).join('\n')),
  hi: plainText(texts.map(({ hi }) => hi).join('\n')),
})
