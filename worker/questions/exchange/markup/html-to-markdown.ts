import {
  escapeLineStart,
  escapeMarkdown,
  markdownAddress,
  markdownCell,
  markdownIndex,
} from '../../../../domain/questions/markdown.ts'
import { isElement, textIn, type Element, type Node } from './elements.ts'
import { formulasIn, mapFormulas } from './formula-marks.ts'
import { tableRows } from './html-table.ts'
import { mathMlToTex } from './mathml-to-tex.ts'
import { parseHtml } from './parse-markup.ts'

/** References and losses of a converted text. */
export type Conversion = {
  /** Address to write for a picture's source; null where the picture cannot be kept. */
  picture(source: string): string | null
  /** Called with the name of an element that has no Markdown. */
  lost(name: string, value: string): void
}

const blockNames = new Set(
  'p div section article main header footer aside nav center address figure figcaption ul ol li dl dt dd table blockquote pre hr h1 h2 h3 h4 h5 h6 form fieldset details summary'.split(
    ' ',
  ),
)
const silent = new Set('script style meta link title template noscript head colgroup col button input'.split(' '))
const objects = new Set('svg canvas video audio iframe object embed'.split(' '))

const plainName = ({ name }: Element): string => name.replace(/^.*:/, '').toLowerCase()

const isBlock = (node: Node): boolean =>
  isElement(node) && (blockNames.has(plainName(node)) || (plainName(node) !== 'math' && node.children.some(isBlock)))

const display = (tex: string): string => `\n\n$$\n${tex.trim().replaceAll(/\n\s*\n/g, '\n')}\n$$\n\n`
const inline = (tex: string): string => `$${tex.trim().replaceAll(/\s+/g, ' ')}$`

const plainText = (text: string): string => escapeMarkdown(text.replaceAll(/[ \t\r\n\f]+/g, ' '))

/** Markdown of a text with formulas. */
const textOf = (text: string, mayDisplay: boolean): string =>
  mapFormulas(text, formulasIn(text), {
    formula: ({ tex, isDisplay }) => (isDisplay && mayDisplay ? display(tex) : inline(tex)),
    other: plainText,
  })

const wrapped = (content: string, mark: string): string => {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? []
  return core === '' ? content : `${before}${mark}${core}${mark}${after}`
}

const mathOf = (math: Element, mayDisplay: boolean, { lost }: Conversion): string => {
  const tex = mathMlToTex(math)
  if (tex === '') lost('math', textIn(math).trim())
  if (tex === '') return textIn(math)
  return math.attributes['display'] === 'block' && mayDisplay ? display(tex) : inline(tex)
}

const pictureOf = ({ attributes }: Element, { picture, lost }: Conversion): string => {
  const address = picture(attributes['src'] ?? '')
  if (address === null) lost('img', attributes['src'] ?? '')
  const alt = (attributes['alt'] ?? '').replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, '\\$&')
  return address === null ? alt : `![${alt}](${markdownAddress(address)})`
}

const linkOf = (link: Element, content: string): string => {
  const address = link.attributes['href'] ?? ''
  if (!/^(https?:\/\/|mailto:|\/(?!\/))/i.test(address) || textIn(link).trim() === '') return content
  return textIn(link) === address ? address : `[${content.trim()}](${markdownAddress(address)})`
}

const codeOf = (element: Element): string => {
  const text = textIn(element).replaceAll(/\s+/g, ' ')
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

const markOf: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~', strike: '~~' }

const styleMark = ({ attributes }: Element): string => {
  const style = attributes['style'] ?? ''
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) return '**'
  return /font-style:\s*italic/i.test(style) ? '*' : ''
}

const inlineElement = (element: Element, mayDisplay: boolean, conversion: Conversion): string => {
  const name = plainName(element)
  const inside = (may = mayDisplay) => inlineOf(element.children, may, conversion)
  if (silent.has(name)) return ''
  if (objects.has(name)) return (conversion.lost(name, textIn(element).trim()), '')
  const mark = markOf[name] ?? (name === 'span' ? styleMark(element) : '')
  if (mark !== '') return wrapped(inside(false), mark)
  switch (name) {
    case 'br':
      return '\\\n'
    case 'img':
      return pictureOf(element, conversion)
    case 'math':
      return mathOf(element, mayDisplay, conversion)
    case 'a':
      return linkOf(element, inside(false))
    case 'code':
      return codeOf(element)
    case 'sup':
      return markdownIndex('^', inside(false))
    case 'sub':
      return markdownIndex('_', inside(false))
    default:
      return inside()
  }
}

const inlineOf = (nodes: Node[], mayDisplay: boolean, conversion: Conversion): string =>
  nodes
    .map((node) => (isElement(node) ? inlineElement(node, mayDisplay, conversion) : textOf(node.value, mayDisplay)))
    .join('')

