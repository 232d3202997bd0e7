import TurndownService from 'turndown'
import {
  escapeLineStart,
  escapeMarkdown,
  markdownAddress,
  markdownCell,
  markdownIndex,
} from '../../../../domain/questions/markdown.ts'
import { formulaAttributes } from './equations.ts'

/** Text as Turndown gives it, node by node. */
const escaped = (text: string): string => escapeLineStart(escapeMarkdown(text))

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1

const index = (sign: '^' | '_') => (_content: string, node: Node) => markdownIndex(sign, node.textContent ?? '')

/** Address of a link that may be kept. */
const addressOf = (link: HTMLElement): string | null => {
  const href = link.getAttribute('href') ?? ''
  const through = href.startsWith('https://www.google.com/url?') ? URL.parse(href)?.searchParams.get('q') : null
  const address = through ?? href
  return /^(https?:\/\/|mailto:)/i.test(address) ? address : null
}

const listItem = (content: string, node: Node): string => {
  const list = node.parentNode
  const number = list && isElement(list) && list.nodeName === 'OL' ? Number(list.getAttribute('start') ?? 1) : null
  const items = list ? Array.from(list.childNodes).filter(({ nodeName }) => nodeName === 'LI') : []
  const prefix = number === null ? '- ' : `${number + items.findIndex((item) => item === node)}. `
  const text = content
    .trim()
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll('\n', `\n${' '.repeat(prefix.length)}`)
  return `${prefix}${text}${node.nextSibling ? '\n' : ''}`
}

const cell = (content: string): string => ` ${markdownCell(content)} |`

const table = (content: string): string => {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  const columns = Math.max(0, ...lines.map((line) => line.split(/(?<!\\)\|/).length - 2))
  if (columns === 0) return ''
  const full = lines.map((line) => line + '  |'.repeat(columns - (line.split(/(?<!\\)\|/).length - 2)))
  const [heading = '', ...rows] = full
  return `\n\n${[heading, `|${' --- |'.repeat(columns)}`, ...rows].join('\n')}\n\n`
}

/** Converter of tidied HTML into the Markdown of this product. */
export const makeTurndown = (): TurndownService => {
  const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*', hr: '---' })
  service.escape = escaped
  service.addRule('formula', {
    filter: (node) => isElement(node) && node.hasAttribute(formulaAttributes.tex),
    replacement: (_content, node) => {
      if (!isElement(node)) return ''
      const tex = node.getAttribute(formulaAttributes.tex) ?? ''
      return node.hasAttribute(formulaAttributes.block) && !node.closest('table, li')
        ? `\n\n$$\n${tex}\n$$\n\n`
        : `$${tex}$`
    },
  })
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    // The title of an item is the first level.
    replacement: (content, { nodeName }) =>
      `\n\n${'#'.repeat(Math.max(2, Number(nodeName.charAt(1))))} ${content
        .trim()
        .replaceAll(/\s*\n\s*/g, ' ')
        .replaceAll('**', '')}\n\n`,
  })
  service.addRule('item', { filter: 'li', replacement: listItem })
  service.addRule('link', {
    filter: 'a',
    replacement: (content, node) => {
      const address = isElement(node) ? addressOf(node) : null
      return address && content.trim() ? `[${content.trim()}](${markdownAddress(address)})` : content
    },
  })
  service.addRule('raised', { filter: 'sup', replacement: index('^') })
  service.addRule('lowered', { filter: 'sub', replacement: index('_') })
  service.addRule('struck', {
    filter: ['del', 's'],
    replacement: (content) => (content.trim() ? `~~${content}~~` : content),
  })
  service.addRule('cell', { filter: ['td', 'th'], replacement: cell })
  service.addRule('row', { filter: 'tr', replacement: (content) => `\n|${content}` })
  service.addRule('section', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content })
  service.addRule('caption', { filter: 'caption', replacement: (content) => `\n${content.trim()}\n` })
  service.addRule('table', { filter: 'table', replacement: table })
  return service
}
