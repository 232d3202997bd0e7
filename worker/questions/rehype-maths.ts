import type { Element, ElementContent, Root } from 'hast'
import Temml from 'temml'
import { visit } from 'unist-util-visit'

/** No links, styles or classes of the author's, and no expansion without bound. */
const bounds = { trust: false, maxExpand: 200, maxSize: [20, 20] as [number, number], throwOnError: true }

/** What cannot be narrower than it is scrolls in a box of its own; client/ui/wide-boxes.ts lets keys scroll it. */
const inBox = (child: ElementContent, tagName = 'div'): Element => ({
  type: 'element',
  tagName,
  properties: { className: ['wide', 'fade-x'] },
  children: [child],
})

/** Has no operators in its outermost row: a matrix, or all of it in display style. */
const isUnbreakable = (maths: string): boolean => /^<math><mstyle|<mtable/.test(maths)

/** A formula as MathML, which in a line may break at its operators; what is no TeX, or too deep, as it was written. */
const mathsOf = (tex: string, displayMode: boolean): ElementContent => {
  try {
    const value = Temml.renderToString(tex, { ...bounds, displayMode, wrap: displayMode ? 'none' : 'tex' })
    if (displayMode) return inBox({ type: 'raw', value })
    return isUnbreakable(value) ? inBox({ type: 'raw', value }, 'span') : { type: 'raw', value }
  } catch {
    return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: tex }] }
  }
}

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties['className']) && properties['className'].includes(name)

const textIn = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('')

/** What stands for an element of Markdown's; undefined where it stays. */
const instead = (element: Element): ElementContent | undefined => {
  const [code] = element.children
  if (element.tagName === 'code' && hasClass(element, 'math-inline')) return mathsOf(textIn(element), false)
  if (element.tagName === 'pre' && code?.type === 'element' && hasClass(code, 'language-math'))
    return mathsOf(textIn(code), true)
  return element.tagName === 'table' || element.tagName === 'pre' ? inBox(element) : undefined
}

/** Sets the formulas that remark-math has found, and gives boxes to formulas, tables and code that may be wide. */
export const rehypeMaths = () => (tree: Root) => {
  visit(tree, 'element', (element, index, parent) => {
    const other = index === undefined ? undefined : instead(element)
    if (parent && index !== undefined && other) parent.children[index] = other
  })
}
