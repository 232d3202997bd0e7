/** A formula in a text, with the place of its marks. */
export type MarkedFormula = { from: number; to: number; tex: string; isDisplay: boolean }

type Marks = { open: string; close: string; isDisplay: boolean }

/** Formulas as MathJax marks them. */
const mathJax: Marks[] = [
  { open: '\\(', close: '\\)', isDisplay: false },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '$$', close: '$$', isDisplay: true },
]

/** The same marks behind Markdown, where a backslash is escaped. */
const behindMarkdown: Marks[] = [
  { open: '\\\\(', close: '\\\\)', isDisplay: false },
  { open: '\\\\[', close: '\\\\]', isDisplay: true },
]

/** `$...$` where it holds signs of TeX, so that it is no sum of money. */
const dollars = /(?<![\\$\d])\$(?=\S)([^$\n]*[\\^_{}=][^$\n]*)(?<=\S)\$(?!\d)/y

const dollarsAt = (text: string, at: number): MarkedFormula | null => {
  dollars.lastIndex = at
  const [whole, tex] = dollars.exec(text) ?? []
  return whole === undefined ? null : { from: at, to: at + whole.length, tex: tex ?? '', isDisplay: false }
}

/** Formulas of a text in its order, found in linear time. */
function* formulasWith(text: string, marks: Marks[], withDollars: boolean): Generator<MarkedFormula> {
  /** Marks that the rest of the text no longer closes. */
  const unclosed = new Set<Marks>()
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign !== '\\' && sign !== '$') continue
    const mark = marks.find((each) => !unclosed.has(each) && text.startsWith(each.open, at))
    const close = mark ? text.indexOf(mark.close, at + mark.open.length + 1) : -1
    if (mark && close === -1) unclosed.add(mark)
    const found: MarkedFormula | null =
      mark && close !== -1
        ? {
            from: at,
            to: close + mark.close.length,
            tex: text.slice(at + mark.open.length, close),
            isDisplay: mark.isDisplay,
          }
        : withDollars && sign === '$'
          ? dollarsAt(text, at)
          : null
    if (!found) continue
    yield found
    at = found.to - 1
  }
}

export const formulasIn = (text: string): Generator<MarkedFormula> => formulasWith(text, mathJax, true)

export const formulasBehindMarkdown = (text: string): Generator<MarkedFormula> =>
  formulasWith(text, behindMarkdown, false)

/** Text whose formulas and the parts between them are replaced. */
export const mapFormulas = (
  text: string,
  formulas: Iterable<MarkedFormula>,
  { formula, other }: { formula: (found: MarkedFormula) => string; other: (text: string) => string },
): string => {
  const parts: string[] = []
  let at = 0
  for (const found of formulas) {
    parts.push(other(text.slice(at, found.from)), formula(found))
    at = found.to
  }
  return [...parts, other(text.slice(at))].join('')
}
