import { latexOfEquation, type EquationNode } from '../../../../domain/content/equations.ts'

const prefix = 'm:'

/** Elements of an equation, also those inside the HTML elements that Word puts around them. */
const nodesOf = (element: Element): EquationNode[] =>
  Array.from(element.children).flatMap((child) => {
    const name = child.nodeName.toLowerCase()
    const children = nodesOf(child)
    if (!name.startsWith(prefix)) return children
    const value = child.getAttribute('m:val')
    return [
      { name: name.slice(prefix.length), text: child.textContent ?? '', children, ...(value !== null && { value }) },
    ]
  })

/** LaTeX of the equations in Word's markup; empty where there is nothing to show. */
export const latexOfOmml = (markup: string, parse: (html: string) => Document): string => {
  const closed = markup.replaceAll(/<(m:\w+)([^<>]*)\/>/g, '<$1$2></$1>')
  const { body } = parse(`<body>${closed}</body>`)
  return latexOfEquation({ name: 'body', text: '', children: nodesOf(body) })
}