const paragraphOf = (part: string): string =>
  part
    .split('\n')
    .map((line) => escapeLineStart(line.trim().replaceAll(/ {2,}/g, ' ')))
    .join('\n')
    .replace(/^\\\n/, '')
    .trim()

/** Paragraphs of inline nodes: one, and more where formulas or several line breaks stand between them. */
const paragraphsOf = (nodes: Node[], conversion: Conversion): string[] =>
  inlineOf(nodes, true, conversion)
    .replaceAll(/(?:\\\n *){2,}/g, '\n\n')
    .split(/\n\n+/)
    .map((part) => (part.startsWith('$$\n') ? part : paragraphOf(part.replace(/\\\n *$/, ''))))
    .filter((part) => part !== '')

const indented = (text: string, by: number): string => text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(by)}`)

const listOf = (list: Element, conversion: Conversion): string => {
  const items = list.children.filter(isElement).filter(({ name }) => plainName({ ...list, name }) === 'li')
  const isLoose = items.some(({ children }) => children.some((child) => isElement(child) && plainName(child) === 'p'))
  const first = plainName(list) === 'ol' ? Number(list.attributes['start'] ?? 1) : null
  return items
    .map((item, index) => {
      const marker = first === null ? '- ' : `${first + index}. `
      return marker + indented(blocksOf(item.children, conversion).join(isLoose ? '\n\n' : '\n'), marker.length)
    })
    .join(isLoose ? '\n\n' : '\n')
}

const rule = { left: ':---', right: '---:', center: ':---:', none: '---' }

const alignOf = ({ attributes }: Element): keyof typeof rule => {
  const said = attributes['align'] ?? /text-align:\s*(\w+)/i.exec(attributes['style'] ?? '')?.[1] ?? 'none'
  return said in rule ? (said as keyof typeof rule) : 'none'
}

const tableOf = (table: Element, conversion: Conversion): string[] => {
  const rows = tableRows(table)
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width * rows.length <= 1) return rows.flat().flatMap((cell) => (cell ? blocksOf(cell.children, conversion) : []))
  const cellOf = (cell: Element | null | undefined) =>
    cell ? markdownCell(blocksOf(cell.children, conversion, false).join(' ').replaceAll('\\\n', ' ')) : ''
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')
  const [head = [], ...body] = rows.map((row) => Array.from({ length: width }, (_, at) => cellOf(row[at])))
  const rules = Array.from({ length: width }, (_, at) => {
    const cell = rows[0]?.[at]
    return rule[cell ? alignOf(cell) : 'none']
  })
  return [[line(head), line(rules), ...body.map(line)].join('\n')]
}

/** Class of a text that is kept as Markdown, because HTML could not give it back. */
export const markdownClass = 'markdown'

const preformatted = (element: Element): string =>
  element.attributes['class'] === markdownClass
    ? textIn(element).trim()
    : `\`\`\`\n${textIn(element).replace(/\n$/, '')}\n\`\`\``

const blockElement = (element: Element, conversion: Conversion, mayDisplay: boolean): string[] => {
  const name = plainName(element)
  const inside = () => blocksOf(element.children, conversion, mayDisplay)
  if (/^h[1-6]$/.test(name)) return headingOf(element, Number(name.charAt(1)), conversion)
  switch (name) {
    case 'ul':
    case 'ol':
      return [listOf(element, conversion)]
    case 'table':
      return tableOf(element, conversion)
    case 'blockquote':
      return [inside().join('\n\n').replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')]
    case 'pre':
      return [preformatted(element)]
    case 'hr':
      return ['---']
    default:
      return inside()
  }
}

const headingOf = (element: Element, level: number, conversion: Conversion): string[] => {
  const text = inlineOf(element.children, false, conversion)
    .replaceAll(/\s*\\?\n\s*/g, ' ')
    .trim()
  return text === '' ? [] : [`${'#'.repeat(Math.max(2, level))} ${text}`]
}

const blocksOf = (nodes: Node[], conversion: Conversion, mayDisplay = true): string[] => {
  const blocks: string[] = []
  let run: Node[] = []
  const flush = () => {
    blocks.push(...(mayDisplay ? paragraphsOf(run, conversion) : [inlineOf(run, false, conversion).trim()]))
    run = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      run.push(node)
      continue
    }
    flush()
    blocks.push(...blockElement(node, conversion, mayDisplay))
  }
  flush()
  return blocks.filter((block) => block !== '')
}

/** Markdown of parsed HTML. */
export const nodesToMarkdown = (nodes: Node[], conversion: Conversion): string =>
  blocksOf(nodes, conversion).join('\n\n')

/** Markdown of a piece of HTML. */
export const htmlToMarkdown = (html: string, conversion: Conversion): string =>
  /[<&\\$*_`[\]~\n]|^\s*([-+>#=]|\d+[.)])/.test(html)
    ? nodesToMarkdown(parseHtml(html).children, conversion)
    : html.replaceAll(/\s+/g, ' ').trim()
