/** Word's equations (Office MathML) as LaTeX. Source: ECMA-376 part 1, 22.1. */

/** Element of an equation; `name` is in lower case and without a prefix, `value` is its `val`. */
export type EquationNode = { name: string; value?: string; text: string; children: EquationNode[] }

const accents: Record<string, string> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u20d7': 'vec',
  '\u20d6': 'overleftarrow',
}

const functions = new Set(
  'sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln exp lim max min det gcd'.split(' '),
)

const operators: Record<string, string> = { '∑': '\\sum', '∏': '\\prod', '∫': '\\int', '∬': '\\iint', '∮': '\\oint' }

const partNamed = ({ children }: EquationNode, name: string): EquationNode | undefined =>
  children.find((child) => child.name === name)

const isProperties = ({ name }: EquationNode): boolean => name.endsWith('pr')

const descendants = (node: EquationNode): EquationNode[] =>
  node.children.flatMap((child) => [child, ...descendants(child)])

/** Value of a property such as `begchr`; undefined where it is absent. */
const propertyOf = ({ children }: EquationNode, name: string): string | undefined => {
  const properties = children.find(isProperties)
  return properties && descendants(properties).find((child) => child.name === name)?.value
}

/** Letters of Unicode's alphabets for mathematics, which TeX sets by itself. */
const mathsLetters = /[\u{1d400}-\u{1d7ff}]/gu

const escaped = (text: string): string =>
  text
    .replaceAll(mathsLetters, (letter) => letter.normalize('NFKC'))
    .replaceAll('\\', '\\backslash ')
    .replaceAll(/[%#&_{}$]/g, '\\$&')
    .replaceAll('\u00a0', ' ')

const textOf = (run: EquationNode): string => {
  const text = run.children
    .filter(({ name }) => name === 't')
    .map((child) => child.text)
    .join('')
  if (run.children.filter(isProperties).some((properties) => partNamed(properties, 'nor')))
    return `\\text{${escaped(text)}}`
  return functions.has(text.trim()) ? `\\${text.trim()} ` : escaped(text)
}

const inner = (node: EquationNode | undefined): string => (node ? node.children.map(latexOf).join('') : '')
const part = (node: EquationNode, name: string): string => inner(partNamed(node, name)).trim()
const group = (node: EquationNode, name: string): string => `{${part(node, name)}}`

const delimiter = (sign: string): string => (sign === '' ? '.' : sign === '{' || sign === '}' ? `\\${sign}` : sign)

const delimited = (node: EquationNode): string => {
  const entries = node.children.filter((child) => child.name === 'e')
  const [begin, end] = [propertyOf(node, 'begchr') ?? '(', propertyOf(node, 'endchr') ?? ')']
  const middle = entries.map(inner).join(propertyOf(node, 'sepchr') ?? '|')
  return `\\left${delimiter(begin)}${middle}\\right${delimiter(end)}`
}

const rowsOf = (node: EquationNode, environment: string): string => {
  const rows = node.children.filter((child) => ['mr', 'e'].includes(child.name))
  const cells = rows.map((row) =>
    row.name === 'e'
      ? inner(row)
      : row.children
          .filter((child) => child.name === 'e')
          .map(inner)
          .join(' & '),
  )
  return `\\begin{${environment}}${cells.join(' \\\\ ')}\\end{${environment}}`
}

const nary = (node: EquationNode): string => {
  const sign = propertyOf(node, 'chr') ?? '∫'
  const [sub, sup] = [part(node, 'sub'), part(node, 'sup')]
  return `${operators[sign] ?? sign}${sub && `_{${sub}}`}${sup && `^{${sup}}`} ${part(node, 'e')}`
}

const root = (node: EquationNode): string => {
  const degree = part(node, 'deg')
  return `\\sqrt${degree && `[${degree}]`}${group(node, 'e')}`
}

const base = (node: EquationNode): string => {
  const text = part(node, 'e')
  return text.length === 1 ? text : `{${text}}`
}

const forms: Record<string, (node: EquationNode) => string> = {
  r: textOf,
  f: (node) =>
    propertyOf(node, 'type') === 'noBar'
      ? `{${part(node, 'num')} \\atop ${part(node, 'den')}}`
      : `\\frac${group(node, 'num')}${group(node, 'den')}`,
  ssup: (node) => `${base(node)}^${group(node, 'sup')}`,
  ssub: (node) => `${base(node)}_${group(node, 'sub')}`,
  ssubsup: (node) => `${base(node)}_${group(node, 'sub')}^${group(node, 'sup')}`,
  spre: (node) => `{}_${group(node, 'sub')}^${group(node, 'sup')}${base(node)}`,
  rad: root,
  nary,
  d: delimited,
  m: (node) => rowsOf(node, 'matrix'),
  eqarr: (node) => rowsOf(node, 'aligned'),
  func: (node) => `${part(node, 'fname')} ${part(node, 'e')}`,
  acc: (node) => `\\${accents[propertyOf(node, 'chr') ?? '\u0302'] ?? 'hat'}${group(node, 'e')}`,
  bar: (node) => `\\${propertyOf(node, 'pos') === 'top' ? 'overline' : 'underline'}${group(node, 'e')}`,
  limlow: (node) => `${base(node)}_${group(node, 'lim')}`,
  limupp: (node) => `${base(node)}^${group(node, 'lim')}`,
}

const latexOf = (node: EquationNode): string => (isProperties(node) ? '' : (forms[node.name] ?? inner)(node))

/** LaTeX of an equation; empty where there is nothing to show. */
export const latexOfEquation = (equation: EquationNode): string => inner(equation).replaceAll(/\s+/g, ' ').trim()
