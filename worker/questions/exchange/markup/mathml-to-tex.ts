import { descendantsOf, elementsOf, textIn, type Element } from './elements.ts'

/** Names without a prefix such as `m:`. */
const nameOf = ({ name }: Element): string => name.replace(/^.*:/, '')

const annotationOf = (math: Element): string | undefined => {
  const found = descendantsOf(math).find(
    (element) => nameOf(element) === 'annotation' && /tex/i.test(element.attributes['encoding'] ?? ''),
  )
  return found && textIn(found).trim()
}

const symbols: Record<string, string> = {
  '×': '\\times',
  '÷': '\\div',
  '−': '-',
  '±': '\\pm',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '∞': '\\infty',
  '→': '\\to',
  '∫': '\\int',
  '∑': '\\sum',
  '∏': '\\prod',
  '∂': '\\partial',
  '∈': '\\in',
  '∠': '\\angle',
  '°': '^\\circ',
  π: '\\pi',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  Δ: '\\Delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  ρ: '\\rho',
  σ: '\\sigma',
  φ: '\\varphi',
  ω: '\\omega',
  Ω: '\\Omega',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  '\u2061': '',
  '\u2062': '',
  '\u2063': ',',
}

const functions = /^(sin|cos|tan|cot|sec|csc|log|ln|lim|exp|max|min|det|gcd)$/

const tokenOf = (text: string): string => {
  if (functions.test(text)) return `\\${text} `
  return [...text].map((sign) => (symbols[sign] ?? sign).replace(/^\\[a-z]+$/i, '$& ')).join('')
}

const tableOf = (table: Element): string => {
  const rows = elementsOf(table).map((row) =>
    elementsOf(row)
      .map((cell) => rowOf(cell))
      .join(' & '),
  )
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
}

const inGroup = (element: Element | undefined): string => `{${element ? texOf(element) : ''}}`

const fenced = (element: Element): string => {
  const { open = '(', close = ')', separators = ',' } = element.attributes
  const inside = elementsOf(element)
    .map(texOf)
    .join(`${separators.charAt(0)} `)
  return `\\left${tokenOf(open) || '.'}${inside}\\right${tokenOf(close) || '.'}`
}

const layouts: Record<string, (element: Element, parts: Element[]) => string> = {
  mfrac: (_element, [above, below]) => `\\frac${inGroup(above)}${inGroup(below)}`,
  msup: (_element, [base, index]) => `${inGroup(base)}^${inGroup(index)}`,
  msub: (_element, [base, index]) => `${inGroup(base)}_${inGroup(index)}`,
  msubsup: (_element, [base, low, high]) => `${inGroup(base)}_${inGroup(low)}^${inGroup(high)}`,
  munder: (_element, [base, low]) => `${base ? texOf(base) : ''}_${inGroup(low)}`,
  mover: (_element, [base, high]) => overTex(base, high),
  munderover: (_element, [base, low, high]) => `${base ? texOf(base) : ''}_${inGroup(low)}^${inGroup(high)}`,
  msqrt: (element) => `\\sqrt{${rowOf(element)}}`,
  mroot: (_element, [base, degree]) => `\\sqrt[${degree ? texOf(degree) : ''}]${inGroup(base)}`,
  mtable: (element) => tableOf(element),
  mfenced: (element) => fenced(element),
  mtext: (element) => `\\text{${textIn(element)}}`,
  mspace: () => '\\ ',
  annotation: () => '',
  'annotation-xml': () => '',
}

const accents: Record<string, string> = {
  '→': '\\vec',
  '¯': '\\overline',
  '‾': '\\overline',
  '^': '\\hat',
  '˙': '\\dot',
}

const overTex = (base: Element | undefined, high: Element | undefined): string => {
  const accent = accents[high ? textIn(high).trim() : '']
  return accent ? `${accent}${inGroup(base)}` : `\\overset${inGroup(high)}${inGroup(base)}`
}

const rowOf = (element: Element): string => elementsOf(element).map(texOf).join('')

const texOf = (element: Element): string => {
  const layout = layouts[nameOf(element)]
  if (layout) return layout(element, elementsOf(element))
  return elementsOf(element).length > 0 ? rowOf(element) : tokenOf(textIn(element).trim())
}

/** TeX of a `math` element: its own annotation, else its common layouts converted. Empty where it has neither. */
export const mathMlToTex = (math: Element): string => annotationOf(math) ?? texOf(math).replaceAll(/\s+/g, ' ').trim()
