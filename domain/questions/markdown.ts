/** Spelling of text parts in the Markdown of this product, shared by all that convert other formats to it. */

const isLetter = (sign: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(sign)

/** True for underscores that emphasise nothing: inside a word, or a blank to fill in. */
const isLiteralRun = (before: string, after: string): boolean =>
  (isLetter(before) && isLetter(after)) || (/^\s?$/.test(before) && /^[\s.,;:!?)।]?$/.test(after))

/** Text with the characters escaped that Markdown or a formula would take for syntax. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replaceAll(/[*`$]/g, '\\$&')
    .replaceAll(/_+/g, (run, at: number, whole: string) =>
      isLiteralRun(whole.charAt(at - 1), whole.charAt(at + run.length)) ? run : run.replaceAll('_', '\\_'),
    )
    .replaceAll('~~', '\\~~')
    .replaceAll(/\](?=[(:])/g, '\\]')
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')

/** Line with its first characters escaped where they would begin a list, quote, heading or rule. */
export const escapeLineStart = (line: string): string =>
  line
    .replace(/^(\s*)(?=_{3,}\s*$)/, '$1\\')
    .replace(/^(\s*)([-+>]|#{1,6}|={3,})(?=\s|$)/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

const isIndex = (text: string): boolean => /^[-+−]?\s*(\d+|[a-z])$/i.test(text)

/** Superscript and subscript figures become formulas; superscript letters, as in 10th, become text. */
export const markdownIndex = (sign: '^' | '_', text: string): string =>
  isIndex(text.trim()) ? `$${sign}{${text.trim()}}$` : text.trim()

/** Address with the characters encoded that would end it inside a link. */
export const markdownAddress = (address: string): string =>
  address.replaceAll(/[()<>\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))

/** Text of a table's cell on one line. Bars are escaped, in formulas written as `\vert`. */
export const markdownCell = (content: string): string =>
  content
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(/((?<!\\)\$[^$]+\$)/)
    .map((part, at) => (at % 2 === 1 ? part.replaceAll('|', '\\vert ') : part.replaceAll('|', '\\|')))
    .join('')
