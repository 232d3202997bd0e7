import { MathMLToLaTeX } from 'mathml-to-latex'
import { allIn } from './dom.ts'
import type { LeftOut } from './left-out.ts'
import { latexOfOmml } from './omml.ts'

/** Attributes of the elements that stand for formulas until they become Markdown. */
export const formulaAttributes = { tex: 'data-tex', block: 'data-block' } as const

type Parse = (html: string) => Document

/** LaTeX of MathML; empty if it cannot be converted. */
export const latexOfMathMl = (markup: string): string => {
  try {
    const xml = markup.replaceAll('&nbsp;', '\u00a0').replaceAll(/(<\/?)(?:mml|m):/g, '$1')
    return MathMLToLaTeX.convert(xml).replaceAll(/\s+/g, ' ').trim()
  } catch {
    return ''
  }
}

const withoutDisplayStyle = (tex: string): string =>
  /^\{\\displaystyle\s+(.*)\}$/s.exec(tex.trim())?.[1]?.trim() ?? tex.trim()

/** The formula's own TeX, as KaTeX, MathJax and Wikipedia keep it beside its drawing, else its MathML converted. */
const texOf = (element: Element): string => {
  const annotation = element.querySelector('annotation[encoding="application/x-tex"]')
  const image = element.matches('img') ? element : null
  const own = annotation?.textContent ?? image?.getAttribute('alt') ?? element.getAttribute('data-latex')
  if (own) return withoutDisplayStyle(own)
  const math = element.matches('math') ? element : element.querySelector('math')
  return math ? latexOfMathMl(math.outerHTML) : ''
}

const isBlock = (element: Element): boolean =>
  element.matches('math[display="block"], [display="true"], .MathJax_Display') ||
  Boolean(element.closest('.katex-display, .MathJax_Display') ?? element.querySelector('math[display="block"]'))

const replaceByFormula = (element: Node, tex: string, block: boolean, leftOut: LeftOut): void => {
  if (tex === '') leftOut.equations += 1
  const formula = element.ownerDocument?.createElement('span')
  formula?.setAttribute(formulaAttributes.tex, tex)
  if (block) formula?.setAttribute(formulaAttributes.block, '')
  // Without text it would be taken for an empty element.
  if (formula) formula.textContent = 'x'
  if (formula && tex !== '') element.parentNode?.insertBefore(formula, element)
  element.parentNode?.removeChild(element)
}

/** Containers of drawn formulas, the outer ones first. */
const drawn =
  '.katex, mjx-container, .MathJax, .MathJax_Display, .MathJax_SVG, .mwe-math-element, img.mwe-math-fallback-image-inline, img.mwe-math-fallback-image-display, math'

/** Removes Word's fallback for programs without equations: the nodes from an equation to the end of its condition. */
const removeFallback = (comment: ChildNode): void => {
  const opening = comment.nextSibling
  if (opening?.nodeType !== 8 || !/if !msEquation/i.test(opening.nodeValue ?? '')) return
  for (let node: ChildNode | null = opening; node;) {
    const next: ChildNode | null = node.nextSibling
    const isEnd: boolean = node.nodeType === 8 && /endif/i.test(node.nodeValue ?? '')
    node.parentNode?.removeChild(node)
    node = isEnd ? null : next
  }
}

const commentsOf = (body: Element): ChildNode[] => {
  const found: ChildNode[] = []
  const visit = (node: Node): void => {
    for (const child of Array.from(node.childNodes)) {
      if (child.nodeType === 8) found.push(child)
      else visit(child)
    }
  }
  visit(body)
  return found
}

/** Replaces every equation by a span with its LaTeX. Those without LaTeX are removed and counted. */
export const markEquations = (body: Element, parse: Parse, leftOut: LeftOut): void => {
  for (const comment of commentsOf(body)) {
    const markup = comment.nodeValue ?? ''
    if (!/<m:oMath/i.test(markup)) continue
    removeFallback(comment)
    replaceByFormula(
      comment,
      latexOfOmml(markup.replaceAll(/^\[if[^\]]*\]>|<!\[endif\]$/g, ''), parse),
      /<m:oMathPara/i.test(markup),
      leftOut,
    )
  }
  for (const element of allIn(body, drawn)) {
    if (!body.contains(element)) continue
    replaceByFormula(element, texOf(element), isBlock(element), leftOut)
  }
}
