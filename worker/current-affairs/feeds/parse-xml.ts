import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { entryOf, FeedRefused, maxDepth, type ParsedEntry, type RawEntry } from './feed-entry.ts'

/** A parsed element: text as `#text`, attributes as `@name`, children by name. */
type Node = { [name: string]: Value }
type Value = Node | (Node | string)[] | string | undefined

const listOf = (value: Value): (Node | string)[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

const nodesOf = (value: Value): Node[] => listOf(value).filter((each) => typeof each !== 'string')

/** Text of an element with its children. */
const textOf = (value: Value, depth = 0): string => {
  if (typeof value === 'string') return value
  if (value === undefined || depth > maxDepth) return ''
  if (Array.isArray(value)) return textOf(value[0], depth + 1)
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([, child]) => listOf(child).map((each) => textOf(each, depth + 1)))
    .join(' ')
}

const attribute = (value: Node | string | undefined, name: string): string => {
  const found = typeof value === 'object' ? value[`@${name}`] : undefined
  return typeof found === 'string' ? found : ''
}

/** Text of the first of these children that has any. */
const firstOf = (node: Node, ...names: string[]): string =>
  names.map((name) => textOf(node[name]).trim()).find((text) => text !== '') ?? ''

const rssEntry = (item: Node): RawEntry => ({
  key: firstOf(item, 'guid'),
  title: firstOf(item, 'title'),
  link: firstOf(item, 'link', 'guid'),
  html: firstOf(item, 'description', 'content:encoded'),
  date: firstOf(item, 'pubDate', 'dc:date'),
})

const atomLink = (links: Value): string =>
  attribute(
    listOf(links).find((link) => ['', 'alternate'].includes(attribute(link, 'rel'))),
    'href',
  )

const atomEntry = (entry: Node): RawEntry => ({
  key: firstOf(entry, 'id'),
  title: firstOf(entry, 'title'),
  link: atomLink(entry.link),
  html: firstOf(entry, 'summary', 'content'),
  date: firstOf(entry, 'published', 'updated'),
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** Starts and ends of sections without markup. */
const opaque = [
  { start: '<![CDATA[', end: ']]>' },
  { start: '<!--', end: '-->' },
]

/** XML without CDATA sections and comments, in linear time. */
const markupOf = (xml: string): string => {
  const parts: string[] = []
  let at = 0
  const next = opaque.map((section) => ({ ...section, from: xml.indexOf(section.start) }))
  for (;;) {
    for (const section of next)
      if (section.from !== -1 && section.from < at) section.from = xml.indexOf(section.start, at)
    const [first] = next.filter(({ from }) => from !== -1).toSorted((one, other) => one.from - other.from)
    if (!first) return [...parts, xml.slice(at)].join('')
    parts.push(xml.slice(at, first.from))
    const close = xml.indexOf(first.end, first.from + first.start.length)
    if (close === -1) return parts.join('')
    at = close + first.end.length
  }
}

/** True for elements nested deeper than `maxDepth`, in one pass over the tags. */
const isTooDeep = (markup: string): boolean => {
  let depth = 0
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at + 1)) {
    if (markup[at + 1] === '/') depth -= 1
    else if (markup[at + 1] !== '?' && markup[at + 1] !== '!') {
      const close = markup.indexOf('>', at)
      if (close === -1) return false
      if (markup[close - 1] !== '/') depth += 1
      if (depth > maxDepth) return true
      at = close
    }
  }
  return false
}

const rootOf = (xml: string): Node => {
  const markup = markupOf(xml)
  if (/<!(DOCTYPE|ENTITY)/i.test(markup)) throw new FeedRefused('doctype')
  if (isTooDeep(markup)) throw new FeedRefused('malformed')
  try {
    if (XMLValidator.validate(xml) === true) return parser.parse(xml) as Node
  } catch {
    // Refused below as malformed.
  }
  throw new FeedRefused('malformed')
}

/** Entries of RSS 0.9 to 2.0 or Atom. */
export const parseXml = (xml: string, base: string): { format: 'rss' | 'atom'; entries: ParsedEntry[] } => {
  const root = rootOf(xml)
  const read = (items: Value, entry: (node: Node) => RawEntry) =>
    nodesOf(items).flatMap((item) => entryOf(entry(item), base))
  const [rss] = nodesOf(root.rss)
  if (rss) return { format: 'rss', entries: read(nodesOf(rss.channel)[0]?.item, rssEntry) }
  const [rdf] = nodesOf(root['rdf:RDF'])
  if (rdf) return { format: 'rss', entries: read(rdf.item, rssEntry) }
  const [atom] = nodesOf(root.feed)
  if (atom) return { format: 'atom', entries: read(atom.entry, atomEntry) }
  throw new FeedRefused('not_a_feed')
}
