/**
 * Signs outside maths of which the parser makes a part each: its time grows with the square of their number in a
 * paragraph. The longest text of ours has a tenth of it.
 */
const maxSigns = 2_000

/** Quotes and lists one in the other; the parser calls itself for each. */
const maxNested = 20

const mathsOrSign = /(\$[^$\n]*\$)|[*_~[\]\\&`]/g

/** What begins quotes and lists at the start of a line. */
const nesting = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)]))+/

const hasManySigns = (markdown: string): boolean => {
  let signs = 0
  for (const [, maths] of markdown.matchAll(mathsOrSign)) if (maths === undefined && ++signs > maxSigns) return true
  return false
}

/** A rule across the page is a line of one sign alone. */
const isRule = (line: string): boolean => /^([*-])\1*$/.test(line.replace(/\s/g, ''))

const isDeep = (line: string): boolean => {
  const [start = ''] = nesting.exec(line) ?? []
  return (start.match(/[>*+.)-]/g)?.length ?? 0) > maxNested && !isRule(line)
}

/** Whether a text would take long to parse as Markdown, found in time that grows with its length. */
export const isIntricate = (markdown: string): boolean => hasManySigns(markdown) || markdown.split('\n').some(isDeep)
