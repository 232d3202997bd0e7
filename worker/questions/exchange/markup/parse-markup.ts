import { Parser } from 'htmlparser2'
import { FileFault } from '../file-format.ts'
import type { Element } from './elements.ts'

/** Maximum nesting; the converters recurse into each level. */
const maxDepth = 200

const emptyElement = (name: string, attributes: Record<string, string> = {}): Element => ({
  type: 'element',
  name,
  attributes,
  children: [],
})

const parse = (markup: string, xmlMode: boolean): Element => {
  const root = emptyElement('')
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1) ?? root
        const isTooDeep = open.length > maxDepth
        if (isTooDeep && xmlMode) throw new FileFault('broken')
        const element = isTooDeep ? parent : emptyElement(name, attributes)
        if (!isTooDeep) parent.children.push(element)
        open.push(element)
      },
      onclosetag: () => void open.pop(),
      ontext(value) {
        const siblings = open.at(-1)?.children ?? []
        const last = siblings.at(-1)
        if (last?.type === 'text') last.value += value
        else siblings.push({ type: 'text', value })
      },
    },
    { xmlMode },
  )
  parser.end(markup)
  return root
}

/** Root of a piece of HTML, read as browsers do; elements that are nested too deeply are left out around their texts. */
export const parseHtml = (html: string): Element => parse(html, false)

/** Root of a piece of XML that is well-formed. Throws FileFault where it is nested too deeply. */
export const parseXml = (xml: string): Element => parse(xml, true)
