/** Formulas of a Markdown text, and whether every dollar sign has its partner. */
export type Formulas = { formulas: string[]; isBalanced: boolean }

/** In this order: code, an escaped sign, a formula of its own lines, a formula in a line, a sign that is left. */
const tokens = /`[^`\n]*`|\\[\\$]|\$\$([^$]*)\$\$|\$((?:\\.|[^$\\])+)\$|(\$)/gs

/** An amount of money: a dollar sign that no formula begins with. */
const amount = /^\d[\d,.]*(?![\d\\^_=+*/{-])/

export const formulasOf = (markdown: string): Formulas => {
  const formulas: string[] = []
  let isBalanced = true
  for (const { 1: display, 2: inline, 3: rest, index } of markdown.matchAll(tokens)) {
    if (rest !== undefined) isBalanced &&= amount.test(markdown.slice(index + 1, index + 20))
    const formula = display ?? inline
    if (formula !== undefined) formulas.push(formula)
  }
  return { formulas, isBalanced }
}
