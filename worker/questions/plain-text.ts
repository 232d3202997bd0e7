/** Letters, digits and signs that no Markdown, formula or automatic link has. */
const safe = String.raw`\p{L}\p{M}\p{Nd}\u200c\u200d,.;:?'"()%/+=–—−“”‘’…₹°×÷।॥-`
/** Words with single spaces between them, behind no sign that begins a list, a rule, a table or a heading. */
const plainLine = new RegExp(`^(?![-+=:]|\\d+[.)])[${safe}]+(?: [${safe}]+)*$`, 'u')

/** Beginning of an address that GFM makes a link. */
const address = /www|https?:/i

/** HTML of a text that has no Markdown, as the whole pipeline would give it; null for any other text. */
export const plainTextHtml = (text: string): string | null => {
  if (text === '' || address.test(text)) return null
  const paragraphs = text.split('\n\n')
  return paragraphs.every((paragraph) => paragraph.split('\n').every((line) => plainLine.test(line)))
    ? paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
    : null
}
