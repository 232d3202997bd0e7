import type { PhrasingContent, RootContent, TableCell } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Inline content. Maths is TeX. */
export type TextSpan =
  { kind: 'text'; text: string; bold: boolean; oblique: boolean } | { kind: 'maths'; tex: string } | { kind: 'break' }

/** Block content. */
export type Block =
  | { kind: 'paragraph'; spans: TextSpan[] }
  | { kind: 'heading'; depth: number; spans: TextSpan[] }
  | { kind: 'maths'; tex: string }
  | { kind: 'list'; marks: string[]; items: Block[][] }
  | { kind: 'table'; rows: TextSpan[][][]; align: ('left' | 'right' | 'center')[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'image'; address: string; alt: string }
  | { kind: 'rule' }

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkMath)

/** Parses the Markdown of worker/questions/rich-text.ts into blocks for paper. Raw HTML is dropped. */
export const blocksOf = (markdown: string): Block[] => parser.parse(markdown).children.flatMap(blockOf)

const blockOf = (node: RootContent): Block[] => {
  switch (node.type) {
    case 'paragraph':
      return paragraphOf(node.children)
    case 'heading':
      return [{ kind: 'heading', depth: node.depth, spans: spansOf(node.children, bold) }]
    case 'math':
      return [{ kind: 'maths', tex: node.value }]
    case 'code':
      return [{ kind: 'paragraph', spans: [plain(node.value)] }]
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap(blockOf) }]
    case 'list':
      return [
        {
          kind: 'list',
          marks: node.children.map((_item, index) => (node.ordered ? `${(node.start ?? 1) + index}.` : '•')),
          items: node.children.map(({ children }) => children.flatMap(blockOf)),
        },
      ]
    case 'table':
      return [
        {
          kind: 'table',
          rows: node.children.map(({ children }, row) => children.map((cell) => cellOf(cell, row === 0))),
          align: (node.align ?? []).map((side) => side ?? 'left'),
        },
      ]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    default:
      return []
  }
}

/** Splits a paragraph at its images, which become blocks. */
const paragraphOf = (children: PhrasingContent[]): Block[] => {
  const blocks: Block[] = []
  let line: PhrasingContent[] = []
  const close = () => {
    const spans = spansOf(line, regular)
    if (spans.some((span) => span.kind !== 'text' || span.text.trim() !== '')) blocks.push({ kind: 'paragraph', spans })
    line = []
  }
  for (const child of children) {
    if (child.type !== 'image') line.push(child)
    else {
      close()
      blocks.push({ kind: 'image', address: child.url, alt: child.alt ?? '' })
    }
  }
  close()
  return blocks
}

type Face = { bold: boolean; oblique: boolean }
const regular: Face = { bold: false, oblique: false }
const bold: Face = { bold: true, oblique: false }

const plain = (text: string, face: Face = regular): TextSpan => ({ kind: 'text', text, ...face })

const cellOf = ({ children }: TableCell, head: boolean): TextSpan[] => spansOf(children, head ? bold : regular)

const spansOf = (children: PhrasingContent[], face: Face): TextSpan[] =>
  children.flatMap((child): TextSpan[] => {
    switch (child.type) {
      case 'text':
      case 'inlineCode':
        return [plain(child.value, face)]
      case 'inlineMath':
        return [{ kind: 'maths', tex: child.value }]
      case 'break':
        return [{ kind: 'break' }]
      case 'strong':
        return spansOf(child.children, { ...face, bold: true })
      case 'emphasis':
        return spansOf(child.children, { ...face, oblique: true })
      case 'delete':
      case 'link':
        return spansOf(child.children, face)
      default:
        return []
    }
  })
