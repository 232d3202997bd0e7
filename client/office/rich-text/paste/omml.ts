/** Word's equations (Office MathML) as LaTeX. Source: ECMA-376 part 1, 22.1. */

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

const nameOf = (node: Node): string => node.nodeName.toLowerCase()

const childNamed = (node: Element, name: string): Element | undefined =>
  Array.from(node.children).find((child) => nameOf(child) === `m:${name}`)

/** Child elements of OMML, also those inside the HTML elements that Word puts around them. */
const partsOf = (node: Element): Element[] =>
  Array.from(node.children).flatMap((child) => (nameOf(child).startsWith('m:') ? [child] : partsOf(child)))

const partNamed = (node: Element, name: string): Element | undefined =>
  partsOf(node).find((child) => nameOf(child) === `m:${name}`)

/** Value of a property such as `begChr`; undefined where it is absent. */
const propertyOf = (node: Element, name: string): string | undefined => {
  const properties = Array.from(node.children).find((child) => nameOf(child).endsWith('pr'))
  const found =
    properties &&
    Array.from(properties.getElementsByTagName('*')).find((child) => nameOf(child) === `m:${name.toLowerCase()}`)
  return found?.getAttribute('m:val') ?? undefined
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\backslash ')
    .replaceAll(/[%#&_{}$]/g, '\\$&')
    .replaceAll('\u00a0', ' ')

const textOf = (run: Element): string => {
  const text = Array.from(run.getElementsByTagName('*'))
    .filter((child) => nameOf(child) === 'm:t')
    .map((child) => child.textContent ?? '')
    .join('')
  const properties = childNamed(run, 'rpr')
  if (properties && childNamed(properties, 'nor')) return `\\text{${escaped(text)}}`
  return functions.has(text.trim()) ? `\\${text.trim()} ` : escaped(text)
}

const inner = (node: Element | undefined): string => (node ? partsOf(node).map(latexOf).join('') : '')
const part = (node: Element, name: string): string => inner(partNamed(node, name)).trim()
const group = (node: Element, name: string): string => `{${part(node, name)}}`

const delimiter = (sign: string): string => (sign === '' ? '.' : sign === '{' || sign === '}' ? `\\${sign}` : sign)

const delimited = (node: Element): string => {
  const entries = partsOf(node).filter((child) => nameOf(child) === 'm:e')
  const [begin, end] = [propertyOf(node, 'begChr') ?? '(', propertyOf(node, 'endChr') ?? ')']
  const middle = entries.map(inner).join(propertyOf(node, 'sepChr') ?? '|')
  return `\\left${delimiter(begin)}${middle}\\right${delimiter(end)}`
}

const rowsOf = (node: Element, environment: string): string => {
  const rows = partsOf(node).filter((child) => ['m:mr', 'm:e'].includes(nameOf(child)))
  const cells = rows.map((row) =>
    nameOf(row) === 'm:e'
      ? inner(row)
      : partsOf(row)
          .filter((child) => nameOf(child) === 'm:e')
          .map(inner)
          .join(' & '),
  )
  return `\\begin{${environment}}${cells.join(' \\\\ ')}\\end{${environment}}`
}

const nary = (node: Element): string => {
  const sign = propertyOf(node, 'chr') ?? '∫'
  const [sub, sup] = [part(node, 'sub'), part(node, 'sup')]
  return `${operators[sign] ?? sign}${sub && `_{${sub}}`}${sup && `^{${sup}}`} ${part(node, 'e')}`
}

const root = (node: Element): string => {
  const degree = part(node, 'deg')
  return `\\sqrt${degree && `[${degree}]`}${group(node, 'e')}`
}

const base = (node: Element): string => {
  const text = part(node, 'e')
  return text.length === 1 ? text : `{${text}}`
}

const forms: Record<string, (node: Element) => string> = {
  'm:r': textOf,
  'm:f': (node) =>
    propertyOf(node, 'type') === 'noBar'
      ? `{${part(node, 'num')} \\atop ${part(node, 'den')}}`
      : `\\frac${group(node, 'num')}${group(node, 'den')}`,
  'm:ssup': (node) => `${base(node)}^${group(node, 'sup')}`,
  'm:ssub': (node) => `${base(node)}_${group(node, 'sub')}`,
  'm:ssubsup': (node) => `${base(node)}_${group(node, 'sub')}^${group(node, 'sup')}`,
  'm:spre': (node) => `{}_${group(node, 'sub')}^${group(node, 'sup')}${base(node)}`,
  'm:rad': root,
  'm:nary': nary,
  'm:d': delimited,
  'm:m': (node) => rowsOf(node, 'matrix'),
  'm:eqarr': (node) => rowsOf(node, 'aligned'),
  'm:func': (node) => `${part(node, 'fname')} ${part(node, 'e')}`,
  'm:acc': (node) => `\\${accents[propertyOf(node, 'chr') ?? '\u0302'] ?? 'hat'}${group(node, 'e')}`,
  'm:bar': (node) => `\\${propertyOf(node, 'pos') === 'top' ? 'overline' : 'underline'}${group(node, 'e')}`,
  'm:limlow': (node) => `${base(node)}_${group(node, 'lim')}`,
  'm:limupp': (node) => `${base(node)}^${group(node, 'lim')}`,
}

const latexOf = (node: Element): string => (nameOf(node).endsWith('pr') ? '' : (forms[nameOf(node)] ?? inner)(node))

/** LaTeX of the equations in Word's markup; empty where there is nothing to show. */
export const latexOfOmml = (markup: string, parse: (html: string) => Document): string => {
  const closed = markup.replaceAll(/<(m:\w+)([^<>]*)\/>/g, '<$1$2></$1>')
  const body = parse(`<body>${closed}</body>`).body
  return inner(body).replaceAll(/\s+/g, ' ').trim()
}
