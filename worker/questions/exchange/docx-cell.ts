import { latexOfEquation, type EquationNode } from '../../../domain/content/equations.ts'
import { markdownOfRuns, type Run } from '../../../domain/questions/exchange/marked-runs.ts'
import type { CellFault } from '../../../domain/questions/exchange/record.ts'
import type { SheetCell } from '../../../domain/questions/exchange/sheet.ts'
import { childNamed, descendantNamed, elementsIn, ownText, type XmlElement } from './xml-tree.ts'

/** Markdown of the picture that a drawing shows; null where it shows none. */
export type PictureOf = (drawing: XmlElement) => string | null

type Marks = Omit<Run, 'text'>

const isOff = (property: XmlElement): boolean =>
  ['0', 'false', 'none', 'off'].includes(property.attributes.get('val') ?? '')

const marksOf = (run: XmlElement): Marks => {
  const properties = childNamed(run, 'rPr')
  if (!properties) return {}
  const has = (name: string): boolean => {
    const property = childNamed(properties, name)
    return property !== undefined && !isOff(property)
  }
  const vertical = childNamed(properties, 'vertAlign')?.attributes.get('val')
  return {
    ...((has('b') || has('u')) && { bold: true }),
    ...(has('i') && { italic: true }),
    ...(vertical === 'superscript' && { vertical: 'super' as const }),
    ...(vertical === 'subscript' && { vertical: 'sub' as const }),
  }
}

const equationNode = (element: XmlElement): EquationNode => {
  const value = element.attributes.get('val')
  return {
    name: element.name.toLowerCase(),
    text: ownText(element),
    children: elementsIn(element).map(equationNode),
    ...(value !== undefined && { value }),
  }
}

/** Signs that stand for text within a run. */
const signs: Record<string, string> = { tab: ' ', br: '\n', cr: '\n', noBreakHyphen: '-', softHyphen: '' }

/** Elements of which a run or paragraph shows nothing. */
const silent = new Set(['rPr', 'pPr', 'del', 'moveFrom', 'Fallback', 'instrText', 'lastRenderedPageBreak', 'proofErr'])

/** Edge of an equation of its own lines, of which one blank line remains. */
const blockEdge = '\u2029'
const edges = /\s*\u2029\s*/

/** Reads the content of a cell of a table as Markdown, and names what has no Markdown. */
export const cellReader = (pictureOf: PictureOf) => {
  let faults: CellFault[] = []

  const leftOut = (): Run[] => {
    faults.push({ code: 'left_out', blocks: true })
    return []
  }

  const equation = (element: XmlElement, isBlock: boolean): Run[] => {
    const tex = latexOfEquation(equationNode(element))
    if (tex === '') return leftOut()
    return [{ text: isBlock ? `${blockEdge}$$\n${tex}\n$$${blockEdge}` : `$${tex}$` }]
  }

  const drawing = (element: XmlElement): Run[] => {
    if (descendantNamed(element, 'OLEObject') || descendantNamed(element, 'txbxContent')) return leftOut()
    const picture = pictureOf(element)
    if (picture !== null) return [{ text: picture }]
    faults.push({ code: 'picture_unusable', blocks: true })
    return []
  }

  const runsOf = (element: XmlElement, marks: Marks): Run[] =>
    elementsIn(element).flatMap((child): Run[] => {
      if (silent.has(child.name)) return []
      const sign = signs[child.name]
      if (sign !== undefined) return [{ text: sign }]
      if (child.name === 't') return [{ ...marks, text: ownText(child) }]
      if (child.name === 'r') return runsOf(child, marksOf(child))
      if (child.name === 'oMath') return equation(child, false)
      if (child.name === 'oMathPara') return equation(child, true)
      if (['drawing', 'pict', 'object'].includes(child.name)) return drawing(child)
      return child.name === 'sym' ? leftOut() : runsOf(child, marks)
    })

  const paragraph = (element: XmlElement): string => {
    const properties = childNamed(element, 'pPr')
    const text = markdownOfRuns(runsOf(element, {}))
    return properties && childNamed(properties, 'numPr') && text.trim() !== '' ? `- ${text}` : text
  }

  const table = (element: XmlElement): string => {
    const rows = elementsIn(element)
      .filter(({ name }) => name === 'tr')
      .map((row) =>
        elementsIn(row)
          .filter(({ name }) => name === 'tc')
          .map((cell) =>
            blocks(cell)
              .replaceAll(/\s*\n\s*/g, ' ')
              .replaceAll('|', '\\|'),
          ),
      )
    const [head = [], ...body] = rows
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
  }

  const blocks = (element: XmlElement): string => {
    const texts: { text: string; isItem: boolean }[] = []
    const visit = (parent: XmlElement): void => {
      for (const child of elementsIn(parent)) {
        if (child.name === 'p') {
          const text = paragraph(child)
          if (text.trim() !== '') texts.push({ text, isItem: text.startsWith('- ') })
        } else if (child.name === 'tbl') texts.push({ text: table(child), isItem: false })
        else if (['sdt', 'sdtContent', 'ins', 'customXml', 'smartTag'].includes(child.name)) visit(child)
      }
    }
    visit(element)
    return texts
      .map(({ text, isItem }, index) => (index === 0 ? '' : isItem && texts[index - 1]?.isItem ? '\n' : '\n\n') + text)
      .join('')
      .split(edges)
      .filter((text) => text !== '')
      .join('\n\n')
  }

  return (cell: XmlElement): SheetCell => {
    faults = []
    return { text: blocks(cell), faults }
  }
}
