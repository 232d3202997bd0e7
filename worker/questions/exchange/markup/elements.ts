/** Parsed HTML or XML. Names of elements and attributes are in lower case in HTML and as written in XML. */
export type TextNode = { type: 'text'; value: string }
export type Element = { type: 'element'; name: string; attributes: Record<string, string>; children: Node[] }
export type Node = TextNode | Element

export const isElement = (node: Node): node is Element => node.type === 'element'

export const elementsOf = ({ children }: Element): Element[] => children.filter(isElement)

export const childrenNamed = (element: Element, name: string): Element[] =>
  elementsOf(element).filter((child) => child.name === name)

export const childNamed = (element: Element, name: string): Element | undefined =>
  elementsOf(element).find((child) => child.name === name)

/** Elements inside an element, from outside in, in the order of the document. */
export const descendantsOf = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) => [child, ...descendantsOf(child)])

export const textIn = (node: Node): string => (isElement(node) ? node.children.map(textIn).join('') : node.value)

/** Text of the child with this name, without surrounding blanks; empty where there is none. */
export const textOfChild = (element: Element, name: string): string => {
  const child = childNamed(element, name)
  return child ? textIn(child).trim() : ''
}
