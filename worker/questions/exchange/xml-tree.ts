import { FileFault } from './file-format.ts'
import type { XmlEvent } from './xml-events.ts'

/** An element with its children; names are without prefixes. */
export type XmlElement = { name: string; attributes: ReadonlyMap<string, string>; children: XmlNode[] }
export type XmlNode = XmlElement | string

type Opening = Extract<XmlEvent, { kind: 'open' }>

/** Nodes of one element; those of a row with a large table in it are a tenth. */
const maxNodes = 100_000

/** Element that has just opened, read to its end. Throws FileFault for one that would fill the memory. */
export const elementOf = ({ name, attributes }: Opening, events: Iterator<XmlEvent>): XmlElement => {
  const root: XmlElement = { name, attributes, children: [] }
  const open = [root]
  let nodes = 0
  for (let current = open.at(-1); current; current = open.at(-1)) {
    const { done, value: event } = events.next()
    if (done) break
    nodes += 1
    if (nodes > maxNodes) throw new FileFault('too_large')
    if (event.kind === 'text') current.children.push(event.text)
    else if (event.kind === 'close') open.pop()
    else {
      const child: XmlElement = { name: event.name, attributes: event.attributes, children: [] }
      current.children.push(child)
      open.push(child)
    }
  }
  return root
}

export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string')

export const childNamed = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsIn(element).find((child) => child.name === name)

/** First element of a name at any depth. */
export const descendantNamed = (element: XmlElement, name: string): XmlElement | undefined => {
  for (const child of elementsIn(element)) {
    const found = child.name === name ? child : descendantNamed(child, name)
    if (found) return found
  }
  return undefined
}

export const ownText = ({ children }: XmlElement): string =>
  children.filter((child) => typeof child === 'string').join('')
