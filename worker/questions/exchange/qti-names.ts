import { isElement, type Element } from './markup/elements.ts'

/** One spelling of the names of QTI 2.1 and 3.0: `choiceInteraction` and `qti-choice-interaction`. */
const plainName = (name: string): string =>
  name
    .replace(/^.*:/, '')
    .replace(/^qti-(.*)$/, (_, rest: string) => rest.replaceAll('-', ''))
    .toLowerCase()

const plainAttribute = (name: string): string =>
  /^(xml:lang|data-)/.test(name) ? name.replace('xml:', '') : name.replaceAll('-', '').toLowerCase()

/** An element with the names of both versions spelled as one, without prefixes. */
export const plainNames = (element: Element): Element => ({
  type: 'element',
  name: plainName(element.name),
  attributes: Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [plainAttribute(name), value]),
  ),
  children: element.children.map((child) => (isElement(child) ? plainNames(child) : child)),
})
