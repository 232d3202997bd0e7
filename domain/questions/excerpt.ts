/** Most characters of an excerpt. */
const length = 160

/** Markdown as one line of plain text: without markup, with the words of pictures and the source of formulas. */
const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>#|:-]+/gm, '')
    .replace(/[*_`$|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Beginning of a Markdown text, cut between words. */
export const excerptOf = (markdown: string): string => {
  // A longer source makes no longer excerpt.
  const text = plain(markdown.slice(0, 20 * length))
  if ([...text].length <= length) return text
  const cut = [...text].slice(0, length).join('')
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`
}
