/**
 * Maximum number of signs outside maths that become parser nodes: parsing time grows with the square of their number in
 * a paragraph. The longest text of the product has a tenth of it.
 */
const maxSigns = 2_000

/** Maximum nesting of quotes and lists; the parser recurses into each. */
const maxNested = 20

const mathsOrSign = /(\$[^$\n]*\$)|[*_~[\]\\&`]/g

/** Markers of quotes and lists at the start of a line. */
const nesting = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)]))+/

const hasManySigns = (markdown: string): boolean => {
  let signs = 0
  for (const [, maths] of markdown.matchAll(mathsOrSign)) if (maths === undefined && ++signs > maxSigns) return true
  return false
}

/** True for a thematic break: a line of one sign alone. */
const isRule = (line: string): boolean => /^([*-])\1*$/.test(line.replace(/\s/g, ''))

const isDeeplyNested = (line: string): boolean => {
  const [start = ''] = nesting.exec(line) ?? []
  return (start.match(/[>*+.)-]/g)?.length ?? 0) > maxNested && !isRule(line)
}

/** True when a text would take long to parse as Markdown; decided in linear time. */
export const isSlowToParse = (markdown: string): boolean =>
  hasManySigns(markdown) || markdown.split('\n').some(isDeeplyNested)
