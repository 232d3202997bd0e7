/** Signs of TeX commands; any other command is shown by its name, as in `\sin`. */
const signs: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  pm: '±',
  cdot: '·',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  equiv: '≡',
  propto: '∝',
  infty: '∞',
  Rightarrow: '⇒',
  rightarrow: '→',
  to: '→',
  rightleftharpoons: '⇌',
  int: '∫',
  sum: '∑',
  prime: '′',
  circ: '°',
  dots: '…',
  ldots: '…',
  cdots: '…',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  phi: 'φ',
  omega: 'ω',
  Delta: 'Δ',
  Psi: 'Ψ',
  Omega: 'Ω',
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = '₀₁₂₃₄₅₆₇₈₉'

const digitsIn = (alphabet: string, digits: string): string =>
  [...digits].map((digit) => alphabet[Number(digit)]).join('')

/** An operand with brackets where it is more than one sign. */
const grouped = (operand: string): string => (/^[\p{L}\p{N}.]*$/u.test(operand) ? operand : `(${operand})`)

/** Rewrites innermost groups, so that the one around them is innermost next. */
const groups: readonly [RegExp, (whole: string, first?: string, second?: string) => string][] = [
  [/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, top = '', bottom = '') => `${grouped(top)}/${grouped(bottom)}`],
  [/\\binom\{([^{}]*)\}\{([^{}]*)\}/g, (_, from = '', taken = '') => `C(${from}, ${taken})`],
  [/\\sqrt\{([^{}]*)\}/g, (_, under = '') => `√${grouped(under)}`],
  [/\\(?:begin|end)\{[^{}]*\}(?:\{[^{}]*\})?/g, () => ' '],
  [/\^\{?([°′])\}?/g, (_, mark = '') => mark],
  [/\^\{(\d+)\}/g, (_, digits = '') => digitsIn(raised, digits)],
  [/_\{(\d+)\}/g, (_, digits = '') => digitsIn(lowered, digits)],
  [/([\^_])\{([^{}]*)\}/g, (_, mark = '', operand = '') => `${mark}${grouped(operand)}`],
  [/(?:\\(?!(?:d?frac|binom|sqrt)\{)[a-zA-Z]+|(?<![a-zA-Z}]))\{([^{}]*)\}/g, (_, inner = '') => inner],
]

/** Commands whose arguments are rewritten, or shown without them. */
const structures = /^(?:d?frac|binom|sqrt|begin|end|text|vec|hat|bar|overline|mathrm|mathbf|operatorname)$/

/** Deepest nesting that is rewritten. */
const depth = 8

const ungrouped = (tex: string): string => {
  let text = tex
  for (let level = 0; level < depth && text.includes('{'); level += 1)
    for (const [pattern, shown] of groups) text = text.replace(pattern, shown)
  return text.replace(/\^([°′])/g, '$1').replace(/[{}]/g, '')
}

const letter = /^\p{Script=Greek}$/u

/** The sign of a command. The space that ends the name of a letter is not shown: `\Delta T` is ΔT. */
const signOf = (command: string, name: string, space: string): string => {
  if (structures.test(name)) return command
  if (/^(?:left|right|displaystyle)$/.test(name)) return ''
  if (/^q?quad$/.test(name)) return ' '
  const sign = signs[name] ?? name
  return letter.test(sign) ? sign : sign + space
}

/** A formula of TeX as one line of plain text: `\frac{1}{2} \times x^2` becomes `1/2 × x²`. */
export const formulaText = (tex: string): string =>
  ungrouped(
    tex
      .replace(/\\\\|&|\\[{},;:! ]/g, ' ')
      .replace(/(?<=\d)(?=\\d?frac)/g, ' ')
      .replace(/\\([a-zA-Z]+)((?: (?=[a-zA-Z]))?)/g, signOf),
  )
    .replace(/\^(\d)/g, (_, digit: string) => digitsIn(raised, digit))
    .replace(/_(\d)/g, (_, digit: string) => digitsIn(lowered, digit))
    .replace(/\\/g, '')
    .replace(/-/g, '−')
    .replace(/\|/g, '∣')
    .replace(/\s+/g, ' ')
    .trim()

/** Markdown with its formulas in plain text. */
export const withFormulaTexts = (markdown: string): string =>
  markdown.replace(/\$\$([^$]+)\$\$|\$([^$\n]+)\$/g, (_, block?: string, inline?: string) =>
    formulaText(block ?? inline ?? ''),
  )
