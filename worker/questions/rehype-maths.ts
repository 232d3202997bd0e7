import type { Element, ElementContent, Root } from 'hast'
import Temml from 'temml'
import { visit } from 'unist-util-visit'

/** No links, styles or classes from the author, and bounded expansion. */
const temmlLimits = { trust: false, maxExpand: 200, maxSize: [20, 20] as [number, number], throwOnError: true }

/** Scroll box for content that may be wider than the page; client/ui/wide-boxes.ts makes it scrollable by keyboard. */
const inScrollBox = (child: ElementContent, tagName = 'div'): Element => ({
  type: 'element',
  tagName,
  properties: { className: ['wide', 'fade-x'] },
  children: [child],
})

/** True without operators in the outermost row: a matrix, or a formula in display style. */
const isUnbreakable = (maths: string): boolean => /^<math><mstyle|<mtable/.test(maths)

/** MathML of a formula. Throws for invalid TeX, or TeX that is too deep. */
const renderMaths = (tex: string, displayMode: boolean): string =>
  Temml.renderToString(tex, { ...temmlLimits, displayMode, wrap: displayMode ? 'none' : 'tex' })

/** True for TeX that is shown as a formula. */
export const isValidMaths = (tex: string): boolean => {
  try {
    renderMaths(tex, false)
    return true
  } catch {
    return false
  }
}

/**
 * A formula as MathML, which breaks at its operators within a line; invalid TeX, or TeX that is too deep, as it was
 * written.
 */
const mathsOf = (tex: string, displayMode: boolean): ElementContent => {
  try {
    const value = renderMaths(tex, displayMode)
    if (displayMode) return inScrollBox({ type: 'raw', value })
    return isUnbreakable(value) ? inScrollBox({ type: 'raw', value }, 'span') : { type: 'raw', value }
  } catch {
    return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: tex }] }
  }
}

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties['className']) && properties['className'].includes(name)

const textIn = ({ children }: Element): string =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('')

/** Replacement of a Markdown element; undefined where it stays. */
const replacementOf = (element: Element): ElementContent | undefined => {
  const [code] = element.children
  if (element.tagName === 'code' && hasClass(element, 'math-inline')) return mathsOf(textIn(element), false)
  if (element.tagName === 'pre' && code?.type === 'element' && hasClass(code, 'language-math'))
    return mathsOf(textIn(code), true)
  return element.tagName === 'table' || element.tagName === 'pre' ? inScrollBox(element) : undefined
}

/** Renders the formulas found by remark-math, and wraps wide formulas, tables and code in scroll boxes. */
export const rehypeMaths = () => (tree: Root) => {
  visit(tree, 'element', (element, index, parent) => {
    const other = index === undefined ? undefined : replacementOf(element)
    if (parent && index !== undefined && other) parent.children[index] = other
  })
}
