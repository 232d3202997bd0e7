/** Text of Markdown with formulas roughly as it is read: without marks, commands and braces. */
const visibleText = (text: string): string =>
  text
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(?:text|mathrm|mathbf)\b/g, '')
    .replaceAll(/\\[a-z]+/gi, 'x')
    .replaceAll(/[\\${}*_`^]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const graphemes = new Intl.Segmenter('hi')

/** Number of letters and signs that a reader sees; Hindi vowel signs count with their letters. */
export const visibleLength = (text: string): number => Array.from(graphemes.segment(visibleText(text))).length

const oneNumber = /^[^\d]*?([-−]?\d[\d,]*(?:\.\d+)?)[^\d]*$/

/** The only number of a short text such as "Rs 1,250" or "12.5 %"; null where there is none or more. */
export const numberIn = (text: string): number | null => {
  const found = oneNumber.exec(visibleText(text))?.[1]
  return found === undefined ? null : Number(found.replaceAll(',', '').replace('−', '-'))
}
